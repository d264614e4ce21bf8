"""In French, Spanish, Italian and Portuguese: a baker's hours, bills, a wedding, a parcel, a card."""

from ..fonts import Face
from ..sample import Sample
from .photo import photographed
from .sheet import Hand, Sheet


def hours() -> Sample:
    sheet = Sheet(940, 1080, Hand(Face.BOOK, Face.BOOK), margin=70, size=42, fill=(246, 240, 226), ink=(84, 44, 26))
    sheet.line("Boulangerie Lefèvre", 68, bold=True, align="centre")
    sheet.line("14 place du Marché, 29000 Quimper", 38, align="centre")
    sheet.divide(3)
    sheet.line("Horaires d’ouverture", 50, bold=True)
    sheet.line("Du mardi au vendredi : 7h – 13h")
    sheet.line("Samedi : 7h30 – 19h")
    sheet.line("Dimanche : 8h – 12h30")
    sheet.line("Fermé le lundi")
    sheet.skip(24)
    sheet.line("Fermeture annuelle du 3 au 17 août 2026")
    sheet.skip(24)
    sheet.line("Commandes : 02 61 91 34 20", bold=True)
    sheet.datum(
        "postalAddress", "14 place du Marché, 29000 Quimper", street="14 place du Marché", city="Quimper", zip="29000"
    )
    sheet.datum(
        "date",
        "Du mardi au vendredi : 7h – 13h\nSamedi : 7h30 – 19h\nDimanche : 8h – 12h30\nFermé le lundi",
        openingHours=[
            {"days": ["TU", "WE", "TH", "FR"], "opens": "07:00", "closes": "13:00"},
            {"days": ["SA"], "opens": "07:30", "closes": "19:00"},
            {"days": ["SU"], "opens": "08:00", "closes": "12:30"},
            {"days": ["MO"]},
        ],
    )
    sheet.datum("date", "du 3 au 17 août 2026", start="2026-08-03", end="2026-08-17")
    sheet.datum("phoneNumber", "02 61 91 34 20", e164="+33261913420")
    return photographed(sheet, "hours-french", "fr", 21, ground="wall")


def french_bill() -> Sample:
    sheet = Sheet(1000, 1300, Hand(Face.SANS, Face.SANS_BOLD), margin=80, size=29)
    sheet.line("Lumière du Rhône", 48, bold=True, ink=(14, 84, 150))
    sheet.line("Service clients : 04 65 71 28 09 (appel non surtaxé)", 25)
    sheet.skip(40)
    sheet.lines(["Mme Claire Morvan", "27 rue des Tanneurs", "69005 Lyon"])
    sheet.skip(40)
    sheet.line("Votre facture du 24/02/2026", 36, bold=True)
    sheet.line("N° client : 4 021 887 530")
    sheet.skip(20)
    sheet.pair("Abonnement", "14,20 €")
    sheet.pair("Consommation : 312 kWh", "57,82 €")
    sheet.pair("TVA à 20 %", "14,40 €")
    sheet.divide()
    sheet.pair("Montant à payer", "86,42 €", 36, bold=True)
    sheet.line("à régler avant le 12 mars 2026", bold=True)
    sheet.skip(40)
    sheet.line("IBAN : FR14 2004 1010 0505 0001 3M02 606", 27)
    sheet.line("N° TVA : FR40303265045", 27)
    sheet.line("https://lumiere-du-rhone.example.org/compte", 27)
    sheet.datum("phoneNumber", "04 65 71 28 09", e164="+33465712809")
    sheet.datum(
        "postalAddress", "27 rue des Tanneurs\n69005 Lyon", street="27 rue des Tanneurs", city="Lyon", zip="69005"
    )
    sheet.datum("date", "24/02/2026", iso="2026-02-24")
    for text, amount in [("14,20 €", 14.2), ("57,82 €", 57.82), ("14,40 €", 14.4), ("86,42 €", 86.42)]:
        sheet.datum("money", text, amount=amount, currency="EUR")
    sheet.datum("measurement", "312 kWh", amount=312, unit="kWh")
    sheet.datum("date", "12 mars 2026", iso="2026-03-12", role="deadline")
    sheet.datum("paymentIdentifier", "FR14 2004 1010 0505 0001 3M02 606", kind="iban", number="FR1420041010050500013M02606")
    sheet.datum("taxIdentifier", "FR40303265045", number="FR40303265045", country="FR")
    link = "https://lumiere-du-rhone.example.org/compte"
    sheet.datum("link", link, url=link)
    return photographed(sheet, "bill-french", "fr", 22, ground="pine", fold=0.34)


