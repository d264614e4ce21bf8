internal import DocumentModel
internal import Foundation

extension Rectangle {
    init(_ rectangle: CGRect) {
        self.init(x: rectangle.minX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }
}

extension CGRect {
    init(_ rectangle: Rectangle) {
        self.init(x: rectangle.minX, y: rectangle.minY, width: rectangle.width, height: rectangle.height)
    }
}
