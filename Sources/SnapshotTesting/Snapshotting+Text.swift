import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Diffing where Value == String {
  /// Texts line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { old, new in
        guard old != new else { return nil }
        let changes = new.split(separator: "\n", omittingEmptySubsequences: false)
          .difference(from: old.split(separator: "\n", omittingEmptySubsequences: false))
        let lines = changes.map { change in
          switch change {
          case .remove(let offset, let line, _): "− \(offset + 1): \(line)"
          case .insert(let offset, let line, _): "+ \(offset + 1): \(line)"
          }
        }
        return (lines.joined(separator: "\n"), [])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { (text: String) -> String in text }
  }
}

extension Snapshotting where Format == String {
  /// The text of `String(describing:)`.
  public static var description: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { String(describing: $0) }
  }

  /// The text of `dump`.
  public static var dump: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { value in
      var text = ""
      Swift.dump(value, to: &text)
      return text
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON with sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      do {
        return String(decoding: try encoder.encode(value), as: UTF8.self)
      } catch {
        return "\(error)"
      }
    }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON of an encoder.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { encoded($0, encoder.encode) }
  }

  /// The value as a property list.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return plist(encoder)
  }

  /// The value as a property list of an encoder.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    Snapshotting(pathExtension: "plist", diffing: .lines) { encoded($0, encoder.encode) }
  }

  private static func encoded(_ value: Value, _ encode: (Value) throws -> Data) -> String {
    do {
      return String(decoding: try encode(value), as: UTF8.self)
    } catch {
      return "\(error)"
    }
  }
}

extension Snapshotting where Format == String {
  /// An object of JSON, such as a dictionary, with sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      guard JSONSerialization.isValidJSONObject(value),
        let data = try? JSONSerialization.data(
          withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      else { return "not an object of JSON: \(value)" }
      return String(decoding: data, as: UTF8.self)
    }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// Bytes as they are.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        return (
          old.count == new.count
            ? "The bytes differ; both are \(new.count)."
            : "There are \(new.count) bytes; the reference has \(old.count).", []
        )
      })
  }
}

extension Snapshotting where Value == URLRequest, Format == String {
  public static var raw: Snapshotting { raw(pretty: false) }

  /// The method, address, headers and body of a request.
  ///
  /// - Parameter pretty: Whether a body of JSON gets a line for each value.
  public static func raw(pretty: Bool) -> Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { request in
      var lines = [
        "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(null)")"
      ]
      for (name, value) in (request.allHTTPHeaderFields ?? [:]).sorted(by: { $0.key < $1.key }) {
        lines.append("\(name): \(value)")
      }
      if let body = request.httpBody {
        let object = pretty ? try? JSONSerialization.jsonObject(with: body) : nil
        let shown = object.flatMap {
          try? JSONSerialization.data(withJSONObject: $0, options: [.prettyPrinted, .sortedKeys])
        }
        lines += ["", String(decoding: shown ?? body, as: UTF8.self)]
      }
      return lines.joined(separator: "\n")
    }
  }
}

extension Snapshotting where Value: CaseIterable, Format == String {
  /// The results of a function for all values of its parameter, as a table.
  public static func `func`<Result>(
    into witness: Snapshotting<Result, Format>
  ) -> Snapshotting<(Value) -> Result, Format> {
    nonisolated(unsafe) let make = witness.snapshot
    return Snapshotting<(Value) -> Result, Format>(pathExtension: "csv", diffing: witness.diffing) {
      function in
      Value.allCases.map { value in
        var text = ""
        make(function(value)).run { text = $0 }
        return "\"\(value)\",\"\(text)\"\n"
      }.joined()
    }
  }
}
