import CCairo
import Drawing
import Foundation

/// Drawing that is laid down as one.
final class CairoGroup {
  /// The frame that the group's operations draw into; nil where nothing of it shows.
  let frame: CairoFrame?
  private let operation: GroupOperation

  init(_ operation: GroupOperation, below: CairoFrame?) {
    self.operation = operation
    guard let below else {
      frame = nil
      return
    }
    var visible = below.visible
    // A mark that throws a shadow into the picture may itself lie outside.
    if let shadow = operation.shadow, !visible.isEmpty {
      let reach = CairoShadow.reach(of: shadow)
      visible = visible.outset(by: reach)
    }
    frame = CairoFrame(
      PixelRect(around: operation.bounds).intersection(visible), isOpaque: false)
  }

  /// The stamps to paint for the group: its shadow, then itself.
  func stamps(visible: PixelRect) -> [CairoStamp] {
    guard let frame else { return [] }
    let alpha = min(max(Double(operation.alpha), 0), 1)
    guard alpha > 0 || operation.blendMode != .normal else { return [] }
    var stamps: [CairoStamp] = []
    if let shadow = operation.shadow,
      let stamp = CairoShadow.stamp(shadow, of: frame, visible: visible)
    {
      stamps.append(stamp)
      stamps[0].alpha = alpha
      stamps[0].blendMode = operation.blendMode
    }
    if operation.showsOnlyShadow { return stamps }
    let outline = CGPath(elements: PathElements.rect(frame.place.rect))
    stamps.append(
      CairoStamp(
        shape: CairoShape(outline, isAntialiased: false), blendMode: operation.blendMode,
        alpha: alpha,
        setSource: { context, _ in
          frame.setAsSource(of: context)
          return true
        }))
    return stamps
  }
}
