import AutoLayout
import Foundation
import PortableUIKit

/// How values look in a trace.
enum TraceText {
  /// A number of points without needless decimals, to a thousandth.
  static func number(_ value: CGFloat) -> String { NumberText.points(Double(value)) }

  static func size(_ size: CGSize) -> String { "\(number(size.width))×\(number(size.height))" }

  static func rect(_ rect: CGRect) -> String {
    "\(number(rect.minX)) \(number(rect.minY)); \(size(rect.size))"
  }

  /// Top, left, bottom and right.
  static func insets(_ insets: UIEdgeInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  static func color(_ color: UIColor) -> String { "\(color)" }

  /// The traits that differ, as `verticalSizeClass regular → compact`.
  static func change(from old: UITraitCollection, to new: UITraitCollection) -> String {
    new.changedTraits(from: old).map { trait in
      "\(name(of: trait)) \(value(of: trait, in: old)) → \(value(of: trait, in: new))"
    }.joined(separator: ", ")
  }

  /// The trait as the property of a collection is called.
  private static func name(of trait: any UITraitDefinition.Type) -> String {
    let name = trait.name
    guard name.hasPrefix("UITrait"), name.count > 7 else { return name }
    let rest = name.dropFirst(7)
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }

  private static func value(
    of trait: any UITraitDefinition.Type, in collection: UITraitCollection
  ) -> String {
    func text<Trait: UITraitDefinition>(_ trait: Trait.Type) -> String {
      let value = collection.value(of: trait)
      if let category = value as? UIContentSizeCategory {
        return category.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
      }
      if let number = value as? CGFloat { return TraceText.number(number) }
      return "\(value)"
    }
    return text(trait)
  }
}
