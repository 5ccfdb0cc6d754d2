import Foundation

/// A module above this one brings something to an app that is launched, without a line of the app's: fonts
/// and pictures come with `CairoRenderer`, storyboards with `InterfaceBuilder`.
///
/// Such a module has a class named `AppServices` that conforms. The launch finds the class by its name, so an
/// app only has to have the module among its dependencies (Docs/Decisions/0041).
@MainActor package protocol ProgramServices: AnyObject {
  /// Brings the services that no other module has brought.
  ///
  /// - Returns: closures that take them back when the app ends.
  static func provide() -> [@MainActor () -> Void]
}

/// The services that the program at hand is linked with.
@MainActor enum LinkedServices {
  private static let modules = ["CairoRenderer", "InterfaceBuilder"]

  /// Has every module that is part of the program bring its services.
  static func provide() -> [@MainActor () -> Void] {
    modules.flatMap { module in
      (NSClassFromString("\(module).AppServices") as? any ProgramServices.Type)?.provide() ?? []
    }
  }
}
