// The functions keep UIKit's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Drawing
import Foundation

/// Begins an image of one pixel a point and makes its context the current one (IM-2).
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes its context the current one, until the matching end (IM-2, IM-3).
///
/// - Parameters:
///   - size: In points. Without an extent, or with more pixels than can be drawn, nothing is drawn and
///     there is no image.
///   - opaque: Whether the image begins black and without opacity of its own.
///   - scale: Pixels per point; 0 for the main screen's number.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 && scale.isFinite ? scale : UITraitCollection.mainScreenScale
  let context = CGContext(
    viewBounds: CGRect(origin: .zero, size: size), scale: scale, isOpaque: opaque)
  ImageContextStack.current.entries.append(
    ImageContextStack.Entry(context: context, size: size, scale: scale))
  // Drawing in a context of nothing goes nowhere, not into the context below.
  UIGraphicsPushContext(context ?? CGContext.drawingNothing)
}

/// A copy of the current image context's picture so far; nil where there is none. Where nothing can draw pixels the
/// image has its size alone.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  if PlatformStore.rasteriser == nil, let entry = ImageContextStack.current.entries.last {
    let isImage = entry.size.width > 0 && entry.size.height > 0
    return isImage ? UIImage(name: nil, size: entry.size, scale: entry.scale) : nil
  }
  guard
    let current = UIGraphicsGetCurrentContext(),
    let entry = ImageContextStack.current.entries.last(where: { $0.context === current }),
    let image = current.makeImage()
  else { return nil }
  return UIImage(cgImage: image, size: entry.size, scale: entry.scale)
}

/// Ends the image that was begun last; without one nothing happens.
public func UIGraphicsEndImageContext() {
  guard ImageContextStack.current.entries.popLast() != nil else { return }
  UIGraphicsPopContext()
}

extension CGContext {
  /// A context that leaves no marks.
  static var drawingNothing: CGContext {
    let context = CGContext(sink: DisplayListRecorder(extent: .zero), bounds: .zero)
    context.finish()
    return context
  }
}
