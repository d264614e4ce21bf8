// `import RichText` is enough: places, sizes, pixel formats and limits come with it.
@_exported public import DocumentModel
@_exported public import Imaging
