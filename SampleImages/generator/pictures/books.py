"""Pages of books: a novel, justified and hyphenated, scanned at 300 dpi; a Japanese page set in columns."""

from ..canvas import Canvas, Style
from ..effects import blur, paper, uneven_light, worn_edges
from ..fonts import Face
from ..paragraphs import paragraph
from ..placing import place_flat
from ..sample import Sample
from ..scenes import plaster

CHAPTER = [
    "The light_house keeper had counted the steps so often that his feet knew the num_ber better than he "
    "did. One hun_dred and ninety-four, with a land_ing at every twenti_eth, and on each land_ing a narrow "
    "win_dow that showed a lit_tle more of the sea. He used to say that a man who climbed them twice a day "
    "needed no other reli_gion.",
    "That morn_ing the fog lay so thick against the glass that the stair_case seemed to have been built "
    "in_side a cloud. He car_ried the can of oil in his left hand, be_cause the rail was on the right, and "
    "he whis_tled, be_cause the si_lence of fog is un_like any other si_lence and he had never learned to "
    "like it.",
    "On the fifth land_ing he stopped. Some_body had left a pair of shoes there. They stood neatly side by "
    "side under the win_dow, small brown shoes with wet laces, and a thread of wa_ter ran from them across "
    "the stone and van_ished over the edge of the step.",
    "“Well,” said the keeper to the shoes, for he had lived alone a long time, “which of us two has come to "
    "the wrong place?”",
    "No_body an_swered. Far be_low, where the waves worked at the foot of the rock, the bell buoy gave its "
    "two un_even notes. He set down the can, wiped his hands on his trousers, and lis_tened up the tower "
    "in_stead of down. There it was: the soft, reg_ular sound of bare feet walk_ing round and round the "
    "gallery, as a child walks who has been told to wait and has not been told how long.",
    "He did not hurry. In thirty years he had found that whatever waited at the top of a stair would still "
    "be wait_ing af_ter one more breath, and that the breath was gener_ally worth tak_ing.",
]

LIBRARY = [
    "港の図書館だより", "春になりました。海の見える", "窓のそばに新しい椅子を", "置きました。本を一冊えらんで", "静かな午後をお過ごし下さい。",
    "開館は朝九時です。",
]


def page() -> Sample:
    canvas = Canvas(1480, 2280, (255, 255, 255))
    ink = (26, 24, 22)
    body = Style(Face.BOOK, 48, ink)
    canvas.text(740, 150, "THE BELL BUOY", Style(Face.BOOK, 34, ink, tracking=5), "centre")
    canvas.text(740, 330, "Chapter Three", Style(Face.BOOK_ITALIC, 68, ink), "centre")
    y = 440.0
    for index, text in enumerate(CHAPTER):
        y = paragraph(canvas, 176, y, 1128, text, body, 60, justify=True, indent=0 if index == 0 else 56)
    canvas.text(740, 2220, "47", Style(Face.BOOK, 40, ink), "centre")
    canvas.image = worn_edges(canvas.image, 51, 20)
    scene = plaster(1480, 2280, 52, (226, 220, 206))
    place_flat(scene, canvas, 0, 0, 1, -0.5)
    scene.image = paper(scene.image, 53, (0.96, 0.935, 0.88), 1.8)
    scene.image = blur(uneven_light(scene.image, 0.28, (0.75, 0.4)), 0.5)
    return Sample("book.jpg", "book", scene, quality=62, dpi=300)


def vertical() -> Sample:
    """Columns from right to left, their letters stacked."""
    canvas = Canvas(700, 820, (250, 247, 240))
    for index, line in enumerate(LIBRARY):
        canvas.column(612 - 88 * index, 72, line, Style(Face.MINCHO, 44, (24, 22, 20)))
    canvas.image = blur(paper(canvas.image, 54, (1, 0.99, 0.97), 1.2), 0.4)
    return Sample("page-vertical.jpg", "vertical", canvas, language="ja", quality=82, grey=True)
