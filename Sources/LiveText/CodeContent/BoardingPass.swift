internal import DataDetection

/// An airline's boarding pass: IATA's bar-coded boarding pass (resolution 792).
public struct BoardingPass: Hashable, Sendable, Encodable {
    /// A flight of the journey.
    public struct Leg: Hashable, Sendable, Encodable {
        /// The booking's reference.
        public let reservation: String
        /// The airport of departure, by its IATA code.
        public let from: String
        /// The airport of arrival.
        public let to: String
        /// The airline, by its IATA code.
        public let airline: String
        /// The flight's number, without zeros before it.
        public let flight: String
        /// The day of the year, 1 to 366; the year is not said.
        public let dayOfYear: Int
        /// The cabin, by IATA's letter: F, J, Y …
        public let cabin: String
        /// The seat, without zeros before it; nil where there is none yet.
        public let seat: String?
        /// The number that was given at check-in; nil before.
        public let sequence: String?
        /// IATA's digit for how far the check-in has got.
        public let status: String
    }

    /// The passenger, family name first, as on the pass.
    public let passenger: String
    /// The flights in their order, one to four.
    public let legs: [Leg]

    /// Reads a payload; nil where a field that must be there is not as the resolution wants it.
    init?(_ text: String) {
        var rest = FixedFields(text)
        guard rest.take(1) == "M", let count = rest.takeNumber(1), (1...4) ~= count,
            let passenger = rest.take(20)?.trimmed.nonEmpty, rest.take(1) == "E"
        else { return nil }
        var legs: [Leg] = []
        for _ in 0..<count {
            guard let leg = Leg(&rest) else { return nil }
            legs.append(leg)
        }
        self.passenger = passenger
        self.legs = legs
    }
}

extension BoardingPass.Leg {
    fileprivate init?(_ rest: inout FixedFields) {
        guard let reservation = rest.take(7), let from = rest.take(3), let to = rest.take(3),
            let airline = rest.take(3),
            let flight = rest.take(5), let day = rest.take(3)?.trimmed.digitValue(), let cabin = rest.take(1),
            let seat = rest.take(4), let sequence = rest.take(5), let status = rest.take(1),
            // What follows is for the airline alone: its length stands before it, in hexadecimal digits.
            let length = rest.takeNumber(2, radix: 16), rest.take(length) != nil
        else { return nil }
        let isAirport = [from, to].allSatisfy { $0.allSatisfy { $0.isASCII && $0.isUppercase } }
        let number = flight.trimmed.withoutLeadingZeros
        guard isAirport, (1...366) ~= day, let name = airline.trimmed.nonEmpty, number.first?.isASCIIDigit == true
        else {
            return nil
        }
        self.reservation = reservation.trimmed
        self.from = from
        self.to = to
        self.airline = name
        self.flight = number
        dayOfYear = day
        self.cabin = cabin
        self.seat = seat.trimmed.withoutLeadingZeros.nonEmpty
        self.sequence = sequence.trimmed.withoutLeadingZeros.nonEmpty
        self.status = status
    }
}

extension String {
    fileprivate var withoutLeadingZeros: String { String(drop { $0 == "0" }) }
}
