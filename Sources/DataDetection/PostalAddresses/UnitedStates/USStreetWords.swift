/// The words by which addresses in the United States name the kind and the parts of a street. All in lower case.
enum USStreetWords {
    /// Kinds of street with the abbreviations in use (USPS Publication 28, appendix C).
    static let suffixes = words(
        """
        alley aly avenue ave av aven avn bayou bend bnd bluff blf boulevard blvd boul branch br bridge brg brook bypass byp \
        canyon cyn causeway cswy center centre ctr circle cir circ cliff club common commons corner cor corners course court \
        ct courts cts cove cv creek crk crescent cres crest crossing xing crossroad curve dale drive dr drv drives estate \
        estates expressway expy extension ext falls ferry field fields flat flats ford forest forge fork forks freeway fwy \
        garden gardens gdns gateway glen green grove grv harbor haven heights hts highway hwy hiway hgwy hill hills hollow \
        inlet island isle junction jct key knoll knolls lake lakes land landing lane ln light loaf lock locks lodge loop mall \
        manor meadow meadows mews mill mills mission motorway mount mountain mtn neck orchard oval overpass park parks \
        parkway pkwy pky parkways pass passage path pike pine pines place pl plain plains plaza plz point pt points port \
        ports prairie radial ramp ranch rapid rapids rest ridge rdg ridges river road rd roads route row rue run shoal shore \
        shores skyway spring springs spur spurs square sq station stravenue stream street st str streets summit terrace ter \
        terr throughway trace track trafficway trail trl tunnel turnpike tpke underpass union valley via viaduct view views \
        village villages ville vista walk walks wall way ways well wells
        """
    )

    /// Roads that have a number for a name, which follows.
    static let highways = words(
        "fm rm highway hwy hgwy route rt rte road rd cr sr us interstate i county state ranch loop pr")

    static let directions = words("n s e w ne nw se sw north south east west northeast northwest southeast southwest")

    /// What comes before the number or letter of a flat, floor or building.
    static let units = words(
        """
        apartment apt bldg building dept department fl flr floor hangar lot no number num office pier rm room slip space \
        spc ste suite trlr unit #
        """
    )

    /// Beginnings of names of towns that are also kinds of street.
    static let townBeginnings = words("st ft mt pt port lake")

    private static func words(_ list: String) -> Set<String> {
        Set(list.split(separator: " ").map(String.init))
    }
}
