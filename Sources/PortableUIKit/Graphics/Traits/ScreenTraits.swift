import Foundation
import Synchronization

/// The traits of screens, made once for all screens that have the same.
///
/// A trait collection never changes, and two that are the same object need not be compared.
enum ScreenTraits {
  /// The values in which screens differ.
  struct Key: Hashable {
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    let scale: CGFloat
    let idiom: UIUserInterfaceIdiom
  }

  private static let made = Mutex<[Key: UITraitCollection]>([:])
  /// More than there are kinds of devices; a program may make up any number of them.
  private static let most = 64

  /// The collection for a key, which `mutations` makes where there is none yet.
  static func collection(
    _ key: Key, _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    if let known = made.withLock({ $0[key] }) { return known }
    let collection = UITraitCollection(mutations: mutations)
    return made.withLock { made in
      if let other = made[key] { return other }
      if made.count >= most { made = [:] }
      made[key] = collection
      return collection
    }
  }
}
