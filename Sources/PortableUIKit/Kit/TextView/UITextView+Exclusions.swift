import Foundation

extension UITextView {
  /// Draws the text by the layout manager, which lays it out around the paths of the container.
  func drawAroundExclusions(in context: CGContext) {
    let manager = layoutManager
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
    UIGraphicsPushContext(context)
    manager.drawBackground(forGlyphRange: all, at: origin)
    manager.drawGlyphs(forGlyphRange: all, at: origin)
    UIGraphicsPopContext()
  }

  /// The size of the text in a width in points, with its lines around the paths of the container.
  func fittingSizeAroundExclusions(width: CGFloat) -> CGSize {
    let insets = textContainerInset
    let container = NSTextContainer(
      size: CGSize(width: max(0, width - insets.left - insets.right), height: 0))
    container.lineFragmentPadding = textContainer.lineFragmentPadding
    container.maximumNumberOfLines = textContainer.maximumNumberOfLines
    container.exclusionPaths = textContainer.exclusionPaths
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    manager.take(textDefaults, textShaper)
    let storage = NSTextStorage(attributedString: attributedText)
    storage.addLayoutManager(manager)
    let used = manager.usedRect(for: container)
    return CGSize(
      width: ceilToPixel(used.maxX + insets.left + insets.right),
      height: ceilToPixel(used.maxY + insets.top + insets.bottom))
  }
}
