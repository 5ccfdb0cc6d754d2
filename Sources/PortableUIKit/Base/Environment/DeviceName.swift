/// A name of a device, in parts that tell devices apart in any spelling of the name.
///
/// Xcode has written the same kind of name in several ways: `iPad Pro (12.9-inch) (2nd generation)`,
/// `iPad Pro 11-inch (M4)`, `iPhone Xs`. People leave out the obvious words: `ipad pro 12.9 2`.
struct DeviceName {
  /// The words and numbers in order, without case, signs, `inch` and `generation`; ordinals as numbers.
  let words: [String]

  /// Reads a name.
  ///
  /// - Complexity: O(letters).
  init(_ name: String) {
    let letters = name.prefix(Self.lengthLimit).lowercased().replacing("\u{0280}", with: "r")
    words = letters.split { !($0.isLetter || $0.isNumber || $0 == ".") }.map(Self.word)
      .filter { !Self.silent.contains($0) }
  }

  /// Names are not longer.
  private static let lengthLimit = 80
  /// Words that tell nothing.
  private static let silent: Set<String> = [
    "inch", "in", "generation", "gen", "apple", "8gb", "16gb",
  ]

  /// A word with the number for an ordinal.
  private static func word(_ word: Substring) -> String {
    for ending in ["st", "nd", "rd", "th"] where word.hasSuffix(ending) {
      let number = word.dropLast(2)
      if !number.isEmpty, number.allSatisfy(\.isNumber) { return String(number) }
    }
    return String(word)
  }

  // MARK: Likeness

  /// `iphone`, `ipad` or `ipod`; none for another word.
  private var family: String? {
    words.first.flatMap { ["iphone", "ipad", "ipod"].contains($0) ? $0 : nil }
  }

  /// Words such as `pro` and `max`, each with its likeness in size to the others.
  private var kinds: Set<String> {
    var kinds = Set(words.dropFirst().filter { Self.kindWords.contains($0) })
    if words.contains(where: {
      $0.count > 1 && $0.hasSuffix("e") && $0.dropLast().allSatisfy(\.isNumber)
    }) {
      kinds.insert("e")
    }
    return kinds
  }

  private static let kindWords: Set<String> = ["mini", "plus", "pro", "max", "air", "se", "touch"]

  /// The diagonal in inches, as names of tablets tell it.
  private var inches: Double? {
    words.dropFirst().compactMap { word -> Double? in
      guard let number = Double(word) else { return nil }
      let isSize = word.contains(".") || (number == 11 || number == 13) && isLargeTablet
      return isSize ? number : nil
    }.first
  }

  private var isLargeTablet: Bool {
    family == "ipad" && !kinds.isDisjoint(with: ["pro", "air"])
  }

  /// The generation: a number, that of a chip, or a letter that stands for the tenth.
  private var generation: (number: Double, isChip: Bool)? {
    for word in words.dropFirst() {
      if let number = Double(word), number != inches { return (number, false) }
      if ["x", "xr", "xs"].contains(word) { return (10, false) }
      let digits = word.drop { !$0.isNumber }.prefix { $0.isNumber }
      if let number = Double(digits), !digits.isEmpty, number != inches, !word.contains(".") {
        return (number, word.first?.isLetter == true)
      }
    }
    return nil
  }

  /// The number of generations by which devices may differ: a name further off is mistyped.
  private static let farthestGeneration = 8.0

  /// How unlike two names are in kind, size and generation; none where they are not comparable.
  func distance(to other: DeviceName) -> Double? {
    guard let family, family == other.family else { return nil }
    guard generation != nil || inches != nil || !kinds.isEmpty else { return nil }
    var distance = 4 * Double(kinds.symmetricDifference(other.kinds).count)
    switch (inches, other.inches) {
    case (let own?, let others?): distance += 2 * abs(own - others)
    case (nil, nil): break
    default: distance += 3
    }
    switch (generation, other.generation) {
    case (let own?, let others?):
      // Chips and generations are counted apart.
      let difference = own.isChip == others.isChip ? abs(own.number - others.number) : 2
      guard difference <= Self.farthestGeneration else { return nil }
      distance += difference
    case (nil, nil): break
    default: distance += 2
    }
    return distance
  }
}
