/// A small number that may be missing, in as few bytes as it needs: points in time are copied often.
@propertyWrapper
struct Compact<Stored: FixedWidthInteger & Sendable>: Hashable, Sendable {
    /// The least value stands for none.
    private var stored = Stored.min

    var wrappedValue: Int? {
        get { stored == .min ? nil : Int(stored) }
        set { stored = newValue.map { Stored(clamping: $0) } ?? .min }
    }

    init(wrappedValue: Int?) {
        self.wrappedValue = wrappedValue
    }
}
