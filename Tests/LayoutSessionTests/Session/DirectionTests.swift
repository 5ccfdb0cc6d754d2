import Testing

@testable import LayoutSession

/// A view may be read in another direction than those around it, with all inside it.
@MainActor @Suite struct DirectionTests {
  private func frames(_ lines: [String]) -> (Session, [String: Double]) {
    let session = Session()
    let all =
      [
        "view card 320x200", "view row 200x40 in card", "view icon 20x20 in row",
        "row.leading == card.leading + 10", "row.top == card.top", "row.width == 200",
        "row.height == 40", "icon.leading == row.leading + 8", "icon.top == row.top",
      ] + lines
    for line in all { #expect(session.apply(line).firstError == nil, "\(line)") }
    var found: [String: Double] = [:]
    for name in ["row", "icon"] {
      found[name] = session.model.views[name].map { session.model.engine.frame(of: $0).x }
    }
    return (session, found)
  }

  @Test func aViewIsMirroredWithAllInsideIt() {
    // The row is 10 points from the left of the card; in it the icon is 8 points from the right: 200 - 8 - 20.
    let (session, found) = frames(["direction row rtl"])
    #expect(found == ["row": 10, "icon": 172])
    #expect(session.apply("undo").firstError == nil)
    #expect(session.model.views["icon"].map { session.model.engine.frame(of: $0).x } == 8)
  }

  @Test func anInnerViewMayKeepTheDirection() {
    // The row is 10 points from the right of the card: 320 - 10 - 200; in it all is as before.
    #expect(frames(["rtl on", "direction row ltr"]).1 == ["row": 110, "icon": 8])
    #expect(frames(["direction card rtl", "direction row ltr"]).1 == ["row": 110, "icon": 8])
    #expect(frames(["direction card rtl"]).1 == ["row": 110, "icon": 172])
  }
}
