import Foundation

extension UIView {
  private static let cornerConfigurationKey = UnsafeRawPointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// How round the corners are. The layer draws all round corners with one radius, the greatest of those asked for; the
  /// others stay square.
  public var cornerConfiguration: UICornerConfiguration {
    get {
      associatedValues[UIView.cornerConfigurationKey] as? UICornerConfiguration
        ?? .corners(radius: .fixed(layer.cornerRadius))
    }
    set {
      associatedValues[UIView.cornerConfigurationKey] = newValue
      applyCorners()
    }
  }

  /// The radius in points that a corner has at the present size.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let radii = cornerRadii(cornerConfiguration)
    let found = zip(UIView.corners, radii).filter { corner.contains($0.0) }.map(\.1)
    return found.max() ?? 0
  }

  private static let corners: [UIRectCorner] = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// Follows another size.
  func applyCornersIfAsked() {
    guard !associatedValues.isEmpty, associatedValues[UIView.cornerConfigurationKey] != nil else {
      return
    }
    applyCorners()
  }

  private func applyCorners() {
    let radii = cornerRadii(cornerConfiguration)
    let masks: [CACornerMask] = [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = zip(masks, radii).reduce(into: []) { mask, corner in
      if corner.1 > 0 { mask.insert(corner.0) }
    }
  }

  /// The radii at the upper left, the upper right, the lower left and the lower right.
  private func cornerRadii(_ configuration: UICornerConfiguration) -> [CGFloat] {
    let limit = min(bounds.width, bounds.height) / 2
    switch configuration.kind {
    case .capsule(let maximum):
      return Array(repeating: min(limit, CGFloat(maximum ?? .infinity)), count: 4)
    case .corners(let topLeft, let topRight, let bottomLeft, let bottomRight):
      return zip(UIView.corners, [topLeft, topRight, bottomLeft, bottomRight]).map {
        corner, radius in
        switch radius?.kind {
        case nil: return 0
        case .fixed(let radius): return max(0, CGFloat(radius))
        case .concentric(let minimum): return concentricRadius(corner, CGFloat(minimum ?? 0))
        }
      }
    }
  }

  /// The radius around the centre of the superview's corner: that radius less the distance from its edges.
  private func concentricRadius(_ corner: UIRectCorner, _ minimum: CGFloat) -> CGFloat {
    guard let superview else { return minimum }
    let (room, own) = (superview.bounds, frame)
    let across =
      corner.contains(.topLeft) || corner.contains(.bottomLeft)
      ? own.minX - room.minX : room.maxX - own.maxX
    let down =
      corner.contains(.topLeft) || corner.contains(.topRight)
      ? own.minY - room.minY : room.maxY - own.maxY
    return max(minimum, superview.effectiveRadius(corner: corner) - max(0, min(across, down)))
  }
}
