import AutoLayout
import LayoutReports

extension StatementParser {
  /// Reads the rest, after the first word, of a statement that changes the session; none if the
  /// word begins none.
  mutating func changeStatement(_ word: String) throws(SessionError) -> Statement? {
    switch word {
    case "var":
      var names = [try name("the name of a variable")]
      while token != nil {
        _ = take(sign: ",")
        names.append(try name("the name of a variable"))
      }
      return .variables(names)
    case "edit": return .edit(try operand(), priority: try priorityIfAny())
    case "set": return .set(try assignment())
    case "text" where isWord("size"):
      position += 1
      return .textSize(try name("a text size", hint: "such as L, XXL or AX3"))
    case "text":
      let view = try name("the name of a view")
      guard let text = takeString() else { throw expected("text in quotation marks") }
      return .content(view, .text(text.value))
    case "size":
      let view = try name("the name of a view")
      if take(word: "width") {
        return .content(view, .size(width: try length(), height: nil))
      }
      if take(word: "height") {
        return .content(view, .size(width: nil, height: try length()))
      }
      guard case .size(let width, let height) = token?.kind else {
        throw expected("a size such as 44x44, or width or height and a number")
      }
      position += 1
      let condition = take(word: "at") ? try length() : nil
      return .content(view, .size(width: width, height: height, at: condition))
    case "hug", "resist":
      let view = try name("the name of a view")
      let axis = try choice(LayoutAxis.self, "axis")
      let priority = try priority()
      return .content(
        view, word == "hug" ? .hugging(axis, priority) : .compression(axis, priority))
    case "hide", "unhide":
      return .content(try name("the name of a view"), .hidden(word == "hide"))
    case "lines":
      let view = try name("the name of a label")
      let count = try number("a number of lines, 0 for any")
      guard (0...1000).contains(count.value), count.value == count.value.rounded() else {
        throw SessionError("a label has 0 (any number) to 1000 lines", at: count.columns)
      }
      return .content(view, .lines(Int(count.value)))
    case "font":
      let view = try name("the name of a view with text")
      let size = try number("a size in points")
      guard size.value >= 1, size.value <= 1000 else {
        throw SessionError("a font is 1 to 1000 points high", at: size.columns)
      }
      return .content(view, .font(size.value))
    case "margins": return .content(try name("the name of a view"), .margins(try edges()))
    case "insets": return .content(try name("the name of a view"), .insets(try edges()))
    case "safeArea": return .content(try name("the name of a view"), .safeArea(try edges()))
    case "direction":
      if isWord(ReadingDirection.rightToLeft.rawValue)
        || isWord(ReadingDirection.leftToRight.rawValue)
      {
        throw expected("the name of a view", hint: "for all views: rtl on, rtl off")
      }
      return .content(
        try name("the name of a view"),
        .direction(try choice(ReadingDirection.self, "direction")))
    case "remove": return .remove(try references())
    case "activate", "deactivate":
      return .activate(try references(), isActive: word == "activate")
    default:
      if let statement = try environmentStatement(word) { return statement }
      return try historyStatement(word)
    }
  }

  private mutating func length() throws(SessionError) -> Double {
    let length = try number("a number of points")
    guard length.value >= 0 else {
      throw SessionError("a size is not negative", at: length.columns)
    }
    return length.value
  }

  /// Reads `top 20 bottom 34` or `all 8`.
  private mutating func edges() throws(SessionError) -> EdgeChange {
    var change = EdgeChange()
    repeat {
      let edge = try choice(EdgeName.self, "edge")
      let inset = try number("a number of points")
      guard abs(inset.value) <= LayoutEngine.greatestMagnitude else {
        throw SessionError("the inset is too large", at: inset.columns)
      }
      if edge == .top || edge == .all { change.top = inset.value }
      if edge == .left || edge == .all { change.left = inset.value }
      if edge == .bottom || edge == .all { change.bottom = inset.value }
      if edge == .right || edge == .all { change.right = inset.value }
    } while token != nil
    return change
  }

  private mutating func environmentStatement(_ word: String) throws(SessionError) -> Statement? {
    switch word {
    case "device":
      let name = try textOrWord("the name of a device", hint: "such as device \"iPhone 15\"")
      var isLandscape = false
      if token != nil {
        isLandscape = try choice(OrientationName.self, "orientation") == .landscape
      }
      return .device(name, isLandscape: isLandscape)
    case "trait":
      let axis = try choice(LayoutAxis.self, "axis")
      let start = place
      let value = try choice(SizeClassName.self, "size class")
      return .trait(axis, Located(value, start))
    case "rtl": return .rightToLeft(try choice(SwitchName.self, "switch") == .on)
    case "trace": return .trace(try choice(SwitchName.self, "switch") == .on)
    default: return nil
    }
  }

  private mutating func historyStatement(_ word: String) throws(SessionError) -> Statement? {
    switch word {
    case "reset", "new": return .reset
    case "undo":
      if take(word: "to") {
        return .undo(.checkpoint(token == nil ? nil : try name("the name of a checkpoint")))
      }
      return .undo(.steps(try count()))
    case "redo": return .redo(try count())
    case "checkpoint": return .checkpoint(takeName())
    case "load":
      let file = try fileName("load")
      guard take(word: "scene") else { return .load(file, scene: nil) }
      return .load(file, scene: try textOrWord("the id of a scene"))
    default: return nil
    }
  }

  /// Reads how many steps, 1 unless said.
  private mutating func count() throws(SessionError) -> Int {
    guard token != nil else { return 1 }
    let number = try number("a number of steps")
    guard number.value >= 1, number.value == number.value.rounded(), number.value < 1e9 else {
      throw SessionError("a number of steps is 1 or more", at: number.columns)
    }
    return Int(number.value)
  }

  private mutating func assignment() throws(SessionError) -> Assignment {
    let place = place
    if let number = takeNumber() {
      let reference = Located(try Self.reference(number), place)
      return try constantOrPriority(reference)
    }
    guard case .word(let word) = token?.kind else {
      throw expected("a variable, attribute or label")
    }
    if isSign("@", after: 1) {
      position += 1
      return try constantOrPriority(Located(.name(word), place))
    }
    let operand = try operand()
    return .value(operand, try number("a number"))
  }

  private mutating func constantOrPriority(
    _ reference: Located<Reference>
  ) throws(SessionError) -> Assignment {
    if let priority = try priorityIfAny() { return .priority(reference, priority) }
    return .constant(reference, try number("a number"))
  }

  private mutating func references() throws(SessionError) -> [Located<Reference>] {
    var references: [Located<Reference>] = []
    repeat {
      _ = !references.isEmpty && take(sign: ",")
      let place = place
      if let number = takeNumber() {
        references.append(Located(try Self.reference(number), place))
      } else {
        let name = try name("a view, variable, label or number of a constraint")
        references.append(Located(.name(name.value), name.columns))
      }
    } while token != nil
    return references
  }

  static func reference(_ number: Located<Double>) throws(SessionError) -> Reference {
    guard number.value >= 1, number.value == number.value.rounded(), number.value < 1e9 else {
      throw SessionError("constraints are numbered 1, 2, 3 …", at: number.columns)
    }
    return .number(Int(number.value))
  }
}

/// The words for how a device is held.
enum OrientationName: String, CaseIterable {
  case portrait, landscape
}

/// The words for the edges of a view.
enum EdgeName: String, CaseIterable {
  case top, left, bottom, right, all
}

/// On or off.
enum SwitchName: String, CaseIterable {
  case on, off
}
