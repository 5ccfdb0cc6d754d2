import Foundation
import Testing

@testable import PortableUIKit

/// Constraints, anchors, guides and layers that outlive their views: what they answer of the dead is what weak references
/// answer (decision 61).
///
/// A run of the address sanitizer, or `MALLOC_PERTURB_`, makes a place that was not cleared fail at once.
@MainActor @Suite struct PlaceTests {
  private static let steps = 400

  @Test(
    "Views, guides and layers are made, moved, shared and released in any order", arguments: 0..<24)
  func anyOrder(seed: Int) {
    let scene = PlaceScene(seed: seed)
    _ = recordingExceptions {
      for _ in 0..<Self.steps {
        scene.step()
        scene.check()
      }
      scene.releaseAll()
      scene.check()
    }
    #expect(scene.released > 20, "\(scene.released) of \(scene.made) views were released")
  }

  @Test func `a view that goes in the middle of the tree parts with those above and below it`()
    throws
  {
    let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
    let kept = UIView()
    let layer: CALayer
    let anchor: NSLayoutAnchor<NSLayoutXAxisAnchor>
    let constraint: NSLayoutConstraint
    do {
      let middle = UIView()
      window.addSubview(middle)
      middle.addSubview(kept)
      layer = middle.layer
      anchor = middle.leadingAnchor
      constraint = kept.leadingAnchor.constraint(equalTo: middle.leadingAnchor)
      constraint.isActive = true
      window.layoutIfNeeded()
      #expect(kept.superview === middle && kept.window === window && layer.delegate === middle)
      middle.removeFromSuperview()
      #expect(kept.superview === middle && kept.window == nil)
    }
    #expect(kept.superview == nil && layer.delegate == nil && anchor.item == nil)
    #expect(constraint.firstItem === kept && constraint.secondItem == nil)
    #expect(!constraint.isActive)
  }

  @Test func `a window that goes parts with all views in it`() {
    let (child, grandchild) = (UIView(), UIView())
    do {
      let window = UIWindow(environment: .standard, frameClock: ManualFrameClock())
      window.addSubview(child)
      child.addSubview(grandchild)
      #expect(grandchild.window === window)
    }
    #expect(child.superview == nil && child.window == nil && grandchild.window == nil)
    #expect(grandchild.superview === child)
  }

  @Test func `a view in its deinit is not found by what knows it`() {
    final class Farewell: UIView {
      var onEnd: (() -> Void)?
      isolated deinit { onEnd?() }
    }
    var answers: [Bool] = []
    let child = UIView()
    do {
      let view = Farewell()
      view.addSubview(child)
      let layer = view.layer
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      // Asked while the view goes; nobody keeps it, so that it may answer or not, and must not come back to life.
      view.onEnd = {
        answers = [layer.view == nil, guide.owningView == nil, child.superview == nil]
      }
    }
    #expect(answers.count == 3)
    #expect(child.superview == nil)
  }
}

/// Views and what knows them, with weak references to tell what is still there.
@MainActor private final class PlaceScene {
  private struct Weak {
    weak var object: AnyObject?
  }

  private var random: SplitMix
  private var views: [UIView] = []
  private var windows: [UIWindow] = []
  private var guides: [UILayoutGuide] = []
  private var everyView: [Weak] = []
  private var superviews: [ObjectIdentifier: Weak] = [:]
  private var anchors: [(anchor: NSLayoutXAxisAnchor, item: Weak)] = []
  private var layers: [(layer: CALayer, view: Weak)] = []
  private var owners: [(guide: UILayoutGuide, owner: Weak)] = []
  private var recognizers: [(recognizer: UIGestureRecognizer, view: Weak)] = []
  private var constraints: [(constraint: NSLayoutConstraint, first: Weak, second: Weak?)] = []

  var made: Int { everyView.count }
  var released: Int { everyView.count { $0.object == nil } }

  init(seed: Int) {
    random = SplitMix(state: UInt64(seed))
  }

