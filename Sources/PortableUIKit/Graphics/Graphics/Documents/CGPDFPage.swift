import Drawing
import Foundation

/// A page of a PDF file.
public final class CGPDFPage: Sendable {
  /// The document that the page is of.
  public let document: CGPDFDocument?
  /// From 1 on.
  public let pageNumber: Int
  let content: ReadPage

  init(_ document: CGPDFDocument, number: Int, _ content: ReadPage) {
    self.document = document
    pageNumber = number
    self.content = content
  }

  /// How far the page is turned clockwise where it is shown, in degrees: 0, 90, 180 or 270.
  public var rotationAngle: Int32 { Int32(content.rotation) }

  /// A rectangle of the page in its space, in points with y upwards; all but the media box are the part that is shown.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect {
    box == .mediaBox ? content.mediaBox : content.cropBox
  }

  /// The map that turns a box of the page as the page and `rotate` (degrees clockwise) say, makes it smaller if it has no room
  /// in `rect`, and lays its middle upon that of `rect`. It makes nothing larger.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let bounds = getBoxRect(box)
    let turn = CGAffineTransform(rotationAngle: -CGFloat(rotationAngle + rotate) * .pi / 180)
    let turned = CGRect(origin: .zero, size: bounds.size).applying(turn)
    guard bounds.isFinite, rect.isFinite, turned.width > 0, turned.height > 0 else {
      return .identity
    }
    let (x, y) = (min(1, rect.width / turned.width), min(1, rect.height / turned.height))
    let scale =
      preserveAspectRatio
      ? CGSize(width: min(x, y), height: min(x, y)) : CGSize(width: x, height: y)
    return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(turn)
      .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

extension CGContext {
  /// A side of a page's bitmap has at most so many pixels: 4 times the longest side of a sheet of letter paper at 300 to the inch.
  private static let longestSide: CGFloat = 13_200

  /// Draws a page in its own space, y upwards, as pixels of the context's resolution; on pages of documents, four a point.
  public func drawPDFPage(_ page: CGPDFPage) {
    let box = page.content.cropBox
    let ctm = userSpaceToDeviceSpaceTransform
    guard box.isFinite, !box.isEmpty, ctm.a.isFinite, ctm.b.isFinite, ctm.c.isFinite, ctm.d.isFinite
    else { return }
    let least: CGFloat = keepsOperations ? 4 : 0
    func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat) -> Int {
      Int(min(max((length * max(hypot(x, y), least)).rounded(.up), 1), Self.longestSide))
    }
    var (width, height) = (pixels(box.width, ctm.a, ctm.b), pixels(box.height, ctm.c, ctm.d))
    let turns = page.content.rotation / 90
    if turns % 2 == 1 { swap(&width, &height) }
    guard let picture = page.document?.picture(of: page, width: width, height: height) else {
      return
    }
    saveGState()
    translateBy(x: box.midX, y: box.midY)
    // The picture is the page as it is shown.
    rotate(by: CGFloat(turns) * .pi / 2)
    let shown = turns % 2 == 1 ? CGSize(width: box.height, height: box.width) : box.size
    draw(
      picture,
      in: CGRect(
        x: -shown.width / 2, y: -shown.height / 2, width: shown.width, height: shown.height))
    restoreGState()
  }
}
