extension AddressCountry {
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
            names: ["malaysia"])
    ]
}