def wedding() -> Sample:
    sheet = Sheet(900, 1060, Hand(Face.BOOK, Face.BOOK), margin=70, size=40, fill=(250, 248, 244), ink=(70, 66, 62))
    sheet.skip(20)
    sheet.line("Lucía y Marcos", 92, bold=True, align="centre")
    sheet.line("tienen el placer de invitarle a su boda", align="centre")
    sheet.skip(24)
    sheet.line("sábado, 13 de junio de 2026,", 46, bold=True, align="centre")
    sheet.line("a las 18:30 h", 46, bold=True, align="centre")
    sheet.skip(24)
    sheet.line("Hacienda El Olivar", align="centre")
    sheet.line("Calle Real 45, 41013 Sevilla", align="centre")
    sheet.skip(24)
    sheet.line("Se ruega confirmar antes del 15 de mayo", align="centre")
    sheet.line("en el teléfono 955 12 34 56", align="centre")
    sheet.line("o en lucia.y.marcos@example.org", align="centre")
    sheet.datum("date", "sábado, 13 de junio de 2026,\na las 18:30 h", iso="2026-06-13T18:30:00")
    sheet.datum(
        "postalAddress", "Calle Real 45, 41013 Sevilla", street="Calle Real 45", city="Sevilla", zip="41013"
    )
    sheet.datum("date", "15 de mayo", iso="2026-05-15", role="deadline")
    sheet.datum("phoneNumber", "955 12 34 56", e164="+34955123456")
    sheet.datum("emailAddress", "lucia.y.marcos@example.org", address="lucia.y.marcos@example.org")
    return photographed(sheet, "invitation-spanish", "es", 23, ground="walnut")


