internal import CSymbolCalls
import Foundation
import Synchronization

/// The symbols of one class: where the file that names them lies in memory, and how the class is called there.
///
/// A program that was stripped has no symbols, and generic classes have none of their own.
struct ClassSymbols: Sendable {
  private static let files = Mutex<[String: SymbolFile?]>([:])

  private let file: SymbolFile
  /// The address of the file's beginning in memory.
  private let base: UInt
  private let mangledName: String
  /// The full name, with the context of private and local classes.
  let name: String

  /// The symbols of a class; nil where no file names it.
  init?(_ type: AnyClass) {
    let address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    var path: UnsafePointer<CChar>?
    guard let start = symbol_image(address, &path), let path,
      let file = Self.file(at: String(cString: path)),
      // Names that the runtime tells leave out where private and local classes are.
      let mangled = file.className(at: UInt64(address - start)),
      let name = Self.demangled(mangled + "D")
    else { return nil }
    self.file = file
    base = UInt(bitPattern: start)
    mangledName = mangled
    self.name = name
  }

  /// The demangled names and addresses of the class's initialisers, methods or setters, and of those of the
  /// types inside it.
  func functions(_ kind: SymbolFile.Kind) -> [(name: String, address: UInt)] {
    file.symbols(kind, prefix: mangledName).compactMap { symbol in
      Self.demangled(symbol.name).map { ($0, base + UInt(symbol.value)) }
    }
  }

  /// Whether a class or one above it has the full name.
  static func isClass(_ type: AnyClass, named name: String) -> Bool {
    if name == "Swift.AnyObject" { return true }
    var next: AnyClass? = type
    while let type = next {
      if String(reflecting: type) == name || ClassSymbols(type)?.name == name { return true }
      next = _getSuperclass(type)
    }
    return false
  }

  private static func file(at path: String) -> SymbolFile? {
    // The program itself has a name relative to the folder it was started in, or none at all.
    let isProgram = path.isEmpty || path == CommandLine.arguments.first
    let path = isProgram || !path.hasPrefix("/") ? "/proc/self/exe" : path
    return files.withLock { files in
      if let known = files[path] { return known }
      let file = SymbolFile(path: path)
      files[path] = .some(file)
      return file
    }
  }

  private static func demangled(_ name: String) -> String? {
    guard let text = name.withCString({ swiftDemangle($0, strlen($0), nil, nil, 0) }) else {
      return nil
    }
    defer { free(text) }
    return String(cString: text)
  }
}

@_silgen_name("swift_demangle")
private func swiftDemangle(
  _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ bufferSize: UnsafeMutablePointer<Int>?, _ flags: UInt32
) -> UnsafeMutablePointer<CChar>?
