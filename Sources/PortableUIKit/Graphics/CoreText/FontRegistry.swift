import Foundation
import Synchronization

/// The fonts that the program registered.
final class FontRegistry: Sendable {
  static let shared = FontRegistry()

  /// The files that fonts of bytes were written to, by the bytes.
  private let files = Mutex<[Data: URL]>([:])

  /// Where errors go.
  typealias Report = UnsafeMutablePointer<Unmanaged<CFError>?>

  func register(_ file: URL, _ report: Report?) -> Bool {
    guard FileManager.default.isReadableFile(atPath: file.path) else {
      return fail(.fileNotFound, "there is no file \(file.path)", report)
    }
    guard let installer = Platform.current.fontInstaller else {
      return fail(.unrecognizedFormat, "no module that reads fonts is set up", report)
    }
    guard let data = try? Data(contentsOf: file), !installer.faces(in: data).isEmpty else {
      return fail(.unrecognizedFormat, "\(file.path) is no font", report)
    }
    guard installer.install(file) else {
      return fail(.alreadyRegistered, "\(file.path) is registered", report)
    }
    return true
  }

  func unregister(_ file: URL, _ report: Report?) -> Bool {
    guard Platform.current.fontInstaller?.remove(file) == true else {
      return fail(.notRegistered, "\(file.path) is not registered", report)
    }
    return true
  }

  func register(_ font: CGFont, _ report: Report?) -> Bool {
    guard let data = font.data else {
      return fail(.invalidFontData, "the font was not made from bytes", report)
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).font")
    guard files.withLock({ $0[data] == nil }) else {
      return fail(.alreadyRegistered, "the font is registered", report)
    }
    guard (try? data.write(to: file)) != nil else {
      return fail(.insufficientPermissions, "\(file.path) cannot be written", report)
    }
    guard register(file, report) else { return false }
    files.withLock { $0[data] = file }
    return true
  }

  func unregister(_ font: CGFont, _ report: Report?) -> Bool {
    guard let data = font.data, let file = files.withLock({ $0.removeValue(forKey: data) }) else {
      return fail(.notRegistered, "the font is not registered", report)
    }
    defer { try? FileManager.default.removeItem(at: file) }
    return unregister(file, report)
  }

  private func fail(_ error: CTFontManagerError, _ reason: String, _ report: Report?) -> Bool {
    let error = NSError(
      domain: kCTFontManagerErrorDomain as String, code: error.rawValue,
      userInfo: [NSLocalizedDescriptionKey: reason])
    report?.pointee = Unmanaged.passRetained(error)
    return false
  }
}
