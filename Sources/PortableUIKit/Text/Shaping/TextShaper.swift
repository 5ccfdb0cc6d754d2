import Foundation

/// Finds the glyphs of a line and the places where text may be broken, tasks that a view system without fonts leaves to
/// others. Breaking, shortening and aligning lines are the layout's own.
///
/// Not bound to an actor: images are drawn on any thread.
public protocol TextShaper: Sendable {
  /// The whole text on one line; no space counts as one at which it was broken.
  func line(of request: ShapingRequest) -> ShapedLine

  /// The UTF-8 bytes of a text with which a line may begin, in rising order; the end and the beginning of the text do not
  /// count.
  func breaks(in text: String) -> [Int]
}

extension TextShaper {
  /// Behind spaces, tabs and soft hyphens.
  public func breaks(in text: String) -> [Int] {
    var result: [Int] = []
    var byte = 0
    var isBehindBreak = false
    for character in text {
      let isSpace = character == " " || character == "\t"
      if isBehindBreak, !isSpace { result.append(byte) }
      isBehindBreak = isSpace || character == "\u{AD}"
      byte += character.utf8.count
    }
    return result
  }
}
