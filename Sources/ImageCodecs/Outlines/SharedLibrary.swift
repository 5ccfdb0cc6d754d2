import Foundation

/// A system library that is used where it is installed.
struct SharedLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Opens the first of the named libraries that is there; it stays open.
  init?(_ names: [String]) {
    for name in names {
      if let handle = dlopen(name, RTLD_NOW | RTLD_LOCAL) {
        self.handle = handle
        return
      }
    }
    return nil
  }

  /// The function of that name, taken to have the type that is asked for.
  func function<Function>(_ name: String, as type: Function.Type) -> Function? {
    guard let symbol = dlsym(handle, name) else { return nil }
    return unsafeBitCast(symbol, to: type)
  }
}
