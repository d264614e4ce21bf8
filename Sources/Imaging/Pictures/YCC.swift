/// Light from brightness and two differences, each of 256 steps, by Rec. 601, as JPEG, sYCC and cameras have them.
enum YCC {
    static func rgb(_ brightness: UInt8, _ blue: UInt8, _ red: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
        let y = Int32(brightness) << 16 + 32768
        let (u, v) = (Int32(blue) - 128, Int32(red) - 128)
        // 1.402; 0.344 and 0.714; 1.772 in parts of 65,536.
        return (
            UInt8(clamping: (y + 91881 * v) >> 16),
            UInt8(clamping: (y - 22554 * u - 46802 * v) >> 16),
            UInt8(clamping: (y + 116130 * u) >> 16)
        )
    }
}
