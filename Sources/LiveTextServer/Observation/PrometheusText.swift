/// Writes metrics in the text format that Prometheus reads (version 0.0.4).
struct PrometheusText {
    static let mediaType = "text/plain; version=0.0.4; charset=utf-8"

    private(set) var text = ""

    mutating func begin(_ name: String, _ type: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(type)\n"
    }

    mutating func sample(_ name: String, _ labels: KeyValuePairs<String, String>, _ value: some Numeric) {
        let pairs = labels.map { "\($0.key)=\"\(Self.escaped($0.value))\"" }.joined(separator: ",")
        text += name + (pairs.isEmpty ? "" : "{\(pairs)}") + " \(value)\n"
    }

    mutating func gauge(_ name: String, _ help: String, _ value: some Numeric) {
        begin(name, "gauge", help)
        sample(name, [:], value)
    }

    mutating func counter(_ name: String, _ help: String, _ value: some Numeric) {
        begin(name, "counter", help)
        sample(name, [:], value)
    }

    mutating func histogram(_ name: String, label: (name: String, value: String), _ histogram: Histogram) {
        for (bound, count) in histogram.cumulativeCounts {
            sample(name + "_bucket", [label.name: label.value, "le": "\(bound)"], count)
        }
        sample(name + "_bucket", [label.name: label.value, "le": "+Inf"], histogram.count)
        sample(name + "_sum", [label.name: label.value], histogram.sum)
        sample(name + "_count", [label.name: label.value], histogram.count)
    }

    private static func escaped(_ value: String) -> String {
        value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }
}
