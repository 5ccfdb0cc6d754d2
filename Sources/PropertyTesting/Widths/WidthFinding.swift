import AutoLayout

/// An interval of widths at which a property does not hold.
public struct WidthFinding: Hashable, Sendable {
  /// The name of the property.
  public var property: String
  /// The widths of the window, in points, right to half a pixel.
  public var range: ClosedRange<Double>
  /// The names of the views at fault.
  public var elements: [String]
  /// What is wrong, in a sentence without a full stop.
  public var text: String
  /// What happens where the interval begins, in words: the rule that takes hold or lets go there.
  public var beginning: String?
  /// True if one of the views does not follow the rules in straight lines, so that the interval was found by trial.
  public var isSampled = false
  /// The width to look at: that at which most is wrong, and the lowest one if it is wrong alike at all of them.
  public var worstWidth: Double
  /// By how much it is wrong there, in points; 0 if that is no number, as of a text that is cut.
  public var excess: Double

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - worstWidth: the width to look at; the lowest one if nil.
  ///   - excess: by how much it is wrong there, in points.
  public init(
    property: String, range: ClosedRange<Double>, elements: [String], text: String,
    beginning: String? = nil, worstWidth: Double? = nil, excess: Double = 0
  ) {
    self.worstWidth = worstWidth ?? range.lowerBound
    self.excess = excess
    self.property = property
    self.range = range
    self.elements = elements
    self.text = text
    self.beginning = beginning
  }
}

extension WidthFinding: CustomStringConvertible {
  /// `from 320 to 347.3: the text of title does not fit`
  public var description: String {
    let cause = beginning.map { " (there \($0))" } ?? ""
    return "from \(range.lowerBound.widthText) to \(range.upperBound.widthText): \(text)\(cause)"
      + (isSampled ? " [sampled]" : "")
  }
}

extension [WidthFinding] {
  /// The findings with neighbouring ones of the same views joined, by property, then by width.
  func joined() -> [WidthFinding] {
    var joined: [WidthFinding] = []
    var places: [String: Int] = [:]
    for finding in sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      let key = ([finding.property] + finding.elements).joined(separator: "\u{1F}")
      if let place = places[key],
        finding.range.lowerBound - joined[place].range.upperBound <= Self.gap
      {
        let upper = Swift.max(joined[place].range.upperBound, finding.range.upperBound)
        joined[place].range = joined[place].range.lowerBound...upper
        joined[place].isSampled = joined[place].isSampled || finding.isSampled
        if finding.excess > joined[place].excess {
          (joined[place].worstWidth, joined[place].excess) = (finding.worstWidth, finding.excess)
        }
      } else {
        places[key] = joined.count
        joined.append(finding)
      }
    }
    // Rounding to pixels can make a view wrong for less than a pixel of width, and no more is claimed.
    return joined.filter { $0.range.upperBound - $0.range.lowerBound >= Self.gap }
  }

  /// Intervals no further apart are one, and one no wider is none: a pixel at two of them for each point.
  private static var gap: Double { 0.5 }
}

extension Double {
  /// A width for people, to a hundredth of a point.
  public var widthText: String { NumberText.points(self, places: 2) }
}
