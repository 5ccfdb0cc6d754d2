import Drawing
import Foundation

/// Lays marked-up text (HTML) out over pages: paragraphs, headings, lists, links, and text that is bold,
/// italic, underlined, struck through, coloured or of another size.
///
/// Markup is read by ``Platform/markupReader``; without a reader its source is printed as text.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  open var markupText: String? { didSet { forgetPages() } }

  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  override func makePages(_ room: PrintRoom) -> PrintedPages {
    let markup = markupText ?? ""
    let text =
      Platform.current.markupReader?.text(ofHTML: markup, endsParagraphs: false)
      ?? NSAttributedString(string: markup)
    return PrintedPages(
      text: text, TextDefaults(font: .systemFont(ofSize: 12), color: .black), room)
  }
}
