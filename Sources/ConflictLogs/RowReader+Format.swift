extension RowReader {
  /// An edge of a format: a view in brackets, or the view around.
  private struct Edge {
    var view: ViewReference
    var isAround: Bool
  }

  /// A relation to a sum, in parentheses.
  private struct Size {
    var relation = 0
    var form = LinearForm()
  }

  /// Reads a visual format of one statement: a size, or the distance of two edges.
  mutating func readFormat() throws(RowTrouble) {
    let isHorizontal = has("H:")
    place += 2
    let extent = isHorizontal ? "width" : "height"
    var edges: [Edge] = []
    var size: Size?
    var distance: Size?
    var isStandard = false
    while !isAtEnd {
      if take("|") {
        guard let around = names.around else { throw trouble("the log does not say what '|' is") }
        edges.append(Edge(view: around, isAround: true))
      } else if take("[") {
        let start = place
        guard let view = try view(isInFormat: true) else {
          if has("(null)") { throw trouble("it names a view that is gone, as (null)") }
          throw trouble("\"\(bytes.text(place..<min(end, place + 24)))\" names no view")
        }
        row.mentions.append((start..<place, view))
        edges.append(Edge(view: view, isAround: false))
        if take("(") { size = try inParentheses(extent) }
        guard take("]") else { throw trouble("a bracket of the visual format is not closed") }
      } else if take("-") {
        if take("(") {
          distance = try inParentheses(extent)
          guard take("-") else { throw trouble("the visual format cannot be read") }
        } else {
          isStandard = true
        }
      } else {
        break
      }
    }
    if edges.count == 1, let size, distance == nil, !isStandard, !edges[0].isAround {
      row.form = LinearForm(terms: [.init(view: edges[0].view, attribute: extent, factor: 1)])
      row.form.add(size.form, -1)
      row.form.constant = 0 - row.form.constant
      row.relation = size.relation
      return
    }
    guard edges.count == 2, size == nil else {
      throw trouble("the visual format says more than one thing")
    }
    var gap = distance ?? Size()
    if distance == nil, isStandard {
      // The standard space is 8 between views; at the edge of a view around it is that view's own.
      if edges.contains(where: { $0.isAround }) {
        gap.relation = 1
      } else {
        gap.form.constant = 8
      }
    }
    skipBlanks()
    if has("(RTL)") { edges.reverse() }
    let (near, far) = isHorizontal ? ("left", "right") : ("top", "bottom")
    row.form = LinearForm(terms: [
      .init(view: edges[1].view, attribute: edges[1].isAround ? far : near, factor: 1),
      .init(view: edges[0].view, attribute: edges[0].isAround ? near : far, factor: -1),
    ])
    row.form.add(gap.form, -1)
    row.form.constant = 0 - row.form.constant
    row.relation = gap.relation
  }

  private mutating func inParentheses(_ extent: String) throws(RowTrouble) -> Size {
    skipBlanks()
    var size = Size()
    if let relation = relation() { size.relation = relation }
    size.form = try sum(extent)
    if let priority = try priority() { row.priority = priority }
    skipBlanks()
    guard take(")") else { throw trouble("a parenthesis of the visual format is not closed") }
    return size
  }
}
