import Foundation
import Testing

@testable import PortableUIKit

@Suite struct SymbolTests {
  @Test func notationIsRead() {
    #expect(
      SymbolPath("s M 1 2 L 3 4 C 1 1 2 2 3 3 O 5 5 2 Z")?.steps == [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 3, y: 4)),
        .curve(CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 3)),
        .circle(CGPoint(x: 5, y: 5), 2), .close,
      ])
  }

  @Test(arguments: ["", "x M 1 2", "s M 1", "s L a b", "s Q 1 2 3 4", "sM 1 2", "s C 1 1 2 2"])
  func damagedNotationIsRefused(notation: String) {
    #expect(SymbolPath(notation) == nil)
  }

  /// Every drawing is well formed and stays within its grid, so that it is not cut.
  @Test(arguments: SymbolLibrary.names)
  func drawingsStayWithinTheGrid(name: String) {
    let paths = SymbolLibrary.paths(for: name)
    #expect(!paths.isEmpty)
    for path in paths {
      #expect(CGRect(x: 1, y: 1, width: 22, height: 22).contains(path.bounds))
    }
  }

  @Test func boundsHoldCurvesAndCircles() {
    #expect(SymbolPath("f M 3 4 L 5 9 Z")?.bounds == CGRect(x: 3, y: 4, width: 2, height: 5))
    #expect(SymbolPath("f O 10 10 3")?.bounds == CGRect(x: 7, y: 7, width: 6, height: 6))
    #expect(
      SymbolPath("f M 0 0 C 4 4 5 1 2 2")?.bounds == CGRect(x: 0, y: 0, width: 5, height: 4))
    #expect(SymbolPath("f Z")?.bounds.isNull == true)
  }

  @Test func onlyWholeNamesAreDrawings() {
    #expect(SymbolLibrary.contains("bell.fill"))
    #expect(!SymbolLibrary.contains("bell.badge.fill"))
    #expect(SymbolLibrary.paths(for: "tortoise").isEmpty)
    #expect(SymbolLibrary.unknown.count == 2)
  }
}
