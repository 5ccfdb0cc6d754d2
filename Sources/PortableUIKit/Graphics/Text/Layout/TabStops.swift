import Foundation

/// The places to which tab characters lead.
struct TabStops {
  /// In rising order.
  let stops: [NSTextTab]
  /// The distance in points of further places behind the last one; 0 for none.
  let interval: CGFloat
  /// How far from the leading edge, from which places are counted, the line begins.
  let indent: CGFloat

  /// The first place behind a distance from the beginning of the line.
  func next(after x: CGFloat) -> CGFloat? { stop(after: x)?.place }

  private func stop(after x: CGFloat) -> (place: CGFloat, alignment: NSTextAlignment)? {
    let reached = x + indent + Self.tolerance
    if let stop = stops.first(where: { $0.location > reached }) {
      return (stop.location - indent, stop.alignment)
    }
    guard interval > 0 else { return nil }
    return (((reached / interval).rounded(.down) + 1) * interval - indent, .left)
  }

  /// Text that reaches a place by an error of rounding has reached it.
  private static let tolerance: CGFloat = 0.001

  /// A line with its tabs as wide as they have to be.
  func applied(to line: ShapedLine, of text: String) -> ShapedLine {
    let bytes = Array(text.utf8)
    func isTab(_ run: ShapedLine.Run) -> Bool {
      run.clusters.count == 1 && bytes.indices.contains(run.clusters[0])
        && bytes[run.clusters[0]] == 0x09
    }
    var line = line
    let order =
      line.isRightToLeft ? Array(line.runs.indices.reversed()) : Array(line.runs.indices)
    var x: CGFloat = 0
    for (place, index) in order.enumerated() {
      if isTab(line.runs[index]), let stop = stop(after: x) {
        let behind = order[(place + 1)...].prefix { !isTab(line.runs[$0]) }
        let text = behind.reduce(0) { $0 + line.runs[$1].width }
        let before: CGFloat =
          switch stop.alignment {
          case .right: text
          case .center: text / 2
          case .left, .justified, .natural: 0
          }
        let width = max(0, stop.place - x - before)
        line.runs[index].width = width
        line.runs[index].advances = [width]
        line.runs[index].glyphs?.advance = width
      }
      x += line.runs[index].width
    }
    line.setPlaces()
    return line
  }
}
