import AutoLayout
import Foundation
import PortableUIKit

/// The content of a view, as facts a reviewer understands; places and sizes are not among them.
@MainActor enum ViewFacts {
  /// The facts of `view`, only those that are set.
  static func facts(of view: UIView) -> [SceneSnapshot.Fact] {
    var facts = ContentFacts()
    view.addFacts(to: &facts)
    if view.isHidden { facts.add("hidden", "yes") }
    if view.alpha < 1 { facts.add("alpha", NumberText.points(view.alpha)) }
    facts.add("background", view.backgroundColor, in: view)
    if view.tintColor != view.superview?.tintColor, !(view is UIWindow) {
      facts.add("tint", view.tintColor, in: view)
    }
    let layer = view.layer
    if layer.cornerRadius > 0 { facts.add("corners", NumberText.points(layer.cornerRadius)) }
    if layer.borderWidth > 0 { facts.add("border", NumberText.points(layer.borderWidth)) }
    if view.clipsToBounds, !(view is UIScrollView) { facts.add("clips", "yes") }
    priorities(of: view, &facts)
    return facts.all.map { SceneSnapshot.Fact($0.name, $0.value) }
  }

  /// The priorities of a view with a content size of its own.
  private static func priorities(of view: UIView, _ facts: inout ContentFacts) {
    let size = view.intrinsicContentSize
    guard size.width >= 0 || size.height >= 0 else { return }
    func pair(_ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority) -> String {
      [priority(.horizontal), priority(.vertical)]
        .map { NumberText.points(Double($0.rawValue)) }.joined(separator: " ")
    }
    facts.add("hugging", pair { view.contentHuggingPriority(for: $0) })
    facts.add("compression", pair { view.contentCompressionResistancePriority(for: $0) })
  }
}
