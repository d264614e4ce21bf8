extension DateLanguage {
    static let portuguese = DateLanguage(
        code: "pt",
        months: [
            "janeiro|jan|jan.", "fevereiro|fev|fev.", "março|mar!|mar.", "abril|abr|abr.", "maio|mai!|mai.",
            "junho|jun|jun.", "julho|jul|jul.",
            "agosto|ago|ago.", "setembro|set!|set.", "outubro|out!|out.", "novembro|nov|nov.", "dezembro|dez!|dez.",
        ],
        weekdays: [
            "segunda|segunda-feira|segunda feira|seg!|seg.", "terça|terça-feira|terça feira|ter!|ter.",
            "quarta|quarta-feira|quarta feira|qua!|qua.",
            "quinta|quinta-feira|quinta feira|qui!|qui.", "sexta|sexta-feira|sexta feira|sex!|sex.",
            "sábado|sáb!|sáb.|sab!", "domingo|dom!|dom.",
        ],
        weekdaysInPlural: [
            "segundas|segundas-feiras|às segundas", "terças|terças-feiras|às terças",
            "quartas|quartas-feiras|às quartas", "quintas|quintas-feiras|às quintas", "sextas|sextas-feiras|às sextas",
            "sábados|aos sábados", "domingos|aos domingos",
        ],
        numbers: [
            "zero!", "um!|uma!", "dois|duas", "três", "quatro", "cinco", "seis", "sete", "oito", "nove", "dez", "onze",
            "doze", "treze", "catorze|quatorze", "quinze", "dezesseis|dezasseis",
            "dezessete|dezassete", "dezoito", "dezenove|dezanove",
        ],
        ordinals: [
            "primeiro|primeira|1º", "segundo!", "terceiro", "quarto!", "quinto", "sexto", "sétimo", "oitavo", "nono",
            "décimo",
        ],
        moreNumbers: [
            20: "vinte", 30: "trinta", 40: "quarenta", 50: "cinquenta",
        ],
        days: [
            0: "hoje", 1: "amanhã", -1: "ontem", 2: "depois de amanhã", -2: "anteontem",
        ],
        partsOfDays: [
            (0, .night, "esta noite|hoje à noite"), (-1, .night, "ontem à noite|a noite passada"),
        ],
        dayParts: [
            .morning: "de manhã|da manhã|pela manhã|manhã!", .noon: "meio-dia|meio dia",
            .afternoon: "à tarde|da tarde|de tarde|tarde!", .night: "à noite|da noite|de noite|noite!",
            .midnight: "meia-noite|meia noite", .earlyMorning: "da madrugada|de madrugada|madrugada!",
        ],
        units: [
            .second: "segundo|segundos|seg|seg.", .minute: "minuto|minutos|min|min.", .hour: "hora|horas|h",
            .day: "dia|dias|noites!", .week: "semana|semanas", .workday: "dias úteis|dia útil",
            .weekend: "fim de semana|fins de semana|final de semana", .month: "mês|meses",
            .quarter: "trimestre|trimestres", .year: "ano|anos", .decade: "década|décadas",
        ],
        recurring: [
            .day: "diariamente|todos os dias|todo dia", .week: "semanalmente|toda semana",
            .month: "mensalmente|todo mês|todos os meses", .year: "anualmente|todo ano|todos os anos",
        ],
        quarterHours: [
            15: "e quinze|e um quarto", 30: "e meia",
        ],
        eras: [
            0: "d. c.|d.c.|depois de cristo"
        ],
        holidays: [
            .fixed(month: 1, day: 1): "ano novo|dia de ano novo", .fixed(month: 12, day: 25): "natal",
            .fixed(month: 12, day: 24): "véspera de natal",
            .fixed(month: 12, day: 31): "réveillon|véspera de ano novo",
            .fixed(month: 9, day: 7): "dia da independência",
            .fixed(month: 5, day: 1): "dia do trabalho|dia do trabalhador",
            .fixed(month: 4, day: 25): "dia da liberdade", .fixed(month: 11, day: 2): "finados|dia de finados",
            .easter(0): "páscoa", .easter(-2): "sexta-feira santa", .easter(-47): "carnaval",
            .easter(60): "corpus christi",
        ],
        words: [
            .publicHoliday: "feriados",
            .due:
                "até|até ao|vencimento|vence|prazo|antes de|data de vencimento|data limite|data limite de pagamento|validade|val.|val!|prazo de validade|data de validade|prazo de pagamento|vcto|vcto.|venc.|expira",
            .closed: "fechado|encerrado|fechada|encerrada|encerra|não abre|exceto|excepto|exceto às|exceto aos",
            .ordinalSuffix: "º!|ª!", .few: "alguns|algumas|uns|umas|poucos", .half: "meia|meio!",
            .andAHalf: "e meia|e meio", .now: "agora|já!|neste momento", .beforeChrist: "a. c.|a.c.|antes de cristo",
            .oclock: "em ponto|horas|h|hs", .hourMark: "h|horas", .minuteMark: "m|min",
            .next: "próxim(o|a|os|as)|que vem|seguinte|seguintes",
            .last: "passad(o|a|os|as)|últim(o|a|os|as)|anterior|anteriores",
            .this: "este|esta|neste|nesta|deste|desta", .agoBefore: "há|faz", .ago: "atrás|antes!",
            .later: "depois|mais tarde|a partir de agora", .within: "em|dentro de|daqui a|nos!",
            .forSpan: "por!|durante!|para!", .before: "antes de|até|antes da|antes do|antes das|antes dos",
            .after: "depois de|desde",
            .early: "início de|começo de", .mid: "meados de", .late: "fim de|final de|fim do|final do",
            .every: "cada|todo|toda|todos os|todas as", .from: "de|desde|do|das|a partir de",
            .to: "a|à|às|até|até às|ao|as!", .between: "entre", .and: "e",
            .at: "às|as!|à|a!|por volta das|@|pelas|pela!",
            .on: "em|no|na|dia!|aos!|nas!|nos!", .of: "de|do|da", .the: "o|a!|os!|as!|o dia|dia!",
            .around: "cerca de|por volta de",
        ])
}
