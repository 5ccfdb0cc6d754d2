/// Reads `<userDefinedRuntimeAttributes>` as data.
struct RuntimeAttributeReader {
  let file: String

  /// The attributes of `element`, in document order.
  ///
  /// - Throws: when a number among them is invalid.
  func attributes(
    of element: DocumentElement
  ) throws(InterfaceBuilderError) -> [RuntimeAttribute] {
    var result: [RuntimeAttribute] = []
    for entry in element.list("userDefinedRuntimeAttributes") {
      guard let keyPath = entry.attributes["keyPath"] else { continue }
      result.append(
        RuntimeAttribute(keyPath: keyPath, value: try value(of: entry, owner: element.id)))
    }
    return result
  }

  private func value(
    of entry: DocumentElement, owner: String?
  ) throws(InterfaceBuilderError) -> RuntimeAttribute.Value {
    let inner = entry.child(key: "value")
    func number(_ name: String) throws(InterfaceBuilderError) -> Double {
      guard let inner, let text = inner.attributes[name] else { return 0 }
      // Such a value is not a length: any finite number will do.
      guard let value = Double(text), value.isFinite else {
        throw inner.error(
          .invalidValue(
            attribute: name, value: String(text.prefix(40)), expected: "a finite number"),
          file: file, identifier: owner)
      }
      return value
    }
    switch entry.attributes["type"] {
    case "boolean":
      return .boolean((entry.attributes["value"] ?? inner?.attributes["value"]) == "YES")
    case "number":
      return .number(try number("value"))
    case "string":
      return .string(entry.attributes["value"] ?? inner?.text ?? "")
    case "point":
      return .point(x: try number("x"), y: try number("y"))
    case "size":
      return .size(width: try number("width"), height: try number("height"))
    case "rect":
      return .rectangle(
        x: try number("x"), y: try number("y"), width: try number("width"),
        height: try number("height"))
    case "image":
      return .image(name: entry.attributes["value"] ?? "")
    case "color":
      return .color((inner?.attributes.dictionary ?? [:]).filter { $0.key != "key" })
    default:
      return .null
    }
  }
}
