import Foundation

/// A bar that is filled up to the progress made.
@MainActor struct ProgressViewLook: ViewLook {
  let look: LookCanvas

  func paint(_ view: UIProgressView) {
    let bounds = view.bounds
    let bar = CGRect(x: bounds.minX, y: bounds.midY - 2, width: bounds.width, height: 4)
    let track = view.trackTintColor.map { color($0, in: view) } ?? color(.systemGray5, in: view)
    context.fillRounded(bar, radius: 2, track)
    let width = bounds.width * min(max(Double(view.progress), 0), 1)
    guard width > 0 else { return }
    let x = isRightToLeft(view) ? bar.maxX - width : bar.minX
    context.fillRounded(
      CGRect(x: x, y: bar.minY, width: width, height: 4), radius: 2,
      view.progressTintColor.map { color($0, in: view) } ?? tint(of: view))
  }
}
