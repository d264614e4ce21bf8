"""What an answer is made of. Made by Scripts/generate_python.py from the JSON Schema; not to be changed by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, Union

from ._record import Record
from ._views import AnalysisViews

Point = tuple[float, float]
# Four corners, clockwise from the content's own top left, so that they tell the reading direction.
Quad = tuple[Point, Point, Point, Point]
# [start, end] in UTF-16 code units of the transcript, end exclusive.
Range = tuple[int, int]


@dataclass(frozen=True)
class Block(Record):
    """A part of an answer: block."""

    # Four corners, clockwise from the content's own top left, so that they tell the reading direction.
    quad: Quad
    # Indices into the analysis's lines.
    lines: tuple[int, ...]


@dataclass(frozen=True)
class WordAlternative(Record):
    """A part of an answer: word alternative."""

    text: str
    confidence: float


@dataclass(frozen=True)
class Word(Record):
    """A part of an answer: word."""

    text: str
    confidence: float
    # Four corners, clockwise from the content's own top left, so that they tell the reading direction.
    quad: Quad
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # Where one character ends and the next begins, as shares of the word's width from where it begins, where the
    # engine tells: one fewer than there are characters as a reader counts them, in the order of the text. A word
    # begins at the right end of its quad where its first letter is of a script that is read from right to left, and
    # else at the left end.
    character_edges: tuple[float, ...] | None = None
    # Other readings that the engine holds possible, the likeliest first.
    alternatives: tuple[WordAlternative, ...] | None = None


@dataclass(frozen=True)
class Line(Record):
    """A line of text. Its quad reaches from ascender to descender: a tenth of the ink's height above its words' quads, and a twenty-fifth below and beside them. A column's encloses its words."""

    text: str
    confidence: float
    # Four corners, clockwise from the content's own top left, so that they tell the reading direction.
    quad: Quad
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # BCP-47 tag, where the engine or the words tell.
    language: str | None
    words: tuple[Word, ...]


@dataclass(frozen=True)
class UrlContent(Record):
    """What a code of the type url holds."""

    type: Literal["url"]
    url: str


@dataclass(frozen=True)
class WifiContent(Record):
    """What a code of the type wifi holds."""

    type: Literal["wifi"]
    ssid: str
    security: Literal["none", "wep", "wpa", "sae", "eap"]
    is_hidden: bool
    password: str | None = None
    identity: str | None = None
    eap_method: str | None = None


@dataclass(frozen=True)
class ContactContent(Record):
    """What a code of the type contact holds."""

    type: Literal["contact"]
    name: str
    phone_numbers: tuple[str, ...]
    email_addresses: tuple[str, ...]
    urls: tuple[str, ...]
    postal_addresses: tuple[str, ...]
    family_name: str | None = None
    given_name: str | None = None
    organization: str | None = None
    title: str | None = None
    birthday: str | None = None
    note: str | None = None


@dataclass(frozen=True)
class EventContent(Record):
    """What a code of the type event holds."""

    type: Literal["event"]
    start: str
    summary: str | None = None
    end: str | None = None
    duration: str | None = None
    time_zone: str | None = None
    location: str | None = None
    details: str | None = None
    end_time_zone: str | None = None
    recurrence: str | None = None
    uid: str | None = None


@dataclass(frozen=True)
class EmailContent(Record):
    """What a code of the type email holds."""

    type: Literal["email"]
    to: tuple[str, ...]
    cc: tuple[str, ...]
    bcc: tuple[str, ...]
    subject: str | None = None
    body: str | None = None


@dataclass(frozen=True)
class SmsContent(Record):
    """What a code of the type sms holds."""

    type: Literal["sms"]
    numbers: tuple[str, ...]
    body: str | None = None


@dataclass(frozen=True)
class PhoneContent(Record):
    """What a code of the type phone holds."""

    type: Literal["phone"]
    number: str


@dataclass(frozen=True)
class GeoContent(Record):
    """What a code of the type geo holds."""

    type: Literal["geo"]
    latitude: float
    longitude: float
    altitude: float | None = None
    query: str | None = None


@dataclass(frozen=True)
class OtpauthContent(Record):
    """What a code of the type otpauth holds."""

    type: Literal["otpauth"]
    kind: Literal["totp", "hotp"]
    account: str
    secret: str
    algorithm: Literal["SHA1", "SHA256", "SHA512"]
    digits: int
    issuer: str | None = None
    period: int | None = None
    counter: int | None = None


@dataclass(frozen=True)
class PaymentContent(Record):
    """What a code of the type payment holds."""

    type: Literal["payment"]
    name: str
    iban: str
    currency: Literal["EUR"]
    bic: str | None = None
    amount: str | None = None
    purpose: str | None = None
    reference: str | None = None
    remittance: str | None = None
    information: str | None = None


