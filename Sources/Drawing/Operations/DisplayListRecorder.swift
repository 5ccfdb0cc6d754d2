import Foundation

/// A sink that keeps its operations.
///
/// Each operation is kept with a rectangle around all it paints within the clips around it. Pops and
/// ends without a beginning are dropped; clips and groups open at the end are closed.
public final class DisplayListRecorder: DrawingSink {
  /// The area that is drawn upon.
  public let extent: CGRect
  private var entries: [DisplayList.Entry] = []
  private var open: [OpenEntry] = []

  /// A clip, mask or group that has not ended yet.
  private struct OpenEntry {
    let index: Int
    let isGroup: Bool
    /// The part that the clips up to here let through.
    let clip: CGRect
    /// A rectangle around everything painted inside.
    var painted = CGRect.null
  }

  /// - Parameter extent: the area that is drawn upon; nothing outside is painted.
  public init(extent: CGRect) {
    self.extent = extent
  }

  /// The number of operations so far.
  public var count: Int { entries.count }

  private var clip: CGRect { open.last?.clip ?? extent }

  public func perform(_ operation: DrawingOperation) {
    switch operation {
    case .fill, .stroke, .image, .glyphs:
      let bounds = operation.paintedBounds.meeting(clip)
      entries.append(DisplayList.Entry(operation: operation, bounds: bounds))
      note(bounds)
    case .pushClip(let push): begin(operation, within: push.path.boundingBoxOfPath)
    case .pushMask(let push): begin(operation, within: push.transform.unitBox)
    case .beginGroup(let group):
      // A shadow may paint where the group has no room for its own marks.
      begin(operation, within: group.shadow.map { group.bounds.shadowed($0) } ?? group.bounds)
    case .popClip: end(isGroup: false)
    case .endGroup: end(isGroup: true)
    }
  }

  private func note(_ bounds: CGRect) {
    if !open.isEmpty { open[open.count - 1].painted = open[open.count - 1].painted.joining(bounds) }
  }

  private func begin(_ operation: DrawingOperation, within bounds: CGRect) {
    var isGroup = false
    if case .beginGroup = operation { isGroup = true }
    open.append(OpenEntry(index: entries.count, isGroup: isGroup, clip: clip.meeting(bounds)))
    entries.append(DisplayList.Entry(operation: operation, bounds: .null))
  }

  private func end(isGroup: Bool) {
    guard let last = open.last, last.isGroup == isGroup else { return }
    open.removeLast()
    let bounds = paintedBounds(of: last).meeting(clip)
    entries[last.index].bounds = bounds
    entries[last.index].end = entries.count
    entries.append(
      DisplayList.Entry(operation: isGroup ? .endGroup : .popClip, bounds: bounds))
    note(bounds)
  }

  private func paintedBounds(of entry: OpenEntry) -> CGRect {
    guard case .beginGroup(let group) = entries[entry.index].operation else {
      return entry.painted
    }
    if group.blendMode.changesBelowTransparency { return entry.clip }
    return group.shadow.map { entry.painted.shadowed($0) } ?? entry.painted
  }

  /// Everything so far, with the clips and groups still open closed; more may follow.
  ///
  /// - Complexity: O(operations).
  public var list: DisplayList {
    let copy = DisplayListRecorder(extent: extent)
    (copy.entries, copy.open) = (entries, open)
    return copy.finish()
  }

  /// Closes the clips and groups still open and returns everything; the recorder is empty
  /// afterwards.
  public func finish() -> DisplayList {
    while let last = open.last { end(isGroup: last.isGroup) }
    defer { entries = [] }
    return DisplayList(entries: entries, extent: extent)
  }
}

extension CGRect {
  /// A rectangle around this one and its shadow; a pixel more, since offsets are rounded.
  package func shadowed(_ shadow: ShadowStyle) -> CGRect {
    guard !isNull else { return .null }
    let reach = 2 * shadow.sigma + 1
    return joining(
      offsetBy(dx: shadow.offset.width, dy: shadow.offset.height).insetBy(dx: -reach, dy: -reach))
  }
}

extension CGAffineTransform {
  /// A rectangle around the image of the unit square; null where that has no area.
  package var unitBox: CGRect {
    guard isInvertible else { return .null }
    return CGRect(x: 0, y: 0, width: 1, height: 1).applying(self)
  }
}
