import AutoLayout

// The texts that a session and its answers print as in Swift's own REPL and in a debugger. A session can be asked on
// its own actor only; elsewhere it prints as any object does.

extension Session: @MainActor CustomStringConvertible, @MainActor CustomReflectable {
  /// How much there is: `Session with 2 views, 0 free variables and 3 constraints after 4 statements`.
  public var description: String {
    "Session with \(NumberText.count(model.views.count, "view")), "
      + "\(NumberText.count(model.variables.count, "free variable")) and "
      + "\(NumberText.count(model.records.count, "constraint")) after "
      + NumberText.count(statementCount, "statement")
  }

  /// The statements in force, the views and variables with their values, and the constraints, for `dump(session)`.
  public var customMirror: Mirror {
    func lines(_ question: String) -> [String] {
      apply(question).text().split(separator: "\n").map(String.init)
    }
    return Mirror(
      self,
      children: [
        "statements": steps[..<position].map(\.line), "values": lines("show"),
        "constraints": lines("constraints"),
      ], displayStyle: .class)
  }
}

extension Response: CustomStringConvertible, CustomReflectable {
  /// The answer as a person reads it, without colours.
  public var description: String { text() }

  /// Without parts: the description says all.
  public var customMirror: Mirror { Mirror(self, unlabeledChildren: EmptyCollection<Any>()) }
}
