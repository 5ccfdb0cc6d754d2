public import Foundation

/// Where contents lie in a layer: the rectangle that gravity gives them, in up to nine parts.
struct ContentPlacement: Equatable {
  /// The rectangle that the shown part of the contents fills.
  let rect: CGRect
  let parts: [ContentPart]
  /// The part of the contents that is shown, in points from their upper left corner.
  let shown: CGRect

  /// Contents of `size` points at a place, as they are.
  init(whole size: CGSize, at origin: CGPoint) {
    rect = CGRect(origin: origin, size: size)
    shown = CGRect(origin: .zero, size: size)
    parts = [ContentPart(source: shown, target: rect)]
  }

  /// Places contents of `size` points, of which the layer shows `contentsRect`.
  init(of size: CGSize, in values: LayerValues) {
    let shown = values.contentsRect
    let part = CGRect(
      x: shown.minX * size.width, y: shown.minY * size.height, width: shown.width * size.width,
      height: shown.height * size.height)
    guard part.width > 0, part.height > 0, values.bounds.width > 0, values.bounds.height > 0,
      part.width.isFinite, part.height.isFinite
    else {
      (rect, parts, self.shown) = (.null, [], .null)
      return
    }
    self.shown = part
    let gravity = values.contentsGravity
    rect = gravity.rect(for: part.size, in: values.bounds)
    let center = values.contentsCenter
    guard gravity.scales, center != CGRect(x: 0, y: 0, width: 1, height: 1) else {
      parts = [ContentPart(source: part, target: rect)]
      return
    }
    let columns = StretchAxis(
      length: part.width, start: center.minX, extent: center.width, target: rect.width)
    let rows = StretchAxis(
      length: part.height, start: center.minY, extent: center.height, target: rect.height)
    let origin = rect.origin
    parts = rows.pieces.flatMap { row in
      columns.pieces.map { column in
        ContentPart(
          source: CGRect(column.source, row.source, at: part.origin),
          target: CGRect(column.target, row.target, at: origin))
      }
    }
  }
}

extension CGRect {
  fileprivate init(
    _ columns: ClosedRange<CGFloat>, _ rows: ClosedRange<CGFloat>, at origin: CGPoint
  ) {
    self.init(
      x: origin.x + columns.lowerBound, y: origin.y + rows.lowerBound,
      width: columns.upperBound - columns.lowerBound, height: rows.upperBound - rows.lowerBound)
  }
}

extension CALayerContentsGravity {
  /// Whether contents take another size; only those can have a stretched middle (CS-2).
  var scales: Bool { self == .resize || self == .resizeAspect || self == .resizeAspectFill }

  /// The rectangle in points that contents of `size` fill in `bounds` (CM-1, CM-2).
  public func rect(for size: CGSize, in bounds: CGRect) -> CGRect {
    switch self {
    case .resizeAspect, .resizeAspectFill:
      guard size.width > 0, size.height > 0 else { return bounds }
      let (wide, high) = (bounds.width / size.width, bounds.height / size.height)
      let factor = self == .resizeAspect ? min(wide, high) : max(wide, high)
      return placed(
        CGSize(width: size.width * factor, height: size.height * factor), bounds, 0.5, 0.5)
    case .center: return placed(size, bounds, 0.5, 0.5)
    // In a space whose y axis points down the lower edge is where y is largest.
    case .bottom: return placed(size, bounds, 0.5, 0)
    case .top: return placed(size, bounds, 0.5, 1)
    case .left: return placed(size, bounds, 0, 0.5)
    case .right: return placed(size, bounds, 1, 0.5)
    case .bottomLeft: return placed(size, bounds, 0, 0)
    case .bottomRight: return placed(size, bounds, 1, 0)
    case .topLeft: return placed(size, bounds, 0, 1)
    case .topRight: return placed(size, bounds, 1, 1)
    default: return bounds
    }
  }

  private func placed(_ size: CGSize, _ bounds: CGRect, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    CGRect(
      x: bounds.minX + x * (bounds.width - size.width),
      y: bounds.minY + y * (bounds.height - size.height), width: size.width, height: size.height)
  }
}
