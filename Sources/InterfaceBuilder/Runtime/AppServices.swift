import PortableUIKit

/// Storyboards, nibs and asset catalogs for an app that is launched.
final class AppServices: ProgramServices {
  static func provide() -> [@MainActor () -> Void] {
    guard UINib.loader == nil else { return [] }
    let loader = DocumentLoader()
    UINib.loader = loader
    return [
      {
        // An app that has set a loader of its own since then keeps it.
        if UINib.loader === loader { UINib.loader = nil }
      }
    ]
  }
}
