import CCairo
import Drawing
import Foundation

/// Pixels that Cairo draws upon: all operations, blend modes, masks, and groups with shadows.
///
/// Whatever the operations say, memory stays within that of the bitmap for each open group and mask.
final class CairoBitmap: BitmapSink {
  let width: Int
  let height: Int
  let base: CairoFrame
  /// How many patterns the bitmap is a cell of.
  let patternDepth: Int
  /// The open groups and clips, the latest last.
  private var levels: [Level] = []

  private enum Level {
    /// A clip of the frame that is drawn into.
    case clip
    /// A clip where nothing shows anyway.
    case ignoredClip
    case mask(CairoMask)
    case group(CairoGroup)

    /// The frame of the level: nil for a clip; an inner nil for a level that shows nothing.
    var frame: CairoFrame?? {
      switch self {
      case .clip, .ignoredClip: nil
      case .mask(let mask): .some(mask.frame)
      case .group(let group): .some(group.frame)
      }
    }
  }

  init?(width: Int, height: Int, isOpaque: Bool) {
    guard
      let base = CairoFrame(
        PixelRect(x: 0, y: 0, width: width, height: height), isOpaque: isOpaque)
    else { return nil }
    self.base = base
    self.width = width
    self.height = height
    patternDepth = 0
  }

  /// A bitmap of a part of a larger one, in its coordinates.
  init?(region: PixelRect, patternDepth: Int) {
    guard let base = CairoFrame(region, isOpaque: false) else { return nil }
    self.base = base
    width = region.width
    height = region.height
    self.patternDepth = patternDepth
  }

  // MARK: Operations

  func perform(_ operation: DrawingOperation) {
    switch operation {
    case .fill, .stroke, .image, .glyphs:
      CairoStamps(patternDepth: patternDepth).withStamp(of: operation) { stamp($0) }
    case .pushClip(let clip): push(clip)
    case .pushMask(let mask): push(mask)
    case .popClip: popClip()
    case .beginGroup(let group): begin(group)
    case .endGroup: endGroup()
    }
  }

  /// The frame that is drawn into; nil where nothing shows.
  private var frame: CairoFrame? {
    for level in levels.reversed() {
      if let frame = level.frame { return frame }
    }
    return base
  }

  // MARK: Clips and masks

  private func push(_ clip: ClipOperation) {
    if let frame {
      frame.push(clip)
      levels.append(.clip)
    } else {
      levels.append(.ignoredClip)
    }
  }

  private func push(_ mask: MaskOperation) {
    levels.append(.mask(CairoMask(mask, below: frame)))
  }

  private func popClip() {
    switch levels.last {
    case .clip:
      levels.removeLast()
      frame?.popClip()
    case .ignoredClip, .mask: levels.removeLast()
    case .group, nil: break
    }
  }

  // MARK: Groups

  private func begin(_ group: GroupOperation) {
    levels.append(.group(CairoGroup(group, below: frame)))
  }

  private func endGroup() {
    // Clips and masks still open inside end with the group.
    while let last = levels.last {
      if case .group(let group) = last {
        levels.removeLast()
        guard let frame else { return }
        for stamp in group.stamps(visible: frame.visible) { self.stamp(stamp) }
        return
      }
      guard levels.contains(where: { if case .group = $0 { true } else { false } }) else { return }
      popClip()
    }
  }

  // MARK: Painting

  /// Paints into the frame, and through the masks that it lies in.
  private func stamp(_ stamp: CairoStamp) {
    guard let frame else { return }
    // A pixel more: thin lines are widened to a visible width.
    let region = PixelRect(around: stamp.shape.bounds.insetBy(dx: -1, dy: -1))
      .intersection(frame.visible)
    guard !region.isEmpty else { return }
    CairoCompositor.paint(stamp, in: region, of: frame)
    settle(region, from: levels.count)
  }

  /// Lays the pixels painted into the frame of a mask through the mask, and so on outwards.
  private func settle(_ region: PixelRect, from end: Int) {
    guard let index = levels[..<end].lastIndex(where: { $0.frame != nil }),
      case .mask(let mask) = levels[index]
    else { return }
    mask.settle(region)
    settle(region, from: index)
  }

  // MARK: Pixels

  func readPixels(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
    let opaque: UInt32 = base.isOpaque ? 0xFF00_0000 : 0
    var result: [UInt32] = []
    result.reserveCapacity(width * height)
    base.withPixels { pixels, stride in
      for row in y..<y + height {
        for column in x..<x + width { result.append(pixels[row * stride + column] | opaque) }
      }
    }
    return result
  }

  func writePixels(_ pixels: [UInt32], x: Int, y: Int, width: Int, height: Int) {
    base.withPixels { target, stride in
      for row in 0..<height {
        for column in 0..<width {
          target[(y + row) * stride + x + column] = pixels[row * width + column]
        }
      }
    }
  }
}
