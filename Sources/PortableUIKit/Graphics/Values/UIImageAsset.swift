import Foundation
import Synchronization

/// The variants of one image for different traits (TR-27).
open class UIImageAsset: NSObject, @unchecked Sendable {
  private struct Variant: Sendable {
    let image: UIImage
    let traits: UITraitCollection
  }

  private let variants = Mutex<[Variant]>([])

  public override init() {
    super.init()
  }

  /// Adds a variant for environments that have `traits`, in place of an earlier one for the same.
  open func register(_ image: UIImage, with traits: UITraitCollection) {
    variants.withLock { variants in
      variants.removeAll { $0.traits == traits }
      variants.append(Variant(image: image, traits: traits))
    }
    image.setAsset(self)
  }

  open func unregister(imageWith traits: UITraitCollection) {
    variants.withLock { variants in variants.removeAll { $0.traits == traits } }
  }

  /// The variant whose traits `traits` all has, the one with the most of them; without one the first
  /// that was registered.
  open func image(with traits: UITraitCollection) -> UIImage? {
    variants.withLock { variants in
      let matching = variants.filter { traits.containsTraits(in: $0.traits) }
      let most = matching.map { $0.traits.values.count }.max()
      return (matching.first { $0.traits.values.count == most } ?? variants.first)?.image
    }
  }
}