  func step() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<4: make(UIView())
    case 4: windows.append(makeWindow())
    case 5..<9: move()
    case 9: views.randomElement(using: &random)?.removeFromSuperview()
    case 10..<13: release()
    case 13: own()
    case 14: know()
    case 15..<18: relate()
    case 18:
      if let entry = constraints.randomElement(using: &random) {
        if entry.constraint.isActive { entry.constraint.isActive = false }
        if Bool.random(using: &random) {
          constraints.removeAll { $0.constraint === entry.constraint }
        }
      }
    default:
      if let view = views.randomElement(using: &random) { root(of: view).layoutIfNeeded() }
    }
  }

  private func make(_ view: UIView) {
    views.append(view)
    everyView.append(Weak(object: view))
    if Bool.random(using: &random) { move() }
  }

  private func makeWindow() -> UIWindow {
    UIWindow(environment: .standard, frameClock: ManualFrameClock())
  }

  private func root(of view: UIView) -> UIView {
    var root = view
    while let above = root.superview { root = above }
    return root
  }

  private func move() {
    guard let view = views.randomElement(using: &random),
      let above = (views + windows).randomElement(using: &random), !above.isDescendant(of: view)
    else { return }
    above.addSubview(view)
    superviews[ObjectIdentifier(view)] = Weak(object: above)
  }

  private func release() {
    if Int.random(in: 0..<5, using: &random) == 0, !windows.isEmpty {
      windows.remove(at: Int.random(in: windows.indices, using: &random))
    } else if !views.isEmpty {
      views.remove(at: Int.random(in: views.indices, using: &random))
    }
    if Int.random(in: 0..<3, using: &random) == 0, !guides.isEmpty {
      guides.remove(at: Int.random(in: guides.indices, using: &random))
    }
  }

  private func own() {
    guard let view = views.randomElement(using: &random) else { return }
    let guide = guides.randomElement(using: &random) ?? UILayoutGuide()
    if Bool.random(using: &random) { guides.append(guide) }
    view.addLayoutGuide(guide)
    owners.removeAll { $0.guide === guide }
    owners.append((guide, Weak(object: view)))
  }

  private func know() {
    guard let view = views.randomElement(using: &random) else { return }
    layers.append((view.layer, Weak(object: view)))
    let recognizer = UITapGestureRecognizer()
    view.addGestureRecognizer(recognizer)
    recognizers.append((recognizer, Weak(object: view)))
    anchors.append((view.leadingAnchor, Weak(object: view)))
    anchors.append((view.safeAreaLayoutGuide.leadingAnchor, Weak(object: view.safeAreaLayoutGuide)))
  }

  private func relate() {
    guard let first = views.randomElement(using: &random) else { return }
    let made: NSLayoutConstraint
    if Int.random(in: 0..<4, using: &random) == 0 {
      made = first.widthAnchor.constraint(equalToConstant: 20)
      constraints.append((made, Weak(object: first), nil))
    } else if let guide = owners.randomElement(using: &random)?.guide, Bool.random(using: &random) {
      made = guide.leadingAnchor.constraint(greaterThanOrEqualTo: first.leadingAnchor)
      constraints.append((made, Weak(object: guide), Weak(object: first)))
    } else {
      let other = first.superview ?? views.randomElement(using: &random) ?? first
      made = first.leadingAnchor.constraint(greaterThanOrEqualTo: other.leadingAnchor, constant: 3)
      constraints.append((made, Weak(object: first), Weak(object: other)))
    }
    if hasCommonAncestor(made) { made.isActive = true }
  }

  private func hasCommonAncestor(_ constraint: NSLayoutConstraint) -> Bool {
    func host(_ item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }
    guard let first = host(constraint.firstItem) else { return false }
    guard constraint.secondItem != nil else { return true }
    return host(constraint.secondItem).map { root(of: $0) === root(of: first) } ?? false
  }

  func releaseAll() {
    views = []
    windows = []
    guides = []
  }

  /// Compares all that is known with the weak references.
  func check() {
    for view in everyView.compactMap({ $0.object as? UIView }) {
      let known = superviews[ObjectIdentifier(view)]
      if let superview = view.superview {
        #expect(superview === known?.object && superview.subviews.contains { $0 === view })
      }
      #expect(view.window === root(of: view) as? UIWindow)
    }
    for (anchor, item) in anchors { #expect(anchor.item === item.object) }
    for (layer, view) in layers { #expect(layer.delegate === view.object) }
    for (guide, owner) in owners { #expect(guide.owningView === owner.object) }
    for (recognizer, view) in recognizers { #expect(recognizer.view === view.object) }
    for (constraint, first, second) in constraints {
      #expect(constraint.firstItem === first.object)
      #expect(constraint.secondItem === second?.object)
    }
  }
}
