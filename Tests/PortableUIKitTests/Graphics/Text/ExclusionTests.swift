import Foundation
import PortableUIKit
import Testing

/// Lines go around the paths of a container.
///
/// The letter m is 0.83 em wide and a space 0.26: at 10 points "mm " takes 19.2.
@MainActor @Suite struct ExclusionTests {
  private let font = UIFont.systemFont(ofSize: 10)

  private func lines(
    _ text: String, width: CGFloat, around paths: [UIBezierPath]
  ) -> [(CGRect, NSRange)] {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = 0
    container.exclusionPaths = paths
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var result: [(CGRect, NSRange)] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: storage.length)
    ) { rect, _, _, range, _ in result.append((rect, range)) }
    return result
  }

  @Test func aPathAtTheLeftMovesLines() {
    // One line and a half high: the first two lines begin at 40.
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 40, height: font.lineHeight * 1.5))
    let lines = lines("mm mm mm mm mm mm mm", width: 80, around: [path])
    // 40 points hold two words of 16.6 and the space between: 35.8. 80 hold four: 74.2.
    #expect(lines.map(\.1.location) == [0, 6, 12])
    #expect(lines.map(\.0.minX) == [40, 40, 0])
    #expect(lines.map(\.0.width) == [40, 40, 80])
    #expect(abs(lines[2].0.minY - 2 * font.lineHeight) < 0.01)
  }

  @Test func aPathInTheMiddleHasTextOnBothSides() {
    let path = UIBezierPath(rect: CGRect(x: 40, y: 0, width: 20, height: 1))
    let lines = lines("mm mm mm mm mm", width: 100, around: [path])
    #expect(lines.map(\.1.location) == [0, 6, 12])
    #expect(lines.map(\.0.minX) == [0, 60, 0])
    #expect(lines[0].0.minY == lines[1].0.minY)
  }

  @Test func aPathAsWideAsTheContainerLeavesNoRoom() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 30))
    let lines = lines("mm", width: 100, around: [path])
    #expect(lines.count == 1 && lines[0].0.minY >= 30 && lines[0].0.minY <= 31)
  }

  @Test func theTabStopsOfAStyle() {
    let style = NSMutableParagraphStyle()
    #expect(style.tabStops.map(\.location).prefix(3) == [28, 56, 84])
    style.tabStops = [NSTextTab(textAlignment: .left, location: 20)]
    style.addTabStop(NSTextTab(textAlignment: .right, location: 10))
    #expect(style.tabStops.map(\.location) == [10, 20])
    let copy = style.copy() as? NSParagraphStyle
    #expect(copy == style && copy?.defaultTabInterval == 0)
  }
}
