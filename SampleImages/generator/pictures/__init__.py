"""The pictures by topic. Each function draws one and returns it as a `Sample`."""

from collections.abc import Callable

from ..sample import Sample
from . import books, cards, everything, labels, letters, menus, posters, receipts, screens, signs, tables

ALL: list[Callable[[], Sample]] = [
    screens.mail,
    screens.chat,
    screens.broken_values,
    screens.slide,
    screens.game,
    receipts.upright,
    receipts.upside_down,
    cards.business,
    cards.german,
    cards.russian,
    cards.korean,
    cards.french,
    cards.wifi,
    menus.supper,
    letters.scan,
    letters.sideways,
    letters.fax,
    books.page,
    books.vertical,
    signs.street_names,
    signs.opening_hours,
    signs.trail,
    posters.festival,
    posters.notice,
    tables.invoice,
    labels.shipping,
    labels.product,
    everything.desk,
]
