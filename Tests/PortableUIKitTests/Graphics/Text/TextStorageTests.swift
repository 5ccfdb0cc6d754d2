import Foundation
import PortableUIKit
import Testing

/// Edits of a text storage: the calls in their order, and the text after them.
@Suite struct TextStorageTests {
  final class Listener: NSTextStorageDelegate {
    var lines: [String] = []
    var mending: ((NSTextStorage) -> Void)?

    private func words(
      _ mask: NSTextStorage.EditActions, _ range: NSRange, _ delta: Int
    ) -> String {
      let what =
        (mask.contains(.editedCharacters) ? "c" : "")
        + (mask.contains(.editedAttributes) ? "a" : "")
      return "\(what) \(range.location)+\(range.length) \(delta)"
    }
    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append("will " + words(editedMask, editedRange, delta))
      mending?(textStorage)
    }
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      lines.append("did " + words(editedMask, editedRange, delta))
    }
  }

  /// A storage with characters and attributes of its own, as highlighters of code have them.
  final class Highlighter: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")
    var processed = 0

    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    override var string: String { store.string }
    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      store.attributes(at: location, effectiveRange: range)
    }
    override func replaceCharacters(in range: NSRange, with str: String) {
      store.replaceCharacters(in: range, with: str)
      edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
    }
    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
    }
    override func processEditing() {
      processed += 1
      super.processEditing()
    }
  }

  @Test func anEditIsToldBeforeAndAfterAttributesAreMended() {
    let storage = NSTextStorage(string: "one two")
    let listener = Listener()
    storage.delegate = listener
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "three")
    #expect(storage.string == "three two")
    #expect(listener.lines == ["will c 0+5 2", "did c 0+5 2"])
    listener.lines = []
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 6, length: 3))
    #expect(listener.lines == ["will a 6+3 0", "did a 6+3 0"])
    #expect(storage.editedMask.isEmpty && storage.changeInLength == 0)
  }

  /// Two edits that are gathered: "ab" goes in at 0, then the last two of then nine characters go away. The edited range
  /// reaches from the start to the place of the second edit.
  @Test func editsThatAreGatheredAreToldOnce() {
    let storage = NSTextStorage(string: "one two")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "ab")
    storage.deleteCharacters(in: NSRange(location: 7, length: 2))
    #expect(listener.lines.isEmpty)
    storage.endEditing()
    #expect(storage.string == "abone t")
    #expect(listener.lines == ["will c 0+7 0", "did c 0+7 0"])
  }

  /// Neighbours with equally many attributes, at which Foundation's own store stops on Linux.
  @Test func attributesOfNeighboursStayApart() {
    let storage = NSTextStorage(string: "abcdef")
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 2, length: 2))
    storage.addAttribute(.baselineOffset, value: 3, range: NSRange(location: 1, length: 2))
    var parts: [String] = []
    storage.enumerateAttributes(in: NSRange(location: 0, length: 6)) { attributes, range, _ in
      let kern = attributes[.kern] as? Int ?? 0
      let offset = attributes[.baselineOffset] as? Int ?? 0
      parts.append("\(range.location)+\(range.length) \(kern) \(offset)")
    }
    #expect(parts == ["0+1 1 0", "1+1 1 3", "2+1 2 3", "3+1 2 0", "4+2 0 0"])
    storage.removeAttribute(.kern, range: NSRange(location: 0, length: 6))
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(.baselineOffset, at: 2, effectiveRange: nil) as? Int == 3)
  }

  /// New characters look as the first that they replace, or as the one before an insertion.
  @Test func newCharactersTakeOverALook() {
    let storage = NSTextStorage(string: "abcd")
    storage.setAttributes([.kern: 1], range: NSRange(location: 0, length: 2))
    storage.setAttributes([.kern: 2], range: NSRange(location: 2, length: 2))
    storage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "xyz")
    #expect(storage.string == "abxyzd")
    #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
    storage.replaceCharacters(in: NSRange(location: 2, length: 0), with: "-")
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
    storage.append(NSAttributedString(string: "!", attributes: [.kern: 9]))
    #expect(storage.string == "ab-xyzd!" && storage.length == 8)
    #expect(storage.attribute(.kern, at: 7, effectiveRange: nil) as? Int == 9)
    #expect(
      storage.attributedSubstring(from: NSRange(location: 2, length: 3)).string == "-xy")
  }

  /// A highlighter that colours in the delegate's method is not asked again for what it does itself.
  @Test func attributesThatADelegateChangesBelongToTheEdit() {
    let storage = NSTextStorage(string: "")
    let listener = Listener()
    storage.delegate = listener
    listener.mending = { storage in
      storage.addAttribute(.kern, value: 4, range: NSRange(location: 0, length: storage.length))
    }
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "swift")
    #expect(storage.attribute(.kern, at: 3, effectiveRange: nil) as? Int == 4)
    #expect(listener.lines == ["will c 0+5 5", "did ca 0+5 5"])
  }

  @Test func aSubclassWithAStoreOfItsOwnIsAsked() {
    let storage = Highlighter()
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "let x")
    #expect(storage.string == "let x" && storage.length == 5 && storage.processed == 1)
    storage.addAttribute(.kern, value: 5, range: NSRange(location: 0, length: 3))
    var effective = NSRange()
    #expect(storage.attribute(.kern, at: 1, effectiveRange: &effective) as? Int == 5)
    #expect(effective == NSRange(location: 0, length: 3))
    storage.deleteCharacters(in: NSRange(location: 0, length: 4))
    #expect(storage.string == "x" && storage.processed == 3)
  }
}
