import Foundation
import PortableUIKit
import Testing

/// The widths of segments, and the scopes of a search bar.
@MainActor @Suite struct SegmentTests {
  @Test("Segments share the room equally, or in the proportion of their titles")
  func apportioning() {
    let control = UISegmentedControl(items: ["A", "A long title"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    let equal = control.intrinsicContentSize.width
    #expect(control.segmentRects.map(\.width) == [150, 150])
    control.apportionsSegmentWidthsByContent = true
    let wide = control.intrinsicContentSize.width
    #expect(wide < equal)
    // The long title's segment asks for half of the equal width.
    let (short, long) = (wide - equal / 2, equal / 2)
    let rects = control.segmentRects
    #expect(abs(rects[0].width - 300 * short / wide) < 1e-9)
    #expect(abs(rects[1].width - 300 * long / wide) < 1e-9 && rects[1].minX == rects[0].maxX)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.segmentRects[0].maxX == 300)
  }

  @Test("A segment with a width of its own keeps it; a width of 0 gives it up")
  func ownWidth() {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.setWidth(60, forSegmentAt: 1)
    #expect(control.segmentRects.map(\.width) == [120, 60, 120])
    #expect(control.widthForSegment(at: 1) == 60)
    control.setWidth(0, forSegmentAt: 1)
    #expect(control.segmentRects.map(\.width) == [100, 100, 100])
  }

  @Test("A tap selects the segment that is under it as wide as it is")
  func tap() throws {
    let scene = try TouchScene()
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 300, height: 32)
    control.setWidth(200, forSegmentAt: 0)
    scene.window.addSubview(control)
    scene.finger.tap(at: at(190, 16))
    #expect(control.selectedSegmentIndex == 0)
    scene.finger.tap(at: at(210, 16))
    #expect(control.selectedSegmentIndex == 1)
  }

  private final class Told: UISearchBarDelegate {
    var scopes: [Int] = []
    func searchBar(
      _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
    ) { scopes.append(selectedScope) }
  }

  @Test("A search bar shows its scopes below the field, and tells of the one that is chosen")
  func scopes() throws {
    let scene = try TouchScene()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    let told = Told()
    bar.delegate = told
    scene.window.addSubview(bar)
    bar.scopeButtonTitles = ["All", "Some"]
    #expect(bar.intrinsicContentSize.height == 56 && bar.subviews.isEmpty)
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 100)
    scene.window.performTurn()
    let scopes = bar.subviews.first as? UISegmentedControl
    #expect(scopes?.frame == CGRect(x: 8, y: 60, width: 304, height: 32))
    #expect(scopes?.numberOfSegments == 2 && scopes?.selectedSegmentIndex == 0)
    scene.finger.tap(at: at(250, 76))
    #expect(bar.selectedScopeButtonIndex == 1 && told.scopes == [1])
    bar.selectedScopeButtonIndex = 0
    #expect(scopes?.selectedSegmentIndex == 0 && told.scopes == [1])
    bar.showsScopeBar = false
    #expect(bar.subviews.isEmpty && bar.intrinsicContentSize.height == 56)
  }
}
