import Drawing
import Testing

@Suite("The state of contexts")
struct ContextStateTests {
  private func fills(_ list: DisplayList) -> [FillOperation] {
    list.operations.compactMap { if case .fill(let fill) = $0 { fill } else { nil } }
  }

  private func strokes(_ list: DisplayList) -> [StrokeOperation] {
    list.operations.compactMap { if case .stroke(let stroke) = $0 { stroke } else { nil } }
  }

  @Test("DR-33: the first matrix of a view's context")
  func viewMatrix() {
    func matrix(_ bounds: CGRect) -> CGAffineTransform {
      CGContext(sink: DisplayListRecorder(extent: bounds), viewBounds: bounds, scale: 2).ctm
    }
    #expect(
      matrix(CGRect(x: 0, y: 0, width: 100, height: 50))
        == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 100))
    #expect(
      matrix(CGRect(x: 10, y: 5, width: 100, height: 50))
        == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: -20, ty: 110))
  }

  @Test("DR-33: black, width 1, butt, miter of 10, no dash, alpha 1, normal, antialiased")
  func initialState() throws {
    let list = record { context in
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(fills(list).first?.paint == .color(.black))
    let stroke = try #require(strokes(list).first)
    #expect(stroke.paint == .color(.black))
    #expect(stroke.style == StrokeStyle())
    #expect(stroke.compositing == Compositing())
  }

  @Test("GC-1: everything but the current path returns with the state")
  func saveAndRestore() {
    let list = record { context in
      context.saveGState()
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setStrokeColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.setLineWidth(7)
      context.setLineCap(.round)
      context.setLineJoin(.bevel)
      context.setMiterLimit(3)
      context.setLineDash(phase: 1, lengths: [2])
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShouldAntialias(false)
      context.setShadow(offset: .zero, blur: 3)
      context.translateBy(x: 50, y: 0)
      context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.move(to: CGPoint(x: 1, y: 1))
      context.addLine(to: CGPoint(x: 2, y: 2))
      context.restoreGState()
      #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(context.currentPointOfPath == CGPoint(x: 52, y: 2))
      context.strokePath()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(list.count == 4)
    #expect(strokes(list).first?.style == StrokeStyle())
    #expect(strokes(list).first?.compositing == Compositing())
    #expect(fills(list).first?.paint == .color(.black))
  }

  @Test("GC-7: clips only shrink, and an empty one lets nothing through")
  func clipsShrink() {
    let list = record { context in
      context.clip(to: CGRect(x: 10, y: 10, width: 50, height: 50))
      context.clip(to: CGRect(x: 40, y: 0, width: 100, height: 30))
      #expect(context.boundingBoxOfClipPath == CGRect(x: 40, y: 10, width: 20, height: 20))
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context.boundingBoxOfClipPath.isNull)
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      context.beginPath()
      context.clip()
      context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    #expect(fills(list).count == 1)
    #expect(list.paintedBounds == CGRect(x: 40, y: 10, width: 20, height: 20))
  }

  @Test("GC-6: the rule of a clip is that of its call")
  func clipRule() {
    let list = record { context in
      context.addRect(CGRect(x: 0, y: 0, width: 9, height: 9))
      context.clip(using: .evenOdd)
    }
    guard case .pushClip(let clip)? = list.operations.first else {
      Issue.record("there is no clip")
      return
    }
    #expect(clip.rule == .evenOdd)
  }

  @Test("GC-8: alpha multiplies the opacity of colours and does not replace it")
  func alpha() throws {
    let list = record { context in
      context.setAlpha(0.5)
      context.setFillColor(gray: 0, alpha: 0.5)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let fill = try #require(fills(list).first)
    guard case .color(let color) = fill.paint else {
      Issue.record("the paint is no colour")
      return
    }
    #expect(fill.compositing.alpha * color.alpha == 0.25)
  }

  @Test("GC-9: a shadow lies in base space, whatever the matrix; its blur is two deviations")
  func shadow() throws {
    let list = record { context in
      context.rotate(by: 1)
      context.scaleBy(x: 5, y: 7)
      context.setShadow(offset: CGSize(width: 3, height: 4), blur: 6)
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    guard case .beginGroup(let group)? = list.operations.first else {
      Issue.record("there is no group")
      return
    }
    let shadow = try #require(group.shadow)
    #expect(shadow.offset == CGSize(width: 3, height: 4) && shadow.sigma == 3)
    #expect((shadow.color.alpha * 255).rounded() == 85)
    #expect(list.count == 3)
  }

  @Test("GC-9: the bounds of a shadow grow by the blur; without colour there is none")
  func shadowBounds() {
    let list = record { context in
      context.setShadow(offset: CGSize(width: 20, height: 0), blur: 4)
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    // One pixel more for the rounding of the offset.
    #expect(list.paintedBounds == CGRect(x: 10, y: 5, width: 35, height: 20))
    let none = record { context in
      context.setShadow(offset: .zero, blur: 4)
      context.setShadow(offset: .zero, blur: 4, color: nil)
      context.fill(CGRect(x: 10, y: 10, width: 10, height: 10))
    }
    #expect(none.count == 1)
  }

  @Test("GC-10: a layer takes alpha, mode and shadow once; inside they are as at the beginning")
  func transparencyLayer() throws {
    let list = record { context in
      context.setAlpha(0.5)
      context.setBlendMode(.screen)
      context.setShadow(offset: .zero, blur: 2)
      context.beginTransparencyLayer()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.endTransparencyLayer()
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    guard case .beginGroup(let group)? = list.operations.first else {
      Issue.record("there is no group")
      return
    }
    #expect(group.alpha == 0.5 && group.blendMode == .screen && group.shadow?.sigma == 1)
    #expect(list.count == 5)
    #expect(fills(list).map(\.compositing.alpha) == [1, 1, 0.5])
    #expect(fills(list).map(\.compositing.blendMode) == [.normal, .normal, .screen])
  }

  @Test("GC-11: a clear ignores mode, alpha and shadow")
  func clear() throws {
    let list = record { context in
      context.setAlpha(0.5)
      context.setBlendMode(.multiply)
      context.setShadow(offset: .zero, blur: 2)
      context.clear(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(list.count == 1)
    #expect(fills(list).first?.compositing == Compositing(blendMode: .clear))
  }

  @Test("The path keeps its place when the matrix changes; the pen takes the matrix of the stroke")
  func pathAndPen() throws {
    let list = record { context in
      context.move(to: CGPoint(x: 1, y: 1))
      context.addLine(to: CGPoint(x: 2, y: 1))
      context.scaleBy(x: 10, y: 10)
      context.addLine(to: CGPoint(x: 2, y: 2))
      context.strokePath()
    }
    let stroke = try #require(strokes(list).first)
    #expect(stroke.path.boundingBox == CGRect(x: 1, y: 1, width: 19, height: 19))
    #expect(stroke.pen == CGAffineTransform(scaleX: 10, y: 10))
  }

  @Test("GC-14: a gradient paints all that the clip lets through, and remembers its options")
  func gradient() throws {
    let gradient = CGGradient(stops: [GradientStop(location: 0, color: .black)])
    let list = record { context in
      context.clip(to: CGRect(x: 10, y: 10, width: 20, height: 20))
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: 1, y: 0), options: .drawsAfterEndLocation)
      context.drawRadialGradient(
        gradient, startCenter: .zero, startRadius: 5, endCenter: .zero, endRadius: 5, options: [])
    }
    #expect(list.paintedBounds == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(fills(list).count == 1, "equal circles paint nothing")
    guard case .linear(let paint)? = fills(list).first?.paint else {
      Issue.record("the paint is no gradient")
      return
    }
    #expect(paint.options == .drawsAfterEndLocation)
  }

  @Test("GC-15: a pattern is fixed to the base space, whatever the matrix")
  func pattern() {
    let pattern = CGPattern(
      bounds: CGRect(x: 0, y: 0, width: 4, height: 4), xStep: 5, yStep: 6
    ) { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
    let list = record { context in
      context.translateBy(x: 3, y: 3)
      context.scaleBy(x: 2, y: 2)
      context.setFillColor(CGColor(pattern: pattern, alpha: 0.5))
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    guard let fill = fills(list).first, case .pattern(let paint) = fill.paint else {
      Issue.record("the paint is no pattern")
      return
    }
    #expect(paint.transform == .identity && paint.xStep == 5 && paint.yStep == 6)
    #expect(paint.cell.count == 1 && fill.compositing.alpha == 0.5)
  }

  @Test("GC-12: an image is upside down where y points down")
  func imageIsUpsideDown() throws {
    let image = try #require(CGImage(width: 1, height: 2, pixels: [0xffff_0000, 0xff00_00ff]))
    let list = record { $0.draw(image, in: CGRect(x: 10, y: 20, width: 30, height: 40)) }
    guard case .image(let operation)? = list.operations.first else {
      Issue.record("there is no image")
      return
    }
    #expect(CGPoint.zero.applying(operation.transform) == CGPoint(x: 10, y: 60))
    #expect(list.paintedBounds == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("GC-13: a mask shows where its samples are 0, another image by its value")
  func masks() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 255])))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        provider: provider, decode: nil, shouldInterpolate: false))
    let image = try #require(
      CGImage(
        width: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2,
        space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: provider, decode: nil,
        shouldInterpolate: false, intent: .defaultIntent))
    func coverage(_ image: CGImage) -> [UInt8] {
      let list = record { context in
        context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: image)
      }
      guard case .pushMask(let push)? = list.operations.first else { return [] }
      return push.mask.coverage
    }
    #expect(coverage(mask) == [255, 0])
    #expect(coverage(image) == [0, 255])
  }

  @Test("Restores and ends without a beginning do nothing; what is open is closed at the end")
  func unbalanced() {
    let list = record { context in
      context.restoreGState()
      context.endTransparencyLayer()
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 50, height: 50))
      context.beginTransparencyLayer()
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40))
      context.restoreGState()
      context.restoreGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 40, height: 40))
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(list.isBalanced)
    #expect(fills(list).count == 1)
  }

  @Test("A context does nothing after its end")
  func afterTheEnd() {
    let recorder = DisplayListRecorder(extent: CGRect(x: 0, y: 0, width: 10, height: 10))
    let context = CGContext(sink: recorder, bounds: recorder.extent)
    context.finish()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.beginTransparencyLayer()
    context.endTransparencyLayer()
    context.finish()
    #expect(recorder.count == 0 && context.isFinished)
  }

  @Test(
    "Numbers that are not finite draw nothing and change no state",
    arguments: [CGFloat.nan, .infinity])
  func badNumbers(number: CGFloat) {
    let list = record { context in
      context.translateBy(x: number, y: 0)
      context.scaleBy(x: number, y: 1)
      context.rotate(by: number)
      context.setLineWidth(number)
      context.setMiterLimit(number)
      context.setFlatness(number)
      context.setShadow(offset: CGSize(width: number, height: 0), blur: 1)
      context.fill(CGRect(x: number, y: 0, width: 1, height: 1))
      context.stroke(CGRect(x: 0, y: 0, width: number, height: 1))
      context.clear(CGRect(x: 0, y: 0, width: number, height: 1))
      context.strokeLineSegments(between: [CGPoint(x: number, y: 0), .zero])
      let gradient = CGGradient(stops: [GradientStop(location: number, color: .black)])
      context.drawLinearGradient(
        gradient, start: .zero, end: CGPoint(x: number, y: 0), options: [])
    }
    #expect(list.isEmpty)
  }

  @Test("A singular matrix draws nothing")
  func singular() throws {
    let image = try #require(CGImage(width: 1, height: 1, pixels: [0xffff_ffff]))
    let list = record { context in
      context.scaleBy(x: 0, y: 1)
      context.stroke(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(list.isEmpty)
    let empty = record(CGRect.zero) { $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1)) }
    #expect(empty.isEmpty)
  }
}
