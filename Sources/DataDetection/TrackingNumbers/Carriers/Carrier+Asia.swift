extension Carrier {
    /// Posts and parcel services of Asia.
    static let asian: [Carrier] = [
        // The three of Japan compute the last digit in the same way: the remainder by seven.
        Carrier(
            "yamato", "Yamato", cues: "yamato|kuroneko|ヤマト|クロネコ|宅急便",
            page: "https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number01={number}",
            forms: [.init("#12", needs: .shipment, check: .seven)]),
        Carrier(
            "sagawa", "Sagawa", cues: "sagawa|佐川|飛脚",
            page: "https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo={number}",
            forms: [.init("#12", needs: .shipment, check: .seven)]),
        Carrier(
            "japan_post", "Japan Post", cues: "japan post|日本郵便|ゆうパック|ゆうパケット|レターパック|書留",
            page: "https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1={number}",
            forms: [.init("#11-12", needs: .shipment, check: .seven)]),
        Carrier("seino", "Seino", cues: "西濃|カンガルー便|seino", forms: [.init("#10", needs: .carrier)]),
        Carrier("fukuyama", "Fukuyama", cues: "福山通運", forms: [.init("#10", needs: .carrier)]),
        Carrier(
            "cj", "CJ Logistics", cues: "cj logistics|cj대한통운|대한통운",
            page: "https://trace.cjlogistics.com/next/tracking.html?wblNo={number}",
            forms: [.init("#10", needs: .carrier), .init("#12", needs: .carrier)]),
        Carrier("hanjin", "Hanjin", cues: "한진택배|hanjin", forms: [.init("#10-14", needs: .carrier)]),
        Carrier(
            "lotte", "Lotte Global Logistics", cues: "롯데택배|lotte global", forms: [.init("#10-13", needs: .carrier)]),
        Carrier("logen", "Logen", cues: "로젠택배|logen", forms: [.init("#11", needs: .carrier)]),
        Carrier("korea_post", "Korea Post", cues: "우체국택배|우체국|korea post|epost", forms: [.init("#13", needs: .carrier)]),
        Carrier(
            "sf", "SF Express", cues: "sf express|顺丰|順豐|顺丰速运",
            forms: [.init("SF #12-13"), .init("#12", needs: .carrier)]),
        Carrier(
            "yto", "YTO Express", cues: "圆通|yto express", forms: [.init("YT #13"), .init("#10-18", needs: .carrier)]),
        Carrier(
            "zto", "ZTO Express", cues: "中通|zto express",
            forms: [
                .init("ZT #12-13", needs: .shipment), .init("73|75|76|78 #10-12", needs: .carrier),
                .init("#12", needs: .carrier),
            ]),
        Carrier(
            "sto", "STO Express", cues: "申通|sto express",
            forms: [
                .init("77 #13", needs: .shipment), .init("STO #10-12", needs: .shipment),
                .init("#12-15", needs: .carrier),
            ]),
        Carrier(
            "yunda", "Yunda", cues: "韵达|yunda",
            forms: [.init("31|43|46 #11-13", needs: .carrier), .init("#13-15", needs: .carrier)]),
        Carrier(
            "jd", "JD Logistics", cues: "京东|jd logistics",
            forms: [
                .init("JD @ @ #11", needs: .shipment), .init("JD #13", needs: .carrier),
                .init("JDX #12", needs: .shipment),
            ]),
        Carrier(
            "jt", "J&T Express", cues: "j&t|j&t express|极兔",
            forms: [.init("JT #13"), .init("JP|JX|JO|JD #10", needs: .carrier), .init("#12", needs: .carrier)]),
        Carrier("deppon", "Deppon", cues: "德邦|deppon", forms: [.init("DPK #12"), .init("#10", needs: .carrier)]),
        Carrier("china_post", "China Post", cues: "中国邮政|邮政快递包裹|china post|ems", forms: [.init("#13", needs: .carrier)]),
        Carrier(
            "cainiao", "Cainiao", cues: "cainiao|菜鸟|aliexpress",
            forms: [.init("LP #14"), .init("CNG #14", needs: .shipment), .init("@2 #9 YQ|YP", needs: .shipment)]),
        Carrier("fourpx", "4PX", cues: "4px|递四方", forms: [.init("4PX #13 CN")]),
        Carrier(
            "yunexpress", "YunExpress", cues: "yunexpress|云途",
            page: "https://www.yuntrack.com/parcelTracking?id={number}", forms: [.init("YT #16")]),
        Carrier(
            "yanwen", "Yanwen", cues: "yanwen|燕文",
            forms: [.init("U @ #9 YP", needs: .shipment), .init("YW #12", needs: .shipment)]),
        Carrier("sunyou", "SunYou", cues: "sunyou|顺友", forms: [.init("SY *2 #9-11", needs: .shipment)]),
        Carrier(
            "hongkong_post", "Hongkong Post", cues: "hongkong post|香港郵政", forms: [.init("@2 #9 HK", needs: .carrier)]),
        Carrier(
            "delhivery", "Delhivery", cues: "delhivery", page: "https://www.delhivery.com/track/package/{number}",
            forms: [.init("#12-14", needs: .carrier)]),
        Carrier("blue_dart", "Blue Dart", cues: "blue dart|bluedart", forms: [.init("#10-11", needs: .carrier)]),
        Carrier(
            "dtdc", "DTDC", cues: "dtdc",
            forms: [.init("@ #10-11", needs: .carrier), .init("@2 #9-10", needs: .carrier)]),
        Carrier("ekart", "Ekart", cues: "ekart", forms: [.init("FMPC|FMPP #10")]),
        Carrier("xpressbees", "XpressBees", cues: "xpressbees", forms: [.init("#11-15", needs: .carrier)]),
        Carrier("ecom_express", "Ecom Express", cues: "ecom express", forms: [.init("#10", needs: .carrier)]),
        Carrier("shadowfax", "Shadowfax", cues: "shadowfax", forms: [.init("SF #10 @2-3", needs: .shipment)]),
        Carrier(
            "ninja_van", "Ninja Van", cues: "ninja van|ninjavan",
            forms: [.init("NV|NL @2-6 #8-14", needs: .carrier), .init("@4-6 #8-12", needs: .carrier)]),
        Carrier(
            "shopee", "Shopee Express", cues: "shopee express|spx express|spx",
            forms: [.init("SPX @2 #10-15"), .init("TH|VN|PH|MY|ID|SG|BR #11-13 @0-1", needs: .carrier)]),
        Carrier(
            "lazada", "Lazada Logistics", cues: "lazada|lex", forms: [.init("LEX|LXR|LZD @0-3 #8-16", needs: .carrier)]),
        Carrier("kerry", "Kerry Express", cues: "kerry express|kex", forms: [.init("@3-4 #8-12", needs: .carrier)]),
        Carrier("flash", "Flash Express", cues: "flash express", forms: [.init("TH|PH|MY # *9-13", needs: .carrier)]),
        Carrier(
            "thailand_post", "Thailand Post", cues: "thailand post|ไปรษณีย์ไทย",
            forms: [.init("@2 #9 TH", needs: .carrier)]),
        Carrier(
            "pos_malaysia", "Pos Malaysia", cues: "pos malaysia|poslaju|pos laju",
            forms: [.init("@2-3 #9-12 MY", needs: .shipment)]),
        Carrier("gdex", "GDEX", cues: "gdex|gd express", forms: [.init("MY #10-12", needs: .carrier)]),
        Carrier(
            "jne", "JNE", cues: "jne", forms: [.init("#13-16", needs: .carrier), .init("@3-5 #8-12", needs: .carrier)]),
        Carrier("sicepat", "SiCepat", cues: "sicepat", forms: [.init("00 #10", needs: .carrier)]),
        Carrier("lbc", "LBC Express", cues: "lbc express|lbc", forms: [.init("#12", needs: .carrier)]),
        Carrier("viettel", "Viettel Post", cues: "viettel post|viettelpost", forms: [.init("#10-14", needs: .carrier)]),
        Carrier("ghn", "Giao Hàng Nhanh", cues: "giao hàng nhanh|ghn", forms: [.init("G *9", needs: .carrier)]),
        Carrier(
            "israel_post", "Israel Post", cues: "israel post|דואר ישראל", forms: [.init("@2 #9 IL", needs: .carrier)]),
        Carrier(
            "smsa", "SMSA Express", cues: "smsa|سمسا",
            forms: [.init("29 #10", needs: .carrier), .init("#12", needs: .carrier)]),
        Carrier("naqel", "Naqel", cues: "naqel|ناقل", forms: [.init("#9-10", needs: .carrier)]),
    ]
}
