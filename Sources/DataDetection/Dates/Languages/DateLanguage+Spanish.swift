extension DateLanguage {
    static let spanish = DateLanguage(
        code: "es",
        months: [
            "enero|ene|ene.", "febrero|feb|feb.", "marzo|mar!|mar.", "abril|abr|abr.", "mayo|may!", "junio|jun|jun.",
            "julio|jul|jul.",
            "agosto|ago|ago.", "septiembre|setiembre|sep|sep.|sept|sept.|set!", "octubre|oct|oct.",
            "noviembre|nov|nov.", "diciembre|dic|dic.",
        ],
        weekdays: [
            "lunes|lun!|lun.", "martes|mar!|mar.", "miércoles|mié!|mié.|mie!", "jueves|jue|jue.", "viernes|vie!|vie.",
            "sábado|sáb!|sáb.|sab!",
            "domingo|dom!|dom.",
        ],
        weekdaysInPlural: [
            "los lunes", "los martes", "los miércoles", "los jueves", "los viernes", "sábados|los sábados",
            "domingos|los domingos",
        ],
        numbers: [
            "cero!", "uno|una!|un!", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez", "once",
            "doce", "trece", "catorce", "quince",
            "dieciséis", "diecisiete", "dieciocho", "diecinueve", "veinte", "veintiuno|veintiún", "veintidós",
            "veintitrés", "veinticuatro", "veinticinco", "veintiséis",
            "veintisiete", "veintiocho", "veintinueve", "treinta",
        ],
        ordinals: [
            "primero|primer|primera|1ro|1er", "segundo!|segunda!", "tercero|tercer|tercera", "cuarto!|cuarta",
            "quinto|quinta", "sexto|sexta", "séptimo", "octavo", "noveno", "décimo",
        ],
        moreNumbers: [
            40: "cuarenta", 50: "cincuenta", 60: "sesenta", 70: "setenta", 80: "ochenta", 90: "noventa",
            100: "cien|ciento", 200: "doscientos", 300: "trescientos", 400: "cuatrocientos", 500: "quinientos",
            600: "seiscientos", 700: "setecientos", 800: "ochocientos", 900: "novecientos", 1000: "mil!",
        ],
        factors: [
            1000: "mil"
        ],
        days: [
            0: "hoy|el día de hoy", 1: "mañana", -1: "ayer|el día anterior", 2: "pasado mañana",
            -2: "anteayer|antes de ayer|antier",
        ],
        partsOfDays: [
            (0, .night, "esta noche|hoy por la noche"), (0, .afternoon, "hoy por la tarde"),
            (-1, .night, "anoche|ayer por la noche|ayer noche"),
        ],
        dayParts: [
            .morning: "por la mañana|de la mañana|en la mañana|a la mañana|mañana!|mañanas!",
            .noon: "mediodía|mediodia|al mediodía|del mediodía",
            .evening: "por la tarde|de la tarde|en la tarde|a la tarde|tarde!",
            .night: "por la noche|de la noche|en la noche|a la noche|noche!", .midnight: "medianoche|media noche",
            .earlyMorning: "de la madrugada|por la madrugada|madrugada!",
        ],
        units: [
            .second: "segundo|segundos|seg|seg.", .minute: "minuto|minutos|min|min.|mins",
            .hour: "hora|horas|hr|hrs|h", .day: "día|días|noches!", .week: "semana|semanas",
            .workday: "días hábiles|día hábil|días laborables", .weekend: "fin de semana|fines de semana|finde",
            .month: "mes|meses", .quarter: "trimestre|trimestres", .year: "año|años", .decade: "década|décadas",
        ],
        recurring: [
            .day: "diariamente|diario!|cada día|todos los días",
            .week: "semanalmente|semanal!|cada semana|todas las semanas",
            .month: "mensualmente|cada mes|todos los meses", .year: "anualmente|cada año|todos los años",
            .workday: "l-v!|l a v!",
        ],
        quarterHours: [
            15: "y cuarto", 30: "y media", -15: "menos cuarto", -5: "menos cinco", -10: "menos diez",
            -20: "menos veinte",
        ],
        eras: [
            0: "d. c.|d.c.|dc!|después de cristo"
        ],
        holidays: [
            .fixed(month: 1, day: 1): "año nuevo|día de año nuevo",
            .fixed(month: 12, day: 25): "navidad|día de navidad",
            .fixed(month: 12, day: 24): "nochebuena|víspera de navidad",
            .fixed(month: 12, day: 31): "nochevieja|víspera de año nuevo|fin de año",
            .fixed(month: 1, day: 6): "día de reyes|reyes magos",
            .fixed(month: 5, day: 1): "día del trabajo|día del trabajador",
            .fixed(month: 2, day: 14): "san valentín|día de san valentín",
            .fixed(month: 10, day: 31): "halloween|noche de brujas",
            .fixed(month: 11, day: 2): "día de muertos|día de los muertos", .easter(0): "domingo de pascua|pascua",
            .easter(-2): "viernes santo",
            .nth(4, weekday: 4, month: 11): "acción de gracias|día de acción de gracias",
        ],
        words: [
            .publicHoliday: "festivos|días festivos|feriados",
            .due:
                "hasta|hasta el|antes del|antes de|vence|vencimiento|a más tardar|fecha límite|fecha de vencimiento|fecha límite de pago|límite de pago|fecha límite de entrega|fecha límite de inscripción|fecha tope|plazo|vto|vto.|fecha de caducidad|caducidad|caduca|cad.|expira|fecha de expiración|último día|no más tarde del",
            .closed: "cerrado|cerrada|cerramos|cierra|descanso|excepto|salvo|excepto los|menos!",
            .ordinalSuffix: "ro!|er!|do!|º!",
            .few: "unos|unas|varios|varias|algunos|algunas|pocos|pocas", .half: "media|medio!|media!",
            .andAHalf: "y media|y medio", .now: "ahora|ahora mismo|en este momento|ya mismo",
            .beforeChrist: "a. c.|a.c.|ac|antes de cristo", .oclock: "en punto|horas|hs|hrs|h", .hourMark: "h|horas",
            .minuteMark: "m|min", .next: "próxim(o|a|os|as)|siguiente|siguientes|que viene|entrante!",
            .last: "pasad(o|a|os|as)|últim(o|a|os|as)|anterior|anteriores|previo",
            .this: "este|esta|mismo!|actual|estos!", .agoBefore: "hace", .ago: "atrás|antes!",
            .later: "después|más tarde|a partir de ahora|desde ahora|a partir de hoy",
            .within: "en|dentro de|en los|dentro de los", .forSpan: "por!|durante!|de!|para!",
            .before:
                "antes de|antes del|antes de las|antes de la|hasta|no más tarde que|no más tarde de las|antes de los",
            .after: "después de|después del|después de las|después de la|desde",
            .early: "temprano|temprano en|temprano al|comienzos de|principios de", .mid: "mediados de",
            .late: "tarde en|finales de|fin de|final de|final del|al final del", .every: "cada|todos los|todas las",
            .from: "de|desde|del|a partir del|a partir de",
            .to: "a|a las!|a la!|al|hasta|hasta el|hasta las|hasta la", .between: "entre", .and: "y|e!",
            .at: "a las|a la|a eso de las|alrededor de las|sobre las|@|cerca de las", .on: "el|en el",
            .of: "de|del|en|del mes de", .the: "el|la|los|las|el día|día!|al día!", .around: "alrededor de|sobre!",
        ])
}
