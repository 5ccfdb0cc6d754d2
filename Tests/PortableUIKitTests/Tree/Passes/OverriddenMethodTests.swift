import Foundation
import Testing

@testable import PortableUIKit

/// Passes call, and note the reads of, the update methods that a class overrides, and leave the others out (decision 61).
@MainActor @Suite struct OverriddenMethodTests {
  private class Plain: UIView {
    var text = "stored values make no method"
    override var intrinsicContentSize: CGSize { CGSize(width: 3, height: 3) }
  }

  private class Arranging: UIView {
    var layouts = 0
    override func layoutSubviews() {
      layouts += 1
      super.layoutSubviews()
    }
  }
  private final class BelowArranging: Arranging {}
  private final class Generic<Value>: UIView {
    var values: [Value] = []
    override func updateConstraints() { super.updateConstraints() }
  }
  private final class Updating: UIView {
    var updates: [String] = []
    override func updateProperties() { updates.append("properties") }
    override func updateConstraints() {
      updates.append("constraints")
      super.updateConstraints()
    }
  }
  private final class LayerArranging: UIView {
    var layouts = 0
    override func layoutSublayers(of layer: CALayer) { layouts += 1 }
  }

  private func overridden(by view: UIView) -> [UpdateMethod] {
    [.updateProperties, .updateConstraints, .layoutSubviews].filter { $0.isOverridden(by: view) }
  }

  @Test func `classes say which update methods they override`() {
    for view in [UIView(), Plain(), UILabel(), UIImageView(), UIStackView()] {
      #expect(overridden(by: view) == [], "\(type(of: view))")
    }
    for view in [Arranging(), BelowArranging(), LayerArranging(), UIScrollView()] {
      #expect(overridden(by: view) == [.layoutSubviews], "\(type(of: view))")
    }
    #expect(overridden(by: UIButton()) == [.updateConstraints, .layoutSubviews])
    #expect(overridden(by: Generic<Int>()) == [.updateConstraints])
    #expect(overridden(by: Updating()) == [.updateProperties, .updateConstraints])
  }

  @Test func `overridden methods run in a turn, at the view or by way of its layer`() {
    final class Arranger: NSObject, CALayerDelegate {
      var layouts = 0
      func layoutSublayers(of layer: CALayer) { layouts += 1 }
    }
    final class ArrangingLayer: CALayer {
      var layouts = 0
      override func layoutSublayers() { layouts += 1 }
    }
    final class Layered: UIView {
      override class var layerClass: AnyClass { ArrangingLayer.self }
    }
    let window = makeWindow()
    let (view, below, updating, byLayer, layered, delegated) = (
      Arranging(), BelowArranging(), Updating(), LayerArranging(), Layered(), UIView()
    )
    let arranger = Arranger()
    delegated.layer.delegate = arranger
    // Without a layer nobody asks the view to lay out the layers.
    _ = byLayer.layer
    for view in [view, below, updating, byLayer, layered, delegated] { window.addSubview(view) }
    window.performTurn()
    #expect(view.layouts == 1 && below.layouts == 1 && byLayer.layouts == 1)
    #expect(updating.updates.sorted() == ["constraints", "properties"])
    #expect((layered.layer as? ArrangingLayer)?.layouts == 1 && arranger.layouts == 1)
  }

  /// Rows of plain views, and the work of their first layout and of a rotation.
  private func work(rows: Int) throws -> (
    first: PassWork, rotation: PassWork, reads: Int, rotationReads: Int, searches: Int
  ) {
    let window = UIWindow(
      environment: try #require(.named("iPhone 16")), frameClock: ManualFrameClock())
    let controller = UIViewController()
    window.rootViewController = controller
    let list: UIView = controller.view
    var above = list.topAnchor
    for index in 0..<rows {
      let (row, label) = (constrained(UIView(), in: list), UILabel())
      label.text = "Row \(index)"
      _ = constrained(label, in: row)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: above),
        row.leadingAnchor.constraint(equalTo: list.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: list.trailingAnchor),
        label.leadingAnchor.constraint(equalTo: row.leadingAnchor),
        label.topAnchor.constraint(equalTo: row.topAnchor),
        label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      ])
      above = row.bottomAnchor
    }
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let first = window.layoutState.work
    let engine = try #require(window.layoutEngine)
    let (reads, searches) = (engine.readFrames, engine.hashedSearches)
    window.rotate(to: .landscape)
    window.layoutIfNeeded()
    var rotation = window.layoutState.work
    rotation.visits -= first.visits
    rotation.layouts -= first.layouts
    rotation.trackedUpdates -= first.trackedUpdates
    rotation.placements -= first.placements
    return (
      first, rotation, reads, engine.readFrames - reads, engine.hashedSearches - searches
    )
  }

  @Test
  func `no update of a plain view is tracked, and each view is visited and placed once a pass`()
    throws
  {
    let (few, many) = (try work(rows: 10), try work(rows: 40))
    #expect(few.first.trackedUpdates == many.first.trackedUpdates)
    #expect(few.rotation.trackedUpdates == many.rotation.trackedUpdates)
    #expect(many.first.trackedUpdates == 0 && many.rotation.trackedUpdates == 0)
    // Thirty rows more are sixty views more: a visit of constraints, one of layout, one of traits at most.
    #expect(many.first.layouts - few.first.layouts == 60)
    #expect(many.first.placements - few.first.placements == 60)
    #expect(many.first.visits - few.first.visits <= 180)
    #expect(many.rotation.layouts - few.rotation.layouts <= 60)
    #expect(many.rotation.visits - few.rotation.visits <= 180)
  }

  /// The engine hands over the frames of what changed in one sweep, and layout takes them from the views.
  @Test
  func `the solver is read once for each view that moved, and no view is looked for in the engine`()
    throws
  {
    let (few, many) = (try work(rows: 10), try work(rows: 100))
    #expect(many.reads - few.reads == 180)
    // Rows become wider, labels stay where they are.
    #expect(many.rotation.placements - few.rotation.placements == 90)
    #expect(many.rotationReads - few.rotationReads == 90)
    #expect(many.searches == few.searches)
  }
}
