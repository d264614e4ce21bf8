extension AddressCountry {
    static let englishKinds = USStreetWords.suffixes.union(
        words(
            "close mews quay drove parade gate yard wharf embankment broadway crescent grove hill strand esplanade promenade point boulevard rise chase croft fold end walk nagar marg chowk bazaar colony layout cross main sector block"
        ))

    static let englishUnits = USStreetWords.units.union(
        words(
            "flat shop unit block blk building house level suite tower plot hno h no lot ground first second third fourth basement wing"
        ))

    static let englishBoxes = ["po box", "p.o box", "post office box", "gpo box", "locked bag", "private bag"]

    static let english: [AddressCountry] = [
        AddressCountry(
            code: "GB", postcodes: ["A9 9AA", "A99 9AA", "AA9 9AA", "AA99 9AA", "A9A 9AA", "AA9A 9AA"],
            townFollows: false, numberFirst: true, kinds: englishKinds,
            units: englishUnits, boxes: englishBoxes,
            names: ["united kingdom", "england", "scotland", "wales", "great britain", "uk"],
            isDistinctive: true),
        AddressCountry(
            code: "CA", postcodes: ["A9A 9A9"], townFollows: false, numberFirst: true,
            kinds: englishKinds.union(words("rue chemin côte rang montée")),
            units: englishUnits.union(words("bureau app")),
            boxes: englishBoxes + ["cp", "case postale"],
            states: phrases(
                "ab|bc|mb|nb|nl|ns|nt|nu|on|pe|qc|sk|yt|alberta|british columbia|manitoba|new brunswick|newfoundland|nova scotia|ontario|québec|quebec|saskatchewan|yukon"
            ),
            names: ["canada"], isDistinctive: true),
        AddressCountry(
            code: "IE", postcodes: ["A99 XXXX", "A9A XXXX"], townFollows: false, numberFirst: true, kinds: englishKinds,
            units: englishUnits, boxes: englishBoxes, names: ["ireland", "éire"], isDistinctive: true),
        AddressCountry(
            code: "AU", postcodes: ["9999"], townFollows: false, numberFirst: true, kinds: englishKinds,
            units: englishUnits, boxes: englishBoxes,
            states: phrases(
                "nsw|qld|vic|tas|sa|wa|nt|act|new south wales|queensland|victoria|tasmania|south australia|western australia"
            ), needsState: true, names: ["australia"]),
        AddressCountry(
            code: "NZ", postcodes: ["9999"], townFollows: false, numberFirst: true, kinds: englishKinds,
            units: englishUnits, boxes: englishBoxes, names: ["new zealand"]),
        AddressCountry(
            code: "IN", postcodes: ["999999", "999 999"], townFollows: false, numberFirst: true, kinds: englishKinds,
            units: englishUnits,
            boxes: englishBoxes,
            states: phrases(
                "andhra pradesh|arunachal pradesh|assam|bihar|chhattisgarh|delhi|new delhi|goa|gujarat|haryana|himachal pradesh|jharkhand|karnataka|kerala|madhya pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|punjab|rajasthan|sikkim|tamil nadu|telangana|tripura|uttar pradesh|uttarakhand|west bengal|mh|ka|tn|dl|up|ap|ts|wb|gj|hr|kl"
            ),
            names: ["india"]),
        AddressCountry(
            code: "SG", postcodes: ["999999"], townFollows: false, numberFirst: true,
            kinds: englishKinds.union(words("jalan jln lorong bukit")), units: englishUnits, boxes: englishBoxes,
            names: ["singapore"]),
        AddressCountry(
            code: "ZA", postcodes: ["9999"], townFollows: false, numberFirst: true,
            kinds: englishKinds.union(words("straat weg laan rylaan")), units: englishUnits, boxes: englishBoxes,
            states: phrases(
                "gauteng|western cape|eastern cape|northern cape|kwazulu-natal|free state|limpopo|mpumalanga|north west"
            ),
            names: ["south africa", "suid-afrika"]),
        AddressCountry(
            code: "NG", postcodes: ["999999"], townFollows: false, numberFirst: true, kinds: englishKinds,
            units: englishUnits, boxes: englishBoxes, names: ["nigeria"]),
    ]
}
