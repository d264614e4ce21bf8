"""What people hold before a camera every day, in fifteen languages: pictures of which all data are stated."""

from collections.abc import Callable

from ..sample import Sample
from . import asian, eastern, english, german, romance

ALL: list[Callable[[], Sample]] = [
    english.boarding_pass,
    english.prescription,
    english.theatre_ticket,
    german.invitation,
    german.bill,
    german.appointment,
    german.missed_parcel,
    romance.hours,
    romance.french_bill,
    romance.wedding,
    romance.medical_appointment,
    romance.water_bill,
    romance.registered_letter,
    romance.power_bill,
    romance.dentist_card,
    eastern.lawyer_card,
    eastern.theatre_ticket,
    eastern.hours,
    eastern.swedish_bill,
    eastern.wedding,
    eastern.water_bill,
    eastern.concert_ticket,
    eastern.grocer_receipt,
    eastern.clinic,
    asian.japanese_hours,
    asian.japanese_bill,
    asian.korean_parcel,
    asian.korean_invitation,
    asian.chinese_ticket,
    asian.chinese_parcel,
    asian.arabic_card,
    asian.arabic_invitation,
]
