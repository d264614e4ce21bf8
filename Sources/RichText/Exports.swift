// `import RichText` is enough: pixel formats and limits come with it.
@_exported public import Imaging
