public import Foundation

/// A layer that shows text, from its upper edge on.
open class CATextLayer: CALayer {
  /// A `String` or an attributed one, which brings fonts and colours of its own.
  open var string: Any? {
    didSet { textDidChange("string", oldValue as Any) }
  }
  /// A `UIFont`, a `CGFont`, or the name of a font; the size is ``fontSize``.
  open var font: Any? = "Helvetica" {
    didSet { setNeedsDisplay() }
  }
  /// In points.
  open var fontSize: CGFloat = 36 {
    didSet { if fontSize != oldValue { textDidChange("fontSize", oldValue) } }
  }
  open var foregroundColor: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1) {
    didSet { if foregroundColor != oldValue { textDidChange("foregroundColor", oldValue as Any) } }
  }
  /// Whether lines are broken at the width of the bounds.
  open var isWrapped = false {
    didSet { if isWrapped != oldValue { setNeedsDisplay() } }
  }
  /// How a line that is too long is cut.
  open var truncationMode = CATextLayerTruncationMode.none {
    didSet { if truncationMode != oldValue { setNeedsDisplay() } }
  }
  open var alignmentMode = CATextLayerAlignmentMode.natural {
    didSet { if alignmentMode != oldValue { setNeedsDisplay() } }
  }
  open var allowsFontSubpixelQuantization = false

  public override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  private func textDidChange(_ key: String, _ old: Any) {
    setNeedsDisplay()
    guard key != "string" else { return }
    propertyDidChange(key, from: old)
  }

  override func takeOwnValues(from model: CALayer) {
    guard let layer = model as? CATextLayer else { return }
    string = layer.string
    font = layer.font
    fontSize = layer.fontSize
    foregroundColor = layer.foregroundColor
    isWrapped = layer.isWrapped
    truncationMode = layer.truncationMode
    alignmentMode = layer.alignmentMode
  }

  // MARK: Animation and look

  open override class func needsDisplay(forKey key: String) -> Bool {
    key == "fontSize" || key == "foregroundColor" || super.needsDisplay(forKey: key)
  }

  override var ownKeys: [String: LayerKey] { CATextLayer.keys }

  private static let keys: [String: LayerKey] = [
    "fontSize": .number(\CATextLayer.fontSize),
    "foregroundColor": .color(\CATextLayer.foregroundColor),
  ]

  open override func draw(in ctx: CGContext) {
    guard let text = attributedText, text.length > 0, bounds.width > 0, bounds.height > 0 else {
      return
    }
    UIGraphicsPushContext(ctx)
    text.draw(with: bounds, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine])
    UIGraphicsPopContext()
  }

  /// The size of the text, in the width of the bounds where lines are broken.
  open override func preferredFrameSize() -> CGSize {
    guard let text = attributedText, text.length > 0 else { return .zero }
    let room = CGSize(
      width: isWrapped && bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude,
      height: .greatestFiniteMagnitude)
    let size = text.boundingRect(with: room, options: [.usesLineFragmentOrigin], context: nil).size
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  private var attributedText: NSAttributedString? {
    if let text = string as? NSAttributedString { return text }
    guard let text = string as? String, fontSize > 0, fontSize.isFinite else { return nil }
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignmentMode.alignment
    paragraph.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    let shown =
      (font as? UIFont)?.withSize(fontSize)
      ?? (font as? String ?? (font as? CGFont)?.postScriptName.map { "\($0)" })
      .flatMap { UIFont(name: $0, size: fontSize) }
      ?? UIFont.systemFont(ofSize: fontSize)
    return NSAttributedString(
      string: text,
      attributes: [
        .font: shown, .paragraphStyle: paragraph,
        .foregroundColor: UIColor(cgColor: foregroundColor ?? CGColor.clear),
      ])
  }
}
