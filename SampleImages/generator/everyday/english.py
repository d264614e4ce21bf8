"""In English: a boarding pass, a pharmacy's label, a theatre ticket."""

from ..fonts import Face
from ..sample import Sample
from .photo import photographed
from .sheet import Hand, Sheet

NAVY = (20, 40, 92)


def boarding_pass() -> Sample:
    sheet = Sheet(1240, 560, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=50, size=30)
    sheet.box(0, 0, 1240, 84, NAVY)
    sheet.y = 18
    sheet.line("CASCADE AIR   BOARDING PASS", 40, bold=True, ink=(255, 255, 255))
    sheet.y = 112
    sheet.cells([(50, "PASSENGER"), (520, "FROM"), (880, "TO")], 22)
    sheet.cells([(50, "MARLOWE / JUNE MS"), (520, "SEATTLE (SEA)"), (880, "DENVER (DEN)")], 34, bold=True)
    sheet.skip(26)
    sheet.cells([(50, "FLIGHT"), (330, "DATE"), (640, "DEPARTS"), (880, "ARRIVES")], 22)
    sheet.cells([(50, "UA 2418"), (330, "14 MAR 2026"), (640, "11:10 AM"), (880, "2:52 PM")], 36, bold=True)
    sheet.skip(26)
    sheet.cells([(50, "GATE"), (330, "BOARDING TIME"), (640, "SEAT"), (880, "GROUP")], 22)
    sheet.cells([(50, "B12"), (330, "10:35 AM"), (640, "17A"), (880, "3")], 36, bold=True)
    sheet.skip(26)
    sheet.line("ETKT 016 2345678901   GATE CLOSES 15 MINUTES BEFORE DEPARTURE", 24)
    sheet.datum("flightNumber", "UA 2418", airline="UA", number="2418")
    sheet.datum("date", "14 MAR 2026", iso="2026-03-14")
    for time in ("11:10 AM", "2:52 PM", "10:35 AM"):
        sheet.datum("date", time)
    sheet.datum("date", "15 MINUTES", seconds=900)
    return photographed(sheet, "boarding-pass", "en-US", 1, ground="slate")


def prescription() -> Sample:
    sheet = Sheet(980, 620, Hand(Face.OFFICE, Face.OFFICE_BOLD), margin=44, size=30)
    sheet.line("MAPLE STREET PHARMACY", 40, bold=True)
    sheet.line("218 Maple Street, Burlington, VT 05401")
    sheet.line("Phone (802) 555-0143")
    sheet.divide(3)
    sheet.pair("Rx 7120443", "Filled 02/27/2026")
    sheet.line("HOLLOWAY, PETER", bold=True)
    sheet.line("AMOXICILLIN 500 MG CAPSULES", 36, bold=True)
    sheet.line("Take 1 capsule by mouth three times a day")
    sheet.line("until all are gone. Drink with 200 ml of water.")
    sheet.pair("Qty 30   No refills", "Dr. A. Winslow")
    sheet.line("Discard after 02/27/2027", bold=True)
    sheet.datum(
        "postalAddress",
        "218 Maple Street, Burlington, VT 05401",
        street="218 Maple Street",
        city="Burlington",
        state="VT",
        zip="05401",
    )
    sheet.datum("phoneNumber", "(802) 555-0143", e164="+18025550143")
    sheet.datum("date", "02/27/2026", iso="2026-02-27")
    sheet.datum("measurement", "500 MG", amount=500, unit="mg")
    sheet.datum("measurement", "200 ml", amount=200, unit="mL")
    sheet.datum("date", "02/27/2027", iso="2027-02-27")
    return photographed(sheet, "prescription-label", "en-US", 2, ground="pine")


def theatre_ticket() -> Sample:
    sheet = Sheet(1080, 620, Hand(Face.HUMANIST, Face.HUMANIST_BOLD), margin=56, size=32, fill=(250, 243, 224))
    sheet.line("The Harbour Theatre", 44, bold=True)
    sheet.line("12 Quayside, Bristol BS1 4QA")
    sheet.divide()
    sheet.line("The Winter’s Tale", 60, bold=True)
    sheet.line("Saturday 18 April 2026, 7.30pm", 40, bold=True)
    sheet.pair("Stalls   Row F   Seat 12", "£34.50")
    sheet.line("Price includes a booking fee of £2.00.")
    sheet.line("Box office 020 7946 0382")
    sheet.line("www.harbourtheatre.example.org")
    sheet.datum(
        "postalAddress", "12 Quayside, Bristol BS1 4QA", street="12 Quayside", city="Bristol", zip="BS1 4QA"
    )
    sheet.datum("date", "Saturday 18 April 2026, 7.30pm", iso="2026-04-18T19:30:00")
    sheet.datum("money", "£34.50", amount=34.5, currency="GBP")
    sheet.datum("money", "£2.00", amount=2, currency="GBP")
    sheet.datum("phoneNumber", "020 7946 0382", e164="+442079460382")
    sheet.datum("link", "www.harbourtheatre.example.org", url="https://www.harbourtheatre.example.org")
    return photographed(sheet, "ticket-theatre", "en-GB", 3, ground="cloth")
