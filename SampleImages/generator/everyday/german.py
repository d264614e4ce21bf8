"""In German and Dutch: an invitation, a tradesman's bill, a dentist's card, a missed parcel."""

from ..fonts import Face
from ..sample import Sample
from .photo import photographed
from .sheet import Hand, Sheet


def invitation() -> Sample:
    sheet = Sheet(900, 1120, Hand(Face.BOOK, Face.BOOK), margin=80, size=42, fill=(252, 246, 232), ink=(66, 40, 30))
    sheet.line("Einladung", 90, bold=True, align="centre")
    sheet.skip(20)
    sheet.line("Liebe Familie Brandt,")
    sheet.line("unsere Oma wird achtzig, und das möchten")
    sheet.line("wir mit euch feiern:")
    sheet.skip(20)
    sheet.line("Samstag, 23. Mai 2026, 15 Uhr", 46, bold=True, align="centre")
    sheet.line("Gasthof Zur Alten Mühle", align="centre")
    sheet.line("Mühlenweg 4, 21335 Lüneburg", align="centre")
    sheet.skip(20)
    sheet.line("Bitte sagt uns bis zum 30. April Bescheid:")
    sheet.line("Telefon 0172 9925904")
    sheet.line("oder heike.brandt@example.org")
    sheet.skip(20)
    sheet.line("Wir freuen uns auf euch!")
    sheet.line("Heike und Jürgen", bold=True)
    sheet.datum("date", "Samstag, 23. Mai 2026, 15 Uhr", iso="2026-05-23T15:00:00")
    sheet.datum(
        "postalAddress", "Mühlenweg 4, 21335 Lüneburg", street="Mühlenweg 4", city="Lüneburg", zip="21335"
    )
    sheet.datum("date", "30. April", iso="2026-04-30", role="deadline")
    sheet.datum("phoneNumber", "0172 9925904", e164="+491729925904")
    sheet.datum("emailAddress", "heike.brandt@example.org", address="heike.brandt@example.org")
    return photographed(sheet, "invitation-german", "de", 11, ground="walnut")


def bill() -> Sample:
    sheet = Sheet(1000, 1360, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=80, size=30)
    sheet.line("Elektro Sommer GmbH", 46, bold=True)
    sheet.line("Torstraße 164 · 10115 Berlin · Tel. 030 23125 310", 26)
    sheet.skip(50)
    sheet.lines(["Frau Katrin Neumann", "Ahornweg 9", "14532 Kleinmachnow"])
    sheet.skip(40)
    sheet.pair("Rechnung Nr. 2026-0147", "Berlin, den 27.02.2026", bold=True)
    sheet.skip(20)
    sheet.pair("Steckdosen gesetzt, 4 Stück", "180,00 €")
    sheet.pair("Anfahrt", "25,00 €")
    sheet.divide()
    sheet.pair("Nettobetrag", "205,00 €")
    sheet.pair("zzgl. 19 % MwSt.", "38,95 €")
    sheet.pair("Gesamtbetrag", "243,95 €", 36, bold=True)
    sheet.skip(40)
    sheet.line("Zahlbar bis 13.03.2026 ohne Abzug.")
    sheet.line("IBAN: DE89 3704 0044 0532 0130 00")
    sheet.line("USt-IdNr.: DE136695976")
    sheet.line("Fragen? rechnung@elektro-sommer.example.org")
    sheet.datum(
        "postalAddress", "Torstraße 164 · 10115 Berlin", street="Torstraße 164", city="Berlin", zip="10115"
    )
    sheet.datum("phoneNumber", "030 23125 310", e164="+493023125310")
    sheet.datum(
        "postalAddress", "Ahornweg 9\n14532 Kleinmachnow", street="Ahornweg 9", city="Kleinmachnow", zip="14532"
    )
    sheet.datum("date", "27.02.2026", iso="2026-02-27")
    for text, amount in [("180,00 €", 180), ("25,00 €", 25), ("205,00 €", 205), ("38,95 €", 38.95), ("243,95 €", 243.95)]:
        sheet.datum("money", text, amount=amount, currency="EUR")
    sheet.datum("date", "13.03.2026", iso="2026-03-13", role="deadline")
    sheet.datum("paymentIdentifier", "DE89 3704 0044 0532 0130 00", kind="iban", number="DE89370400440532013000")
    sheet.datum("taxIdentifier", "DE136695976", number="DE136695976", country="DE")
    address = "rechnung@elektro-sommer.example.org"
    sheet.datum("emailAddress", address, address=address)
    return photographed(sheet, "bill-german", "de", 12, ground="oak", fold=0.36)


