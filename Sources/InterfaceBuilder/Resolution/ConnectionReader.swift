/// Reads the `<connections>` of an object as data.
struct ConnectionReader {
  let file: String

  /// The connections of `element`, in document order.
  func connections(of element: DocumentElement) -> [InterfaceConnection] {
    element.list("connections").map { connection in
      InterfaceConnection(
        id: connection.id, kind: kind(of: connection), source: element.id ?? "",
        destination: connection.attributes["destination"],
        attributes: connection.attributes.dictionary)
    }
  }

  private func kind(of connection: DocumentElement) -> InterfaceConnection.Kind {
    let attributes = connection.attributes
    switch connection.name {
    case "outlet":
      return .outlet(property: attributes["property"] ?? "")
    case "outletCollection":
      return .outletCollection(property: attributes["property"] ?? "")
    case "action":
      return .action(selector: attributes["selector"] ?? "", event: attributes["eventType"])
    case "segue":
      return .segue(
        kind: attributes["kind"] ?? "show", relationship: attributes["relationship"],
        identifier: attributes["identifier"])
    default:
      return .other(connection.name)
    }
  }
}
