import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Documents by the calls of Core Graphics; qpdf, where it is installed, says what is in them.
@MainActor @Suite struct GraphicsDocumentTests {
  private func text(of pdf: Data) throws -> String? {
    guard DocumentJudge.path(of: "qpdf") != nil else { return nil }
    #expect(
      try DocumentJudge.qpdf(pdf, ["--check"]).contains("No syntax or stream encoding errors"))
    return try DocumentJudge.qpdf(pdf, ["--json=1", "--json-key=objects"])
  }

  @Test("UM-1623: a context of a consumer writes its pages when it is closed, y going upwards")
  func pages() throws {
    CairoGraphics.install()
    let data = NSMutableData()
    var box = CGRect(x: 0, y: 0, width: 200, height: 100)
    let consumer = try #require(CGDataConsumer(data: data as CFMutableData))
    let context = try #require(
      CGContext(
        consumer: consumer, mediaBox: &box, [kCGPDFContextTitle: "Two pages"] as CFDictionary))
    #expect(context.ctm == .identity)
    context.fill(box)  // Between pages nothing is drawn.
    context.beginPDFPage(nil)
    context.setFillColor(UIColor.red.cgColor)
    context.fill(CGRect(x: 10, y: 0, width: 20, height: 30))
    context.setURL(try #require(NSURL(string: "https://example.org/it's")), for: box)
    context.setDestination("end" as CFString, for: CGRect(x: 0, y: 0, width: 50, height: 10))
    context.setDestination("nowhere" as CFString, for: box)
    context.endPDFPage()
    var tall = CGRect(x: 0, y: 0, width: 50, height: 300)
    context.beginPDFPage(
      [kCGPDFContextMediaBox: Data(bytes: &tall, count: MemoryLayout<CGRect>.size)] as CFDictionary)
    context.addDestination("end" as CFString, at: CGPoint(x: 5, y: 300))
    #expect(data.length == 0)
    context.closePDF()
    #expect(context.isFinished)
    let length = data.length
    context.closePDF()
    #expect(data.length == length)
    guard let text = try text(of: data as Data) else { return }
    #expect(try DocumentJudge.qpdf(data as Data, ["--show-npages"]) == "2\n")
    #expect(text.contains("https://example.org/it's"))
    #expect(!text.contains("nowhere"))
    #expect(text.contains("Two pages"))
    let flat = text.filter { !$0.isWhitespace }
    #expect(flat.contains("[0,0,200,100]") && flat.contains("[0,0,50,300]"))
  }

  @Test("A document without a closing call is written when its context goes")
  func forgotten() throws {
    CairoGraphics.install()
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).pdf")
    defer { try? FileManager.default.removeItem(at: file) }
    do {
      let context = try #require(CGContext(file as CFURL, mediaBox: nil, nil))
      context.beginPage(mediaBox: nil)
      context.endPage()
    }
    #expect(try Data(contentsOf: file).starts(with: Data("%PDF".utf8)))
    #expect(CGContext(URL(fileURLWithPath: "/nowhere/a.pdf") as CFURL, mediaBox: nil, nil) == nil)
    var none = CGRect.zero
    #expect(CGContext(file as CFURL, mediaBox: &none, nil) == nil)
  }

  @Test("UM-1623: pages of UIKit's renderer have links, in its space")
  func links() throws {
    CairoGraphics.install()
    let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
    let pdf = renderer.pdfData { context in
      context.setURL(URL(string: "https://example.org/early")!, for: .zero)
      context.beginPage()
      // Cairo writes no links on a page without marks.
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.setURL(
        URL(string: "https://example.org/")!, for: CGRect(x: 10, y: 20, width: 30, height: 40))
      context.setDestinationWithName("there", for: CGRect(x: 0, y: 0, width: 5, height: 5))
      context.beginPage()
      context.addDestination(withName: "there", at: CGPoint(x: 0, y: 50))
    }
    guard let text = try text(of: pdf)?.filter({ !$0.isWhitespace }) else { return }
    #expect(text.contains("https://example.org/") && !text.contains("early"))
    // PDF has y upwards: 100 - 60 and 100 - 20.
    #expect(text.contains("[10,40,40,80]"))
  }
}
