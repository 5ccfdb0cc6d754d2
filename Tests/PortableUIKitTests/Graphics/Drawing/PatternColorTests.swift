import PortableUIKit
import Testing

@Suite("Pattern colours")
struct PatternColorTests {
  @Test("GC-15: a colour of an image repeats it, upright, from the origin of the context")
  func patternImage() throws {
    let pixels = try #require(
      CGImage(width: 1, height: 2, pixels: [0xffff_0000, 0xff00_00ff]))
    let color = UIColor(patternImage: UIImage(cgImage: pixels, scale: 1, orientation: .up))
    let extent = CGRect(x: 0, y: 0, width: 20, height: 20)
    let recorder = DisplayListRecorder(extent: extent)
    let context = CGContext(sink: recorder, viewBounds: extent, scale: 2)
    context.translateBy(x: 3, y: 3)
    context.setFillColor(color.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    context.finish()
    guard case .fill(let fill)? = recorder.finish().operations.first,
      case .pattern(let paint) = fill.paint
    else {
      Issue.record("nothing was filled with a pattern")
      return
    }
    #expect(paint.xStep == 1 && paint.yStep == 2 && paint.transform == .identity)
    guard
      case .image(let image)? = paint.cell.operations.first(where: { operation in
        if case .image = operation { true } else { false }
      })
    else {
      Issue.record("the cell has no image")
      return
    }
    // The top of the image is the smaller y.
    #expect(
      CGPoint.zero.applying(image.transform).y < CGPoint(x: 0, y: 1).applying(image.transform).y)
  }

  @Test("An image without extent paints nothing; a pattern's opacity can change")
  func degenerate() {
    let color = UIColor(patternImage: UIImage())
    let recorder = DisplayListRecorder(extent: CGRect(x: 0, y: 0, width: 9, height: 9))
    let context = CGContext(sink: recorder, bounds: recorder.extent)
    context.setFillColor(color.cgColor)
    context.fill(recorder.extent)
    context.finish()
    #expect(recorder.finish().isEmpty)
    #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(color.withAlphaComponent(0.5).cgColor.pattern != nil)
  }
}
