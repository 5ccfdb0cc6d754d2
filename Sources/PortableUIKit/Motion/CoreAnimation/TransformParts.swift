import Compositor
import Foundation

/// A map of space taken apart: scale and shear first, then a turn, a move and a perspective.
///
/// The way of Spencer W. Thomas, "Decomposing a matrix into simple transformations" (Graphics Gems II,
/// 1991, DOI 10.1016/B978-0-08-050754-5.50069-6), for row vectors.
struct TransformParts {
  var translation: [CGFloat] = [0, 0, 0]
  var scale: [CGFloat] = [1, 1, 1]
  /// xy, xz, yz.
  var shear: [CGFloat] = [0, 0, 0]
  /// Turns about x, y and z in radians, one after the other.
  var rotation: [CGFloat] = [0, 0, 0]
  /// The fourth column of the matrix.
  var perspective: [CGFloat] = [0, 0, 0, 1]

  /// nil for a map that takes space to a plane or less.
  init?(_ map: CATransform3D) {
    guard map.m44 != 0, map.isFinite else { return nil }
    var rows = map.rows.map { $0.map { $0 / map.m44 } }
    let column = rows.map { $0[3] }
    if column[0] != 0 || column[1] != 0 || column[2] != 0 {
      for index in 0..<4 { rows[index][3] = index == 3 ? 1 : 0 }
      guard let inverse = CATransform3D(rows: rows).inverse else { return nil }
      // The column of P where the map is A·P, A without perspective: A⁻¹ times the map's own.
      perspective = inverse.rows.map { row in zip(row, column).reduce(0) { $0 + $1.0 * $1.1 } }
    }
    translation = Array(rows[3][..<3])
    var x = Array(rows[0][..<3])
    var y = Array(rows[1][..<3])
    var z = Array(rows[2][..<3])
    scale[0] = TransformParts.length(x)
    guard scale[0] > 0 else { return nil }
    x = x.map { $0 / scale[0] }
    shear[0] = TransformParts.dot(x, y)
    y = zip(y, x).map { $0 - shear[0] * $1 }
    scale[1] = TransformParts.length(y)
    guard scale[1] > 0 else { return nil }
    y = y.map { $0 / scale[1] }
    shear[0] /= scale[1]
    shear[1] = TransformParts.dot(x, z)
    z = zip(z, x).map { $0 - shear[1] * $1 }
    shear[2] = TransformParts.dot(y, z)
    z = zip(z, y).map { $0 - shear[2] * $1 }
    scale[2] = TransformParts.length(z)
    guard scale[2] > 0 else { return nil }
    z = z.map { $0 / scale[2] }
    shear[1] /= scale[2]
    shear[2] /= scale[2]
    // A basis that is turned inside out: the y axis of a mirrored plane points the other way.
    if TransformParts.dot(x, TransformParts.cross(y, z)) < 0 {
      let axis = z[2] < 0 ? 2 : 1
      scale[axis] = -scale[axis]
      if axis == 1 {
        y = y.map { -$0 }
        shear[0] = -shear[0]
        shear[2] = -shear[2]
      } else {
        z = z.map { -$0 }
        shear[1] = -shear[1]
        shear[2] = -shear[2]
      }
    }
    // R = Rx·Ry·Rz for row vectors has −sin y in the third column of its first row.
    let sine = min(1, max(-1, -x[2]))
    if abs(sine) < 1 - 1e-12 {
      rotation = [atan2(y[2], z[2]), asin(sine), atan2(x[1], x[0])]
    } else {
      rotation = [0, asin(sine), atan2(-y[0], y[1])]
    }
  }

  var map: CATransform3D {
    let rows = [
      [scale[0], 0, 0, 0],
      [shear[0] * scale[1], scale[1], 0, 0],
      [shear[1] * scale[2], shear[2] * scale[2], scale[2], 0],
      [0, 0, 0, 1],
    ]
    var map = CATransform3D(rows: rows).concatenating(turn)
    (map.m41, map.m42, map.m43) = (translation[0], translation[1], translation[2])
    guard perspective != [0, 0, 0, 1] else { return map }
    var last = CATransform3D.identity
    (last.m14, last.m24, last.m34, last.m44) = (
      perspective[0], perspective[1], perspective[2], perspective[3]
    )
    return map.concatenating(last)
  }

