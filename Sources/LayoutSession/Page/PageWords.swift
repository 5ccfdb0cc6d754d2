import AutoLayout
import LayoutReports

/// The words of a page for the rows that no constraint of the session stands for, each once.
@MainActor struct PageWords {
  private let names: RowText
  private var all: [(text: String, hasSize: Bool)] = []
  private var places: [String: Int] = [:]

  init(_ names: RowText) {
    self.names = names
  }

  /// The place of the words for a row; without a row, of one that only settles undetermined
  /// variables.
  mutating func place(of row: LayoutRowReport?) -> Int {
    let text = row.map { names.name($0, hasSize: false) } ?? "what settles the undetermined"
    if let place = places[text] { return place }
    var hasSize = false
    switch row?.source {
    case .contentSize, .rootSize: hasSize = true
    default: break
    }
    places[text] = all.count
    all.append((text, hasSize))
    return all.count - 1
  }

  /// The texts, each with whether its row's constant is told with it.
  var data: [PageData.Words] { all.map { PageData.Words(text: $0.text, hasSize: $0.hasSize) } }
}
