import AutoLayout
import PortableUIKit

extension InterfaceSceneInstance {
  /// The identifiers of the views that the constraints do not place completely, parents first; laid-out
  /// scenes only.
  ///
  /// - Complexity: up to eight trial edits for each view.
  package var ambiguousIDs: [String] {
    guard let engine = rootView.layoutEngine else { return [] }
    return hierarchy.views.compactMap { description in
      guard description.usesAutoLayout, !(description.role == .arranged && description.isHidden),
        let view = viewsByID[description.id], engine.contains(view),
        engine.hasAmbiguousLayout(view)
      else { return nil }
      return description.id
    }
  }

  /// Lays ambiguous views out where the document recorded them, as Interface Builder's canvas shows
  /// them: of all layouts that satisfy the constraints equally well, the one nearest to the recorded
  /// frames.
  ///
  /// - Returns: The identifiers of the views whose place was open and that have a recorded frame.
  /// - Complexity: As ``ambiguousIDs``, and one more layout.
  package func adoptRecordedFrames() -> [String] {
    let open = ambiguousIDs.filter { recordedFrames[$0] != nil }
    guard !open.isEmpty else { return [] }
    for id in open {
      guard let view = viewsByID[id], let parent = view.superview, let frame = recordedFrames[id]
      else { continue }
      hold(view, at: frame.inset(by: view.alignmentRectInsets), in: parent)
    }
    layout()
    return open
  }

  /// Weaker than anything a document can say.
  private static let holdingPriority = UILayoutPriority(0.01)

  private func hold(_ view: UIView, at rect: CGRect, in parent: UIView) {
    let inner = parent.alignmentRectInsets
    let constraints = [
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: parent, attribute: .left,
        multiplier: 1, constant: rect.minX - inner.left),
      NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: parent, attribute: .top,
        multiplier: 1, constant: rect.minY - inner.top),
      view.widthAnchor.constraint(equalToConstant: rect.width),
      view.heightAnchor.constraint(equalToConstant: rect.height),
    ]
    for constraint in constraints { constraint.priority = Self.holdingPriority }
    NSLayoutConstraint.activate(constraints)
  }
}
