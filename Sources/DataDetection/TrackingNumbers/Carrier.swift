/// Who carries parcels: its name in values and its page for a number.
enum Carrier: String, Sendable {
    case ups, usps, fedex, dhl, dpd, amazon, canpar, purolator, ontrac, lasership, landmark, yodel, yunexpress
    case olddominion = "old_dominion"
    case speedee
    /// A postal service under the Universal Postal Union's rules.
    case post = "s10"

    /// The names of the carriers that have numbers without letters.
    static let cues: [(carrier: Carrier, cues: CueWords)] = [
        (.ups, CueWords("ups|united parcel service")),
        (.usps, CueWords("usps|united states postal service|us postal service|postal service")),
        (.fedex, CueWords("fedex|federal express")), (.dhl, CueWords("dhl")), (.dpd, CueWords("dpd")),
        (.purolator, CueWords("purolator")), (.olddominion, CueWords("old dominion")),
    ]

    /// The address of the page that follows a shipment, with "{number}" in place of the number.
    var template: String {
        switch self {
        case .ups: "https://www.ups.com/track?tracknum={number}"
        case .usps: "https://tools.usps.com/go/TrackConfirmAction?tLabels={number}"
        case .fedex: "https://www.fedex.com/fedextrack/?trknbr={number}"
        case .dhl: "https://www.dhl.com/global-en/home/tracking.html?tracking-id={number}"
        case .dpd: "https://tracking.dpd.de/parcelstatus?query={number}"
        case .amazon: "https://track.amazon.com/tracking/{number}"
        case .canpar: "https://www.canpar.com/en/track/TrackingAction.do?reference={number}"
        case .purolator: "https://www.purolator.com/en/shipping/tracker?pin={number}"
        case .ontrac, .lasership: "https://www.ontrac.com/tracking/?number={number}"
        case .landmark: "https://track.landmarkglobal.com/?search={number}"
        case .yodel: "https://www.yodel.co.uk/track/{number}"
        case .yunexpress: "https://www.yuntrack.com/parcelTracking?id={number}"
        case .olddominion: "https://www.odfl.com/us/en/tools/trace-track-ltl-freight.html?proNumbers={number}"
        case .speedee: "https://packages.speedeedelivery.com/index.php?barcode={number}"
        case .post: "https://www.17track.net/en/track?nums={number}"
        }
    }
}
