import InterfaceBuilder
import PortableUIKit

/// Texts as long as German ones: a layout for a document that has no German texts is looked at with these.
enum LongWords {
  /// The part by which the longest word of a text is longer in German than in English: "Settings" are "Einstellungen",
  /// "Save" is "Sichern", "Cancel" is "Abbrechen".
  private static let growth = 0.4

  /// A text whose longest word has more letters, its own once more, so that they are as wide as before.
  ///
  /// A text without a word of three letters stays as it is.
  static func lengthened(_ text: String) -> String {
    let words: [Substring] = text.split { !$0.isLetter }
    guard let word = words.max(by: { $0.count < $1.count }), word.count >= 3 else { return text }
    let extra = word.prefix(Int((Double(word.count) * growth).rounded(.up)))
    return "\(text[..<word.endIndex])\(extra)\(text[word.endIndex...])"
  }

  /// Lengthens the texts of labels, buttons and segments before the scene is laid out; texts with attributes of their
  /// own stay.
  ///
  /// - Complexity: O(views).
  @MainActor static func lengthenTexts(of instance: InterfaceSceneInstance) {
    for described in instance.hierarchy.views {
      guard !described.hasAttributedText else { continue }
      instance.viewsByID[described.id]?.changeWords(lengthened)
    }
  }
}

extension InterfaceView {
  /// Whether the document gives the text attributes of its own.
  fileprivate var hasAttributedText: Bool { element?.child(key: "attributedText") != nil }
}
