import Foundation

extension StringsTable {
  /// Reads one language of an `.xcstrings` catalog; texts that vary by device take the phone's, and
  /// those that vary by number the one for many.
  ///
  /// - Throws: `InterfaceBuilderError` where the data is not such a catalog.
  /// - Complexity: O(bytes).
  public init(
    catalog data: Data, language: String, name: String = "xcstrings"
  ) throws(InterfaceBuilderError) {
    guard data.count <= Self.largestFile else {
      throw InterfaceBuilderError(
        file: name, reason: .tooLarge(size: data.count, limit: Self.largestFile))
    }
    let catalog: Catalog
    do {
      catalog = try JSONDecoder().decode(Catalog.self, from: data)
    } catch {
      throw InterfaceBuilderError(
        file: name, reason: .invalidStrings("it is not the JSON of a string catalog"))
    }
    self.init(
      entries: catalog.strings.compactMapValues { $0.localizations?[language]?.text })
  }
}

extension StringsTable {
  /// The languages of a catalog; none if the data is no catalog.
  static func languages(ofCatalog data: Data) -> Set<String> {
    guard let catalog = try? JSONDecoder().decode(Catalog.self, from: data) else { return [] }
    return Set(catalog.strings.values.flatMap { ($0.localizations ?? [:]).keys })
  }
}

/// The form of a string catalog, as far as texts without parameters need it.
private struct Catalog: Decodable {
  struct Entry: Decodable {
    var localizations: [String: Unit]?
  }

  final class Unit: Decodable {
    struct Value: Decodable {
      var value: String?
    }

    struct Variations: Decodable {
      var device: [String: Unit]?
      var plural: [String: Unit]?
    }

    var stringUnit: Value?
    var variations: Variations?

    var text: String? {
      if let value = stringUnit?.value { return value }
      // Each variation may vary once more; the form has no more than these levels.
      let chosen =
        variations?.device?["iphone"] ?? variations?.device?["other"]
        ?? variations?.plural?["other"]
      return chosen?.stringUnit?.value ?? chosen?.variations?.plural?["other"]?.stringUnit?.value
    }
  }

  var strings: [String: Entry]
}
