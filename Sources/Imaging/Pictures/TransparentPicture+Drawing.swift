package import DocumentModel

extension TransparentPicture {
    /// The upright picture that belongs to pixels stored in this orientation.
    package func turned(by orientation: ImageOrientation) -> TransparentPicture {
        TransparentPicture(colours: colours.turned(by: orientation), coverage: coverage.turned(by: orientation)) ?? self
    }

    /// The picture at another size. Colours weigh as much as they cover, so that what is not seen leaves no trace.
    package func resized(to size: PixelSize) -> TransparentPicture {
        guard size != self.size else { return self }
        let weighed = Resampler(weighedColours(), size: size).drawn()
        let coverage = Resampler(coverage, size: size).drawn()
        let around = meanColour
        let colours = Picture(size: weighed.size, channels: .rgb) { target in
            for (index, cover) in coverage.bytes.enumerated() {
                for channel in 0..<3 {
                    let value = Int(weighed.bytes[index * 3 + channel])
                    target[index * 3 + channel] =
                        cover == 0 ? around[channel] : UInt8(clamping: (value * 255 + Int(cover) / 2) / Int(cover))
                }
            }
        }
        return TransparentPicture(colours: colours, coverage: coverage) ?? self
    }

    /// The picture in the middle of a square of its longer side, with nothing around it.
    package func squared() -> TransparentPicture {
        let edge = max(size.width, size.height)
        guard size.width != size.height else { return self }
        let (left, top) = ((edge - size.width) / 2, (edge - size.height) / 2)
        let square = PixelSize(width: edge, height: edge)
        func placed(_ picture: Picture, around: [UInt8]) -> Picture {
            let channels = picture.channels.rawValue
            return Picture(size: square, channels: picture.channels) { target in
                for index in target.indices { target[index] = around[index % channels] }
                for row in 0..<size.height {
                    let line = picture.bytes[row * picture.bytesPerRow..<(row + 1) * picture.bytesPerRow]
                    UnsafeMutableRawBufferPointer(target)[(((row + top) * edge + left) * channels)...].copyBytes(
                        from: line)
                }
            }
        }
        return TransparentPicture(
            colours: placed(colours, around: meanColour), coverage: placed(coverage, around: [0])) ?? self
    }

    /// The opaque picture that is seen on a ground of one colour.
    package func composed(onRed red: UInt8, green: UInt8, blue: UInt8) -> Picture {
        let ground = [red, green, blue].map(Int.init)
        return Picture(size: size, channels: .rgb) { target in
            for (index, cover) in coverage.bytes.enumerated() {
                for channel in 0..<3 {
                    let own = Int(colours.bytes[index * 3 + channel])
                    let sum = own * Int(cover) + ground[channel] * (255 - Int(cover))
                    target[index * 3 + channel] = UInt8(clamping: (sum + 127) / 255)
                }
            }
        }
    }

    /// Colours times their cover.
    private func weighedColours() -> Picture {
        Picture(size: size, channels: .rgb) { target in
            for (index, cover) in coverage.bytes.enumerated() {
                for at in index * 3..<index * 3 + 3 {
                    target[at] = UInt8(clamping: (Int(colours.bytes[at]) * Int(cover) + 127) / 255)
                }
            }
        }
    }

    /// The mean of what is seen; white where nothing is.
    private var meanColour: [UInt8] {
        var (sums, weight) = ([0, 0, 0], 0)
        for (index, cover) in coverage.bytes.enumerated() where cover > 0 {
            weight += Int(cover)
            for channel in 0..<3 { sums[channel] += Int(colours.bytes[index * 3 + channel]) * Int(cover) }
        }
        guard weight > 0 else { return [255, 255, 255] }
        return sums.map { UInt8(clamping: ($0 + weight / 2) / weight) }
    }
}
