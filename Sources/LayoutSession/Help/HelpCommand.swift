/// A word that a line can begin with, as a help page lists it.
package struct HelpCommand: Equatable, Sendable {
  /// A line that begins with the word; it can be read as it stands.
  package let form: String
  /// The effect of the line, in a few words.
  package let meaning: String

  init(_ form: String, _ meaning: String) {
    self.form = form
    self.meaning = meaning
  }

  /// The word.
  package var word: String { form.split(separator: " ").first.map(String.init) ?? form }

  /// The first line that is listed for a word.
  static func of(_ word: String) -> HelpCommand? {
    for topic in HelpTopic.all {
      if let command = topic.commands.first(where: { $0.word == word }) { return command }
    }
    return nil
  }
}
