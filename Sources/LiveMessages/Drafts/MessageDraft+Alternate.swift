extension MessageDraft {
    /// What stands for it where nothing of ours draws it.
    public var alternate: TemplateLayout {
        switch kind {
        case .message: layout?.alternate ?? TemplateLayout(caption: summaryText)
        case .text: TemplateLayout(caption: text)
        case .sticker: TemplateLayout(image: picture)
        case .attachment: TemplateLayout(image: picture, caption: comment)
        }
    }
}
