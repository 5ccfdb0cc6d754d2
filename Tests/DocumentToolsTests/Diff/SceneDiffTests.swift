import DocumentTools
import Foundation
import Testing

@Suite struct SceneDiffTests {
  private typealias View = SceneSnapshot.View

  private func view(
    _ id: String, x: Double = 0, _ facts: [SceneSnapshot.Fact] = [], isVisible: Bool = true,
    class name: String = "UIView"
  ) -> SceneSnapshot.View {
    let frame = CGRect(x: x, y: 0, width: 10, height: 10)
    return View(
      id: id, className: name, frame: frame, place: frame.offsetBy(dx: 100, dy: 0),
      isVisible: isVisible, facts: facts)
  }

  private func scene(
    _ views: [SceneSnapshot.View], constraints: [SceneSnapshot.Fact] = [], id: String = "s"
  ) -> SceneSnapshot {
    SceneSnapshot(
      id: id, title: "Title", size: CGSize(width: 320, height: 480), views: views,
      constraints: constraints)
  }

  @Test func theSameSceneIsNotDifferent() {
    let one = scene([view("a"), view("b", x: 3)], constraints: [.init("c", "a.width = 10")])
    #expect(!SceneDiff(old: one, new: one).isDifferent)
    #expect(DiffText(DocumentDiff(old: [one], new: [one])).plain() == "no differences in 1 scene\n")
  }

  @Test func everyKindOfChangeIsFound() {
    let old = scene([
      view("root"), view("moved"), view("told", [.init("text", "\"a\""), .init("font", "f")]),
      view("gone", class: "UILabel"),
    ])
    let new = scene([
      view("root"), view("moved", x: 5),
      view("told", x: 1, [.init("text", "\"b\""), .init("lines", "2")]),
      view("come", class: "UIButton"),
    ])
    let diff = SceneDiff(old: old, new: new)
    #expect(diff.views.map(\.id) == ["moved", "told", "come", "gone"])
    #expect(diff.views.map(\.kind) == [.moved, .changed, .added, .removed])
    #expect(
      DiffText(DocumentDiff(old: [old], new: [new])).plain() == """
        scene s (Title)
          > UIView moved: frame (0 0 10 10) -> (5 0 10 10)
          ~ UIView told: text "a" -> "b"; lines 2 added; font f removed; frame (0 0 10 10) -> (1 0 10 10)
          + UIButton come
          - UILabel gone
        1 of 1 scene differs; views: 1 changed, 1 moved, 1 added, 1 removed; constraints: 0 changed

        """)
  }

  @Test func constraintsAreComparedByTheirIdentifiers() {
    let old = scene(
      [view("a")], constraints: [.init("c1", "a.width = 10"), .init("c2", "a.height = 10")])
    let new = scene(
      [view("a")], constraints: [.init("c1", "a.width = 12"), .init("c3", "a.top = b.top")])
    #expect(
      DiffText(DocumentDiff(old: [old], new: [new])).plain() == """
        scene s (Title)
          constraint c1: a.width = 10 -> a.width = 12
          constraint c3: a.top = b.top added
          constraint c2: a.height = 10 removed
        1 of 1 scene differs; views: 0 changed, 0 moved, 0 added, 0 removed; constraints: 3 changed

        """)
  }

  @Test func onlyWhatIsVisibleIsMarked() {
    let old = scene([view("a", isVisible: false)])
    let new = scene([view("a", x: 1)])
    let change = SceneDiff(old: old, new: new).views[0]
    #expect(change.oldPlace == nil)
    #expect(change.newPlace == CGRect(x: 101, y: 0, width: 10, height: 10))
  }

  /// Frames count as equal below a thousandth of a point: the last bits of a third of a pixel.
  @Test func roundingIsNotADifference() {
    let old = scene([view("a", x: 1.0 / 3)])
    let new = scene([view("a", x: 0.333_333)])
    #expect(!SceneDiff(old: old, new: new).isDifferent)
    #expect(SceneDiff(old: old, new: scene([view("a", x: 0.335)])).isDifferent)
  }

  @Test func scenesAreAddedAndRemoved() {
    let diff = DocumentDiff(
      old: [scene([], id: "one"), scene([], id: "two")],
      new: [scene([], id: "three"), scene([], id: "two")])
    #expect(
      DiffText(diff).plain() == """
        scene three (Title): added
        scene one (Title): removed
        2 of 3 scenes differ; views: 0 changed, 0 moved, 0 added, 0 removed; constraints: 0 changed

        """)
  }
}
