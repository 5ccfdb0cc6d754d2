import Drawing
import Foundation

/// Lays text out over pages; no line is parted between two (PR-6).
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The text without attributes, or that of ``attributedText``.
  open var text: String? {
    didSet {
      styled = nil
      forgetPages()
    }
  }
  private var styled: NSAttributedString?
  open var attributedText: NSAttributedString? {
    get { styled }
    set {
      text = newValue?.string
      styled = newValue
    }
  }
  /// The font where attributes name none; by default the system's of 12 points.
  open var font: UIFont? { didSet { forgetPages() } }
  /// The colour where attributes name none; by default black.
  open var color: UIColor? { didSet { forgetPages() } }
  open var textAlignment = NSTextAlignment.natural { didSet { forgetPages() } }

  public init(text: String) {
    self.text = text
    super.init()
  }

  public init(attributedText: NSAttributedString) {
    super.init()
    self.attributedText = attributedText
  }

  override func makePages(_ room: PrintRoom) -> PrintedPages {
    var defaults = TextDefaults(font: font ?? .systemFont(ofSize: 12), color: color ?? .black)
    defaults.alignment = textAlignment
    return PrintedPages(
      text: styled ?? NSAttributedString(string: text ?? ""), defaults, room)
  }
}
