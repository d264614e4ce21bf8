"""Machine-readable codes as patterns of modules."""

import barcode
import segno


def qr_modules(payload: str) -> list[list[bool]]:
    """The dark modules of a QR code (error correction M), row by row."""
    code = segno.make_qr(payload, error="m", boost_error=False)
    return [[bool(cell) for cell in row] for row in code.matrix]


def ean13_modules(payload: str) -> str:
    """Bars as ones and zeros. `payload` has all 13 digits; its check digit must be right."""
    code = barcode.get_barcode_class("ean13")(payload[:12])
    if code.get_fullcode() != payload:
        raise ValueError(f"the check digit of {payload} is wrong")
    return str(code.build()[0])


def code128_modules(payload: str) -> str:
    return str(barcode.get_barcode_class("code128")(payload).build()[0])
