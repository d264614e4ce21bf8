/// A document whose pages are read like images, and which knows itself how.
package protocol PagedDocument: AnyObject, Sendable {}
