// `import LiveText` is enough: the values that its API hands out come with it.
@_exported public import DataDetection
@_exported public import DocumentModel
@_exported public import Imaging
@_exported public import PDFDocuments
@_exported public import Recognition
@_exported public import RichText
