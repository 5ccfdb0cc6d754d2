/// The words a statement can begin with.
enum Vocabulary {
  /// Words that change the session.
  static let statements =
    ViewKind.allCases.map(\.rawValue) + [
      "var", "edit", "set", "text", "size", "lines", "font", "margins", "safeArea", "insets", "hug",
      "resist",
      "hide", "unhide", "remove",
      "activate", "deactivate", "device", "trait", "rtl", "undo", "redo", "checkpoint", "load",
    ]
  /// Words that ask.
  static let questions = [
    "show", "tree", "constraints", "why", "sweep", "conflicts", "ambiguity", "freedom", "stats",
    "tableau", "trace", "certify", "draw", "history", "help",
  ]
  /// Words that write files or end the session.
  static let files = ["save", "png", "svg", "html", "quit", "exit"]

  static let all = statements + questions + files

  /// Names of priorities.
  static let priorities: [String: Double] = [
    "required": 1000, "high": 750, "low": 250, "fitting": 50,
  ]
}