@dataclass(frozen=True)
class CryptoPaymentContent(Record):
    """What a code of the type crypto payment holds."""

    type: Literal["cryptoPayment"]
    currency: str
    address: str
    amount: str | None = None
    label: str | None = None
    message: str | None = None
    chain: str | None = None


@dataclass(frozen=True)
class ProductContent(Record):
    """What a code of the type product holds."""

    type: Literal["product"]
    gtin: str
    isbn: str | None = None
    issn: str | None = None


@dataclass(frozen=True)
class Gs1Element(Record):
    """A part of an answer: gs1 element."""

    identifier: str
    title: str
    value: str


@dataclass(frozen=True)
class Gs1Content(Record):
    """What a code of the type gs1 holds."""

    type: Literal["gs1"]
    elements: tuple[Gs1Element, ...]
    gtin: str | None = None


@dataclass(frozen=True)
class FlightLeg(Record):
    """A part of an answer: flight leg."""

    reservation: str
    from_: str
    to: str
    airline: str
    flight: str
    day_of_year: int
    cabin: str
    status: str
    seat: str | None = None
    sequence: str | None = None


@dataclass(frozen=True)
class BoardingPassContent(Record):
    """What a code of the type boarding pass holds."""

    type: Literal["boardingPass"]
    passenger: str
    legs: tuple[FlightLeg, ...]


@dataclass(frozen=True)
class DriverLicenseContent(Record):
    """What a code of the type driver license holds."""

    type: Literal["driverLicense"]
    number: str
    issuer: str
    family_name: str | None = None
    given_name: str | None = None
    middle_name: str | None = None
    birth_date: str | None = None
    issue_date: str | None = None
    expiry_date: str | None = None
    street: str | None = None
    city: str | None = None
    state: str | None = None
    postal_code: str | None = None
    country: str | None = None


@dataclass(frozen=True)
class OtherContent(Record):
    """What a code of the type other holds."""

    type: Literal["text", "binary"]


@dataclass(frozen=True)
class Action(Record):
    """A part of an answer: action."""

    title: str
    # Never one that runs code or reads files.
    url: str


@dataclass(frozen=True)
class Code(Record):
    """A part of an answer: code."""

    json_names: ClassVar[dict[str, str]] = {"is_gs1": "isGS1"}

    # Vision's name in lower camel case: qr, ean13, code128 …
    symbology: str
    # The content as text; null where it is none.
    payload: str | None
    # The content's bytes where they are not those of payload in UTF-8.
    payload_hex: str | None
    # Four corners, clockwise from the content's own top left, so that they tell the reading direction.
    quad: Quad
    # What the payload means; fields that are not known are left out.
    content: CodeContent
    actions: tuple[Action, ...]
    # There, and true, where the code says that it is made of GS1's application identifiers.
    is_gs1: bool | None = None


@dataclass(frozen=True)
class LinkValue(Record):
    """What is known of a link."""

    url: str


