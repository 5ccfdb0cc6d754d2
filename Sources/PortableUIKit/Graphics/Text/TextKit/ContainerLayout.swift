import Foundation

/// The lines of a text in one container.
struct ContainerLayout {
  /// A line and its part of the text, in UTF-16 units.
  struct Fragment {
    /// The number of the line in the layout.
    var index: Int
    var range: Range<Int>
    /// As wide as the container, and as high as the line and the space below it.
    var rect: CGRect
    /// The part of it that the text takes, the padding counted.
    var usedRect: CGRect
    var baseline: CGFloat
    /// Where the text begins, and how wide it is.
    var x: CGFloat
    var width: CGFloat
    var isRightToLeft: Bool
  }

  let layout: AttributedTextLayout
  let padding: CGFloat
  private(set) var fragments: [Fragment] = []
  /// The line below a separator at the end of the text, which has no characters.
  private(set) var extra: Fragment?

  init(
    _ text: NSAttributedString, from start: Int, in container: NSTextContainer,
    defaults: TextDefaults, shaper: any TextShaper
  ) {
    padding = container.lineFragmentPadding.isFinite ? max(0, container.lineFragmentPadding) : 0
    var defaults = defaults
    if container.lineBreakMode != .byWordWrapping {
      defaults.lineBreakMode = container.lineBreakMode
      defaults.truncatesLastLineOnly = true
    }
    let room = container.room
    let string = AttributedRuns(text, NSRange(location: start, length: text.length - start)).string
    let gaps = TextGaps(room.width.isFinite ? container.exclusionPaths : [])
    if gaps.isEmpty {
      layout = AttributedTextLayout(string, in: room, defaults, shaper: shaper)
    } else {
      var room = room
      room.width += 2 * padding
      layout = AttributedTextLayout(
        string, in: room, padding: padding, around: gaps, defaults, shaper: shaper)
    }
    let width = room.width.isFinite ? room.width : layout.size.width
    for (index, line) in layout.lines.enumerated() {
      let next = index + 1 < layout.lines.count ? layout.lines[index + 1].top : line.bottom
      let bottom = line.room == nil ? next : line.bottom
      let fragment = Fragment(
        index: index, range: line.range.lowerBound + start..<line.range.upperBound + start,
        rect: CGRect(
          x: line.left, y: line.top, width: (line.room ?? width) + 2 * padding,
          height: bottom - line.top),
        usedRect: CGRect(
          x: line.x, y: line.top, width: line.width + 2 * padding, height: line.height),
        baseline: line.baseline, x: line.x + padding, width: line.width,
        isRightToLeft: line.isRightToLeft)
      if fragment.range.isEmpty, index > 0, index == layout.lines.count - 1 {
        extra = fragment
      } else {
        fragments.append(fragment)
      }
    }
  }

  var end: Int? { fragments.last?.range.upperBound }

  /// Where the characters end that a line shows before an ellipsis; nil for a line that shows all.
  func shownEnd(of fragment: Fragment) -> Int? {
    guard fragment.index == layout.lines.count - 1, let shown = layout.shownEnd else { return nil }
    return fragments.first.map { shown + $0.range.lowerBound - layout.lines[0].range.lowerBound }
  }

  var usedRect: CGRect {
    (fragments + [extra].compactMap { $0 }).reduce(CGRect.null) { $0.union($1.usedRect) }
  }

  func fragment(at character: Int) -> Fragment? {
    fragments.first { $0.range.contains(character) }
  }
}
