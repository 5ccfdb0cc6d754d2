// The functions keep UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// Fills `rect` with the fill colour, replacing the picture there.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills `rect` with the fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.paint(in: blendMode) { $0.fill(rect) }
}

/// Draws a frame one point wide inside the edges of `rect` in the fill colour, replacing the picture
/// there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one point wide inside the edges of `rect` in the fill colour, in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  let rect = rect.standardized
  let inside = rect.insetBy(dx: 1, dy: 1)
  UIGraphicsGetCurrentContext()?.paint(in: blendMode) { context in
    // A rectangle too narrow for two sides is filled.
    guard !inside.isNull, !inside.isEmpty else { return context.fill(rect) }
    context.fill([
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: inside.maxY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: inside.minY, width: 1, height: inside.height),
      CGRect(x: inside.maxX, y: inside.minY, width: 1, height: inside.height),
    ])
  }
}

/// Limits drawing to `rect` until the state is restored.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Runs `body` with another blend mode, and with another alpha where one is given.
  func paint(in mode: CGBlendMode, alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    if let alpha { setAlpha(alpha) }
    body(self)
    restoreGState()
  }
}
