import Drawing
import Testing

@Suite("Display lists")
struct DisplayListTests {
  @Test("A filled rectangle is one operation with its path and colour")
  func fillIsOneOperation() {
    let recorder = DisplayListRecorder(extent: CGRect(x: 0, y: 0, width: 100, height: 50))
    let context = CGContext(sink: recorder, bounds: recorder.extent)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 10, y: 10, width: 20, height: 20))
    context.finish()
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    let red = ColorComponents(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(
      recorder.finish().operations == [
        .fill(FillOperation(path: CGPath(rect: rect, transform: nil), paint: .color(red)))
      ])
  }
}
