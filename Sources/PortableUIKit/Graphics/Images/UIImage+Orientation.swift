import Drawing
import Foundation

extension UIImage {
  /// How stored pixels are turned to be shown (raw values as in UIKit).
  public enum Orientation: Int, CaseIterable, Sendable {
    case up = 0
    /// Half a turn.
    case down = 1
    /// A quarter turn against the clock.
    case left = 2
    /// A quarter turn with the clock.
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    /// The orientation that Exif numbers so, from 1 to 8; upright for other numbers.
    public init(exifValue: Int) {
      let all: [Orientation] = [
        .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
      ]
      self = (1...8).contains(exifValue) ? all[exifValue - 1] : .up
    }

    /// The number that Exif has for it, from 1 to 8.
    var exifValue: Int {
      (1...8).first { Orientation(exifValue: $0) == self } ?? 1
    }

    /// Whether width and height are exchanged.
    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The unit square of the stored pixels, (0,0) their upper left corner, to that of the shown image.
    var transform: CGAffineTransform {
      switch self {
      case .up: .identity
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
      }
    }

    /// The orientation that shows the mirror image.
    var flippedHorizontally: Orientation {
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
      let wanted = transform.concatenating(mirror)
      return Orientation.allCases.first { $0.transform == wanted } ?? self
    }
  }
}
