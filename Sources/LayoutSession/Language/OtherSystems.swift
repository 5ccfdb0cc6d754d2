import AutoLayout

/// Hints for people who come from other layout systems: GTK, Qt, GNUstep, kiwi, the web.
enum OtherSystems {
  // MARK: Words

  private static let attributes: [String: String] = [
    "start": "leading", "begin": "leading", "end": "trailing", "center": "centerX or centerY",
    "centre": "centerX or centerY", "middle": "centerY", "hcenter": "centerX", "vcenter": "centerY",
    "horizontalcenter": "centerX", "verticalcenter": "centerY", "centerx": "centerX",
    "centery": "centerY", "midx": "centerX", "midy": "centerY", "minx": "left", "maxx": "right",
    "miny": "top", "maxy": "bottom", "xmin": "left", "xmax": "right", "ymin": "top",
    "ymax": "bottom", "x2": "right", "y2": "bottom", "x0": "left", "y0": "top",
    "topleft": "left and top", "inlinestart": "leading", "inlineend": "trailing",
    "columnwidth": "width", "rowheight": "height",
  ]

  /// The attribute that goes by another name elsewhere.
  static func hint(forAttribute word: String) -> String? {
    attributes[word.lowercased()].map { "here it is \($0)" }
  }

  private static let surroundings: Set<String> = [
    "super", "superview", "parent", "container", "window", "root", "self", "contentview",
  ]

  /// The name to use for the view around others.
  static func hint(forView word: String, outermost: String?) -> String? {
    guard surroundings.contains(word.lowercased()) else { return nil }
    guard let outermost else { return "declare one first, as in view card 320x200" }
    return "the view around is named too, as in \(outermost).left"
  }

  // MARK: Visual formats

  /// The words of a format that are at fault; nil if the place of the error says it.
  static func place(of error: VisualFormatError, from start: Int) -> Range<Int>? {
    let characters = Array(error.format)
    switch error.problem {
    case .unknownMetric(let name):
      let range = self.range(of: name, at: error.position, in: characters)
      return start + range.lowerBound..<start + range.upperBound
    case .extensionNotEnabled:
      let word = word(in: characters, at: error.position)
      return start + word.lowerBound..<start + word.upperBound
    default: return nil
    }
  }

  /// Where a metric's name stands: Apple puts the caret behind it, and before it in the size of a view.
  private static func range(of name: String, at place: Int, in characters: [Character])
    -> Range<Int>
  {
    let place = min(place, characters.count)
    if characters[place...].starts(with: name) { return place..<place + name.count }
    return max(0, place - name.count)..<place
  }

  private static func word(in characters: [Character], at place: Int) -> Range<Int> {
    func isPart(_ place: Int) -> Bool {
      characters.indices.contains(place)
        && (Tokenizer.isWordPart(characters[place]) || "./*%+".contains(characters[place]))
    }
    var (low, high) = (place, place)
    while isPart(low - 1) { low -= 1 }
    while isPart(high) { high += 1 }
    return low..<max(high, low + 1)
  }

  /// How to say here what a format says elsewhere.
  static func hint(for error: VisualFormatError) -> String? {
    let characters = Array(error.format)
    switch error.problem {
    case .unknownMetric(let name):
      let before = range(of: name, at: error.position, in: characters).lowerBound - 1
      guard characters.indices.contains(before), characters[before] == "@" else {
        return "write the number of points, as in |-8-[title]"
      }
      return "a priority is a number from 1 to 1000, or required, high, low or fitting"
    case .extensionNotEnabled:
      let range = word(in: characters, at: error.position)
      let word = String(characters[range])
      let extent = error.format.hasPrefix("V:") ? "height" : "width"
      if word.contains("%") {
        return "write a share as an equation: title.\(extent) == 0.5 * card.\(extent)"
      }
      let name = word.prefix { Tokenizer.isWordPart($0) }
      guard word.contains("/") || word.contains("*"), !name.isEmpty else { return nil }
      return "write an equation: title.\(extent) == 0.5 * \(name).\(extent)"
    default: return nil
    }
  }
}

extension ViewKind {
  /// The kind with its article, in words: `an image`.
  var withArticle: String { ("aeio".contains(rawValue.prefix(1)) ? "an " : "a ") + rawValue }
}
