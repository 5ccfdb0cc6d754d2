/// Reads the elements of gesture recognisers.
struct GestureReader {
  let file: String

  /// The recogniser of `element`; nil for an element of another kind.
  ///
  /// - Throws: when a number or a direction is invalid.
  func gesture(_ element: DocumentElement) throws(InterfaceBuilderError) -> InterfaceGesture? {
    guard let kind = InterfaceGesture.Kind(rawValue: element.name) else { return nil }
    var gesture = InterfaceGesture(kind: kind)
    gesture.isEnabled = element.attributes["enabled"] != "NO"
    gesture.cancelsTouchesInView = element.attributes["cancelsTouchesInView"] != "NO"
    gesture.delaysTouchesBegan = element.attributes["delaysTouchesBegan"] == "YES"
    gesture.delaysTouchesEnded = element.attributes["delaysTouchesEnded"] != "NO"
    gesture.numberOfTapsRequired = try count("numberOfTapsRequired", of: element)
    gesture.numberOfTouchesRequired = try count("numberOfTouchesRequired", of: element)
    gesture.minimumNumberOfTouches = try count("minimumNumberOfTouches", of: element)
    gesture.maximumNumberOfTouches = try count("maximumNumberOfTouches", of: element)
    gesture.minimumPressDuration = try length("minimumPressDuration", of: element)
    gesture.allowableMovement = try length("allowableMovement", of: element)
    gesture.direction = try direction(of: element)
    let edges = element.child(key: "edges")
    gesture.edges = InterfaceGesture.Edge.allCases.filter {
      edges?.attributes[$0.rawValue] == "YES"
    }
    return gesture
  }

  /// A number of fingers or taps; one beyond all machine numbers stands for any number.
  private func count(
    _ attribute: String, of element: DocumentElement
  ) throws(InterfaceBuilderError) -> Int? {
    guard let text = element.attributes[attribute] else { return nil }
    guard !text.isEmpty, text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 })
    else { throw invalid(attribute, text, "a whole number", of: element) }
    return Int(text) ?? .max
  }

  private func length(
    _ attribute: String, of element: DocumentElement
  ) throws(InterfaceBuilderError) -> Double? {
    guard let number = try element.number(attribute, file: file) else { return nil }
    guard number >= 0 else {
      throw invalid(
        attribute, element.attributes[attribute] ?? "", "a number of 0 or more", of: element)
    }
    return number
  }

  private func direction(
    of element: DocumentElement
  ) throws(InterfaceBuilderError) -> InterfaceGesture.Direction? {
    guard let text = element.attributes["direction"] else { return nil }
    guard let direction = InterfaceGesture.Direction(rawValue: text) else {
      throw invalid("direction", text, "a known direction", of: element)
    }
    return direction
  }

  private func invalid(
    _ attribute: String, _ value: String, _ expected: String, of element: DocumentElement
  ) -> InterfaceBuilderError {
    element.error(
      .invalidValue(attribute: attribute, value: String(value.prefix(40)), expected: expected),
      file: file)
  }
}
