import Foundation

/// The record of a class of views, which has the addresses of its methods: it tells which of them the class overrides.
///
/// The inherited methods of a class stand at the places that they have in `UIView`'s record, and a method that the class
/// does not override is the same address there. The place of a method is found by comparing three records, once: those of
/// `UIView`, of a subclass that overrides nothing, and of one that overrides the method (decision 61). Without exactly one
/// such place every class counts as overriding the method.
@MainActor struct ClassTable {
  private let words: UnsafePointer<UInt>

  init(_ type: UIView.Type) {
    words = unsafeBitCast(type, to: UnsafeRawPointer.self).assumingMemoryBound(to: UInt.self)
  }

  static let layoutSubviews = place(overriddenBy: LayoutProbe.self)
  static let layoutSublayers = place(overriddenBy: LayerProbe.self)
  static let updateConstraints = place(overriddenBy: ConstraintsProbe.self)
  static let updateProperties = place(overriddenBy: PropertiesProbe.self)
  static let action = place(overriddenBy: ActionProbe.self)

  private static let base = ClassTable(UIView.self)

  /// Whether the class overrides the method at a place.
  ///
  /// - Complexity: O(1), without a look-up.
  func overrides(_ place: Int?) -> Bool {
    guard let place else { return true }
    return words[place] != Self.base.words[place]
  }

  private static func place(overriddenBy type: UIView.Type) -> Int? {
    #if canImport(ObjectiveC)
      // There a record is laid out otherwise.
      return nil
    #else
      let (plain, overriding) = (ClassTable(PlainProbe.self), ClassTable(type))
      let found = (headWords..<base.wordCount).filter {
        base.words[$0] == plain.words[$0] && base.words[$0] != overriding.words[$0]
      }
      return found.count == 1 ? found[0] : nil
    #endif
  }

  /// The words before those of methods: kind, superclass, flags, two of sizes, description, destroyer of variables.
  private static let headWords = 7

  /// The words from the address of the record to its end. The fifth word holds the size of the record in bytes, and how far
  /// behind its begin the address lies, in 32 bits each.
  private var wordCount: Int {
    Int(truncatingIfNeeded: (words[4] & 0xffff_ffff) - words[4] >> 32) / 8
  }
}

extension UpdateMethod {
  /// Whether the class of a view has a part in the update; otherwise passes need not call it and note what it reads.
  @MainActor func isOverridden(by view: UIView) -> Bool {
    let table = ClassTable(type(of: view))
    return switch self {
    case .layoutSubviews:
      table.overrides(ClassTable.layoutSubviews) || table.overrides(ClassTable.layoutSublayers)
    case .updateConstraints: table.overrides(ClassTable.updateConstraints)
    case .updateProperties: table.overrides(ClassTable.updateProperties)
    case .draw, .viewWillLayoutSubviews, .viewDidLayoutSubviews: true
    }
  }
}

private class PlainProbe: UIView {}

// Each override does something of its own, so that no optimiser takes it for the method of `UIView`.

private final class LayoutProbe: PlainProbe {
  override func layoutSubviews() { tag += 1 }
}

private final class LayerProbe: PlainProbe {
  override func layoutSublayers(of layer: CALayer) { tag += 2 }
}

private final class ConstraintsProbe: PlainProbe {
  override func updateConstraints() { tag += 3 }
}

private final class PropertiesProbe: PlainProbe {
  override func updateProperties() { tag += 4 }
}

private final class ActionProbe: PlainProbe {
  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    tag += 5
    return nil
  }
}
