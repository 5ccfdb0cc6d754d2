import Foundation

extension NSLayoutConstraint {
  /// Apple's form: `<NSLayoutConstraint:0x… UIView:0x….leading == …   (active)>`.
  var formattedDescription: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
    let name = identifier.map { " '\($0)'" } ?? ""
    let strength =
      priority == .required ? "" : " priority:\(NumberText.short(Double(priority.rawValue)))"
    let activity = isActive ? "active" : "inactive"
    return "<\(type(of: self)):0x\(address)\(name) \(body)\(strength)   (\(activity))>"
  }

  /// The relation as text: `A.width == 0.5*B.width + 10`.
  private var body: String {
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    guard let second = secondTerm else {
      return "\(firstTerm) \(sign) \(NumberText.short(Double(constant)))"
    }
    let factor =
      multiplier == 1
      ? "" : multiplier == -1 ? "- " : "\(NumberText.short(Double(multiplier)))*"
    let offset =
      constant == 0
      ? ""
      : constant < 0
        ? " - \(NumberText.short(Double(-constant)))" : " + \(NumberText.short(Double(constant)))"
    return "\(firstTerm) \(sign) \(factor)\(second)\(offset)"
  }

  var firstTerm: String {
    "\(firstItemStorage?.layoutDescription ?? "(null)").\(firstAttribute)"
  }

  var secondTerm: String? {
    secondItemStorage.map { "\($0.layoutDescription).\(secondAttribute)" }
  }
}

/// Numbers in texts.
enum NumberText {
  /// A number without a needless fraction: `8`, `0.5`.
  static func short(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
