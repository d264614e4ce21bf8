"""In Polish, Swedish, Turkish and Russian: cards, tickets, bills, hours and invitations."""

from ..fonts import Face
from ..sample import Sample
from .photo import photographed
from .sheet import Hand, Sheet


def lawyer_card() -> Sample:
    sheet = Sheet(980, 620, Hand(Face.SERIF, Face.SERIF_BOLD), margin=64, size=34, fill=(250, 250, 246))
    sheet.line("Agnieszka Wójcik", 58, bold=True)
    sheet.line("radca prawny")
    sheet.skip(14)
    sheet.line("ul. Świętokrzyska 21 lok. 5")
    sheet.line("00-002 Warszawa")
    sheet.line("tel. 22 555 01 28, kom. 601 234 567")
    sheet.line("kancelaria@wojcik.example.org")
    sheet.line("www.wojcik.example.org")
    sheet.line("NIP 123-456-32-18")
    sheet.datum(
        "postalAddress",
        "ul. Świętokrzyska 21 lok. 5\n00-002 Warszawa",
        street="ul. Świętokrzyska 21",
        unit="lok. 5",
        city="Warszawa",
        zip="00-002",
    )
    sheet.datum("phoneNumber", "22 555 01 28", e164="+48225550128")
    sheet.datum("phoneNumber", "601 234 567", e164="+48601234567")
    sheet.datum("emailAddress", "kancelaria@wojcik.example.org", address="kancelaria@wojcik.example.org")
    sheet.datum("link", "www.wojcik.example.org", url="https://www.wojcik.example.org")
    sheet.datum("taxIdentifier", "123-456-32-18", number="1234563218", country="PL")
    return photographed(sheet, "card-polish", "pl", 31, ground="walnut")


def theatre_ticket() -> Sample:
    sheet = Sheet(1080, 620, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=56, size=33, fill=(246, 238, 228))
    sheet.line("Teatr Nad Wisłą", 48, bold=True, ink=(120, 20, 40))
    sheet.line("ul. Bulwarowa 6, 31-751 Kraków")
    sheet.divide()
    sheet.line("Aleksander Fredro: Zemsta", 46, bold=True)
    sheet.line("piątek, 20 marca 2026, godz. 19:00", 40, bold=True)
    sheet.pair("rząd 8, miejsce 14", "Cena: 85,00 zł")
    sheet.line("Kasa biletowa: tel. 12 555 01 64")
    sheet.line("bilety@nadwisla.example.org")
    sheet.datum(
        "postalAddress", "ul. Bulwarowa 6, 31-751 Kraków", street="ul. Bulwarowa 6", city="Kraków", zip="31-751"
    )
    sheet.datum("date", "piątek, 20 marca 2026, godz. 19:00", iso="2026-03-20T19:00:00")
    sheet.datum("money", "85,00 zł", amount=85, currency="PLN")
    sheet.datum("phoneNumber", "12 555 01 64", e164="+48125550164")
    sheet.datum("emailAddress", "bilety@nadwisla.example.org", address="bilety@nadwisla.example.org")
    return photographed(sheet, "ticket-polish", "pl", 32, ground="slate")


