import LayoutReports

/// A page of help: prose, the words it is about, and lines that can be typed as they stand.
package struct HelpTopic: Equatable, Sendable {
  /// The name in `help NAME`.
  package let name: String
  /// One line for the list of topics.
  package let summary: String
  /// The text of the page.
  package let prose: String
  /// The words that lines begin with, each on one page only.
  package let commands: [HelpCommand]
  /// Lines that work one after another in a new session.
  package let examples: [String]

  /// The page.
  package var text: String {
    var text = prose + "\n\n"
    if !commands.isEmpty {
      var table = TextTable(columns: [.init("WRITE"), .init("TO")])
      for command in commands { table.append([command.form, command.meaning]) }
      text += table.text() + "\n"
    }
    return text + "Try\n" + examples.map { "  \($0)\n" }.joined()
  }

  /// The page of this name, or the one about a word; the list of pages without either.
  static func text(_ name: String?) throws(SessionError) -> String {
    guard let name else { return list }
    if name == "devices" { return DeviceList.fullText() }
    let named = all.first { $0.name == name || $0.name + "s" == name }
    if let topic = named ?? all.first(where: { $0.commands.contains { $0.word == name } }) {
      return topic.text
    }
    let names = all.map(\.name) + ["devices"] + Vocabulary.all
    throw SessionError(
      "there is no help on \(name)",
      hint: Suggestion.question(for: name, among: names) ?? "help lists the topics")
  }

  private static var list: String {
    var table = TextTable(columns: [.init("TOPIC"), .init("SHOWS")])
    for topic in all { table.append([topic.name, topic.summary]) }
    table.append(["devices", "the devices that are known"])
    return table.text() + """

      help views shows a topic, help stack the one about a command. Whatever a page
      shows can be typed as it stands; Tab completes it.

      """
  }
}
