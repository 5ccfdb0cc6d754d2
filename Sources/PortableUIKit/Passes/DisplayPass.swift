/// The display pass: from the back to the front, visible views that are marked draw (DR-3, DR-9).
///
/// Drawing itself is a renderer's business; the pass only takes the marks off.
@MainActor enum DisplayPass {
  static func run(below view: UIView) {
    // Hidden views keep their mark until they are seen (DR-8).
    guard !view.isHidden else { return }
    view.viewState.needsDisplay = false
    for subview in view.subviews { run(below: subview) }
  }
}
