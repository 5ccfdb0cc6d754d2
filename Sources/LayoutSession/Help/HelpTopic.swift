/// A page of help: prose, and lines that can be typed as they stand.
package struct HelpTopic: Equatable, Sendable {
  /// What `help NAME` asks for.
  package let name: String
  /// One line for the list of topics.
  package let summary: String
  /// What the page says.
  package let prose: String
  /// Lines that work one after another in a new session.
  package let examples: [String]

  /// The page.
  package var text: String {
    let lines = examples.map { "  " + $0 }.joined(separator: "\n")
    return "\(prose)\n\n\(lines)\n"
  }

  /// The page of this name; the list of pages without one.
  static func text(_ name: String?) throws(SessionError) -> String {
    guard let name else { return list }
    if name == "devices" { return DeviceList.text() }
    if let topic = all.first(where: { $0.name == name || $0.name + "s" == name }) {
      return topic.text
    }
    // A command's help is the page that shows it.
    if let topic = all.first(where: { topic in
      topic.examples.contains { $0.split(separator: " ").first.map(String.init) == name }
    }) {
      return topic.text
    }
    let names = all.map(\.name) + ["devices"]
    throw SessionError(
      "there is no help on \(name)",
      hint: Suggestion.question(for: name, among: names) ?? "help lists the topics")
  }

  private static var list: String {
    var table = TextTable(columns: [.init("HELP"), .init("SHOWS")])
    for topic in all { table.append([topic.name, topic.summary]) }
    table.append(["devices", "the devices that are known"])
    return table.text()
  }
}
