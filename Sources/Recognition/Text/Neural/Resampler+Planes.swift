import DocumentModel
import Imaging

extension Resampler {
    /// Draws blue, green and red planes one behind the other, black -1 and white 1, as the networks take them.
    ///
    /// Each of the three planes has rows of `rowLength` values; those behind the end of a drawn row are left alone.
    func draw(planes: UnsafeMutableBufferPointer<Float>, rowLength: Int) {
        let (width, area) = (size.width, planes.count / 3)
        let isGray = picture.channels == .gray
        forEachRow { row, values in
            let start = row * rowLength
            if isGray {
                for column in 0..<width {
                    let value = values[column] * (2 / 255) - 1
                    planes[start + column] = value
                    planes[start + column + area] = value
                    planes[start + column + 2 * area] = value
                }
            } else {
                for column in 0..<width {
                    planes[start + column] = values[column * 3 + 2] * (2 / 255) - 1
                    planes[start + column + area] = values[column * 3 + 1] * (2 / 255) - 1
                    planes[start + column + 2 * area] = values[column * 3] * (2 / 255) - 1
                }
            }
        }
    }
}
