import AutoLayout

/// The views of a picture that the constraints do not place completely.
struct PictureAmbiguity: Hashable {
  /// The identifiers of the views.
  var ids: [String]
  /// Whether the views stand where the document recorded them.
  var showsRecordedFrames: Bool

  /// The number of identifiers that are listed.
  private static let longestList = 6

  /// A line for the output of a command.
  var note: String {
    let listed = ids.prefix(Self.longestList).joined(separator: ", ")
    let rest = ids.count - Self.longestList
    let more = rest > 0 ? " and \(rest) more" : ""
    let count = NumberText.count(ids.count, "view")
    return "ambiguous: the constraints leave \(count) open (\(listed)\(more)); "
      + (showsRecordedFrames
        ? "the recorded frames are drawn" : "one of several layouts is drawn")
  }
}
