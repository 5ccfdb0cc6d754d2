/// The text of a small paper, to be printed.
struct Document {
  enum Element {
    case heading(String)
    case paragraph(String)
    case quote(String, by: String)
    case chart(Chart)

    /// Whether it must not be the last of its column.
    var keepsWithNext: Bool {
      if case .heading = self { return true }
      return false
    }
  }

  /// A figure of columns.
  struct Chart {
    var title: String
    var columns: [(label: String, value: Double)]
    var caption: String
  }

  var title: String
  /// The line opposite the title: number and date.
  var issue: String
  var summary: String
  var elements: [Element]
}
