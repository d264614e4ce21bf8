// What the host's contract is made of: sizes and insets, and analyses for summaries.
@_exported public import LiveText
