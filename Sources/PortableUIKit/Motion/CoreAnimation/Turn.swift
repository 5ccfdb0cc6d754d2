import Compositor
import Foundation

/// A turn in space as a unit quaternion.
struct Turn {
  private var x: CGFloat
  private var y: CGFloat
  private var z: CGFloat
  private var w: CGFloat

  /// - Parameter map: a turn and nothing else.
  init(_ map: CATransform3D) {
    // Shepperd's way: by the greatest of the four, which is never small.
    let squares = [
      1 + map.m11 + map.m22 + map.m33, 1 + map.m11 - map.m22 - map.m33,
      1 - map.m11 + map.m22 - map.m33, 1 - map.m11 - map.m22 + map.m33,
    ]
    let greatest = squares.indices.max { squares[$0] < squares[$1] } ?? 0
    let root = 2 * max(0, squares[greatest]).squareRoot()
    switch greatest {
    case 0:
      (w, x, y, z) = (
        root / 4, (map.m23 - map.m32) / root, (map.m31 - map.m13) / root, (map.m12 - map.m21) / root
      )
    case 1:
      (w, x, y, z) = (
        (map.m23 - map.m32) / root, root / 4, (map.m12 + map.m21) / root, (map.m31 + map.m13) / root
      )
    case 2:
      (w, x, y, z) = (
        (map.m31 - map.m13) / root, (map.m12 + map.m21) / root, root / 4, (map.m23 + map.m32) / root
      )
    default:
      (w, x, y, z) = (
        (map.m12 - map.m21) / root, (map.m31 + map.m13) / root, (map.m23 + map.m32) / root, root / 4
      )
    }
  }

  /// The turn at a part of the shorter way to another one, at one speed.
  func mixed(with other: Turn, at part: CGFloat) -> Turn {
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    let sign: CGFloat = cosine < 0 ? -1 : 1
    cosine = min(1, abs(cosine))
    let angle = acos(cosine)
    let (a, b) =
      angle < 1e-9
      ? (1 - part, part * sign)
      : (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle) * sign)
    var result = self
    result.x = a * x + b * other.x
    result.y = a * y + b * other.y
    result.z = a * z + b * other.z
    result.w = a * w + b * other.w
    return result
  }

  var map: CATransform3D {
    var map = CATransform3D.identity
    (map.m11, map.m12, map.m13) = (
      1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)
    )
    (map.m21, map.m22, map.m23) = (
      2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)
    )
    (map.m31, map.m32, map.m33) = (
      2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y)
    )
    return map
  }
}
