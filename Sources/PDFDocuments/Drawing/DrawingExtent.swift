/// How much PDFium has to draw for a page, by what is in the way of ending it in time.
enum DrawingExtent: Comparable {
    /// Objects that hold no others: PDFium looks at the time between them.
    case plainObjects
    /// Also forms, patterns, masks or drawn glyphs: one object of the page that holds many, and may take hours. PDFium does not
    /// look at the time between these.
    case objectsOfObjects
    /// Nothing that could be drawn within reason.
    case beyondBounds
}
