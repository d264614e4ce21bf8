import Testing

@testable import DataDetection

@Suite struct PostalAddressDetectorTests {
    private func addresses(_ text: String) -> [DataMatch] {
        DataDetector(types: [.postalAddress]).matches(in: text)
    }

    private func parts(_ text: String) -> PostalAddress? {
        guard case .postalAddress(let address) = addresses(text).first?.value else { return nil }
        return address
    }

    private func address(
        _ street: String, unit: String? = nil, _ city: String, _ state: String, _ zip: String?, country: String? = nil
    ) -> PostalAddress {
        var address = PostalAddress()
        address.street = street
        address.unit = unit
        address.city = city
        address.state = state
        address.zip = zip
        address.country = country
        return address
    }

    @Test(arguments: [
        "1600 Pennsylvania Ave NW, Washington, DC 20500", "350 5th Ave, New York, NY 10118-0110",
        "233 South Wacker Drive\nChicago, IL 60606", "12 Oak St.\nApt. 5\nSpringfield, Illinois 62701",
        "350 5th Ave New York NY 10118", "PO Box 1234, Salt Lake City, UT 84110", "2002 FM 544 Wylie, TX 75098",
        "5839 Sabrina\nLocks Apt. 194, Newtonmouth, PA 11657", "791 Nancy Villages, Port Scott, KS\n41578",
        "313-317 Broadway\nMadison, IN 47250", "444 South 5th St Apt. 3A Brooklyn, N.Y. 11211",
        "1 Infinite Loop, Cupertino, CA 95014, USA", "12 Harbor Dr, Unit 4B • Sausalito, CA 94965",
        "43 South Broadway Pitman, New Jersey 08071",
        "One Microsoft Way, Redmond, WA 98052",
        "N6W23001 Bluemound Rd, Waukesha, WI 53188",
        "103 Beal Pkwy SE, Fort Walton Beach, FL",
    ])
    func findsWholeAddresses(text: String) {
        #expect(addresses("Come to \(text)").map(\.text) == [text])
        #expect(addresses("Dr. Amelia Grant\n\(text)\nwww.example.com").map(\.text) == [text])
    }

    @Test func namesTheParts() {
        #expect(
            parts("350 5th Ave, Fl 34, New York, NY 10118-0110")
                == address("350 5th Ave", unit: "Fl 34", "New York", "NY", "10118-0110"))
        #expect(parts("20 Benton Pl St Louis MO 63104") == address("20 Benton Pl", "St Louis", "MO", "63104"))
        #expect(
            parts("12 Oak St #5\nCharleston, West Virginia 25301, United States")
                == address("12 Oak St", unit: "#5", "Charleston", "West Virginia", "25301", country: "United States"))
        #expect(parts("PO Box 12, Salt Lake City, UT 84110") == address("PO Box 12", "Salt Lake City", "UT", "84110"))
        #expect(
            parts("100 Main St\nSuite 5\nSanta Fe, NM 87501")
                == address("100 Main St", unit: "Suite 5", "Santa Fe", "NM", "87501"))
    }

    @Test(arguments: [
        "3 Drive Motors, 24 V, ID 83705", "ME 2021 vs OR 2020 results", "Take Route 66 for 200 miles.",
        "She is 12, in 90210",
        "I paid 20 dollars at the store in Ohio 43004 times", "CA 94607", "Oakland, CA 94607", "Lot 12345, OK 12345678",
        "12 items were sold. Ask for CA 94607", "call 5 of them: ME 04011", "Page 650 of 1234",
        "12 eggs, or 20500 grams",
    ])
    func leavesProseAlone(text: String) {
        #expect(addresses(text).isEmpty)
    }

    @Test func partsNeighbours() {
        let text = "12 Oak St, Springfield, IL 62701\n14 Elm Ave, Springfield, IL 62702"
        #expect(addresses(text).map(\.text) == text.split(separator: "\n").map(String.init))
    }

    @Test func doesNotTakeTheLineBefore() {
        #expect(addresses("Feb 07, 2028\n06161 Natalie Flats, Lake Richard, AS 02433").map(\.range) == [13..<56])
    }
}
