/// The ways in which a row may move a little at no cost, if the other rows' moves for it cost nothing.
struct Leeway: OptionSet, BitwiseCopyable {
  let rawValue: UInt8
  static let up = Leeway(rawValue: 1)
  static let down = Leeway(rawValue: 2)
  static let both: Leeway = [.up, .down]
}
