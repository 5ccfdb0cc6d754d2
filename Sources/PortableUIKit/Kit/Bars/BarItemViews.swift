import Foundation

/// The views of items that a bar shows: a title, and buttons that are views of their own.
///
/// A view whose size its content or constraints tell is held in the middle of its room by constraints; another one has the
/// frame of the size that it has or that fits it.
@MainActor struct BarItemViews {
  struct Place {
    let view: UIView
    let room: CGRect
  }

  private struct Shown {
    let view: UIView
    var across: NSLayoutConstraint?
    var down: NSLayoutConstraint?
    var limit: NSLayoutConstraint?
  }

  private var shown: [Shown] = []

  func contains(_ view: UIView) -> Bool { shown.contains { $0.view === view } }

  /// Shows views in a bar and takes those away that it showed before. A view that was in the bar already, as on a canvas,
  /// stays as it is.
  mutating func show(_ places: [Place], in bar: UIView) {
    for old in shown where !places.contains(where: { $0.view === old.view }) {
      if old.view.superview === bar { old.view.removeFromSuperview() }
    }
    shown = places.compactMap { place in
      let former = shown.first { $0.view === place.view }
      if place.view.superview === bar {
        guard let former else { return nil }
        return Self.put(place, in: bar, former)
      }
      bar.addSubview(place.view)
      return Self.put(place, in: bar, Shown(view: place.view))
    }
  }

  private static func put(_ place: Place, in bar: UIView, _ shown: Shown) -> Shown {
    let (view, room) = (place.view, place.room)
    guard view.isSizedByConstraintsInBar else {
      let size = view.sizeInBar(within: room.size)
      let width = min(size.width, room.width)
      let scale = max(1, bar.currentScreen.scale)
      let frame = CGRect(
        x: ((room.midX - width / 2) * scale).rounded() / scale,
        y: ((room.midY - size.height / 2) * scale).rounded() / scale, width: width,
        height: size.height)
      if view.untransformedFrame != frame { view.frame = frame }
      return Shown(view: view)
    }
    view.translatesAutoresizingMaskIntoConstraints = false
    var shown = shown
    let across =
      shown.across ?? view.centerXAnchor.constraint(equalTo: bar.centerXAnchor)
    let down = shown.down ?? view.centerYAnchor.constraint(equalTo: bar.centerYAnchor)
    let limit = shown.limit ?? view.widthAnchor.constraint(lessThanOrEqualToConstant: room.width)
    across.constant = room.midX - bar.bounds.midX
    down.constant = room.midY - bar.bounds.midY
    limit.constant = room.width
    if !across.isActive {
      // A width that the app requires goes before the room.
      limit.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([across, down, limit])
    }
    (shown.across, shown.down, shown.limit) = (across, down, limit)
    return shown
  }
}

extension UIView {
  /// Whether constraints or the content say how large the view is in a bar.
  fileprivate var isSizedByConstraintsInBar: Bool {
    if !translatesAutoresizingMaskIntoConstraints || self is UIStackView { return true }
    let own = intrinsicContentSize
    let hasHeight = own.height != UIView.noIntrinsicMetric
    // One with a height alone, as a search bar, says how wide it is in a room.
    if own.width == UIView.noIntrinsicMetric { return !hasHeight && bounds.size == .zero }
    return hasHeight || bounds.size == .zero
  }

  /// The size in points that the view takes in a bar.
  func sizeInBar(within room: CGSize) -> CGSize {
    isSizedByConstraintsInBar
      ? systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) : sizeThatFits(room)
  }
}
