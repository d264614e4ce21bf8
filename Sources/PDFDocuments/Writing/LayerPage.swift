internal import DocumentModel
internal import Imaging

/// What is written of a page: an image if it has one, and the layer of text over it.
struct LayerPage {
    let image: PageImage?
    /// Where the unit square that the image is drawn in goes.
    let drawing: AffineTransform
    /// Where pixels of the upright picture are on the page.
    let map: AffineTransform
    /// The extent in points.
    let width: Double
    let height: Double
    let lines: [TextLine]
    let links: [SearchablePDF.Link]
    /// Quarters clockwise by which the page is turned to be seen.
    let quarterTurns: Int

    /// A page that is an image.
    init(_ image: PageImage, _ page: SearchablePDF.Page, options: SearchablePDF.Options) {
        let pose = PagePose(of: page.lines, options: options)
        (width, height) = image.pageSize
        let straightening = pose.straightening(aboutCenterOf: width, height)
        self.image = image
        drawing = image.drawing.then(straightening)
        map = image.map.then(straightening)
        lines = page.lines
        links = page.links
        quarterTurns = pose.quarterTurns
    }

    /// What is laid over a page of a document, in its user space; a picture takes the place of what is drawn on it.
    init(
        over document: DocumentPage, picture: PageImage?, _ page: SearchablePDF.Page, options: SearchablePDF.Options
    ) {
        image = picture
        let (columns, rows) = (Double(picture?.stored.size.width ?? 1), Double(picture?.stored.size.height ?? 1))
        drawing = AffineTransform(a: columns, d: -rows, ty: rows).then(document.map)
        map = document.map
        // Nobody sees the page that carries the layer.
        (width, height) = (1, 1)
        lines = page.lines
        links = page.links
        quarterTurns = PagePose(of: page.lines, options: options).quarterTurns
    }
}
