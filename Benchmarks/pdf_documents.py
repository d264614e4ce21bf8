"""Documents to make searchable: pages of text whose words are known, printed by Chromium and scanned by ImageMagick."""
import html
import pathlib
import random
import subprocess

# Sentences of everyday letters, written for this.
SENTENCES = {
    "en": """The meeting on Thursday begins at half past nine in the large hall.|Please bring the signed copies of both contracts with you.
The invoice over 1,248.50 was paid on the third of March.|Our neighbours have repaired the roof and painted the fence.
Nobody answered the telephone, so we wrote a letter instead.|The train was late because of snow on the southern line.
A new edition of the catalogue will appear before the summer.|Boil the water, add the rice, and wait for twenty minutes.
The museum is closed on Mondays and on public holidays.|Each box holds forty-eight bottles and weighs about 30 kg.""",
    "de": """Die Sitzung am Donnerstag beginnt um halb zehn im großen Saal.|Bitte bringen Sie beide unterschriebenen Verträge mit.
Die Rechnung über 1.248,50 wurde am dritten März bezahlt.|Unsere Nachbarn haben das Dach repariert und den Zaun gestrichen.
Niemand ging ans Telefon, also schrieben wir einen Brief.|Der Zug hatte Verspätung wegen Schnee auf der südlichen Strecke.
Eine neue Auflage des Katalogs erscheint noch vor dem Sommer.|Das Museum ist montags und an Feiertagen geschlossen.""",
    "fr": """La réunion de jeudi commence à neuf heures et demie dans la grande salle.|Veuillez apporter les deux contrats signés.
La facture de 1 248,50 a été réglée le trois mars.|Nos voisins ont réparé le toit et repeint la clôture.
Personne n'a répondu au téléphone, nous avons donc écrit une lettre.|Le train était en retard à cause de la neige.
Une nouvelle édition du catalogue paraîtra avant l'été.|Le musée est fermé le lundi et les jours fériés.""",
    "es": """La reunión del jueves empieza a las nueve y media en la sala grande.|Por favor, traiga los dos contratos firmados.
La factura de 1.248,50 se pagó el tres de marzo.|Nuestros vecinos han reparado el tejado y pintado la valla.
Nadie contestó al teléfono, así que escribimos una carta.|El tren llegó tarde por la nieve en la línea del sur.
Una nueva edición del catálogo aparecerá antes del verano.|El museo cierra los lunes y los días festivos.""",
    "ja": """木曜日の会議は九時半から大きな会議室で始まります。|署名した契約書を二通お持ちください。
三月三日に代金を支払いました。|隣の人が屋根を直して垣根を塗りました。
電話に誰も出なかったので手紙を書きました。|雪のため南の線の電車が遅れました。
夏の前に新しい目録が出ます。|博物館は月曜日と祝日に休みます。""",
    "ar": """يبدأ اجتماع يوم الخميس في الساعة التاسعة والنصف في القاعة الكبيرة.|يرجى إحضار نسختين موقعتين من العقد.
دفعت الفاتورة في الثالث من شهر مارس.|أصلح جيراننا السقف ودهنوا السور الخشبي.
لم يرد أحد على الهاتف فكتبنا رسالة بدلا من ذلك.|تأخر القطار بسبب الثلوج على الخط الجنوبي.
ستظهر طبعة جديدة من الدليل قبل الصيف.|المتحف مغلق أيام الاثنين وفي العطل الرسمية.""",
}

STYLE = """@page { size: A4; margin: 20mm } @font-face { font-family: Upright; src: url(FONT) }
body { font: 12pt/1.5 'DejaVu Serif'; margin: 0 } h1 { font-size: 18pt } img { width: 100% } p { margin: 0 0 3mm }
.two { columns: 2; column-gap: 10mm; font-size: 11pt } .ja { font-family: Upright; font-size: 14pt }
.down { writing-mode: vertical-rl; height: 240mm; line-height: 1.8 } .next { break-before: page }"""

