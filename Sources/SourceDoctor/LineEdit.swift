/// The change of one line before the remedies of single lines look at it.
struct LineEdit {
  /// The line as it becomes; nil if it goes.
  var line: String?
  /// The same without comments and texts.
  var masked: String
  /// The lines that follow.
  var after: [String] = []
}
