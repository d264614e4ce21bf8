extension AddressCountry {
    /// Asia in Latin letters, Hebrew and Thai; for Chinese, Japanese and Korean see `IdeographicAddressReader` and
    /// `KoreanAddressReader`.
    static let asian: [AddressCountry] = [
        AddressCountry(
            code: "MY", postcodes: ["99999"], townFollows: true, numberFirst: true, kindFirst: true,
            kinds: words(
                "jalan jln jl lorong lrg persiaran lebuh lebuhraya lintang taman tmn leboh road street avenue medan kampung kg bandar pusat seksyen desa solok tingkat off"
            ),
            units: words(
                "no lot unit level floor wisma block blok bangunan menara kompleks plaza ground 1st 2nd 3rd first second suite gf mall pt batu g/f kedai hq"
            ),
            states: phrases(
                "selangor|selangor d.e|selangor, d.e|selangor d. e|johor|kedah|kelantan|melaka|malacca|negeri sembilan|pahang|perak|perlis|penang|pulau pinang|p pinang|sabah|sarawak|terengganu|kuala lumpur|wilayah persekutuan|labuan|putrajaya|selangor darul ehsan|johor darul takzim|perak darul ridzuan|johor bahru|shah alam|kl"
            ),
            names: ["malaysia"]),
        AddressCountry(
            code: "ID", postcodes: ["99999"], townFollows: false,
            kinds: words("jl jalan jln gg gang komplek perumahan ruko"),
            units: words("no rt rw lantai lt blok kav gedung kel kec"), boxes: ["po box"],
            states: phrases(
                "dki jakarta|jawa barat|jawa tengah|jawa timur|banten|bali|daerah istimewa yogyakarta|sumatera utara"),
            names: ["indonesia"]),
        AddressCountry(
            code: "PH", postcodes: ["9999"], townFollows: true, mayEndInCode: true, numberFirst: true,
            kinds: englishKinds,
            units: englishUnits.union(words("brgy barangay bgy")), boxes: englishBoxes,
            states: phrases("metro manila|cebu|laguna|cavite|rizal|bulacan|davao del sur"), names: ["philippines"]),
        AddressCountry(
            code: "TH", postcodes: ["99999"], townFollows: false, numberFirst: true,
            kinds: englishKinds.union(words("thanon soi moo ถนน ซอย")), units: englishUnits, boxes: englishBoxes,
            names: ["thailand"]),
        AddressCountry(
            code: "VN", postcodes: ["999999", "99999"], townFollows: false, numberFirst: true,
            kinds: englishKinds.union(words("đường phố ngõ hẻm quận phường")),
            units: englishUnits.union(words("tầng p q tp")),
            names: ["việt nam", "vietnam"]),
        AddressCountry(
            code: "KR", postcodes: ["99999"], townFollows: false, numberFirst: true, kinds: englishKinds,
            kindEndings: ["-ro", "-gil", "-daero", "-dong"], units: englishUnits,
            names: ["south korea", "korea", "republic of korea"]),
        AddressCountry(
            code: "TW", postcodes: ["999", "99999", "999999"], townFollows: false, numberFirst: true,
            kinds: englishKinds.union(words("sec section rd")), units: englishUnits, names: ["taiwan", "r.o.c"]),
        AddressCountry(
            code: "JP", postcodes: ["999-9999"], townFollows: false, numberFirst: true,
            kinds: words("chome cho machi dori"), kindEndings: ["-chome", "-cho", "-machi", "-dori", "-ku"],
            units: englishUnits, names: ["japan"], isDistinctive: true),
        AddressCountry(
            code: "IL", postcodes: ["9999999", "99999"], townFollows: false,
            kinds: words("רחוב רח שדרות שד דרך סמטת כיכר"), units: words("דירה קומה כניסה"), boxes: ["תד", "ת.ד"],
            names: ["ישראל", "israel"]),
        AddressCountry(
            code: "SA", postcodes: ["99999"], townFollows: false, mayEndInCode: true, numberFirst: true,
            kinds: englishKinds,
            units: englishUnits, boxes: englishBoxes, names: ["saudi arabia", "ksa", "kingdom of saudi arabia"]),
        AddressCountry(
            code: "SA", postcodes: ["99999"], townFollows: false, mayEndInCode: true, numberFirst: true,
            kindFirst: true,
            kinds: words("شارع طريق ش"), units: words("حي مبنى شقة الدور"), boxes: ["ص.ب"],
            names: ["السعودية", "المملكة العربية السعودية"]),
    ]
}
