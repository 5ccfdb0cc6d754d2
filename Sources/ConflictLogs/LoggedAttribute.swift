/// The attributes that logs speak of, as parts of a view's rectangle.
struct LoggedAttribute {
  /// The parts of which it is the sum.
  enum Parts: Equatable {
    /// A position: the near edge and a share of the extent; `isOwn` with a number of its own beside, such as a margin.
    case position(isHorizontal: Bool, share: Double, isOwn: Bool)
    case extent(isHorizontal: Bool)
    /// A number that only this attribute of the view has.
    case own
  }

  static let all: [String: Parts] = [
    "left": .position(isHorizontal: true, share: 0, isOwn: false),
    "leading": .position(isHorizontal: true, share: 0, isOwn: false),
    "minX": .position(isHorizontal: true, share: 0, isOwn: false),
    "right": .position(isHorizontal: true, share: 1, isOwn: false),
    "trailing": .position(isHorizontal: true, share: 1, isOwn: false),
    "maxX": .position(isHorizontal: true, share: 1, isOwn: false),
    "centerX": .position(isHorizontal: true, share: 0.5, isOwn: false),
    "midX": .position(isHorizontal: true, share: 0.5, isOwn: false),
    "leftMargin": .position(isHorizontal: true, share: 0, isOwn: true),
    "leadingMargin": .position(isHorizontal: true, share: 0, isOwn: true),
    "rightMargin": .position(isHorizontal: true, share: 1, isOwn: true),
    "trailingMargin": .position(isHorizontal: true, share: 1, isOwn: true),
    "centerXWithinMargins": .position(isHorizontal: true, share: 0.5, isOwn: true),
    "top": .position(isHorizontal: false, share: 0, isOwn: false),
    "minY": .position(isHorizontal: false, share: 0, isOwn: false),
    "bottom": .position(isHorizontal: false, share: 1, isOwn: false),
    "maxY": .position(isHorizontal: false, share: 1, isOwn: false),
    "centerY": .position(isHorizontal: false, share: 0.5, isOwn: false),
    "midY": .position(isHorizontal: false, share: 0.5, isOwn: false),
    "topMargin": .position(isHorizontal: false, share: 0, isOwn: true),
    "bottomMargin": .position(isHorizontal: false, share: 1, isOwn: true),
    "centerYWithinMargins": .position(isHorizontal: false, share: 0.5, isOwn: true),
    "baseline": .position(isHorizontal: false, share: 0, isOwn: true),
    "lastBaseline": .position(isHorizontal: false, share: 0, isOwn: true),
    "firstBaseline": .position(isHorizontal: false, share: 0, isOwn: true),
    "width": .extent(isHorizontal: true), "height": .extent(isHorizontal: false),
    "contentWidth": .own, "contentHeight": .own,
  ]

  static func parts(_ name: String) -> Parts? {
    let bytes = Array(name.utf8)
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "{")) else { return all[name] }
    return all[String(decoding: bytes[..<brace], as: UTF8.self)]
  }

  /// Whether a position follows the reading direction.
  static func isDirectional(_ name: String) -> Bool {
    ["leading", "trailing", "leadingMargin", "trailingMargin"].contains(name)
  }

  /// Whether a position is at a fixed side, left or right.
  static func isFixedSide(_ name: String) -> Bool {
    ["left", "right", "minX", "maxX", "leftMargin", "rightMargin"].contains(name)
  }
}
