/// The words a statement can begin with.
enum Vocabulary {
  /// Words that change the session.
  static let statements =
    ViewKind.allCases.map(\.rawValue) + [
      "var", "edit", "set", "text", "size", "lines", "font", "margins", "safeArea", "insets",
      "direction", "hug", "resist",
      "hide", "unhide", "remove",
      "activate", "deactivate", "device", "trait", "rtl", "undo", "redo", "checkpoint", "load",
      "reset", "new",
    ]
  /// Words that ask.
  static let questions = [
    "show", "tree", "constraints", "why", "sweep", "prove", "conflicts", "ambiguity", "freedom",
    "stats", "tableau", "trace", "certify", "draw", "history", "help",
  ]
  /// Words that write files or end the session.
  static let files = ["save", "png", "svg", "html", "quit", "exit"]

  static let all = statements + questions + files

  /// Words that people try, and lines that do what they want.
  static let otherWords: [String: String] = [
    "delete": "remove title", "del": "remove title", "rm": "remove title", "erase": "remove title",
    "clear": "reset", "cls": "reset", "restart": "reset", "list": "show", "ls": "show",
    "print": "show", "dump": "show", "info": "show", "open": "load \"card.layout\"",
    "import": "load \"card.layout\"", "write": "save \"card.layout\"",
    "export": "save \"card.layout\"", "bye": "quit", "q": "quit", "add": "view card 320x200",
    "let": "x == 3", "constrain": "title.width >= 20", "constraint": "title.width >= 20",
    "explain": "why title",
    "align": "[icon]-[title] align lastBaseline",
    "ltr": "rtl off", "semantic": "direction title rtl", "pack": "stack rows vertical",
    "box": "stack rows vertical", "grid": "stack rows vertical",
    "layout": "stack rows vertical", "anchor": "title.leading == card.leading",
    "pin": "title.leading == card.leading", "expand": "hug title horizontal 1",
    "strong": "title.width == 20 @ high", "medium": "title.width == 20 @ 500",
    "weak": "title.width == 20 @ low", "render": "draw", "commands": "help", "man": "help",
    "h": "help",
  ]

  /// Names of priorities.
  static let priorities: [String: Double] = [
    "required": 1000, "high": 750, "low": 250, "fitting": 50,
  ]
}
