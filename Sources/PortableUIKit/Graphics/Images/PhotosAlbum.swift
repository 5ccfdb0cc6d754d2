// The name is that of UIKit, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// There is no album of photos on Linux: nothing is kept, and the target is not told of an end.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {}
