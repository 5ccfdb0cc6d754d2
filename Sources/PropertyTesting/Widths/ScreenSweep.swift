/// A screen at every width of an interval: pieces within which every edge is a straight line.
public struct ScreenSweep: Sendable {
  /// The widths, in points.
  public let range: ClosedRange<Double>
  /// The pieces in rising order; each begins where the one before ends.
  public internal(set) var pieces: [ScreenPiece]
  /// The names of elements that do not follow the rules in straight lines, as views do that people's own code places. What
  /// is said of them was tried at some widths, and is not proved.
  public internal(set) var sampled: Set<String>
  /// How often the screen was laid out.
  public internal(set) var layouts: Int
}

/// Why a screen could not be followed over its widths.
public enum ScreenSweepError: Error, Hashable, Sendable, CustomStringConvertible {
  /// There is nothing between the two numbers, or one of them is no width that a window has.
  case noRange(ClosedRange<Double>)
  /// More layouts were needed than are allowed; the screen was followed up to `reached`.
  case tooManyLayouts(limit: Int, reached: Double)

  public var description: String {
    switch self {
    case .noRange(let range):
      "There are no widths of a window between \(range.lowerBound.swiftSource) and "
        + "\(range.upperBound.swiftSource). Name two numbers from 1 to 20000, the smaller one first."
    case .tooManyLayouts(let limit, let reached):
      "The screen changes so often that \(limit) layouts do not suffice: they end at a width of "
        + "\(reached.swiftSource). Choose a shorter range."
    }
  }
}
