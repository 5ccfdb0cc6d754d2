import Drawing
import Foundation

extension Compositor {
  func paint(_ record: LayerRecord, _ outer: Canvas) {
    guard record.isVisible else { return }
    paint(record, entered: outer.entering(record.matrix))
  }

  /// Paints a layer on a canvas of its own coordinates.
  func paint(_ record: LayerRecord, entered canvas: Canvas) {
    guard canvas.toDevice.isInvertible, canvas.sees(record.extent) else { return }
    work.layersVisited += 1
    if let tint = record.values.tint { return paintTinted(record, by: tint, canvas) }
    paintComposed(record, canvas)
  }

  /// Paints a layer without its tint.
  func paintComposed(_ record: LayerRecord, _ canvas: Canvas) {
    if let transition = record.values.transition { return paint(transition, of: record, canvas) }
    paintFinished(record, canvas)
  }

  /// Paints a layer as it is when no transition is under way.
  func paintFinished(_ record: LayerRecord, _ canvas: Canvas) {
    if record.mask != nil { return paintMasked(record, canvas) }
    if record.paintsShadow { paintShadow(of: record, canvas) }
    paintWithoutShadow(record, canvas)
  }

  /// Paints all but the shadow, with the layer's opacity.
  func paintWithoutShadow(_ record: LayerRecord, _ canvas: Canvas) {
    guard canvas.sees(record.extentWithoutShadow) else { return }
    work.layersComposited += 1
    let opacity = CGFloat(min(1, max(0, record.values.opacity)))
    guard record.isGroup || (canvas.alpha < 1 && record.wouldOverlap) else {
      var inner = canvas
      inner.alpha *= opacity
      return paintRasterized(record, inner)
    }
    var inner = canvas
    inner.alpha = 1
    group(alpha: opacity * canvas.alpha, of: record.extentWithoutShadow, inner) {
      paintRasterized(record, $0)
    }
  }

  /// Paints the drawing of `body` as one, no larger than the visible part of `extent`.
  func group(
    alpha: CGFloat, of extent: CGRect, _ canvas: Canvas, blendMode: CGBlendMode = .normal,
    _ body: (Canvas) -> Void
  ) {
    let area = extent.applying(canvas.toDevice).insetBy(dx: -1, dy: -1).meeting(canvas.clip)
      .integral
    guard !area.isNull, !area.isEmpty else { return }
    work.offscreenGroups += 1
    if area.isFinite { work.groupPixels += Int(area.width * area.height) }
    canvas.sink.perform(
      .beginGroup(GroupOperation(bounds: area, alpha: alpha, blendMode: blendMode)))
    body(canvas)
    canvas.sink.perform(.endGroup)
  }

  /// Paints background, contents, sublayers and border (LK-1).
  func paintBody(_ record: LayerRecord, _ canvas: Canvas) {
    if record.paintsBackground { paintBackground(of: record, canvas) }
    if record.needsClip {
      canvas.perform(.pushClip(ClipOperation(path: record.shape.path)))
      var inner = canvas
      inner.clip = canvas.clip.meeting(record.values.bounds.applying(canvas.toDevice))
      paintInside(record, inner)
      canvas.sink.perform(.popClip)
    } else {
      paintInside(record, canvas)
    }
    if record.paintsBorder { paintBorder(of: record, canvas) }
  }

  private func paintBackground(of record: LayerRecord, _ canvas: Canvas) {
    guard let color = record.values.backgroundColor else { return }
    canvas.fill(record.shape.path, color, isSharp: isSharp(record, canvas))
  }

  /// Paints the ring between the outline and the same farther in (LK-5).
  private func paintBorder(of record: LayerRecord, _ canvas: Canvas) {
    guard let color = record.values.borderColor else { return }
    var ring = record.shape.elements
    let inner = record.shape.inset(by: record.values.borderWidth)
    if inner.rect.width > 0, inner.rect.height > 0 { ring.append(inner.elements) }
    canvas.fill(
      CGPath(elements: ring), color, rule: .evenOdd, isSharp: isSharp(record, canvas))
  }

  private func paintInside(_ record: LayerRecord, _ canvas: Canvas) {
    if record.paintsContents { paintContents(of: record, canvas) }
    if record.hasDepth, PlatformStore.rasteriser != nil { return paintDepth(of: record, canvas) }
    for child in record.children { paint(child, canvas) }
  }

  /// Whether edges are hard: those of a layer that is turned or scaled are, unless it asks for soft
  /// ones (LK-10).
  private func isSharp(_ record: LayerRecord, _ canvas: Canvas) -> Bool {
    guard !record.values.allowsEdgeAntialiasing, !record.shape.isRounded else { return false }
    let map = canvas.toDevice
    return map.b != 0 || map.c != 0 || abs(map.a - canvas.density) > 1e-9
      || abs(map.d - canvas.density) > 1e-9
  }
}

extension LayerRecord {
  /// Whether painting with an opacity needs a group although the layer's own is 1.
  var wouldOverlap: Bool {
    var count = children.contains(where: \.isVisible) ? 2 : 0
    if paintsBackground { count += 1 }
    if paintsContents { count += 1 }
    if paintsBorder { count += 1 }
    return count > 1
  }

  /// Whether there is something to be cut off at the bounds.
  var needsClip: Bool {
    guard values.masksToBounds else { return false }
    if shape.isRounded { return paintsContents || !children.isEmpty }
    if paintsContents, !values.bounds.contains(contentsRect) { return true }
    return children.contains {
      $0.isVisible && !values.bounds.contains($0.extentAbove)
    }
  }
}

extension CGRect {
  /// Whether all four numbers are finite.
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && width.isFinite && height.isFinite && !isInfinite
  }
}
