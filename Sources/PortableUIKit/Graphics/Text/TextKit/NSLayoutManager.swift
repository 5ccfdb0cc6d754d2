import Drawing
import Foundation

/// Lays a text out in containers, one after the other, and knows where its characters are.
///
/// A glyph stands for each UTF-16 unit here, so numbers of glyphs are those of characters; glyphs that stand for several
/// characters, such as ligatures, have the place of the first. Distances are in points in the space of a container, y
/// downwards. Belongs to no actor; one thread uses it at a time.
///
/// - Complexity: A change lays everything out anew when it is asked for next, in O(characters).
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage? {
    didSet { if textStorage !== oldValue { invalidate() } }
  }
  open weak var delegate: (any NSLayoutManagerDelegate)?
  /// Whether lines have the leading of their fonts; kept, as the fonts here have none.
  open var usesFontLeading = true
  /// Whether parts that are not shown may be laid out later; kept, as a text is laid out whole.
  open var allowsNonContiguousLayout = false
  open var hasNonContiguousLayout: Bool { false }
  /// Whether characters without a picture are shown; kept, as they are not.
  open var showsInvisibleCharacters = false
  open var showsControlCharacters = false
  open private(set) var textContainers: [NSTextContainer] = []
  /// The values that hold where the attributes say nothing, and the finder of glyphs; a text view sets those of its own.
  var defaults = TextDefaults.stringDrawing
  var shaper: (any TextShaper)?
  /// Told that the layout is out of date.
  var invalidationHandler: (() -> Void)?
  /// Told that the text was edited.
  var editHandler: (() -> Void)?

  private var layouts: [ContainerLayout]?

  public override init() {
    super.init()
  }

  // MARK: Containers

  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    guard !textContainers.contains(where: { $0 === container }) else { return }
    container.layoutManager?.remove(container)
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    container.layoutManager = self
    invalidate()
  }

  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    textContainers.remove(at: index).layoutManager = nil
    invalidate()
  }

  private func remove(_ container: NSTextContainer) {
    guard let index = textContainers.firstIndex(where: { $0 === container }) else { return }
    removeTextContainer(at: index)
  }

  open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

  // MARK: Invalidating and laying out

  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
  ) {
    invalidate()
    editHandler?()
  }

  /// Takes over a view's text settings.
  func take(_ defaults: TextDefaults, _ shaper: any TextShaper) {
    self.defaults = defaults
    self.shaper = shaper
    layouts = nil
  }

  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) {
    actualCharacterRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    invalidate()
  }
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { invalidationHandler?() }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { invalidationHandler?() }

  func invalidate() {
    guard layouts != nil else {
      invalidationHandler?()
      return
    }
    layouts = nil
    delegate?.layoutManagerDidInvalidateLayout(self)
    invalidationHandler?()
  }

  open func ensureLayout(for container: NSTextContainer) { _ = settled() }
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = settled() }
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = settled() }
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  /// The layouts of the containers in their order.
  private func settled() -> [ContainerLayout] {
    if let layouts { return layouts }
    var made: [ContainerLayout] = []
    let text = textStorage ?? NSAttributedString(string: "")
    var start = 0
    for container in textContainers {
      let layout = ContainerLayout(
        text, from: start, in: container, defaults: defaults,
        shaper: shaper ?? Platform.current.shaper)
      start = max(start, layout.end ?? text.length)
      made.append(layout)
    }
    layouts = made
    for container in textContainers {
      delegate?.layoutManager(
        self, didCompleteLayoutFor: container,
        atEnd: container === textContainers.last && start >= text.length)
    }
    return made
  }

  func layout(of container: NSTextContainer) -> ContainerLayout? {
    textContainers.firstIndex { $0 === container }.map { settled()[$0] }
  }

  // MARK: Glyphs and characters

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < numberOfGlyphs
  }
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    let range = whole(charRange)
    actualCharacterRange?.pointee = range
    return range
  }

  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = whole(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// A range within the text that cuts no character in two.
  private func whole(_ range: NSRange) -> NSRange {
    let length = numberOfGlyphs
    let start = min(max(0, range.location), length)
    let end = min(length, start + max(0, min(range.length, length - start)))
    let part = NSRange(location: start, length: end - start)
    guard part.length > 0, let textStorage else { return part }
    return (textStorage.string as NSString).rangeOfComposedCharacterSequences(for: part)
  }

  /// The characters that a container shows.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let layout = layout(of: container), let first = layout.fragments.first,
      let end = layout.end
    else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.lowerBound, length: end - first.range.lowerBound)
  }

  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    for container in textContainers where layout(of: container)?.fragment(at: glyphIndex) != nil {
      effectiveGlyphRange?.pointee = glyphRange(for: container)
      return container
    }
    return nil
  }

  // MARK: Lines

  /// The rectangle of the lines of a container, the padding at their ends counted.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard let used = layout(of: container)?.usedRect, !used.isNull else { return .zero }
    return used
  }

  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (_, fragment) = place(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(fragment.range)
    return fragment.rect
  }

  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (_, fragment) = place(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = NSRange(fragment.range)
    return fragment.usedRect
  }

  /// The line below a separator that ends the text.
  open var extraLineFragmentRect: CGRect { extra?.1.rect ?? .zero }
  open var extraLineFragmentUsedRect: CGRect { extra?.1.usedRect ?? .zero }
  open var extraLineFragmentTextContainer: NSTextContainer? { extra?.0 }

  private var extra: (NSTextContainer, ContainerLayout.Fragment)? {
    for (container, layout) in zip(textContainers, settled()) {
      if let extra = layout.extra { return (container, extra) }
    }
    return nil
  }

  private func place(
    of glyph: Int
  ) -> (ContainerLayout, ContainerLayout.Fragment)? {
    for layout in settled() {
      if let fragment = layout.fragment(at: glyph) { return (layout, fragment) }
    }
    return nil
  }

  /// Calls `block` with the rectangle, the used rectangle, the container and the range of each line that has a part of
  /// `glyphRange`, from the top.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let wanted = range(glyphRange)
    var stop = ObjCBool(false)
    for (container, layout) in zip(textContainers, settled()) {
      for fragment in layout.fragments where fragment.range.overlaps(wanted) {
        block(fragment.rect, fragment.usedRect, container, NSRange(fragment.range), &stop)
        if stop.boolValue { return }
      }
    }
  }

  /// The glyphs that the last line of a container leaves out in favour of an ellipsis; `NSNotFound` for none.
  open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
    guard let (layout, fragment) = place(of: glyphIndex), let shown = layout.shownEnd(of: fragment)
    else { return NSRange(location: NSNotFound, length: 0) }
    return NSRange(location: shown, length: fragment.range.upperBound - shown)
  }

  private func range(_ range: NSRange) -> Range<Int> {
    let length = numberOfGlyphs
    let start = min(max(0, range.location), length)
    return start..<start + max(0, min(range.length, length - start))
  }

  // MARK: Places

  /// Where a glyph begins: from the left of its line, and down to the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (_, fragment) = place(of: glyphIndex) else { return .zero }
    return CGPoint(
      x: x(of: glyphIndex, in: fragment), y: fragment.baseline - fragment.rect.minY)
  }

  /// The rectangle of some characters: as high as their lines, and from the first to the last in one line.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    guard let layout = layout(of: container) else { return .zero }
    let rects = rects(range(glyphRange), in: layout)
    guard let first = rects.first else { return .zero }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  open func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let layout = layout(of: textContainer) else { return }
    var stop = ObjCBool(false)
    for rect in rects(range(glyphRange), in: layout) {
      block(rect, &stop)
      if stop.boolValue { return }
    }
  }

  func rects(_ wanted: Range<Int>, in layout: ContainerLayout) -> [CGRect] {
    layout.fragments.filter { $0.range.overlaps(wanted) }.map { fragment in
      let part = wanted.clamped(to: fragment.range)
      let start = x(of: part.lowerBound, in: fragment)
      let end = x(of: part.upperBound, in: fragment)
      return CGRect(
        x: min(start, end), y: fragment.rect.minY, width: abs(end - start),
        height: fragment.usedRect.height)
    }
  }

  /// Where the character at an index begins, or where the text of the line ends: the line is measured up to there.
  func x(of index: Int, in fragment: ContainerLayout.Fragment) -> CGFloat {
    guard let textStorage else { return fragment.x }
    let text = textStorage.string as NSString
    var end = min(max(index, fragment.range.lowerBound), fragment.range.upperBound)
    if end < text.length, end > fragment.range.lowerBound {
      end = max(
        fragment.range.lowerBound, text.rangeOfComposedCharacterSequence(at: end).location)
    }
    let part = NSRange(
      location: fragment.range.lowerBound, length: end - fragment.range.lowerBound)
    let before = AttributedRuns(textStorage, part).string
    var width =
      AttributedTextLayout(
        before, in: TextRoom(numberOfLines: 1), Self.unindented(defaults),
        shaper: shaper ?? Platform.current.shaper
      ).lines.first?.width ?? 0
    // The separator at the end, and spaces at which the line was broken, take no room.
    width = min(width, fragment.width)
    return fragment.isRightToLeft ? fragment.x + fragment.width - width : fragment.x + width
  }

  private static func unindented(_ defaults: TextDefaults) -> TextDefaults {
    var result = defaults
    result.lineBreakMode = .byClipping
    return result
  }

  // MARK: Points

  open func glyphIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>? = nil
  ) -> Int {
    partialFraction?.pointee = 0
    guard let layout = layout(of: container), let last = layout.fragments.last else { return 0 }
    let fragment = layout.fragments.first { point.y < $0.rect.maxY } ?? last
    // Characters by their ends: the first that ends behind the point.
    var low = fragment.range.lowerBound
    var high = max(low, fragment.range.upperBound - 1)
    func isPassed(_ index: Int) -> Bool {
      let end = x(of: index + 1, in: fragment)
      return fragment.isRightToLeft ? end > point.x : end <= point.x
    }
    while low < high {
      let middle = (low + high) / 2
      if isPassed(middle) { low = middle + 1 } else { high = middle }
    }
    let start = x(of: low, in: fragment)
    let end = x(of: low + 1, in: fragment)
    if start != end {
      partialFraction?.pointee = min(max(0, (point.x - start) / (end - start)), 1)
    } else {
      partialFraction?.pointee = point.x > start ? 1 : 0
    }
    return low
  }

  open func fractionOfDistanceThroughGlyph(
    for point: CGPoint, in container: NSTextContainer
  ) -> CGFloat {
    var fraction: CGFloat = 0
    _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
    return fraction
  }

  open func characterIndex(
    for point: CGPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: partialFraction)
  }

  // MARK: Drawing

  /// Draws the grounds of characters, with the container's upper left corner at `origin`.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { $0.drawGrounds(ofLine: $1, in: $2, at: $3) }
  }

  /// Draws characters with their lines and pictures, with the container's upper left corner at `origin`.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    draw(glyphsToShow, at: origin) { $0.drawRuns(ofLine: $1, in: $2, at: $3) }
  }

  private func draw(
    _ glyphs: NSRange, at origin: CGPoint,
    _ paint: (AttributedTextLayout, Int, CGContext, CGPoint) -> Void
  ) {
    guard origin.x.isFinite, origin.y.isFinite, let context = UIGraphicsGetCurrentContext() else {
      return
    }
    let wanted = range(glyphs)
    for layout in settled() {
      let start = CGPoint(x: origin.x + layout.padding, y: origin.y)
      for fragment in layout.fragments where fragment.range.overlaps(wanted) {
        let part = wanted.clamped(to: fragment.range)
        context.saveGState()
        if part != fragment.range {
          let (from, to) = (
            x(of: part.lowerBound, in: fragment), x(of: part.upperBound, in: fragment)
          )
          context.clip(
            to: CGRect(
              x: origin.x + min(from, to), y: origin.y + fragment.rect.minY,
              width: abs(to - from), height: fragment.rect.height))
        }
        paint(layout.layout, fragment.index, context, start)
        context.restoreGState()
      }
    }
  }
}