@dataclass(frozen=True)
class Link(Record):
    """A part of an answer: link."""

    type: Literal["link"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: LinkValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class EmailAddressValue(Record):
    """What is known of a email address."""

    address: str


@dataclass(frozen=True)
class EmailAddress(Record):
    """A part of an answer: email address."""

    type: Literal["emailAddress"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: EmailAddressValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class PhoneNumberValue(Record):
    """What is known of a phone number."""

    # Left out where the text does not say enough to know it.
    e164: str | None = None
    extension: str | None = None
    # What is reached by it; left out where the numbering plan does not say.
    kind: (
        Literal[
            "fixedLine", "mobile", "fixedLineOrMobile", "tollFree", "premiumRate", "sharedCost", "voIP",
            "personal", "pager", "company", "voicemail"
        ] | None
    ) = None


@dataclass(frozen=True)
class PhoneNumber(Record):
    """A part of an answer: phone number."""

    type: Literal["phoneNumber"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: PhoneNumberValue
    actions: tuple[Action, ...]
    # The ISO 3166 code of the country by whose conventions it was read, where these count.
    region: str | None = None


@dataclass(frozen=True)
class PostalAddressValue(Record):
    """What is known of a postal address."""

    name: str | None = None
    organization: str | None = None
    street: str | None = None
    unit: str | None = None
    city: str | None = None
    state: str | None = None
    zip: str | None = None
    country: str | None = None


@dataclass(frozen=True)
class PostalAddress(Record):
    """A part of an answer: postal address."""

    type: Literal["postalAddress"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: PostalAddressValue
    actions: tuple[Action, ...]
    # The ISO 3166 code of the country by whose conventions it was read, where these count.
    region: str | None = None


@dataclass(frozen=True)
class OpeningHours(Record):
    """A part of an answer: opening hours."""

    days: tuple[Literal["MO", "TU", "WE", "TH", "FR", "SA", "SU", "PH"], ...]
    # A time of day, 09:00; left out where it is closed.
    opens: str | None = None
    # A time of day; one that is not after opens is on the next day.
    closes: str | None = None


@dataclass(frozen=True)
class DateValue(Record):
    """What is known of a date."""

    # A day, a moment, or a time of day where no reference date is known.
    iso: str | None = None
    start: str | None = None
    end: str | None = None
    # The length of a duration.
    seconds: float | None = None
    # A rule of iCalendar (RFC 5545).
    recurrence: str | None = None
    # What else iso may be, where the text does not tell the day from the month.
    alternatives: tuple[str, ...] | None = None
    # Hours that recur on days of the week; recurrence has the days on which it is open.
    opening_hours: tuple[OpeningHours, ...] | None = None
    # What the date is for: deadline.
    role: str | None = None


@dataclass(frozen=True)
class Date(Record):
    """A part of an answer: date."""

    type: Literal["date"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: DateValue
    actions: tuple[Action, ...]
    # The ISO 3166 code of the country by whose conventions it was read, where these count.
    region: str | None = None


@dataclass(frozen=True)
class MoneyValue(Record):
    """What is known of a money."""

    amount: float
    # The upper end of a range.
    maximum: float | None = None
    # ISO 4217.
    currency: str | None = None


@dataclass(frozen=True)
class Money(Record):
    """A part of an answer: money."""

    type: Literal["money"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: MoneyValue
    actions: tuple[Action, ...]
    # The ISO 3166 code of the country by whose conventions it was read, where these count.
    region: str | None = None


@dataclass(frozen=True)
class MeasurementValue(Record):
    """What is known of a measurement."""

    amount: float
    unit: str


@dataclass(frozen=True)
class Measurement(Record):
    """A part of an answer: measurement."""

    type: Literal["measurement"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: MeasurementValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class TrackingNumberValue(Record):
    """What is known of a tracking number."""

    number: str
    carrier: str | None = None


@dataclass(frozen=True)
class TrackingNumber(Record):
    """A part of an answer: tracking number."""

    type: Literal["trackingNumber"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: TrackingNumberValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class FlightNumberValue(Record):
    """What is known of a flight number."""

    # IATA code.
    airline: str
    number: str


@dataclass(frozen=True)
class FlightNumber(Record):
    """A part of an answer: flight number."""

    type: Literal["flightNumber"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: FlightNumberValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class IpAddressValue(Record):
    """What is known of a ip address."""

    address: str


@dataclass(frozen=True)
class IpAddress(Record):
    """A part of an answer: ip address."""

    type: Literal["ipAddress"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: IpAddressValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class PaymentIdentifierValue(Record):
    """What is known of a payment identifier."""

    number: str
    kind: Literal["iban", "card"]


@dataclass(frozen=True)
class PaymentIdentifier(Record):
    """A part of an answer: payment identifier."""

    type: Literal["paymentIdentifier"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: PaymentIdentifierValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class TaxIdentifierValue(Record):
    """What is known of a tax identifier."""

    number: str
    kind: Literal["tax"]
    # ISO 3166 code.
    country: str | None = None


@dataclass(frozen=True)
class TaxIdentifier(Record):
    """A part of an answer: tax identifier."""

    type: Literal["taxIdentifier"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: TaxIdentifierValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class PublicationIdentifierValue(Record):
    """What is known of a publication identifier."""

    number: str
    kind: Literal["isbn", "issn", "doi"]


@dataclass(frozen=True)
class PublicationIdentifier(Record):
    """A part of an answer: publication identifier."""

    type: Literal["publicationIdentifier"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: PublicationIdentifierValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class ProductCodeValue(Record):
    """What is known of a product code."""

    number: str
    kind: Literal["gtin"]


@dataclass(frozen=True)
class ProductCode(Record):
    """A part of an answer: product code."""

    type: Literal["productCode"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: ProductCodeValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class VehicleIdentifierValue(Record):
    """What is known of a vehicle identifier."""

    number: str
    kind: Literal["vin"]


@dataclass(frozen=True)
class VehicleIdentifier(Record):
    """A part of an answer: vehicle identifier."""

    type: Literal["vehicleIdentifier"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: VehicleIdentifierValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class MacAddressValue(Record):
    """What is known of a mac address."""

    address: str


@dataclass(frozen=True)
class MacAddress(Record):
    """A part of an answer: mac address."""

    type: Literal["macAddress"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: MacAddressValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class CoordinatesValue(Record):
    """What is known of a coordinates."""

    latitude: float
    longitude: float
    plus_code: str | None = None


@dataclass(frozen=True)
class Coordinates(Record):
    """A part of an answer: coordinates."""

    type: Literal["coordinates"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: CoordinatesValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class OneTimeCodeValue(Record):
    """What is known of a one time code."""

    number: str
    kind: Literal["oneTimeCode"]


@dataclass(frozen=True)
class OneTimeCode(Record):
    """A part of an answer: one time code."""

    type: Literal["oneTimeCode"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: OneTimeCodeValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class SocialTagValue(Record):
    """What is known of a social tag."""

    name: str
    kind: Literal["hashtag", "handle"]
    url: str | None = None


@dataclass(frozen=True)
class SocialTag(Record):
    """A part of an answer: social tag."""

    type: Literal["socialTag"]
    text: str
    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # One quad a line that the data touches.
    quads: tuple[Quad, ...]
    value: SocialTagValue
    actions: tuple[Action, ...]


@dataclass(frozen=True)
class Glyph(Record):
    """A part of an answer: glyph."""

    # [start, end] in UTF-16 code units of the transcript, end exclusive.
    range: Range
    # Four corners, clockwise from the content's own top left, so that they tell the reading direction.
    quad: Quad
    # What makes two the same glyph.
    identifier: str
    # What is seen, in words: an emoji's name in English.
    description: str
    # The emoji; left out for other pictures, which are U+FFFC in the transcript.
    unicode: str | None = None
    # A PNG as a data URL, where it is asked for; with the first glyph of an identifier.
    image: str | None = None
    # The name of a PNG beside the JSON, where that is asked for.
    file: str | None = None


@dataclass(frozen=True)
class Timings(Record):
    """Seconds."""

    total: float
    decode: float
    text: float
    codes: float
    data: float


@dataclass(frozen=True)
class Analysis(AnalysisViews, Record):
    """A part of an answer: analysis."""

    width: int
    height: int
    # The lines in reading order, joined by line feeds.
    transcript: str
    blocks: tuple[Block, ...]
    lines: tuple[Line, ...]
    codes: tuple[Code, ...]
    data: tuple[Data, ...]
    # The image as it was named by the caller.
    image: str | None = None
    # The page of a document, counted from 1; left out for an image.
    page: int | None = None
    # Emoji and other small pictures that stand in the text, in its order; left out where there are none.
    glyphs: tuple[Glyph, ...] | None = None
    # Seconds.
    timings: Timings | None = None


# What the payload means; fields that are not known are left out.
CodeContent = Union[
    UrlContent,
    WifiContent,
    ContactContent,
    EventContent,
    EmailContent,
    SmsContent,
    PhoneContent,
    GeoContent,
    OtpauthContent,
    PaymentContent,
    CryptoPaymentContent,
    ProductContent,
    Gs1Content,
    BoardingPassContent,
    DriverLicenseContent,
    OtherContent,
]


Data = Union[
    Link,
    EmailAddress,
    PhoneNumber,
    PostalAddress,
    Date,
    Money,
    Measurement,
    TrackingNumber,
    FlightNumber,
    IpAddress,
    PaymentIdentifier,
    TaxIdentifier,
    PublicationIdentifier,
    ProductCode,
    VehicleIdentifier,
    MacAddress,
    Coordinates,
    OneTimeCode,
    SocialTag,
]

__all__ = [
    "Action",
    "Analysis",
    "Block",
    "BoardingPassContent",
    "Code",
    "CodeContent",
    "ContactContent",
    "Coordinates",
    "CoordinatesValue",
    "CryptoPaymentContent",
    "Data",
    "Date",
    "DateValue",
    "DriverLicenseContent",
    "EmailAddress",
    "EmailAddressValue",
    "EmailContent",
    "EventContent",
    "FlightLeg",
    "FlightNumber",
    "FlightNumberValue",
    "GeoContent",
    "Glyph",
    "Gs1Content",
    "Gs1Element",
    "IpAddress",
    "IpAddressValue",
    "Line",
    "Link",
    "LinkValue",
    "MacAddress",
    "MacAddressValue",
    "Measurement",
    "MeasurementValue",
    "Money",
    "MoneyValue",
    "OneTimeCode",
    "OneTimeCodeValue",
    "OpeningHours",
    "OtherContent",
    "OtpauthContent",
    "PaymentContent",
    "PaymentIdentifier",
    "PaymentIdentifierValue",
    "PhoneContent",
    "PhoneNumber",
    "PhoneNumberValue",
    "Point",
    "PostalAddress",
    "PostalAddressValue",
    "ProductCode",
    "ProductCodeValue",
    "ProductContent",
    "PublicationIdentifier",
    "PublicationIdentifierValue",
    "Quad",
    "Range",
    "SmsContent",
    "SocialTag",
    "SocialTagValue",
    "TaxIdentifier",
    "TaxIdentifierValue",
    "Timings",
    "TrackingNumber",
    "TrackingNumberValue",
    "UrlContent",
    "VehicleIdentifier",
    "VehicleIdentifierValue",
    "WifiContent",
    "Word",
    "WordAlternative",
]
