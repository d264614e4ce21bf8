"""Cards that people hand out or put on a table."""

from ..canvas import BLACK, WHITE, Canvas, Style
from ..effects import blur, paper, sensor_noise, uneven_light
from ..fonts import Face
from ..placing import place, place_flat
from ..sample import Sample
from ..scenes import plaster, wood
from ..symbols import qr_modules

PETROL = (22, 86, 92)
SLATE = (58, 64, 70)


def business() -> Sample:
    """A business card on a wooden table, seen at an angle."""
    card = Canvas(1050, 600, (252, 252, 250))
    card.box(0, 0, 26, 600, PETROL)
    card.text(90, 140, "Alder & Finch Architects", Style(Face.HUMANIST_BOLD, 44, PETROL))
    card.text(90, 244, "Rosalind Achterberg", Style(Face.HUMANIST_BOLD, 50, SLATE))
    card.text(90, 294, "Landscape Architect", Style(Face.HUMANIST, 34, SLATE))
    details = [
        "+1 206-555-0177",
        "rosalind@alderfinch.example.com",
        "www.alderfinch.example.com",
        "2140 Alder Creek Road, Suite 300",
        "Seattle, WA 98104",
    ]
    for row, string in enumerate(details):
        card.text(90, 378 + row * 44, string, Style(Face.HUMANIST, 32, SLATE))
    card.datum("phoneNumber", details[0], e164="+12065550177")
    card.datum("emailAddress", details[1], address=details[1])
    card.datum("link", details[2], url="http://" + details[2])
    card.datum(
        "postalAddress",
        "\n".join(details[3:]),
        street="2140 Alder Creek Road, Suite 300",
        city="Seattle",
        state="WA",
        zip="98104",
    )
    card.image = paper(card.image, 21, (1, 1, 0.985), 0.6)
    scene = wood(1200, 860, 22)
    place(scene, card, ((150, 150), (1060, 112), (1098, 690), (92, 668)), shadow=10, radius=14)
    scene.image = uneven_light(scene.image, 0.4, (0.25, 0.15))
    scene.image = sensor_noise(blur(scene.image, 0.7), 23, 3)
    return Sample("card-business.jpg", "card", scene, quality=80)


def german() -> Sample:
    """The card of a workshop, scanned."""
    card = Canvas(1010, 650, (250, 246, 236))
    brown = (94, 52, 30)
    card.box(0, 0, 1010, 18, brown)
    card.text(505, 126, "Töpferei Grünwald", Style(Face.BOOK, 84, brown), "centre")
    card.text(505, 186, "Schüsseln, Krüge und Öfen aus eigener Werkstatt", Style(Face.BOOK_ITALIC, 36, brown), "centre")
    card.rule(300, 224, 710, brown, 2)
    card.text(505, 290, "Jörg Weißhaupt, Töpfermeister", Style(Face.BOOK, 42, BLACK), "centre")
    details = [
        "Lindenstraße 12, 10999 Berlin",
        "Telefon 030 23125 148",
        "gruss@toepferei.example.org",
        "https://toepferei.example.org",
    ]
    for row, string in enumerate(details):
        card.text(505, 364 + row * 50, string, Style(Face.BOOK, 36, BLACK), "centre")
    hours = "Geöffnet dienstags bis samstags, außer während der Brände"
    card.text(505, 598, hours, Style(Face.BOOK_ITALIC, 30, brown), "centre")
    card.datum("postalAddress", details[0], street="Lindenstraße 12", city="Berlin", zip="10999")
    card.datum("phoneNumber", "030 23125 148", e164="+493023125148")
    card.datum("emailAddress", details[2], address=details[2])
    card.datum("link", details[3], url=details[3])
    card.image = paper(card.image, 24, (1, 1, 0.99), 1.5)
    scene = plaster(1090, 740, 25, (206, 206, 204))
    place_flat(scene, card, 40, 44, 1.0, -0.8, shadow=3)
    scene.image = blur(scene.image, 0.5)
    return Sample("card-german.jpg", "card", scene, language="de", quality=82)


def russian() -> Sample:
    """The card of a bookbinder on a table, seen at an angle: Cyrillic and Latin in one line."""
    card = Canvas(1000, 580, (249, 248, 243))
    wine = (112, 24, 40)
    card.box(0, 0, 1000, 16, wine)
    card.text(70, 120, "Переплётная мастерская", Style(Face.SERIF_BOLD, 62, wine))
    card.text(70, 176, "Книги, альбомы и папки ручной работы", Style(Face.SERIF, 38, SLATE))
    card.text(70, 264, "Аглая Журавлёва, мастер", Style(Face.OFFICE_BOLD, 40, SLATE))
    details = ["Мастерская № 7, второй этаж", "Эл. почта: pereplet@example.org", "Сайт: https://pereplet.example.org"]
    for row, string in enumerate(details):
        card.text(70, 340 + row * 52, string, Style(Face.OFFICE, 34, SLATE))
    card.text(70, 528, "Открыто со вторника по субботу, обед с 13 до 14 ч.", Style(Face.OFFICE, 32, wine))
    card.datum("emailAddress", "pereplet@example.org", address="pereplet@example.org")
    card.datum("link", "https://pereplet.example.org", url="https://pereplet.example.org")
    card.image = paper(card.image, 31, (1, 1, 0.99), 0.8)
    scene = wood(1160, 800, 32)
    place(scene, card, ((96, 118), (1062, 84), (1090, 668), (70, 640)), shadow=8)
    scene.image = uneven_light(scene.image, 0.35, (0.3, 0.2))
    scene.image = sensor_noise(blur(scene.image, 0.7), 33, 3)
    return Sample("card-russian.jpg", "card", scene, language="ru", quality=80)


