/// The words that summaries and message pages use, in the languages of `<live-text>`.
package struct MessageWords: Sendable {
    /// The language's code.
    package let language: String
    /// A picture of which nothing else can be said.
    package let picture: String
    /// A picture by itself.
    package let sticker: String
    /// A picture as a file.
    package let attachment: String
    /// A message of which nothing may be said.
    package let message: String
    /// What leads to the conversation.
    package let openConversation: String
    /// What a page says whose message nobody else may see.
    package let isPrivate: String
    /// What gives the event as a file.
    package let addToCalendar: String
    /// Whether the language is written from right to left.
    package var isRightToLeft: Bool { language == "ar" }

    private static let table = """
        en|Picture|Sticker|Attachment|Message|Open the conversation|Only the people of the conversation see this message.|Add to Calendar
        de|Bild|Sticker|Anhang|Nachricht|Unterhaltung öffnen|Diese Nachricht sehen nur die Teilnehmer der Unterhaltung.|Zum Kalender hinzufügen
        fr|Image|Autocollant|Pièce jointe|Message|Ouvrir la conversation|Seuls les participants de la conversation voient ce message.|Ajouter au calendrier
        es|Imagen|Sticker|Archivo adjunto|Mensaje|Abrir la conversación|Solo los participantes de la conversación ven este mensaje.|Añadir al calendario
        it|Immagine|Sticker|Allegato|Messaggio|Apri la conversazione|Solo i partecipanti alla conversazione vedono questo messaggio.|Aggiungi al calendario
        pt|Imagem|Figurinha|Anexo|Mensagem|Abrir a conversa|Só os participantes da conversa veem esta mensagem.|Adicionar ao calendário
        ja|画像|ステッカー|添付ファイル|メッセージ|会話を開く|このメッセージは会話の参加者だけが見られます。|カレンダーに追加
        zh|图片|贴纸|附件|信息|打开对话|只有对话的参与者能看到这条信息。|添加到日历
        ko|사진|스티커|첨부 파일|메시지|대화 열기|이 메시지는 대화 참여자만 볼 수 있습니다.|캘린더에 추가
        ar|صورة|ملصق|مرفق|رسالة|فتح المحادثة|لا يرى هذه الرسالة سوى المشاركين في المحادثة.|إضافة إلى التقويم
        ru|Картинка|Стикер|Вложение|Сообщение|Открыть беседу|Это сообщение видят только участники беседы.|Добавить в календарь
        """

    private static let all: [String: MessageWords] = {
        let lines = table.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
        let words = lines.compactMap { fields in fields.count == 8 ? MessageWords(fields) : nil }
        return Dictionary(words.map { ($0.language, $0) }) { first, _ in first }
    }()

    /// The words of the first language that there are words for; English otherwise.
    ///
    /// - Parameter languages: BCP-47 tags, the most wanted first.
    /// - Returns: Words, whatever is asked for.
    package static func `in`(_ languages: [String]) -> MessageWords {
        let codes = languages.map { String($0.lowercased().prefix { $0 != "-" && $0 != "_" }) } + ["en"]
        return codes.lazy.compactMap { all[$0] }.first ?? MessageWords(Array(repeating: "", count: 8))
    }

    private init(_ fields: [String]) {
        (language, picture, sticker, attachment) = (fields[0], fields[1], fields[2], fields[3])
        (message, openConversation, isPrivate, addToCalendar) = (fields[4], fields[5], fields[6], fields[7])
    }
}
