/// Damaged pictures.
enum MutatedPicture {
    /// Bits flipped, bytes lost at the end or in the middle, or a stretch overwritten.
    static func bytes(of image: [UInt8], round: Int, _ random: inout Xorshift) -> [UInt8] {
        var image = image
        let place = Int.random(in: 0..<image.count, using: &random)
        let end = min(image.count, place + Int.random(in: 1...4000, using: &random))
        switch round % 5 {
        case 0: image.removeSubrange(place...)
        case 1: image.removeSubrange(place..<end)
        case 2:
            image.replaceSubrange(
                place..<end, with: repeatElement(UInt8.random(in: 0...255, using: &random), count: end - place))
        default:
            // Half of them where a bit does most harm.
            let range = round % 2 == 0 ? image.count : min(200, image.count)
            for _ in 0..<8 {
                image[Int.random(in: 0..<range, using: &random)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
            }
        }
        return image
    }
}

/// The same numbers on every run (Marsaglia 2003).
struct Xorshift: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state
    }
}
