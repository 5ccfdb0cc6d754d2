import Drawing

/// Numbers, matrices, colours and paths as SVG writes them.
enum SVGNumbers {
  /// Up to five decimals, without trailing zeros; 0 for NaN and infinities.
  static func text(_ number: CGFloat) -> String {
    guard number.isFinite else { return "0" }
    let scaled = (number * 100_000).rounded()
    guard abs(scaled) < 1e15 else { return "\(number)" }
    var digits = Int(abs(scaled))
    let sign = scaled < 0 ? "-" : ""
    if digits % 100_000 == 0 { return "\(sign)\(digits / 100_000)" }
    var places = 5
    while digits % 10 == 0 {
      digits /= 10
      places -= 1
    }
    var unit = 1
    for _ in 0..<places { unit *= 10 }
    let fraction = String(digits % unit)
    return "\(sign)\(digits / unit)."
      + String(repeating: "0", count: places - fraction.count) + fraction
  }

  static func text(_ transform: CGAffineTransform) -> String {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
    ]
    return "matrix(\(numbers.map(text).joined(separator: " ")))"
  }

  /// `#rrggbb`, the opacity left aside.
  static func text(_ color: ColorComponents) -> String {
    let color = color.clamped
    return "#"
      + [color.red, color.green, color.blue].map { component in
        let digits = String(Int((component * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }

  /// The value of a `d` attribute.
  static func text(_ path: PathElements) -> String {
    var parts: [String] = []
    func add(_ letter: String, _ points: CGPoint...) {
      parts.append(letter + points.map { "\(text($0.x)) \(text($0.y))" }.joined(separator: " "))
    }
    for element in path {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadCurve(let control, let end): add("Q", control, end)
      case .curve(let first, let second, let end): add("C", first, second, end)
      case .close: parts.append("Z")
      }
    }
    return parts.joined()
  }
}
