/// How much PDFium has to draw for a page, by what is in the way of ending it in time.
enum DrawingExtent: Comparable {
    /// Objects of which each is drawn soon: PDFium looks at the time between them.
    case plainObjects
    /// Also forms, patterns, masks or drawn glyphs: one object of the page that holds many, and may take hours.
    case objectsOfObjects
    /// Nothing that could be drawn within reason.
    case beyondBounds
}
