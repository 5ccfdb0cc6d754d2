/// Damages files as a fuzzer does: noise of bytes, and changes that know the structure of lines and
/// quoted values. The sequence follows from the seed.
struct Damage {
  /// A generator with a fixed sequence (Steele, Lea and Flood, doi:10.1145/2660193.2660195).
  struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  var random: SplitMix

  init(seed: UInt64) { random = SplitMix(state: seed) }

  /// What is put between quotation marks: values of other kinds, extremes, and names that mean something.
  private static let values = [
    "nan", "1e999", "-1", "0", "1e-300", "", "YES", "NO", "root", "root-v", "infinite", "1:0",
    "leading", "height", "99999999999999999999", "0x10", "embed", "vertical", "fillEqually",
    "IBUITableViewCellStyleValue1", "../../../etc/passwd", "😀", "dark", "display-p3", "3x", "Row",
    "RowCell", "ListController", "BadgeView", "default", "heightClass=compact", "static",
    "prototypes", "relationship", "showDetail", "view", "delegate", "dataSource", "l", "s", "g",
  ]

  /// A damaged copy of a file.
  mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    return Bool.random(using: &random) ? noisy(bytes) : restructured(bytes)
  }

  /// A copy with some bytes replaced, removed and inserted.
  mutating func noisy(_ bytes: [UInt8]) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...12, using: &random) where !damaged.isEmpty {
      let position = Int.random(in: 0..<damaged.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: damaged[position] = UInt8.random(in: 0...255, using: &random)
      case 1: damaged.remove(at: position)
      case 2: damaged.removeSubrange(position..<min(damaged.count, position + 40))
      default: damaged.insert(UInt8.random(in: 32...126, using: &random), at: position)
      }
    }
    return damaged
  }

  /// A copy with lines moved, repeated and dropped, and other values between quotation marks.
  mutating func restructured(_ bytes: [UInt8]) -> [UInt8] {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !lines.isEmpty {
      let index = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
      default:
        var parts = lines[index].split(separator: "\"", omittingEmptySubsequences: false)
          .map(String.init)
        guard parts.count >= 3 else { continue }
        let slot = 2 * Int.random(in: 0..<(parts.count / 2), using: &random) + 1
        parts[slot] = Self.values.randomElement(using: &random) ?? ""
        lines[index] = parts.joined(separator: "\"")
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
