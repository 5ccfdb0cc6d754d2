import Foundation

/// A text that tells layout managers of its changes.
///
/// A subclass with a store of its own overrides the four primitives (``string``, ``attributes(at:effectiveRange:)``,
/// ``replaceCharacters(in:with:)-(_,String)`` and ``setAttributes(_:range:)``) and calls
/// ``edited(_:range:changeInLength:)`` in the latter two, as with UIKit; everything else goes through these.
/// Ranges are in UTF-16 units. Belongs to no actor; one thread uses it at a time.
open class NSTextStorage: NSMutableAttributedString {
  /// The kind of an edit's changes (raw values as in UIKit).
  public struct EditActions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  public static let willProcessEditingNotification = Notification.Name(
    "NSTextStorageWillProcessEditingNotification")
  public static let didProcessEditingNotification = Notification.Name(
    "NSTextStorageDidProcessEditingNotification")

  private var store = TextStore()
  private var nesting = 0
  /// Whether an edit is being told: the delegate's changes then belong to that edit.
  private var isProcessing = false

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The edits that have not been processed yet.
  open private(set) var editedMask: EditActions = []
  /// The part that was edited, as it is after the edit; `NSNotFound` for none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// How much longer the text has become.
  open private(set) var changeInLength = 0

  public init() {
    super.init(string: "")
  }

  public override init(string: String) {
    super.init(string: "")
    store.replace(0..<0, with: string, [:])
  }

  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: "")
    store.replace(0..<0, with: string, attributes ?? [:])
  }

  public override init(attributedString: NSAttributedString) {
    super.init(string: "")
    store = TextStore(attributedString)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let characters = super.string
    var index = 0
    while index < characters.utf16.count {
      var range = NSRange()
      let attributes = super.attributes(at: index, effectiveRange: &range)
      let end = min(characters.utf16.count, max(index + 1, range.location + range.length))
      let part = NSRange(location: index, length: end - index)
      store.replace(
        index..<index, with: (characters as NSString).substring(with: part), attributes)
      index = end
    }
  }

  // MARK: Primitives

  open override var string: String { store.string }

  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    let (attributes, effective) = store.attributes(at: location)
    range?.pointee = effective
    return attributes
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    let part = checked(range)
    // New characters look as the first that they stand for, or as the one before.
    let place = part.isEmpty ? part.lowerBound - 1 : part.lowerBound
    let look = store.length > 0 ? store.attributes(at: max(0, place)).attributes : [:]
    store.replace(part, with: str, look)
    edited(
      .editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    store.setAttributes(attrs ?? [:], checked(range))
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  /// A range within the text; another one raises.
  private func checked(_ range: NSRange) -> Range<Int> {
    if range.location < 0 || range.length < 0 || range.location > store.length - range.length {
      // This class belongs to no actor, so the handler for exceptions cannot be asked.
      fatalError(
        "NSRangeException: NSTextStorage: range \(range) is out of bounds; the text has length \(store.length)"
      )
    }
    return range.location..<range.location + range.length
  }

  // MARK: Reading

  open override var length: Int { string.utf16.count }

  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    var effective = NSRange()
    let attributes = attributes(at: location, effectiveRange: &effective)
    range?.pointee = NSIntersectionRange(effective, rangeLimit)
    return attributes
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    AttributedRuns(self, range).string
  }

  open override func enumerateAttributes(
    in enumerationRange: NSRange, options opts: NSAttributedString.EnumerationOptions = [],
    using block: ([NSAttributedString.Key: Any], NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts = looks(in: enumerationRange)
    if opts.contains(.reverse) { parts.reverse() }
    var stop = ObjCBool(false)
    for (attributes, range) in parts {
      block(attributes, range, &stop)
      if stop.boolValue { return }
    }
  }

  open override func enumerateAttribute(
    _ attrName: NSAttributedString.Key, in enumerationRange: NSRange,
    options opts: NSAttributedString.EnumerationOptions = [],
    using block: (Any?, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    enumerateAttributes(in: enumerationRange, options: opts) { attributes, range, stop in
      block(attributes[attrName], range, stop)
    }
  }

  // MARK: Changing

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    beginEditing()
    replaceCharacters(in: range, with: attrString.string)
    for (attributes, part) in TextStore(attrString).parts {
      setAttributes(
        attributes, range: NSRange(location: range.location + part.location, length: part.length))
    }
    endEditing()
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }

  open override func append(_ attrString: NSAttributedString) {
    insert(attrString, at: length)
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merging(attrs) { _, new in new } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) {
      var rest = $0
      rest[name] = nil
      return rest
    }
  }

  private func change(
    _ range: NSRange,
    _ body: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    let parts = looks(in: range)
    beginEditing()
    for (attributes, part) in parts { setAttributes(body(attributes), range: part) }
    endEditing()
  }

  // MARK: Editing

  open override func beginEditing() { nesting += 1 }

  open override func endEditing() {
    guard nesting > 0 else { return }
    nesting -= 1
    if nesting == 0, !isProcessing, !editedMask.isEmpty { processEditing() }
  }

  /// Notes an edit, and has it processed unless edits are being gathered.
  ///
  /// - Parameters:
  ///   - editedRange: The part as it was before the edit.
  ///   - delta: How much longer the text has become.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int)
  {
    let new = NSRange(
      location: editedRange.location, length: max(0, editedRange.length + delta))
    if self.editedMask.isEmpty {
      self.editedRange = new
    } else {
      // An earlier edit lies elsewhere now if it ends behind this edit.
      var old = self.editedRange
      if old.location + old.length >= editedRange.location {
        old.length = max(0, old.length + delta)
      }
      self.editedRange = NSUnionRange(old, new)
    }
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if nesting == 0, !isProcessing { processEditing() }
  }

  /// Tells the delegate, then the layout managers: `willProcessEditing`, attributes are mended, `didProcessEditing`, and
  /// every layout manager lays out anew.
  open func processEditing() {
    isProcessing = true
    let mask = editedMask
    NotificationCenter.default.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: mask, range: editedRange, changeInLength: changeInLength)
    fixAttributes(in: editedRange)
    NotificationCenter.default.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    let (range, delta, all) = (editedRange, changeInLength, editedMask)
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    isProcessing = false
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: all, range: range, changeInLength: delta, invalidatedRange: range)
    }
  }

  /// Mends attributes after an edit: fonts are found when text is shaped, so there is nothing to be done here.
  open func fixAttributes(in range: NSRange) {}
  open var fixesAttributesLazily: Bool { false }
  open func invalidateAttributes(in range: NSRange) {}
  open func ensureAttributesAreFixed(in range: NSRange) {}

  // MARK: Layout managers

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.textStorage = nil
  }
}