  private var turn: CATransform3D {
    CATransform3DMakeRotation(rotation[0], 1, 0, 0)
      .concatenating(CATransform3DMakeRotation(rotation[1], 0, 1, 0))
      .concatenating(CATransform3DMakeRotation(rotation[2], 0, 0, 1))
  }

  /// All numbers, for a distance.
  static func numbers(_ map: CATransform3D) -> [CGFloat] {
    guard let parts = TransformParts(map) else { return map.rows.flatMap { $0 } }
    return parts.translation + parts.scale + parts.shear + parts.rotation + parts.perspective
  }

  // MARK: Between two maps

  /// The map at a part of the way from one to another; turns go the shorter way (LY-12).
  static func mixed(_ a: CATransform3D, _ b: CATransform3D, at part: CGFloat) -> CATransform3D {
    if part == 0 { return a }
    if part == 1 { return b }
    if a.isAffine, b.isAffine {
      let (from, to) = (components(a.affinePart), components(b.affinePart))
      let way = offset(from: to, to: from)
      return CATransform3D(affine(zip(from, way).map { $0 + $1 * part }))
    }
    guard let first = TransformParts(a), let second = TransformParts(b) else {
      return part < 0.5 ? a : b
    }
    func mix(_ path: WritableKeyPath<TransformParts, [CGFloat]>) -> [CGFloat] {
      zip(first[keyPath: path], second[keyPath: path]).map { $0 + ($1 - $0) * part }
    }
    var result = first
    result.translation = mix(\.translation)
    result.scale = mix(\.scale)
    result.shear = mix(\.shear)
    result.perspective = mix(\.perspective)
    let turn = Turn(first.turn).mixed(with: Turn(second.turn), at: part)
    result.rotation = TransformParts(turn.map)?.rotation ?? first.rotation
    return result.map
  }

  // MARK: Maps of the plane

  /// `[tx, ty, angle, scale x, scale y, shear]`, with the linear part as turn · shear · scale.
  static func components(_ map: CGAffineTransform) -> [CGFloat] {
    let scaleX = (map.a * map.a + map.b * map.b).squareRoot()
    guard scaleX > 0 else {
      return [map.tx, map.ty, 0, 0, (map.c * map.c + map.d * map.d).squareRoot(), 0]
    }
    let scaleY = (map.a * map.d - map.b * map.c) / scaleX
    let shear = scaleY == 0 ? 0 : (map.a * map.c + map.b * map.d) / (scaleX * scaleY)
    return [map.tx, map.ty, atan2(map.b, map.a), scaleX, scaleY, shear]
  }

  static func affine(_ values: [CGFloat]) -> CGAffineTransform {
    let (sine, cosine) = (sin(values[2]), cos(values[2]))
    let (scaleX, scaleY, shear) = (values[3], values[4], values[5])
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: scaleY * (shear * cosine - sine),
      d: scaleY * (shear * sine + cosine), tx: values[0], ty: values[1])
  }

  /// The offset between the components `new` and `old`: adding it to `new` gives `old`; a turn goes
  /// the shorter way.
  static func offset(from old: [CGFloat], to new: [CGFloat]) -> [CGFloat] {
    var offset = zip(old, new).map { $0 - $1 }
    if offset[2] > .pi { offset[2] -= 2 * .pi }
    if offset[2] < -.pi { offset[2] += 2 * .pi }
    return offset
  }

  // MARK: Vectors

  private static func dot(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
  }
  private static func length(_ a: [CGFloat]) -> CGFloat { dot(a, a).squareRoot() }
  private static func cross(_ a: [CGFloat], _ b: [CGFloat]) -> [CGFloat] {
    [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
  }
}