def korean() -> Sample:
    """The card of a bookbinder on plaster, seen at an angle: Hangul and Latin in one line."""
    card = Canvas(1000, 580, (244, 246, 248))
    sea = (18, 66, 92)
    card.box(0, 564, 1000, 580, sea)
    card.text(70, 120, "달빛 제본 공방", Style(Face.MINCHO, 62, sea))
    card.text(70, 182, "책과 사진첩을 손으로 만들어 드립니다", Style(Face.MINCHO, 36, SLATE))
    card.text(70, 270, "바닷가 골목 7번지, 2층 왼쪽 문", Style(Face.GOTHIC, 34, SLATE))
    card.text(70, 322, "오전 10시부터 오후 6시까지, 월요일은 쉽니다", Style(Face.GOTHIC, 34, SLATE))
    card.text(70, 410, "전자우편 dalbit@example.org", Style(Face.GOTHIC, 34, SLATE))
    card.text(70, 462, "누리집 https://dalbit.example.org", Style(Face.GOTHIC, 34, SLATE))
    card.datum("emailAddress", "dalbit@example.org", address="dalbit@example.org")
    card.datum("link", "https://dalbit.example.org", url="https://dalbit.example.org")
    card.image = paper(card.image, 35, (1, 1, 0.99), 0.8)
    scene = plaster(1160, 800, 36)
    place(scene, card, ((74, 92), (1082, 122), (1064, 690), (96, 664)), shadow=8)
    scene.image = uneven_light(scene.image, 0.35, (0.7, 0.3))
    scene.image = sensor_noise(blur(scene.image, 0.7), 37, 3)
    return Sample("card-korean.jpg", "korean", scene, language="ko", quality=80)


def french() -> Sample:
    """A card on a plastered wall, stored as HEIC."""
    card = Canvas(960, 560, (32, 44, 70))
    cream = (244, 236, 218)
    card.frame(22, 22, 938, 538, (196, 164, 96), 3)
    card.text(480, 128, "Café du Vieux Chêne", Style(Face.BOOK, 76, cream), "centre")
    card.text(480, 186, "Crêpes, thés et pâtisseries maison", Style(Face.BOOK_ITALIC, 40, cream), "centre")
    details = ["8 rue de la Forêt, 35000 Rennes", "Réservations : 01 99 00 42 17", "bonjour@vieuxchene.example.org"]
    for row, string in enumerate(details):
        card.text(480, 286 + row * 60, string, Style(Face.BOOK, 42, cream), "centre")
    card.text(480, 486, "Fermé le dimanche à partir de midi", Style(Face.BOOK_ITALIC, 36, cream), "centre")
    card.datum("postalAddress", details[0], street="8 rue de la Forêt", city="Rennes", zip="35000")
    card.datum("phoneNumber", "01 99 00 42 17", e164="+33199004217")
    card.datum("emailAddress", details[2], address=details[2])
    scene = plaster(1120, 760, 26)
    place(scene, card, ((96, 110), (1040, 84), (1028, 640), (110, 674)), shadow=8, radius=10)
    scene.image = uneven_light(scene.image, 0.35, (0.7, 0.2))
    scene.image = sensor_noise(blur(scene.image, 0.6), 27, 2)
    return Sample("card-french.heic", "card", scene, language="fr", quality=60)


def wifi() -> Sample:
    """A card on a café table whose QR code joins the network."""
    card = Canvas(720, 960, (255, 253, 247))
    green = (40, 92, 62)
    card.box(0, 0, 720, 150, green)
    card.text(360, 98, "free wi-fi", Style(Face.ROUND, 66, WHITE), "centre")
    network = "WIFI:T:WPA;S:Harbour Guest;P:salt-and-tide-42;;"
    side = 12 * len(qr_modules(network))
    card.qr((720 - side) // 2, 210, 12, network)
    card.text(360, 690, "Scan to join, or type", Style(Face.HUMANIST, 36, SLATE), "centre")
    card.text(360, 758, "Network: Harbour Guest", Style(Face.HUMANIST_BOLD, 42, BLACK), "centre")
    card.text(360, 818, "Password: salt-and-tide-42", Style(Face.HUMANIST_BOLD, 42, BLACK), "centre")
    card.text(360, 894, "Ask at the counter if it is slow", Style(Face.HUMANIST, 30, SLATE), "centre")
    scene = wood(1000, 1100, 28, (168, 128, 90))
    place(scene, card, ((196, 96), (820, 120), (856, 1006), (142, 980)), shadow=14, radius=24)
    scene.image = uneven_light(scene.image, 0.45, (0.8, 0.1))
    scene.image = sensor_noise(blur(scene.image, 0.9), 29, 3)
    return Sample("card-wifi.jpg", "card", scene, quality=78)
