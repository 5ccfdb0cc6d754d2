import Foundation

/// Checks the spelling of texts.
///
/// There is no dictionary here: no word is misspelt, none is guessed or completed. Words can be learned and ignored, as far as
/// a program asks for that.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []
  /// Words that this checker is to leave alone.
  open var ignoredWords: [String]?

  public override init() {
    super.init()
  }

  /// The languages that there are dictionaries for: none.
  open class var availableLanguages: [String] { [] }

  /// No range: `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int,
    wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  open class func learnWord(_ word: String) { learned.insert(word) }
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
}
