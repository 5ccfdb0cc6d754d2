import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// What is drawn before any renderer of views drew, in a program that sets nothing up.
@MainActor @Suite struct FirstDrawingTests {
  /// The bytes of a picture of `view` that one call makes, without a look of the system's that another drawing left.
  private func first(_ draw: (UIView, CGContext) -> Void, _ view: UIView) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
    let image = Platform.withValue {
      $0.lookTools = nil
    } operation: {
      renderer.image { draw(view, $0.cgContext) }
    }
    return try #require(image.cgImage?.dataProvider?.data as Data?)
  }

  @Test("UM-1602: text and controls are drawn by the first call", arguments: [true, false])
  func firstCall(byLayer: Bool) throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 30, width: 100, height: 30))
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Text"
    for shown in [slider, label] {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
      view.addSubview(shown)
      let data = try first(
        { view, context in
          if byLayer {
            view.layer.render(in: context)
          } else {
            _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
          }
        }, view)
      let marks = data.filter { $0 != 0 }.count
      #expect(marks > 100, "\(type(of: shown)) leaves \(marks) bytes")
    }
  }

  @Test("UM-1602: a label that a program draws by its own call is drawn")
  func ownCall() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Text"
    let data = try first({ view, _ in view.draw(view.bounds) }, label)
    #expect(data.contains { $0 != 0 })
  }

  @Test("A picture that is kept up to date takes its means back")
  func means() throws {
    let former = Platform.current.lookTools
    Platform.set(\.lookTools, to: nil)
    defer { Platform.set(\.lookTools, to: former) }
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var canvas: ViewCanvas? = try ViewCanvas(of: view, scale: 1)
    #expect(canvas != nil && Platform.current.lookTools != nil)
    canvas = nil
    #expect(Platform.current.lookTools == nil)
  }

  @Test("A platform that is set for the time of a closure ends with it")
  func scope() {
    Platform.withValue {
      $0.diagnostics.warning = { _ in }
    } operation: {
      #expect(UIViewController.warningHandler != nil)
      Platform.set(\.gradientMixing, to: .genericRGB)
    }
    #expect(Platform.current.gradientMixing == .sRGB && UIViewController.warningHandler == nil)
  }

  @Test("UM-1602: a PDF's first page has the text of labels")
  func firstPage() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    label.text = "Legible"
    let pdf = Platform.withValue {
      $0.lookTools = nil
    } operation: {
      UIGraphicsPDFRenderer(bounds: label.bounds).pdfData { context in
        context.beginPage()
        label.layer.render(in: context.cgContext)
      }
    }
    guard DocumentJudge.hasPoppler else { return }
    #expect(try DocumentJudge.text(of: pdf).contains("Legible"))
  }
}
