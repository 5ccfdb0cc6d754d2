import Cassowary

/// A kind of numbers that rows are made of, from harmless to what no layout has.
enum SystemFamily: Hashable, CustomStringConvertible {
  /// Coefficients of 1 and -1, 2 and 3.
  case integers
  /// Small integers, every second row a multiple or a sum of earlier ones.
  case degenerate
  /// Halves, thirds, sixteen ninths.
  case fractions
  /// Hundredths beside ones.
  case hundredths
  /// Rows multiplied by powers of two up to 18.
  case scaled
  /// Constants up to a billion.
  case largeConstants
  /// From 0.01 to 100 in one row.
  case fourDecades
  /// From 0.001 to 1,000 in one row.
  case sixDecades
  /// Rows that differ from multiples of earlier ones by about a fraction of ten to minus this number.
  case parallel(Int)
  /// Ratios once as Double and once as Float.
  case mixedPrecision
  /// All of it together.
  case everything

  static let all: [SystemFamily] =
    [
      .integers, .degenerate, .fractions, .hundredths, .scaled, .largeConstants, .fourDecades,
      .sixDecades,
    ] + (3...12).map { .parallel($0) } + [.mixedPrecision, .everything]

  /// Whether every answer must be proved, and every refusal decided.
  var isDecidable: Bool {
    switch self {
    case .integers, .degenerate, .fractions, .hundredths, .scaled, .largeConstants: true
    default: false
    }
  }

  /// Of a million commits: how many may be wrong or wrongly refused, and how many undecided or unproved. Twice what was
  /// measured of 100,000 systems, fresh and in streams, which the guide to the solver has in a table.
  var mostInAMillion: (wrong: Int, undecided: Int) {
    switch self {
    case .integers, .degenerate, .fractions, .scaled, .largeConstants: (0, 0)
    case .hundredths: (20, 80)
    case .fourDecades: (40, 400)
    case .sixDecades: (540, 2_200)
    case .parallel(...6): (200, 3_200)
    case .parallel(7): (1_900, 10_200)
    case .parallel(12): (3_700, 86_000)
    case .parallel: (12_100, 14_300)
    case .mixedPrecision: (3_600, 3_400)
    case .everything: (2_300, 56_000)
    }
  }

  var description: String {
    switch self {
    case .integers: "integers"
    case .degenerate: "degenerate"
    case .fractions: "fractions"
    case .hundredths: "hundredths"
    case .scaled: "scaled rows"
    case .largeConstants: "large constants"
    case .fourDecades: "four decades"
    case .sixDecades: "six decades"
    case .parallel(let digits): "parallel to 1e-\(digits)"
    case .mixedPrecision: "Float and Double"
    case .everything: "everything"
    }
  }

  /// A row of random terms, or one made of an earlier row.
  func row(
    variables: Int, among earlier: [ShadowModel.Row], _ random: inout SplitMix
  ) -> (terms: [(variable: Int, coefficient: Double)], constant: Double) {
    if repeats > 0, !earlier.isEmpty, random.chance(repeats) {
      return copy(of: random.pick(earlier), earlier, &random)
    }
    var terms: [(variable: Int, coefficient: Double)] = []
    for _ in 0..<random.int(1...4) {
      let variable = random.int(0...variables - 1)
      if terms.contains(where: { $0.variable == variable }) { continue }
      terms.append((variable, coefficient(&random)))
    }
    var constant = Double(random.int(-100...100))
    if case .largeConstants = self { constant *= random.pick([1, 1e3, 1e5, 1e7]) }
    if case .everything = self { constant *= random.pick([1, 1, 1e3, 1e6]) }
    return scaled(terms, constant, &random)
  }

  /// How many in a hundred rows are made of earlier ones.
  private var repeats: Int {
    switch self {
    case .degenerate: 50
    case .parallel, .mixedPrecision: 40
    case .everything: 30
    default: 0
    }
  }

  private func coefficient(_ random: inout SplitMix) -> Double {
    switch self {
    case .integers, .degenerate, .scaled, .largeConstants:
      return random.pick([1, 1, 1, -1, -1, -1, 2, -2, 3])
    case .fractions, .mixedPrecision:
      return random.pick([1, 1, -1, -1, 0.5, -0.5, 2, 1.0 / 3, -2.0 / 3, 16.0 / 9])
    case .hundredths: return random.pick([1, 1, -1, -1, 0.01, -0.01, 2])
    case .fourDecades: return random.pick([1, -1, 0.01, 100, -0.01, 0.5, 1.0 / 3, 10, -3])
    case .sixDecades, .everything:
      return random.pick([1, -1, 0.001, 1_000, 0.01, -100, 1.0 / 3, 16.0 / 9, -2])
    case .parallel: return random.pick([1, 1, -1, -1, 2, -2, 0.5, 1.0 / 3, 4])
    }
  }

  /// A multiple of an earlier row, or the sum of two, its coefficients changed a little.
  private func copy(
    of row: ShadowModel.Row, _ earlier: [ShadowModel.Row], _ random: inout SplitMix
  ) -> (terms: [(variable: Int, coefficient: Double)], constant: Double) {
    let factor = random.pick([1.0, 1, -1, 2, 0.5, 3])
    var terms = row.terms.map { (variable: $0.variable, coefficient: $0.coefficient * factor) }
    var constant = row.constant * factor
    if random.chance(30) {
      let other = random.pick(earlier)
      for term in other.terms {
        if let place = terms.firstIndex(where: { $0.variable == term.variable }) {
          terms[place].coefficient += term.coefficient
        } else {
          terms.append((term.variable, term.coefficient))
        }
      }
      terms.removeAll { abs($0.coefficient) < 1e-9 }
      constant += other.constant
    }
    if random.chance(30) { constant += random.pick([1, -1, 0.5, 1e-3]) }
    if terms.isEmpty { terms = [(0, 1)] }
    for place in terms.indices {
      terms[place].coefficient = disturbed(terms[place].coefficient, &random)
    }
    return (terms, constant)
  }

  private func disturbed(_ coefficient: Double, _ random: inout SplitMix) -> Double {
    switch self {
    case .parallel(let digits): return nearly(coefficient, digits, &random)
    case .mixedPrecision: return random.chance(50) ? Double(Float(coefficient)) : coefficient
    case .everything:
      return random.chance(50)
        ? nearly(coefficient, random.int(3...12), &random) : Double(Float(coefficient))
    default: return coefficient
    }
  }

  private func nearly(_ coefficient: Double, _ digits: Int, _ random: inout SplitMix) -> Double {
    if random.chance(40) { return coefficient }
    var distance = Double(random.int(1...9))
    for _ in 0..<digits { distance /= 10 }
    return coefficient * (random.chance(50) ? 1 + distance : 1 - distance)
  }

  private func scaled(
    _ terms: [(variable: Int, coefficient: Double)], _ constant: Double, _ random: inout SplitMix
  ) -> (terms: [(variable: Int, coefficient: Double)], constant: Double) {
    var exponent = 0
    if case .scaled = self { exponent = random.int(-18...18) }
    if case .everything = self, random.chance(30) { exponent = random.int(-9...9) }
    let factor = Double(sign: .plus, exponent: exponent, significand: 1)
    return (terms.map { ($0.variable, $0.coefficient * factor) }, constant * factor)
  }
}
