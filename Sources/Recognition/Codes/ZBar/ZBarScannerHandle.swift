internal import Imaging
internal import CZBar
internal import DocumentModel

/// Owns a ZBar image scanner; for one thread at a time.
struct ZBarScannerHandle: ~Copyable {
    private let scanner: OpaquePointer
    /// The kinds looked for.
    private var wanted: Set<Symbology> = []

    init() throws(ImageAnalysisError) {
        guard let scanner = zbar_image_scanner_create() else {
            throw ImageAnalysisError(.engineUnavailable, "The code reader could not be started: out of memory.")
        }
        self.scanner = scanner
        // Else each finding goes out on the system bus.
        zbar_image_scanner_request_dbus(scanner, 0)
        // The cache, for video, aborts on QR codes of which parts are missing.
        zbar_image_scanner_enable_cache(scanner, 0)
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_ENABLE, 0)
    }

    deinit { zbar_image_scanner_destroy(scanner) }

    /// Looks for these kinds from now on.
    private mutating func enable(_ kinds: Set<Symbology>) {
        guard kinds != wanted else { return }
        wanted = kinds
        for (type, symbology) in Symbology.zbarTypes {
            // ZBar tells ITF-14 from other Interleaved 2 of 5 no more than bars do.
            let isWanted = kinds.contains(symbology) || symbology == .itf && kinds.contains(.itf14)
            zbar_image_scanner_set_config(scanner, type, ZBAR_CFG_ENABLE, isWanted ? 1 : 0)
        }
        zbar_image_scanner_set_config(scanner, ZBAR_NONE, ZBAR_CFG_POSITION, 1)
        // ZBar's own guess at the character set garbles every fourth UTF-8 text.
        zbar_image_scanner_set_config(scanner, ZBAR_QRCODE, ZBAR_CFG_BINARY, 1)
    }

    /// The codes of some kinds in a picture, in ZBar's order, with pixels of that picture.
    mutating func symbols(
        in plane: GrayPlane, of kinds: Set<Symbology>
    ) throws(ImageAnalysisError) -> [ZBarSymbol] {
        guard Symbology.zbarTypes.contains(where: { kinds.contains($0.symbology) }) || kinds.contains(.itf14) else {
            return []
        }
        enable(kinds)
        guard let image = zbar_image_create() else {
            throw ImageAnalysisError(.recognitionFailed, "The code reader ran out of memory; try a smaller image.")
        }
        defer { zbar_image_destroy(image) }
        zbar_image_set_format(image, UInt(0x3030_3859))  // "Y800": brightness alone
        zbar_image_set_size(image, UInt32(clamping: plane.width), UInt32(clamping: plane.height))
        let symbols: [ZBarSymbol]? = plane.bytes.withUnsafeBytes { bytes in
            zbar_image_set_data(image, bytes.baseAddress, UInt(bytes.count), nil)
            guard zbar_scan_image(scanner, image) >= 0 else { return nil }
            var found: [ZBarSymbol] = []
            var next = zbar_image_first_symbol(image)
            while let symbol = next {
                if let symbol = ZBarSymbol(symbol) { found.append(symbol) }
                next = zbar_symbol_next(symbol)
            }
            return found
        }
        guard let symbols else {
            throw ImageAnalysisError(.recognitionFailed, "The code reader gave up on the image.")
        }
        return symbols
    }
}
