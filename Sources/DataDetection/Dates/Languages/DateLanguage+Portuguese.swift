extension DateLanguage {
    static let portuguese = DateLanguage(
        code: "pt",
        months: [
            "janeiro|jan|jan.", "fevereiro|fev|fev.", "março|mar!|mar.", "abril|abr|abr.", "maio|mai!|mai.", "junho|jun|jun.", "julho|jul|jul.",
            "agosto|ago|ago.", "setembro|set!|set.", "outubro|out!|out.", "novembro|nov|nov.", "dezembro|dez!|dez.",
        ],
        weekdays: [
            "segunda|segunda-feira|segunda feira|seg!|seg.", "terça|terça-feira|terça feira|ter!|ter.", "quarta|quarta-feira|quarta feira|qua!|qua.",
            "quinta|quinta-feira|quinta feira|qui!|qui.", "sexta|sexta-feira|sexta feira|sex!|sex.", "sábado|sáb!|sáb.|sab!", "domingo|dom!|dom.",
        ],
        numbers: [
            "zero!", "um!|uma!", "dois|duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze", "doze", "treze", "catorze|quatorze", "quinze", "dezesseis|dezasseis",
            "dezessete|dezassete", "dezoito", "dezenove|dezanove",
        ],
        ordinals: ["primeiro|primeira|1º", "segundo!", "terceiro", "quarto!", "quinto", "sexto", "sétimo", "oitavo", "nono", "décimo"],
        words: [
            .number(20): "vinte", .number(30): "trinta", .number(40): "quarenta", .number(50): "cinquenta", .ordinalSuffix: "º!|ª!", .few: "alguns|algumas|uns|umas|poucos", .half: "meia|meio!", .andAHalf: "e meia|e meio",
            .day(0): "hoje", .day(1): "amanhã", .day(-1): "ontem", .day(2): "depois de amanhã", .day(-2): "anteontem", .now: "agora|já!|neste momento",
            .dayAndPart(0, .night): "esta noite|hoje à noite", .dayAndPart(-1, .night): "ontem à noite|a noite passada",
            .dayPart(.morning): "de manhã|da manhã|pela manhã|manhã!", .dayPart(.noon): "meio-dia|meio dia", .dayPart(.afternoon): "à tarde|da tarde|de tarde|tarde!", .dayPart(.night): "à noite|da noite|de noite|noite!",
            .dayPart(.midnight): "meia-noite|meia noite", .dayPart(.earlyMorning): "da madrugada|de madrugada|madrugada!",
            .unit(.second): "segundo|segundos|seg|seg.", .unit(.minute): "minuto|minutos|min|min.", .unit(.hour): "hora|horas|h", .unit(.day): "dia|dias|noites!", .unit(.week): "semana|semanas", .unit(.workday): "dias úteis|dia útil",
            .unit(.weekend): "fim de semana|fins de semana|final de semana", .unit(.month): "mês|meses", .unit(.quarter): "trimestre|trimestres", .unit(.year): "ano|anos", .unit(.decade): "década|décadas",
            .era(0): "d. c.|d.c.|depois de cristo", .beforeChrist: "a. c.|a.c.|antes de cristo", .oclock: "em ponto|horas|h|hs", .hourMark: "h|horas", .minuteMark: "m|min",
            .quarterHour(15): "e quinze|e um quarto", .quarterHour(30): "e meia",
            .next: "próxim(o|a|os|as)|que vem|seguinte|seguintes", .last: "passad(o|a|os|as)|últim(o|a|os|as)|anterior|anteriores", .this: "este|esta|neste|nesta|deste|desta",
            .agoBefore: "há|faz", .ago: "atrás|antes!", .later: "depois|mais tarde|a partir de agora", .within: "em|dentro de|daqui a|nos!", .forSpan: "por!|durante!|para!", .before: "antes de|até", .after: "depois de|desde",
            .early: "início de|começo de", .mid: "meados de", .late: "fim de|final de|fim do|final do", .every: "cada|todo|toda|todos os|todas as", .everyday(.day): "diariamente|todos os dias|todo dia", .everyday(.week): "semanalmente|toda semana",
            .everyday(.month): "mensalmente|todo mês|todos os meses", .everyday(.year): "anualmente|todo ano|todos os anos",
            .from: "de|desde|do|das|a partir de", .to: "a|à|às|até|até às|ao|as!", .between: "entre", .and: "e", .at: "às|as!|à|a!|por volta das|@", .on: "em|no|na|dia!", .of: "de|do|da", .the: "o|a!|os!|as!|o dia|dia!", .around: "cerca de|por volta de",
            .holiday(.fixed(month: 1, day: 1)): "ano novo|dia de ano novo", .holiday(.fixed(month: 12, day: 25)): "natal", .holiday(.fixed(month: 12, day: 24)): "véspera de natal", .holiday(.fixed(month: 12, day: 31)): "réveillon|véspera de ano novo",
            .holiday(.fixed(month: 9, day: 7)): "dia da independência", .holiday(.fixed(month: 5, day: 1)): "dia do trabalho|dia do trabalhador", .holiday(.fixed(month: 4, day: 25)): "dia da liberdade", .holiday(.fixed(month: 11, day: 2)): "finados|dia de finados",
            .holiday(.easter(0)): "páscoa", .holiday(.easter(-2)): "sexta-feira santa", .holiday(.easter(-47)): "carnaval", .holiday(.easter(60)): "corpus christi",
        ])
}
