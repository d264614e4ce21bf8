package import Imaging

extension ImageOrientation {
    /// The orientation that the option `orientation` names: 1 to 8 as in EXIF.
    package init(option text: String) throws(InvalidOption) {
        guard let value = UInt32(text), let orientation = Self(rawValue: value) else {
            throw InvalidOption("An orientation is a number from 1 to 8.")
        }
        self = orientation
    }
}
