import Drawing
import Foundation

/// The drawing context of a PDF renderer's actions. Drawing before the first page leaves no marks.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  private(set) var pages: [DocumentPage] = []
  private var recorder: DisplayListRecorder?
  private var page: CGContext?
  private var notes = PageNotes()
  /// The rectangle of the present page in points.
  open private(set) var pdfContextBounds: CGRect

  init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    pdfContextBounds = bounds
    let nothing = CGContext(sink: DisplayListRecorder(extent: .zero), bounds: .zero)
    nothing.finish()
    super.init(cgContext: nothing, format: format)
  }

  /// The context of the present page.
  open override var cgContext: CGContext { page ?? super.cgContext }

  /// Ends the page and begins a new one of the renderer's size.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Ends the page and begins a new one.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    endPage()
    let bounds = bounds.standardized
    let recorder = DisplayListRecorder(extent: bounds)
    let context = CGContext(sink: recorder, viewBounds: bounds, scale: 1)
    context.keepsOperations = true
    notes = PageNotes()
    context.page = notes
    pdfContextBounds = bounds
    self.recorder = recorder
    page = context
    UIGraphicsPushContext(context)
  }

  /// Makes a rectangle of the present page, in its user space, a link to `url`.
  open func setURL(_ url: URL, for rect: CGRect) { page?.setURL(url as CFURL, for: rect) }

  /// Names a point of the present page, in its user space, as the goal of links.
  open func addDestination(withName name: String, at point: CGPoint) {
    page?.addDestination(name as CFString, at: point)
  }

  /// Makes a rectangle of the present page a link to a point with a name, which may be on a later page.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    page?.setDestination(name as CFString, for: rect)
  }

  /// Ends the present page; without one nothing happens.
  func endPage() {
    guard let recorder, let page else { return }
    UIGraphicsPopContext()
    page.finish()
    pages.append(
      DocumentPage(bounds: pdfContextBounds, drawing: recorder.finish(), notes: notes.all))
    self.recorder = nil
    self.page = nil
  }
}
