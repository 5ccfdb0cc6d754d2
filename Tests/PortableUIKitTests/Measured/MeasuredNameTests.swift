import Foundation
import PortableUIKit
import Testing

/// Names that other people's files use: point 23 of section 16.
@MainActor @Suite("UM-1623: names")
struct MeasuredNameTests {
  private final class WideScreen: UIScreen {
    override var bounds: CGRect { CGRect(x: 0, y: 0, width: 1000, height: 10) }
  }

  @Test("A subclass of a screen is made of nothing")
  func screen() {
    let screen = WideScreen()
    #expect(screen.bounds.width == 1000 && screen.scale == UIScreen.main.scale)
  }

  @Test("Numbers become lengths, booleans of Core Foundation are numbers")
  func numbers() {
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(kCFBooleanTrue.boolValue && !kCFBooleanFalse.boolValue)
  }

  @Test("Deleted views leave, and code runs beside it")
  func deletion() {
    let (parent, child) = (UIView(), UIView())
    parent.addSubview(child)
    var calls: [String] = []
    UIView.performWithoutAnimation {
      UIView.perform(
        .delete, on: [child], animations: { calls.append("beside") },
        completion: { _ in calls.append("done") })
    }
    #expect(calls.first == "beside")
  }

  @Test("The bounds of a document's pages, and a document without an end has no file")
  func documents() {
    let data = NSMutableData()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    UIGraphicsBeginPDFContextToData(data, .zero, [kCGPDFContextTitle: "Title"])
    UIGraphicsBeginPDFPage()
    #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
    UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    #expect(UIGraphicsGetPDFContextBounds().width == 100)
    #expect(UIGraphicsGetCurrentContext() != nil)
    UIGraphicsEndPDFContext()
    #expect(UIGraphicsGetPDFContextBounds() == .zero)
    #expect(!UIGraphicsBeginPDFContextToFile("/nowhere/at/all.pdf", .zero, nil))
  }
}
