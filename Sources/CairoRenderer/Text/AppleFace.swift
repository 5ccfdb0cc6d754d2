import Foundation

/// A family that an iOS document can name without bringing it along.
///
/// Source: Apple, "System Fonts" (developer.apple.com/fonts/system-fonts).
public struct AppleFace: Hashable, Sendable {
  /// The sort of letters, by which a stand-in is chosen.
  public enum Kind: String, Hashable, Sendable {
    case sansSerif
    case serif
    /// All characters are equally wide.
    case fixedWidth
    /// About a fifth narrower than others.
    case condensed
    /// As wide as Verdana, with large letters.
    case wide

    /// The families that stand in, the nearest first; the system font's stand-in follows.
    var standIns: [String] {
      switch self {
      case .sansSerif: []
      case .serif: ["Noto Serif", "DejaVu Serif"]
      // Its letters are as wide as Menlo's, which is drawn after it.
      case .fixedWidth: ["DejaVu Sans Mono", "Noto Sans Mono", "Liberation Mono"]
      case .condensed: ["DejaVu Sans Condensed"]
      case .wide: ["DejaVu Sans"]
      }
    }

    /// Fontconfig's name for any installed family of the kind.
    var last: String {
      switch self {
      case .serif: "serif"
      case .fixedWidth: "monospace"
      case .sansSerif, .condensed, .wide: "sans-serif"
      }
    }
  }

  public let family: String
  public let kind: Kind

  static func kind(of name: String) -> Kind {
    let key = FontName.key(name)
    if let face = face(of: key) { return face.kind }
    let signs: [(sign: String, kind: Kind)] = [
      ("mono", .fixedWidth), ("courier", .fixedWidth), ("console", .fixedWidth),
      ("consolas", .fixedWidth), ("sourcecode", .fixedWidth), ("firacode", .fixedWidth),
      ("cascadiacode", .fixedWidth), ("typewriterfixed", .fixedWidth), ("hackregular", .fixedWidth),
      ("condensed", .condensed), ("narrow", .condensed), ("sans", .sansSerif), ("serif", .serif),
      ("times", .serif), ("garamond", .serif), ("mincho", .serif), ("roman", .serif),
    ]
    if key == "hack" { return .fixedWidth }
    return signs.first { key.contains($0.sign) && !key.contains("monotype") }?.kind ?? .sansSerif
  }

  /// The name of the family that a name is of, such as `Courier New` for `CourierNewPSMT`; the name itself if it is not known.
  static func family(of name: String) -> String { face(of: FontName.key(name))?.family ?? name }

  /// The known family with the longest name with which a key begins.
  private static func face(of key: String) -> AppleFace? {
    if let face = byKey[key] { return face }
    // Endings of PostScript names, as in TimesNewRomanPSMT.
    for ending in ["psmt", "mt", "ps"] where key.hasSuffix(ending) {
      if let face = byKey[String(key.dropLast(ending.count))] { return face }
    }
    return nil
  }

  private static let byKey: [String: AppleFace] = {
    var result: [String: AppleFace] = [:]
    for face in all { result[FontName.key(face.family)] = face }
    // Names under which faces go beside that of the family.
    result["sfmono"] = AppleFace(family: "SF Mono", kind: .fixedWidth)
    result["sfuimono"] = result["sfmono"]
    result["newyork"] = AppleFace(family: "New York", kind: .serif)
    result["timesroman"] = result["timesnewroman"]
    result["times"] = AppleFace(family: "Times", kind: .serif)
    return result
  }()

  /// All families of iOS for Latin letters, by name.
  public static let all: [AppleFace] =
    [
      (
        Kind.fixedWidth,
        ["Andale Mono", "Courier", "Courier New", "Menlo", "Monaco", "PT Mono", "SF Mono"]
      ),
      (
        .serif,
        [
          "Academy Engraved LET", "American Typewriter", "Baskerville", "Bodoni 72",
          "Bodoni 72 Oldstyle", "Bodoni 72 Smallcaps", "Charter", "Cochin", "Copperplate", "Didot",
          "Georgia", "Hiragino Mincho ProN", "Hoefler Text", "Iowan Old Style", "Marion",
          "New York",
          "Palatino", "Rockwell", "STIX Two Text", "Superclarendon", "Times New Roman",
        ]
      ),
      (.condensed, ["Avenir Next Condensed", "DIN Condensed", "Impact", "SF Pro Condensed"]),
      (.wide, ["SF Pro Expanded", "Verdana"]),
      (
        .sansSerif,
        [
          "Arial", "Arial Rounded MT Bold", "Avenir", "Avenir Next", "Bradley Hand",
          "Chalkboard SE",
          "Chalkduster", "DIN Alternate", "Futura", "Galvji", "Gill Sans", "Helvetica",
          "Helvetica Neue", "Marker Felt", "Noteworthy", "Optima", "Papyrus", "Party LET",
          "Savoye LET", "Snell Roundhand", "Trebuchet MS", "Zapfino",
        ]
      ),
    ].flatMap { kind, names in names.map { AppleFace(family: $0, kind: kind) } }
    .sorted { $0.family < $1.family }
}
