"""In Japanese, Korean, Chinese and Arabic: hours, a bill, parcels, tickets, invitations and a card."""

from ..fonts import Face
from ..sample import Sample
from .photo import photographed
from .sheet import Hand, Sheet

GOTHIC = Hand(Face.GOTHIC, Face.GOTHIC)
MINCHO = Hand(Face.MINCHO, Face.MINCHO)
NASKH = Hand(Face.NASKH, Face.NASKH_BOLD)


def japanese_hours() -> Sample:
    sheet = Sheet(900, 980, MINCHO, margin=70, size=40, fill=(246, 240, 228), ink=(60, 40, 30))
    sheet.line("喫茶こもれび", 76, align="centre")
    sheet.divide(3)
    sheet.line("営業時間")
    sheet.line("月～金 8:00～19:00")
    sheet.line("土日 10:00～18:00")
    sheet.line("定休日 水曜日")
    sheet.skip(24)
    sheet.line("〒150-0041")
    sheet.line("東京都渋谷区神南1丁目19-4")
    sheet.line("電話 03-5555-0138")
    sheet.line("https://komorebi.example.org")
    sheet.datum(
        "date",
        "月～金 8:00～19:00\n土日 10:00～18:00",
        openingHours=[
            {"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "08:00", "closes": "19:00"},
            {"days": ["SA", "SU"], "opens": "10:00", "closes": "18:00"},
        ],
    )
    sheet.datum("date", "水曜日")
    sheet.datum(
        "postalAddress",
        "〒150-0041\n東京都渋谷区神南1丁目19-4",
        zip="150-0041",
        state="東京都",
        city="渋谷区",
        street="神南1丁目19-4",
    )
    sheet.datum("phoneNumber", "03-5555-0138", e164="+81355550138")
    sheet.datum("link", "https://komorebi.example.org", url="https://komorebi.example.org")
    return photographed(sheet, "hours-japanese", "ja", 41, ground="wall")


def japanese_bill() -> Sample:
    sheet = Sheet(940, 1040, GOTHIC, margin=70, size=34)
    sheet.line("水道料金のお知らせ", 52)
    sheet.divide()
    sheet.line("〒604-8005")
    sheet.line("京都府京都市中京区桜之町12番地")
    sheet.line("山本 千尋 様")
    sheet.divide()
    sheet.pair("検針日", "2026年2月18日")
    sheet.pair("使用水量", "23 m³")
    sheet.pair("ご請求金額", "4,862円", 42)
    sheet.pair("お支払期限", "2026年3月31日", 42)
    sheet.skip(30)
    sheet.line("お問い合わせ 075-555-0164")
    sheet.line("受付時間 平日 9:00～17:00")
    sheet.datum(
        "postalAddress",
        "〒604-8005\n京都府京都市中京区桜之町12番地",
        zip="604-8005",
        state="京都府",
        city="京都市中京区",
        street="桜之町12番地",
    )
    sheet.datum("date", "2026年2月18日", iso="2026-02-18")
    sheet.datum("measurement", "23 m³", amount=23, unit="m³")
    sheet.datum("money", "4,862円", amount=4862, currency="JPY")
    sheet.datum("date", "2026年3月31日", iso="2026-03-31")
    sheet.datum("phoneNumber", "075-555-0164", e164="+81755550164")
    sheet.datum(
        "date",
        "平日 9:00～17:00",
        openingHours=[{"days": ["MO", "TU", "WE", "TH", "FR"], "opens": "09:00", "closes": "17:00"}],
    )
    return photographed(sheet, "bill-japanese", "ja", 42, ground="pine", fold=0.5)


def korean_parcel() -> Sample:
    sheet = Sheet(940, 820, GOTHIC, margin=60, size=34)
    sheet.line("CJ대한통운 택배", 50)
    sheet.line("운송장번호 5612 3400 1823", 38)
    sheet.divide(3)
    sheet.line("받는 분: 김하늘 010-5550-0142")
    sheet.line("서울특별시 마포구 양화로 45, 1203호")
    sheet.divide()
    sheet.line("보내는 분: 바다서점 051-555-0119")
    sheet.line("부산광역시 해운대구 센텀중앙로 97")
    sheet.divide()
    sheet.line("배송 예정: 2026년 3월 5일 오후 2시")
    sheet.line("무게 1.4 kg")
    sheet.datum("trackingNumber", "5612 3400 1823", number="561234001823", carrier="cj")
    sheet.datum("phoneNumber", "010-5550-0142", e164="+821055500142")
    sheet.datum(
        "postalAddress",
        "서울특별시 마포구 양화로 45, 1203호",
        state="서울특별시",
        city="마포구",
        street="양화로 45",
        unit="1203호",
    )
    sheet.datum("phoneNumber", "051-555-0119", e164="+82515550119")
    sheet.datum(
        "postalAddress", "부산광역시 해운대구 센텀중앙로 97", state="부산광역시", city="해운대구", street="센텀중앙로 97"
    )
    sheet.datum("date", "2026년 3월 5일 오후 2시", iso="2026-03-05T14:00:00")
    sheet.datum("measurement", "1.4 kg", amount=1.4, unit="kg")
    return photographed(sheet, "parcel-korean", "ko", 43, ground="oak")


def korean_invitation() -> Sample:
    sheet = Sheet(880, 940, MINCHO, margin=70, size=40, fill=(252, 244, 240), ink=(90, 50, 60))
    sheet.line("첫돌 잔치에 초대합니다", 60, align="centre")
    sheet.skip(20)
    sheet.line("우리 서윤이가 첫 생일을 맞이합니다.", align="centre")
    sheet.line("귀한 걸음으로 축복해 주세요.", align="centre")
    sheet.skip(20)
    sheet.line("2026년 4월 11일 토요일 오후 12시 30분", 42, align="centre")
    sheet.line("경기도 성남시 분당구 판교역로 152", align="centre")
    sheet.line("라온 뷔페 3층", align="centre")
    sheet.skip(20)
    sheet.line("연락처 031-555-0188", align="centre")
    sheet.datum("date", "2026년 4월 11일 토요일 오후 12시 30분", iso="2026-04-11T12:30:00")
    sheet.datum(
        "postalAddress", "경기도 성남시 분당구 판교역로 152", state="경기도", city="성남시 분당구", street="판교역로 152"
    )
    sheet.datum("phoneNumber", "031-555-0188", e164="+82315550188")
    return photographed(sheet, "invitation-korean", "ko", 44, ground="cloth")


def chinese_ticket() -> Sample:
    sheet = Sheet(1060, 640, GOTHIC, margin=60, size=36, fill=(250, 240, 232))
    sheet.line("江畔音乐厅", 54)
    sheet.line("上海市徐汇区复兴中路380号", 34)
    sheet.divide()
    sheet.line("春日弦乐四重奏", 48)
    sheet.line("2026年3月28日 星期六 19:30", 42)
    sheet.pair("3排12座", "票价：380元")
    sheet.line("咨询电话：021-5555 0123")
    sheet.datum(
        "postalAddress", "上海市徐汇区复兴中路380号", city="上海市", street="徐汇区复兴中路380号"
    )
    sheet.datum("date", "2026年3月28日 星期六 19:30", iso="2026-03-28T19:30:00")
    sheet.datum("money", "380元", amount=380, currency="CNY")
    sheet.datum("phoneNumber", "021-5555 0123", e164="+862155550123")
    return photographed(sheet, "ticket-chinese", "zh-Hans", 45, ground="slate")


def chinese_parcel() -> Sample:
    sheet = Sheet(900, 820, GOTHIC, margin=60, size=36)
    sheet.line("顺丰速运", 58)
    sheet.line("运单号 SF1423570981264", 40)
    sheet.divide(3)
    sheet.line("收件人：李晨 13800138000")
    sheet.line("广东省深圳市南山区科苑路15号3栋1201室", 34)
    sheet.divide()
    sheet.line("重量：2.4 kg")
    sheet.line("运费：18.00元")
    sheet.line("预计送达：2026年3月4日 18:00前")
    sheet.datum("trackingNumber", "SF1423570981264", number="SF1423570981264", carrier="sf")
    sheet.datum("phoneNumber", "13800138000", e164="+8613800138000")
    sheet.datum(
        "postalAddress",
        "广东省深圳市南山区科苑路15号3栋1201室",
        state="广东省",
        city="深圳市",
        street="南山区科苑路15号3栋1201室",
    )
    sheet.datum("measurement", "2.4 kg", amount=2.4, unit="kg")
    sheet.datum("money", "18.00元", amount=18, currency="CNY")
    sheet.datum("date", "2026年3月4日 18:00前", iso="2026-03-04T18:00:00", role="deadline")
    return photographed(sheet, "parcel-chinese", "zh-Hans", 46, ground="pine")


def arabic_card() -> Sample:
    sheet = Sheet(980, 620, NASKH, margin=64, size=38, fill=(244, 250, 246), rightwards=False)
    sheet.line("عيادة الواحة لطب الأسنان", 58, bold=True, ink=(0, 96, 80))
    sheet.line("الدكتورة ليلى الحربي")
    sheet.skip(10)
    sheet.line("شارع الملك فهد، الرياض 12211")
    sheet.line("هاتف: \u2066+966 11 555 0123\u2069")
    sheet.line("البريد الإلكتروني: \u2066info@alwaha.example.org\u2069")
    sheet.line("\u2066www.alwaha.example.org\u2069")
    sheet.datum("postalAddress", "شارع الملك فهد، الرياض 12211", street="شارع الملك فهد", city="الرياض", zip="12211")
    sheet.datum("phoneNumber", "+966 11 555 0123", e164="+966115550123")
    sheet.datum("emailAddress", "info@alwaha.example.org", address="info@alwaha.example.org")
    sheet.datum("link", "www.alwaha.example.org", url="https://www.alwaha.example.org")
    return photographed(sheet, "card-arabic", "ar", 47, ground="walnut")


def arabic_invitation() -> Sample:
    sheet = Sheet(900, 900, NASKH, margin=70, size=42, fill=(252, 246, 234), ink=(84, 58, 20), rightwards=False)
    sheet.line("دعوة زفاف", 80, bold=True, align="centre")
    sheet.skip(20)
    sheet.line("يسرنا دعوتكم لحضور حفل زفاف", align="centre")
    sheet.line("يوسف ومريم", 54, bold=True, align="centre")
    sheet.skip(20)
    sheet.line("يوم الجمعة 10 أبريل 2026 الساعة 8 مساءً", 42, bold=True, align="centre")
    sheet.line("قاعة النخيل، عمّان", align="centre")
    sheet.skip(20)
    sheet.line("للتأكيد: \u2066+962 6 555 0147\u2069", align="centre")
    sheet.datum("date", "الجمعة 10 أبريل 2026 الساعة 8 مساءً", iso="2026-04-10T20:00:00")
    sheet.datum("phoneNumber", "+962 6 555 0147", e164="+96265550147")
    return photographed(sheet, "invitation-arabic", "ar", 48, ground="wall")
