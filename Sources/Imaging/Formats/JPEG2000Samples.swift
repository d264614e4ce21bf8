import COpenJPEG
import DocumentModel

/// What OpenJPEG knows of a picture: its header first, its samples after decoding. Valid while its handle lives.
struct JPEG2000Samples {
    private let size: PixelSize
    private let components: [opj_image_comp_t]
    private let colourSpace: OPJ_COLOR_SPACE

    /// Nil unless the components are those of a picture of this size: gray or colour, each a sample for every pixel, or for
    /// every second one along a row or a column.
    init?(_ image: UnsafeMutablePointer<opj_image_t>, size: PixelSize) {
        let picture = image.pointee
        guard picture.x1 > picture.x0, Int(picture.x1 - picture.x0) == size.width, picture.y1 > picture.y0,
            Int(picture.y1 - picture.y0) == size.height, (1...5).contains(picture.numcomps), let first = picture.comps
        else { return nil }
        components = Array(UnsafeBufferPointer(start: first, count: Int(picture.numcomps)))
        colourSpace = picture.color_space
        self.size = size
        for component in components {
            guard (1...4).contains(component.dx), (1...4).contains(component.dy), (1...31).contains(component.prec),
                Int(component.w) == Self.count(picture.x0, picture.x1, component.dx),
                Int(component.h) == Self.count(picture.y0, picture.y1, component.dy)
            else { return nil }
        }
    }

    /// How many samples stand between two places of the reference grid (ITU-T T.800, B-2).
    private static func count(_ start: UInt32, _ end: UInt32, _ step: UInt32) -> Int {
        (Int(end) + Int(step) - 1) / Int(step) - (Int(start) + Int(step) - 1) / Int(step)
    }

    /// The picture composed over white; nil where samples are missing.
    func picture() -> Picture? {
        guard components.allSatisfy({ $0.data != nil && $0.w > 0 && $0.h > 0 }) else { return nil }
        var alpha = components.firstIndex { $0.alpha != 0 }
        var colours = components.indices.filter { $0 != alpha }
        if colours.count < 3 { colours = Array(colours.prefix(1)) }
        // Some writers take the last of four components for alpha without saying so.
        if colours.count == 4, colourSpace != OPJ_CLRSPC_CMYK { alpha = colours.removeLast() }
        guard [1, 3, 4].contains(colours.count) else { return nil }
        var planes = colours.map { plane(of: components[$0]) }
        if colours.count == 3, isYCC {
            Self.convertYCC(&planes)
        } else if colours.count == 4 {
            Self.convertCMYK(&planes)
        }
        if let alpha {
            let opacity = plane(of: components[alpha])
            for index in planes.indices { Self.compose(&planes[index], opacity) }
        }
        return interleaved(planes)
    }

    /// Whether there are brightness and two differences: a bare codestream tells only by taking fewer of the latter.
    private var isYCC: Bool {
        colourSpace == OPJ_CLRSPC_SYCC || colourSpace == OPJ_CLRSPC_EYCC
            || components[0].dx == 1 && components[1].dx > 1
    }

    /// A component's samples as 0 to 255, one for every pixel.
    private func plane(of component: opj_image_comp_t) -> [UInt8] {
        let (width, height) = (Int(component.w), Int(component.h))
        let samples = UnsafeBufferPointer(start: component.data, count: width * height)
        let offset: Int64 = component.sgnd == 0 ? 0 : 1 << (Int64(component.prec) - 1)
        let most: Int64 = 1 << Int64(component.prec) - 1
        var plane = [UInt8](repeating: 255, count: size.area)
        plane.withUnsafeMutableBufferPointer { plane in
            for row in 0..<size.height {
                let line = min(row / Int(component.dy), height - 1) * width
                for column in 0..<size.width {
                    let index = component.dx == 1 ? min(column, width - 1) : min(column / Int(component.dx), width - 1)
                    let sample = max(0, min(Int64(samples[line + index]) + offset, most))
                    plane[row * size.width + column] = UInt8(
                        truncatingIfNeeded: most == 255 ? sample : (sample * 255 + most / 2) / most)
                }
            }
        }
        return plane
    }

    /// Makes light of brightness and two differences.
    private static func convertYCC(_ planes: inout [[UInt8]]) {
        for index in planes[0].indices {
            (planes[0][index], planes[1][index], planes[2][index]) = YCC.rgb(
                planes[0][index], planes[1][index], planes[2][index])
        }
    }

    /// Makes light of four inks.
    private static func convertCMYK(_ planes: inout [[UInt8]]) {
        let black = planes.removeLast()
        for plane in planes.indices {
            for index in black.indices {
                let light = (255 - UInt32(planes[plane][index])) * (255 - UInt32(black[index]))
                planes[plane][index] = UInt8(truncatingIfNeeded: (light + 127) / 255)
            }
        }
    }

    /// Lets white shine through.
    private static func compose(_ plane: inout [UInt8], _ opacity: [UInt8]) {
        for index in plane.indices where opacity[index] != 255 {
            let opaque = UInt32(opacity[index])
            plane[index] = UInt8(
                truncatingIfNeeded: (UInt32(plane[index]) * opaque + (255 - opaque) * 255 + 127) / 255)
        }
    }

    private func interleaved(_ planes: [[UInt8]]) -> Picture? {
        guard planes.count == 3 else { return Picture(size: size, channels: .gray, bytes: planes[0]) }
        return Picture(size: size, channels: .rgb) { pixels in
            for channel in 0..<3 {
                for index in planes[channel].indices { pixels[index * 3 + channel] = planes[channel][index] }
            }
        }
    }
}
