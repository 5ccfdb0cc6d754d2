import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Each public entry of the renderer that takes numbers, under numbers that nobody thinks of: a picture comes out, or an error
/// that says why.
@MainActor @Suite("Hostile numbers") struct HostileNumberTests {
  nonisolated private static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -0.0, 0, 1e308, -1e308, .greatestFiniteMagnitude,
    .leastNonzeroMagnitude, -1, 1e9, 1e-9,
  ]

  init() { CairoGraphics.install() }

  private func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let label = UILabel(frame: view.bounds)
    label.text = "Text"
    view.addSubview(label)
    return view
  }

  private func sizes(_ n: Double) -> [CGSize] {
    [CGSize(width: n, height: 10), CGSize(width: 10, height: n), CGSize(width: n, height: n)]
  }

  @Test("a scale", arguments: numbers) func scale(number: Double) throws {
    let isDrawable = number == 1e-9 || number == .leastNonzeroMagnitude
    let picture = try? ViewRenderer(scale: number).image(of: view())
    #expect((picture != nil) == isDrawable, "\(number)")
    for format in [PictureFormat.png, .svg, .pdf] {
      _ = try? ViewRenderer(scale: number).picture(of: view(), format: format)
    }
    #expect(((try? ViewCanvas(of: view(), scale: number)) != nil) == isDrawable, "\(number)")
    let sheet = ContactSheet(items: [.init(view: view(), caption: "One")])
    _ = try? sheet.picture(format: .png, title: "", scale: number)
  }

  @Test("a size of views and frames", arguments: numbers) func size(number: Double) throws {
    for size in sizes(number) {
      let view = view()
      // A frame without numbers raises in UIKit and here, before anything is drawn.
      if number.isFinite { view.frame.size = size }
      _ = try? ViewRenderer(scale: 2).image(of: view)
      _ = try? ViewRenderer(scale: 2).frame(of: self.view(), in: size, ground: .white)
      let mark = ContactSheet.Mark(
        frame: CGRect(origin: CGPoint(x: number, y: number), size: size),
        color: .black)
      let sheet = ContactSheet(items: [.init(view: self.view(), caption: "One", marks: [mark])])
      #expect((try? sheet.picture(format: .png, title: "One")) != nil, "\(number)")
    }
  }

  @Test("the room of texts", arguments: numbers) func texts(number: Double) {
    for lines in [0, 1, Int.max, -1] {
      for size in [17, number] {
        let measured = PangoTextMeasurer.shared.measure(
          "Some words\nand more", font: .systemFont(ofSize: size), maximumWidth: number,
          numberOfLines: lines)
        #expect(
          measured.size.width.isFinite && measured.size.height.isFinite,
          "\(number), \(lines) lines, font of \(size)")
      }
    }
  }

  @Test("pages, JPEG's quality, the time of frames", arguments: numbers) func files(number: Double)
    throws
  {
    let list = DisplayListRecorder(extent: CGRect(x: 0, y: 0, width: 10, height: 10)).finish()
    for size in sizes(number) {
      let page = DocumentPage(
        bounds: CGRect(origin: CGPoint(x: number, y: 0), size: size), drawing: list)
      _ = CairoDocumentWriter().pdf(of: [page], title: "")
    }
    let image = try #require(
      CGImage(width: 2, height: 2, pixels: [0xFF00_0000, 0xFFFF_FFFF, 0xFF00_00FF, 0xFF00_FF00]))
    #expect(ImageCoder().jpeg(image, quality: number) != nil, "\(number)")
    var moving = MovingPicture(frameDuration: number)
    for pixel in [0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF] as [UInt32] {
      try moving.append(PixelImage(width: 1, pixels: [pixel]))
    }
    _ = try? moving.animatedPNG()
  }
}