def medical_appointment() -> Sample:
    sheet = Sheet(980, 760, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=60, size=32)
    sheet.line("Centro Médico Los Álamos", 46, bold=True, ink=(0, 110, 84))
    sheet.line("Avda. de la Constitución, 12, 1.º B")
    sheet.line("28931 Móstoles (Madrid)")
    sheet.divide(3)
    sheet.line("Justificante de cita", 38, bold=True)
    sheet.line("Paciente: Andrés Robledo Gil")
    sheet.line("Día y hora: jueves 12 de marzo de 2026, 9:40", bold=True)
    sheet.line("Dra. Elena Pascual, consulta 7")
    sheet.skip(16)
    sheet.line("Para anular la cita llame al 912 34 56 78")
    sheet.line("de lunes a viernes, de 8:00 a 20:00.")
    sheet.datum(
        "postalAddress",
        "Avda. de la Constitución, 12, 1.º B\n28931 Móstoles (Madrid)",
        street="Avda. de la Constitución, 12",
        unit="1.º B",
        city="Móstoles",
        state="Madrid",
        zip="28931",
    )
    sheet.datum("date", "jueves 12 de marzo de 2026, 9:40", iso="2026-03-12T09:40:00")
    sheet.datum("phoneNumber", "912 34 56 78", e164="+34912345678")
    sheet.datum(
        "date",
        "de lunes a viernes, de 8:00 a 20:00",
        openingHours=[{"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "08:00", "closes": "20:00"}],
    )
    return photographed(sheet, "appointment-spanish", "es", 24, ground="slate")


def water_bill() -> Sample:
    sheet = Sheet(1000, 1180, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=76, size=30)
    sheet.line("Acque del Garda S.p.A.", 46, bold=True, ink=(18, 96, 140))
    sheet.line("Via Giuseppe Mazzini 31 - 37121 Verona", 27)
    sheet.line("P. IVA 00743110157", 27)
    sheet.skip(40)
    sheet.line("Bolletta n. 118 del 20 febbraio 2026", 36, bold=True)
    sheet.line("Intestatario: Paolo Ferrarese")
    sheet.skip(16)
    sheet.pair("Consumo fatturato", "18 m³")
    sheet.pair("Quota fissa", "€ 9,30")
    sheet.pair("Quota variabile", "€ 38,50")
    sheet.divide()
    sheet.pair("Totale da pagare", "€ 47,80", 36, bold=True)
    sheet.pair("Scadenza", "16 marzo 2026", 36, bold=True)
    sheet.skip(40)
    sheet.line("IBAN IT60 X054 2811 1010 0000 0123 456")
    sheet.line("Numero verde 800 123 456")
    sheet.line("dal lunedì al venerdì, ore 9-17")
    sheet.datum(
        "postalAddress",
        "Via Giuseppe Mazzini 31 - 37121 Verona",
        street="Via Giuseppe Mazzini 31",
        city="Verona",
        zip="37121",
    )
    sheet.datum("taxIdentifier", "00743110157", number="00743110157", country="IT")
    sheet.datum("date", "20 febbraio 2026", iso="2026-02-20")
    sheet.datum("measurement", "18 m³", amount=18, unit="m³")
    for text, amount in [("€ 9,30", 9.3), ("€ 38,50", 38.5), ("€ 47,80", 47.8)]:
        sheet.datum("money", text, amount=amount, currency="EUR")
    sheet.datum("date", "16 marzo 2026", iso="2026-03-16")
    sheet.datum("paymentIdentifier", "IT60 X054 2811 1010 0000 0123 456", kind="iban", number="IT60X0542811101000000123456")
    sheet.datum("phoneNumber", "800 123 456", e164="+39800123456")
    sheet.datum(
        "date",
        "dal lunedì al venerdì, ore 9-17",
        openingHours=[{"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "09:00", "closes": "17:00"}],
    )
    return photographed(sheet, "bill-italian", "it", 25, ground="oak", fold=0.52)


def registered_letter() -> Sample:
    sheet = Sheet(960, 780, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=60, size=32, fill=(255, 246, 190))
    sheet.line("AVVISO DI GIACENZA", 48, bold=True)
    sheet.line("Raccomandata n. RR123456785IT", bold=True)
    sheet.line("Il postino è passato il 26/02/2026 alle ore 11:20.")
    sheet.skip(14)
    sheet.line("Può ritirare l’invio presso l’ufficio postale")
    sheet.line("Corso Garibaldi 8, 20121 Milano", bold=True)
    sheet.line("dal 27/02/2026 al 28/03/2026")
    sheet.skip(14)
    sheet.line("Orario: lun-ven 8:20-19:05, sab 8:20-12:35")
    sheet.line("Informazioni: 02 1234 5678")
    sheet.datum("trackingNumber", "RR123456785IT", number="RR123456785IT")
    sheet.datum("date", "26/02/2026 alle ore 11:20", iso="2026-02-26T11:20:00")
    sheet.datum(
        "postalAddress", "Corso Garibaldi 8, 20121 Milano", street="Corso Garibaldi 8", city="Milano", zip="20121"
    )
    sheet.datum("date", "dal 27/02/2026 al 28/03/2026", start="2026-02-27", end="2026-03-28")
    sheet.datum(
        "date",
        "lun-ven 8:20-19:05, sab 8:20-12:35",
        openingHours=[
            {"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "08:20", "closes": "19:05"},
            {"days": ["SA"], "opens": "08:20", "closes": "12:35"},
        ],
    )
    sheet.datum("phoneNumber", "02 1234 5678", e164="+390212345678")
    return photographed(sheet, "parcel-italian", "it", 26, ground="pine")


def power_bill() -> Sample:
    sheet = Sheet(1000, 1120, Hand(Face.MOBILE, Face.MOBILE_BOLD), margin=70, size=31)
    sheet.line("Companhia de Luz do Vale", 46, bold=True, ink=(190, 110, 0))
    sheet.line("CNPJ 11.222.333/0001-81", 27)
    sheet.skip(30)
    sheet.lines(["Ana Beatriz Moura", "Rua das Palmeiras, 240 - Centro", "Campinas - SP", "13010-040"])
    sheet.divide()
    sheet.pair("Vencimento", "15/03/2026", 36, bold=True)
    sheet.pair("Total a pagar", "R$ 187,36", 36, bold=True)
    sheet.pair("Consumo do mês", "214 kWh")
    sheet.pair("Leitura atual", "26/02/2026")
    sheet.pair("Próxima leitura", "27/03/2026")
    sheet.skip(30)
    sheet.line("Central de atendimento: 0800 722 0155")
    sheet.line("WhatsApp: (19) 99555-0123")
    sheet.line("www.luzdovale.example.org")
    sheet.datum("taxIdentifier", "11.222.333/0001-81", number="11222333000181", country="BR")
    sheet.datum(
        "postalAddress",
        "Rua das Palmeiras, 240 - Centro\nCampinas - SP\n13010-040",
        street="Rua das Palmeiras, 240",
        city="Campinas",
        state="SP",
        zip="13010-040",
    )
    sheet.datum("date", "15/03/2026", iso="2026-03-15")
    sheet.datum("money", "R$ 187,36", amount=187.36, currency="BRL")
    sheet.datum("measurement", "214 kWh", amount=214, unit="kWh")
    sheet.datum("date", "26/02/2026", iso="2026-02-26")
    sheet.datum("date", "27/03/2026", iso="2026-03-27")
    sheet.datum("phoneNumber", "0800 722 0155", e164="+558007220155")
    sheet.datum("phoneNumber", "(19) 99555-0123", e164="+5519995550123")
    sheet.datum("link", "www.luzdovale.example.org", url="https://www.luzdovale.example.org")
    return photographed(sheet, "bill-portuguese", "pt-BR", 27, ground="slate", fold=0.45)


def dentist_card() -> Sample:
    sheet = Sheet(980, 580, Hand(Face.HUMANIST, Face.HUMANIST_BOLD), margin=64, size=33, fill=(244, 250, 250))
    sheet.line("Teresa Vasconcelos", 54, bold=True, ink=(0, 94, 110))
    sheet.line("Médica dentista")
    sheet.skip(14)
    sheet.line("Rua do Almada 152, 2.º Esq.")
    sheet.line("4050-037 Porto")
    sheet.line("Tel. 222 123 456 · Telemóvel 912 345 678")
    sheet.line("teresa@clinicaalmada.example.org")
    sheet.line("Consultas de segunda a sexta, das 9h30 às 18h30")
    sheet.datum(
        "postalAddress",
        "Rua do Almada 152, 2.º Esq.\n4050-037 Porto",
        street="Rua do Almada 152",
        unit="2.º Esq.",
        city="Porto",
        zip="4050-037",
    )
    sheet.datum("phoneNumber", "222 123 456", e164="+351222123456")
    sheet.datum("phoneNumber", "912 345 678", e164="+351912345678")
    sheet.datum("emailAddress", "teresa@clinicaalmada.example.org", address="teresa@clinicaalmada.example.org")
    sheet.datum(
        "date",
        "de segunda a sexta, das 9h30 às 18h30",
        openingHours=[{"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "09:30", "closes": "18:30"}],
    )
    return photographed(sheet, "card-portuguese", "pt-PT", 28, ground="oak")