# Name, kind, language, and how each page comes about.
DOCUMENTS = [
    *((f"scan-{language}", "images", language, ["scan"]) for language in ("en", "de", "fr", "es")),
    *((f"mixed-{language}", "mixed", language, ["print", "scan", "picture"]) for language in ("en", "de", "fr")),
    *((f"turned-{angle}", "turned", "en", [f"scan {angle}"]) for angle in (90, 180, 270)),
    *((f"tilted-{index}", "tilted", language, [f"scan {angle}"])
      for index, (language, angle) in enumerate((("en", 1.6), ("de", -2.3), ("es", 0.9)))),
    *((f"columns-{language}", "two columns", language, ["scan two"]) for language in ("en", "fr", "es")),
    *((f"down-{index}", "Japanese, vertical", "ja", ["scan down"]) for index in range(2)),
    *((f"arabic-{index}", "Arabic", "ar", ["scan"]) for index in range(2)),
]


def run(*command):
    subprocess.run([str(part) for part in command], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def paragraphs(language, generator, count):
    sentences = [text for line in SENTENCES[language].splitlines() for text in line.split("|")]
    blank = "" if language == "ja" else " "
    return [blank.join(generator.sample(sentences, 4)) for _ in range(count)]


def printed(texts, language, path, font, style="", picture=None):
    """A page of paragraphs, below a picture where there is one."""
    style += " ja" if language == "ja" else ""
    body = "".join(f"<p>{html.escape(text)}</p>" for text in texts)
    image = f"<img src='{picture}'>" if picture else ""
    direction = "rtl" if language == "ar" else "ltr"
    source = path.with_suffix(".html")
    source.write_text(
        f"<!doctype html><html lang={language} dir={direction}><meta charset=utf-8><style>{STYLE.replace('FONT', font.as_uri())}"
        f"</style><body>{image}<div class='{style}'>{body}</div></body></html>", encoding="utf-8")
    run("chromium", "--headless", "--no-sandbox", "--disable-gpu", "--no-pdf-header-footer", f"--print-to-pdf={path}",
        source.as_uri())
    return path


def scanned(page, path, turn=0.0, dots=200):
    """A page as an office's scanner leaves it: noise, a little blur, JPEG."""
    run("pdftoppm", "-r", dots, "-png", "-singlefile", page, path.with_suffix(""))
    image = path.with_suffix(".jpg")
    run("convert", "-seed", 1, path.with_suffix(".png"), "-background", "white", "-rotate", turn, "+repage", "-attenuate", 0.25,
        "+noise", "Gaussian", "-blur", "0x0.6", "-quality", 80, "-density", dots, "-units", "PixelsPerInch", image)
    # OCRmyPDF brings it for Debian's own Python.
    run("/usr/bin/python3", "-m", "img2pdf", image, "-o", path)
    return path


def make(folder, font):
    """Writes the documents; gives for each its name, kind, language, file and true text."""
    made = []
    for name, kind, language, recipe in DOCUMENTS:
        generator = random.Random(name)
        pages, truth = [], []
        for index, step in enumerate(recipe):
            path = folder / f"{name}-{index}"
            how, _, detail = step.partition(" ")
            style = detail if detail in ("two", "down") else ""
            texts = paragraphs(language, generator, 8)
            picture = None
            if how == "picture":
                inner = paragraphs(language, generator, 3)
                source = printed(inner, language, path.with_suffix(".inner.pdf"), font)
                run("pdftoppm", "-r", 150, "-png", "-singlefile", source, path.with_suffix(".inner"))
                picture = path.with_suffix(".cut.png")
                run("convert", path.with_suffix(".inner.png"), "-trim", "+repage", "-bordercolor", "white", "-border", 20, picture)
                truth += inner
                texts = texts[:3]
                picture = picture.name
            truth += texts
            page = printed(texts, language, path.with_suffix(".printed.pdf"), font, style, picture)
            if how == "scan":
                page = scanned(page, path.with_suffix(".scan.pdf"), float(detail) if detail and not style else 0.0)
            pages.append(page)
        file = folder / f"{name}.pdf"
        run("qpdf", "--empty", "--pages", *pages, "--", file)
        made.append((name, kind, language, file, "\n".join(truth)))
    return made


def digital(folder, font, count=100):
    """A document of pages of text."""
    generator = random.Random(count)
    texts = [text for _ in range(count) for text in paragraphs("en", generator, 9)]
    path = printed(texts, "en", folder / "digital.pdf", font)
    return path
