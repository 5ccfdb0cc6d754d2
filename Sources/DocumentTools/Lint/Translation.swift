import Foundation
import InterfaceBuilder
import LayoutReports

/// A document with its texts in one of its languages.
@MainActor struct Translation {
  let language: String
  let source: DocumentSource
  /// The identifiers of the objects whose texts are translated.
  private let translated: Set<String>

  /// The translations of the document at `path`, by language.
  ///
  /// - Parameter wanted: The only languages to take; all that lie beside the document if empty.
  /// - Throws: `CommandFailure` for a table that cannot be read.
  static func all(ofDocumentAt path: String, _ wanted: [String]) throws(CommandFailure)
    -> [Translation]
  {
    let url = URL(fileURLWithPath: path)
    var found: [Translation] = []
    for language in StringsTable.languages(near: url)
    where wanted.isEmpty || wanted.contains(language) {
      let table: StringsTable?
      do throws(InterfaceBuilderError) {
        table = try StringsTable(near: url, languages: [language])
      } catch {
        throw CommandFailure(error, file: path)
      }
      guard let table else { continue }
      found.append(
        Translation(
          language: language, source: try DocumentSource(path: path, language: language),
          translated: Set(
            table.entries.keys.compactMap { key in
              key.lastIndex(of: ".").map { String(key[..<$0]) }
            })))
    }
    return found
  }

  /// The scene with translated texts; nil if none of its texts is translated.
  func scene(_ id: String) -> InterfaceScene? {
    guard let scene = source.document.scenes.first(where: { $0.id == id }) else { return nil }
    var isTranslated = false
    scene.root.visit { element in
      if let id = element.id, translated.contains(id) { isTranslated = true }
    }
    return isTranslated ? scene : nil
  }

  /// Languages whose words are as long as German ones, by the codes of ISO 639.
  private static let long: Set<String> = ["de", "nds", "lb", "fi", "hu", "nl"]

  private var code: String { language.prefix { $0.isLetter }.lowercased() }
  /// Whether it is read from right to left.
  var isMirrored: Bool { Self.mirrored.contains(code) }
  var hasLongWords: Bool { Self.long.contains(code) }

  /// Languages that are read from right to left, by the codes of ISO 639.
  private static let mirrored: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ku", "ps", "sd", "syr", "ug", "ur", "yi",
  ]

  /// The circumstances in this language: a mirrored one turns the layout.
  func variants(_ variants: [LayoutVariant]) -> [LayoutVariant] {
    variants.map { variant in
      var variant = variant
      variant.language = language
      if isMirrored { variant.direction = .rightToLeft }
      return variant
    }
  }
}
