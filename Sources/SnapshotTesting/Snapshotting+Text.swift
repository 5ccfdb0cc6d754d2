import Foundation

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
        return (lines.joined(separator: "\n"), [:])
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0 }
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