def appointment() -> Sample:
    sheet = Sheet(960, 600, Hand(Face.HUMANIST, Face.HUMANIST_BOLD), margin=56, size=34, fill=(238, 246, 246))
    sheet.line("Tandartspraktijk De Linde", 46, bold=True, ink=(0, 92, 102))
    sheet.line("Kerkstraat 18, 3511 KX Utrecht")
    sheet.divide()
    sheet.line("Uw volgende afspraak:")
    sheet.line("dinsdag 17 maart 2026 om 14.15 uur", 42, bold=True)
    sheet.skip(10)
    sheet.line("Verhinderd? Bel dan uiterlijk maandag")
    sheet.line("naar 030 234 56 78 of stuur een bericht")
    sheet.line("aan balie@delinde.example.org")
    sheet.datum("postalAddress", "Kerkstraat 18, 3511 KX Utrecht", street="Kerkstraat 18", city="Utrecht", zip="3511 KX")
    sheet.datum("date", "dinsdag 17 maart 2026 om 14.15 uur", iso="2026-03-17T14:15:00")
    sheet.datum("date", "maandag", role="deadline")
    sheet.datum("phoneNumber", "030 234 56 78", e164="+31302345678")
    sheet.datum("emailAddress", "balie@delinde.example.org", address="balie@delinde.example.org")
    return photographed(sheet, "appointment-dutch", "nl", 13, ground="pine")


def missed_parcel() -> Sample:
    sheet = Sheet(900, 1040, Hand(Face.MOBILE, Face.MOBILE_BOLD), margin=64, size=36)
    sheet.line("We hebben je gemist!", 60, bold=True, ink=(214, 96, 0))
    sheet.line("PostNL was hier op")
    sheet.line("vrijdag 27 februari 2026 om 13:42", bold=True)
    sheet.skip(16)
    sheet.line("Je pakket met nummer")
    sheet.line("3SKABA001234567", 44, bold=True)
    sheet.line("ligt voor je klaar bij")
    sheet.lines(["Boekhandel Van Dam", "Lange Nieuwstraat 40", "3512 PH Utrecht"])
    sheet.skip(16)
    sheet.line("Open: ma–za 9.00–18.00 uur")
    sheet.line("Ophalen kan tot en met 6 maart 2026.")
    sheet.line("Gewicht: 1,8 kg")
    sheet.datum("date", "vrijdag 27 februari 2026 om 13:42", iso="2026-02-27T13:42:00")
    sheet.datum("trackingNumber", "3SKABA001234567", number="3SKABA001234567", carrier="postnl")
    sheet.datum(
        "postalAddress", "Lange Nieuwstraat 40\n3512 PH Utrecht", street="Lange Nieuwstraat 40", city="Utrecht",
        zip="3512 PH",
    )
    sheet.datum(
        "date",
        "ma–za 9.00–18.00 uur",
        openingHours=[{"days": ["MO", "TU", "WE", "TH", "FR", "SA"], "opens": "09:00", "closes": "18:00"}],
    )
    sheet.datum("date", "6 maart 2026", iso="2026-03-06", role="deadline")
    sheet.datum("measurement", "1,8 kg", amount=1.8, unit="kg")
    return photographed(sheet, "parcel-dutch", "nl", 14, ground="slate")
