extension LayoutConflict: CustomStringConvertible {
  /// The constraints that exclude one another, one a line, and the one that is given up.
  ///
  ///     These cannot hold together:
  ///       title.leading == card.leading + 8 "inset"
  ///       title.leading == card.leading + 12
  ///     Given up: title.leading == card.leading + 12
  public var description: String {
    guard members.count > 1 else {
      return "This cannot hold: \(broken). It is given up."
    }
    let lines = members.map { "\n  \($0)" }.joined()
    return "These cannot hold together:\(lines)\nGiven up: \(broken)"
  }
}

extension LayoutConflict.Member: CustomStringConvertible {
  /// The relation in words of attributes, and its identifier if it has one.
  public var description: String {
    switch self {
    case .constraint(let constraint):
      constraint.relationText + (constraint.layoutForm.identifier.map { " \"\($0)\"" } ?? "")
    case .rule(let rule): rule.description
    }
  }
}

extension LayoutConflict.SystemRule: CustomStringConvertible {
  /// The rule in words of attributes, and the fact it is made of.
  public var description: String {
    let fact =
      switch kind {
      case .autoresizing: "autoresizing mask"
      case .contentSize: "natural size"
      case .sizeLimit: "no size is negative"
      case .rootSize: "size given from outside"
      }
    return "\(body) (\(fact))"
  }
}

extension LayoutConflict {
  /// The text of Apple's log for the conflict, iOS 13 and later (AL-132).
  ///
  /// - Parameter describe: the text of one member; by default `Member.appleText`.
  public func logText(describing describe: (Member) -> String = \.appleText) -> String {
    let hasMask = members.contains { member in
      if case .rule(let rule) = member { return rule.kind == .autoresizing }
      return false
    }
    let note =
      hasMask
      ? "\t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand,"
        + " refer to the documentation for the UIView property"
        + " translatesAutoresizingMaskIntoConstraints) \n"
      : ""
    let list = members.map { "    \"\(describe($0))\"" }.joined(separator: ",\n")
    return """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
      \tTry this:\u{20}
      \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
      \(note)(
      \(list)
      )

      Will attempt to recover by breaking constraint\u{20}
      \(describe(broken))

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """
  }
}

extension LayoutConflict.Member {
  /// The member as Apple's frameworks print it.
  public var appleText: String {
    switch self {
    case .constraint(let constraint): constraint.appleText(isActive: constraint.isSum ? true : nil)
    case .rule(let rule): rule.appleText()
    }
  }
}

extension LayoutConflict.SystemRule {
  /// The rule as Apple's frameworks print it.
  ///
  /// - Parameter address: the address it prints; one of its own unless given.
  public func appleText(address: String? = nil) -> String {
    let name =
      switch kind {
      case .autoresizing: "NSAutoresizingMaskLayoutConstraint"
      case .contentSize: "NSContentSizeLayoutConstraint"
      case .sizeLimit, .rootSize: "NSLayoutConstraint"
      }
    let state = stateText(isActive: true, names: names)
    return "<\(name):\(address ?? addressText(identity)) \(body)\(state)>"
  }
}

/// An object's address as `0x` and hexadecimal digits.
func addressText(_ identity: ObjectIdentifier) -> String {
  "0x" + String(UInt(bitPattern: identity), radix: 16)
}
