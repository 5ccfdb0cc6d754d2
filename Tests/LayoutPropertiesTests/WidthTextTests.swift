import Foundation
import LayoutProperties
import PortableUIKit
import PropertyTesting
import Testing

/// Texts that wrap, at every width: their lines break where layouts made afresh break them.
@MainActor @Suite struct WidthTextTests {
  private static let widths = 320.0...1366.0

  /// A column of texts whose widths are parts of the window's, none of them in whole pixels; each pushes the next one down.
  private static func column() -> UIView {
    let root = UIView()
    let texts: [(words: String, share: Double, lines: Int)] = [
      ("Read all that happened in the last month, and what it means for the year to come.", 0.4, 0),
      (
        "Donau\u{AD}dampf\u{AD}schiff\u{AD}fahrts\u{AD}gesell\u{AD}schaft, founded in Vienna.",
        1 / 3, 0
      ),
      ("Total\t1,024\tof all that was paid\tin the end", 0.57, 0),
      (
        "At most two lines of this text are shown, however long it is and narrow the view.", 0.31, 2
      ),
    ]
    var above = root.safeAreaLayoutGuide.topAnchor
    for (number, text) in texts.enumerated() {
      let label = UILabel()
      label.text = text.words
      label.numberOfLines = text.lines
      label.accessibilityIdentifier = "text \(number)"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: above, constant: 8.3),
        label.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
        label.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: text.share),
      ])
      above = label.bottomAnchor
    }
    return root
  }

  /// Every seventh whole width, and both sides of the end of each piece.
  @Test func `lines break anew where pieces end, and nowhere else`() throws {
    let screen = ScreenLayout.view { Self.column() }
    let sweep = try screen.sweep(widths: Self.widths)
    #expect(sweep.sampled.isEmpty)
    // The lines of the four texts break anew, the margins change twice, and the window becomes wider than high.
    #expect(sweep.pieces.count > 10, "\(sweep.pieces.map(\.range))")
    let ends = sweep.pieces.dropLast().map(\.range.upperBound)
    let beside = ends.flatMap { [$0 - Self.beside, $0 + Self.beside] }
    for width in Array(stride(from: 320.0, through: 1366, by: 7)) + beside {
      let piece = try #require(sweep.pieces.first { $0.range.contains(width) })
      var conditions = ScreenConditions.phone
      conditions.window.width = width
      let fresh = screen.snapshot(under: conditions)
      let own = piece.snapshot(at: width)
      #expect(own.elements.map(\.name) == fresh.elements.map(\.name))
      for (mine, other) in zip(own.elements, fresh.elements) {
        let (one, two) = (mine.frame, other.frame)
        let off =
          [one.minX - two.minX, one.maxX - two.maxX, one.minY - two.minY, one.maxY - two.maxY]
          .map(\.magnitude).max() ?? 0
        #expect(off <= Self.rounding, "\(mine.name) at \(width): \(one), and afresh \(two)")
        #expect(mine.isTruncated == other.isTruncated, "\(mine.name) at \(width)")
      }
    }
  }

  /// How far from the end of a piece a layout is on the piece's side, in points: an end is closed in to a hundredth.
  private static let beside = 0.02
  /// The most by which an edge between two layouts may be off one in a layout, in points: all three are rounded to pixels, and
  /// there are two for each point.
  private static let rounding = 0.75
}