def hours() -> Sample:
    sheet = Sheet(900, 1000, Hand(Face.SANS, Face.SANS_BOLD), margin=70, size=40, fill=(240, 244, 236))
    sheet.line("Sjöbergs Järnhandel", 60, bold=True, ink=(24, 76, 56))
    sheet.line("Storgatan 42, 753 31 Uppsala", 36)
    sheet.divide(3)
    sheet.line("Öppettider", 48, bold=True)
    sheet.line("Mån–fre 9–18")
    sheet.line("Lör 10–15")
    sheet.line("Sön stängt")
    sheet.skip(24)
    sheet.line("Vi har stängt 3–6 april 2026.")
    sheet.skip(24)
    sheet.line("Telefon 08-465 004 12", bold=True)
    sheet.line("info@jarnhandel.example.org")
    sheet.datum("postalAddress", "Storgatan 42, 753 31 Uppsala", street="Storgatan 42", city="Uppsala", zip="753 31")
    sheet.datum(
        "date",
        "Mån–fre 9–18\nLör 10–15\nSön stängt",
        openingHours=[
            {"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "09:00", "closes": "18:00"},
            {"days": ["SA"], "opens": "10:00", "closes": "15:00"},
            {"days": ["SU"]},
        ],
    )
    sheet.datum("date", "3–6 april 2026", start="2026-04-03", end="2026-04-06")
    sheet.datum("phoneNumber", "08-465 004 12", e164="+46846500412")
    sheet.datum("emailAddress", "info@jarnhandel.example.org", address="info@jarnhandel.example.org")
    return photographed(sheet, "hours-swedish", "sv", 33, ground="wall")


def swedish_bill() -> Sample:
    sheet = Sheet(1000, 1100, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=76, size=30)
    sheet.pair("Bredband Norr AB", "Faktura", 44, bold=True)
    sheet.skip(30)
    sheet.lines(["Karin Lindqvist", "Björkvägen 7 B", "903 31 Umeå"])
    sheet.skip(30)
    sheet.pair("Fakturadatum", "2026-02-20")
    sheet.pair("Fakturanummer", "40281")
    sheet.pair("Förfallodatum", "2026-03-22", bold=True)
    sheet.divide()
    sheet.pair("Bredband 250 Mbit/s, mars", "399,00 kr")
    sheet.pair("varav moms 25 %", "79,80 kr")
    sheet.pair("Att betala", "399,00 kr", 38, bold=True)
    sheet.skip(30)
    sheet.line("Bankgiro 5050-1055")
    sheet.line("Kundtjänst 08-465 004 77, vardagar 8–17")
    sheet.line("www.bredbandnorr.example.org")
    sheet.datum("postalAddress", "Björkvägen 7 B\n903 31 Umeå", street="Björkvägen 7 B", city="Umeå", zip="903 31")
    sheet.datum("date", "2026-02-20", iso="2026-02-20")
    sheet.datum("date", "2026-03-22", iso="2026-03-22")
    sheet.datum("date", "mars", start="2026-03-01", end="2026-03-31")
    sheet.datum("measurement", "250 Mbit/s", amount=250, unit="Mbit/s")
    sheet.datum("money", "399,00 kr", amount=399, currency="SEK")
    sheet.datum("money", "79,80 kr", amount=79.8, currency="SEK")
    sheet.datum("money", "399,00 kr", amount=399, currency="SEK")
    sheet.datum("phoneNumber", "08-465 004 77", e164="+46846500477")
    sheet.datum(
        "date",
        "vardagar 8–17",
        openingHours=[{"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "08:00", "closes": "17:00"}],
    )
    sheet.datum("link", "www.bredbandnorr.example.org", url="https://www.bredbandnorr.example.org")
    return photographed(sheet, "bill-swedish", "sv", 34, ground="pine", fold=0.4)


def wedding() -> Sample:
    sheet = Sheet(900, 1060, Hand(Face.BOOK, Face.BOOK), margin=70, size=42, fill=(252, 248, 240), ink=(92, 62, 24))
    sheet.skip(20)
    sheet.line("Elif & Mert", 96, bold=True, align="centre")
    sheet.line("Düğün törenimize davetlisiniz", align="centre")
    sheet.skip(24)
    sheet.line("12 Eylül 2026 Cumartesi", 50, bold=True, align="centre")
    sheet.line("saat 19.00", 50, bold=True, align="centre")
    sheet.skip(24)
    sheet.line("Yalı Düğün Salonu", align="centre")
    sheet.line("Bağdat Caddesi No: 214", align="centre")
    sheet.line("34728 Kadıköy/İstanbul", align="centre")
    sheet.skip(24)
    sheet.line("Katılım için: 0532 123 45 67", align="centre")
    sheet.line("elifvemert@example.org", align="centre")
    sheet.datum("date", "12 Eylül 2026 Cumartesi\nsaat 19.00", iso="2026-09-12T19:00:00")
    sheet.datum(
        "postalAddress",
        "Bağdat Caddesi No: 214\n34728 Kadıköy/İstanbul",
        street="Bağdat Caddesi No: 214",
        city="Kadıköy",
        state="İstanbul",
        zip="34728",
    )
    sheet.datum("phoneNumber", "0532 123 45 67", e164="+905321234567")
    sheet.datum("emailAddress", "elifvemert@example.org", address="elifvemert@example.org")
    return photographed(sheet, "invitation-turkish", "tr", 35, ground="cloth")


def water_bill() -> Sample:
    sheet = Sheet(960, 1080, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=70, size=32)
    sheet.line("Ege Su İdaresi", 48, bold=True, ink=(0, 88, 150))
    sheet.line("Su faturası", 36)
    sheet.divide()
    sheet.line("Sayın Defne Aydın")
    sheet.line("Mimar Sinan Mah. Gül Sok. No: 8")
    sheet.line("35220 Konak/İzmir")
    sheet.divide()
    sheet.pair("Okuma tarihi", "18.02.2026")
    sheet.pair("Tüketim", "14 m³")
    sheet.pair("Ödenecek tutar", "348,75 TL", 38, bold=True)
    sheet.pair("Son ödeme tarihi", "16.03.2026", 38, bold=True)
    sheet.skip(30)
    sheet.line("Arıza ve bilgi: 0232 555 01 90")
    sheet.line("Hafta içi 08:30–17:30")
    sheet.datum(
        "postalAddress",
        "Mimar Sinan Mah. Gül Sok. No: 8\n35220 Konak/İzmir",
        street="Mimar Sinan Mah. Gül Sok. No: 8",
        city="Konak",
        state="İzmir",
        zip="35220",
    )
    sheet.datum("date", "18.02.2026", iso="2026-02-18")
    sheet.datum("measurement", "14 m³", amount=14, unit="m³")
    sheet.datum("money", "348,75 TL", amount=348.75, currency="TRY")
    sheet.datum("date", "16.03.2026", iso="2026-03-16")
    sheet.datum("phoneNumber", "0232 555 01 90", e164="+902325550190")
    sheet.datum(
        "date",
        "Hafta içi 08:30–17:30",
        openingHours=[{"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "08:30", "closes": "17:30"}],
    )
    return photographed(sheet, "bill-turkish", "tr", 36, ground="oak", fold=0.3)


def concert_ticket() -> Sample:
    sheet = Sheet(1080, 640, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=56, size=33, fill=(246, 240, 226))
    sheet.line("Камерный зал «Северный»", 46, bold=True, ink=(100, 16, 32))
    sheet.line("ул. Гоголя, д. 12, Новосибирск, 630099")
    sheet.divide()
    sheet.line("Вечер фортепианной музыки", 44, bold=True)
    sheet.line("суббота, 21 марта 2026 г., 19:00", 40, bold=True)
    sheet.pair("Ряд 6, место 18", "Цена: 1 500 руб.")
    sheet.line("Касса: +7 (383) 255-01-42")
    sheet.line("bilet@severny.example.org")
    sheet.datum(
        "postalAddress",
        "ул. Гоголя, д. 12, Новосибирск, 630099",
        street="ул. Гоголя, д. 12",
        city="Новосибирск",
        zip="630099",
    )
    sheet.datum("date", "суббота, 21 марта 2026 г., 19:00", iso="2026-03-21T19:00:00")
    sheet.datum("money", "1 500 руб.", amount=1500, currency="RUB")
    sheet.datum("phoneNumber", "+7 (383) 255-01-42", e164="+73832550142")
    sheet.datum("emailAddress", "bilet@severny.example.org", address="bilet@severny.example.org")
    return photographed(sheet, "ticket-russian", "ru", 37, ground="slate")


def grocer_receipt() -> Sample:
    """More numbers than words: of the words, a reader that knows Latin letters alone says nothing."""
    sheet = Sheet(760, 900, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=48, size=30, fill=(250, 250, 248))
    sheet.line("Бакалея у моста", 38, bold=True)
    sheet.line("Кассовый чек № 004417-0233")
    sheet.line("02.03.2026 08:44")
    sheet.divide()
    sheet.pair("4600051 Гречка 900 г", "118,90")
    sheet.pair("4607003 Хлеб", "64,50")
    sheet.pair("2 х 89,90 Кефир", "179,80")
    sheet.pair("4601999 Сыр", "655,99")
    sheet.divide()
    sheet.pair("ИТОГО", "1 019,19 руб.", bold=True)
    sheet.pair("НДС 10 %", "92,65")
    sheet.pair("Смена 0112", "Чек 0077")
    sheet.line("Справки: +7 (383) 255-01-77")
    sheet.datum("date", "02.03.2026 08:44", iso="2026-03-02T08:44:00")
    sheet.datum("measurement", "900 г", amount=900, unit="g")
    sheet.datum("money", "1 019,19 руб.", amount=1019.19, currency="RUB")
    sheet.datum("phoneNumber", "+7 (383) 255-01-77", e164="+73832550177")
    return photographed(sheet, "receipt-russian", "ru", 39, ground="walnut")


def clinic() -> Sample:
    sheet = Sheet(960, 760, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=60, size=33)
    sheet.line("Поликлиника «Здоровье»", 46, bold=True, ink=(0, 96, 110))
    sheet.line("191025, Санкт-Петербург, Невский пр., д. 88")
    sheet.divide()
    sheet.line("Талон на приём", 40, bold=True)
    sheet.line("Врач: Соколова М. П., кабинет 214")
    sheet.line("среда, 18 марта 2026 г. в 10:40", 38, bold=True)
    sheet.skip(14)
    sheet.line("Регистратура: 8 (812) 555-01-77")
    sheet.line("Часы работы: пн–пт 8:00–20:00, сб 9:00–15:00")
    sheet.datum(
        "postalAddress",
        "191025, Санкт-Петербург, Невский пр., д. 88",
        street="Невский пр., д. 88",
        city="Санкт-Петербург",
        zip="191025",
    )
    sheet.datum("date", "среда, 18 марта 2026 г. в 10:40", iso="2026-03-18T10:40:00")
    sheet.datum("phoneNumber", "8 (812) 555-01-77", e164="+78125550177")
    sheet.datum(
        "date",
        "пн–пт 8:00–20:00, сб 9:00–15:00",
        openingHours=[
            {"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "08:00", "closes": "20:00"},
            {"days": ["SA"], "opens": "09:00", "closes": "15:00"},
        ],
    )
    return photographed(sheet, "appointment-russian", "ru", 38, ground="pine")
