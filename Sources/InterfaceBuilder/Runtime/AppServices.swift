import PortableUIKit

/// Storyboards, nibs and asset catalogs for an app that is launched.
final class AppServices: ProgramServices {
  static func provide() -> [@MainActor () -> Void] {
    guard Platform.current.interfaceLoader == nil else { return [] }
    let loader = DocumentLoader()
    Platform.set(\.interfaceLoader, to: loader)
    return [
      {
        // An app that has set a loader of its own since then keeps it.
        if Platform.current.interfaceLoader === loader {
          Platform.set(\.interfaceLoader, to: nil)
        }
      }
    ]
  }
}
