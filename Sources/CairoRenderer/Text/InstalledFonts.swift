import CPango
import Foundation
import PortableUIKit
import Synchronization

/// The fonts that Fontconfig knows: those of the machine, and files that the program adds.
struct InstalledFonts: FontInstalling {
  private static let files = Mutex<[String]>([])
  private static let changes = Atomic<Int>(0)

  /// How often fonts came or went.
  static var generation: Int { changes.load(ordering: .acquiring) }

  func faces(in data: Data) -> [FontFace] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(UUID().uuidString).font")
    guard (try? data.write(to: file)) != nil else { return [] }
    defer { try? FileManager.default.removeItem(at: file) }
    return faces(ofFile: file.path)
  }

  func install(_ file: URL) -> Bool {
    guard !faces(ofFile: file.path).isEmpty else { return false }
    return Self.files.withLock { files in
      guard !files.contains(file.path) else { return false }
      guard FcConfigAppFontAddFile(nil, file.path) != 0 else { return false }
      files.append(file.path)
      Self.changes.add(1, ordering: .acquiringAndReleasing)
      return true
    }
  }

  func remove(_ file: URL) -> Bool {
    Self.files.withLock { files in
      guard let index = files.firstIndex(of: file.path) else { return false }
      files.remove(at: index)
      // Fontconfig takes away all files of the program at once.
      FcConfigAppFontClear(nil)
      for path in files { _ = FcConfigAppFontAddFile(nil, path) }
      Self.changes.add(1, ordering: .acquiringAndReleasing)
      return true
    }
  }

  var installed: [FontFace] {
    guard let pattern = FcPatternCreate(), let properties = FcObjectSetCreate() else { return [] }
    defer {
      FcPatternDestroy(pattern)
      FcObjectSetDestroy(properties)
    }
    FcObjectSetAdd(properties, FC_FAMILY)
    FcObjectSetAdd(properties, FC_POSTSCRIPT_NAME)
    guard let list = FcFontList(nil, pattern, properties) else { return [] }
    defer { FcFontSetDestroy(list) }
    let faces = (0..<Int(list.pointee.nfont)).compactMap { list.pointee.fonts[$0].flatMap(face) }
    return Set(faces).sorted { ($0.postScriptName, $0.family) < ($1.postScriptName, $1.family) }
  }

  private func faces(ofFile path: String) -> [FontFace] {
    var count: Int32 = 0
    var faces: [FontFace] = []
    var index: UInt32 = 0
    repeat {
      guard let pattern = FcFreeTypeQuery(path, index, nil, &count) else { break }
      if let face = face(pattern) { faces.append(face) }
      FcPatternDestroy(pattern)
      index += 1
    } while index < UInt32(clamping: min(count, 256))
    return faces
  }

  private func face(_ pattern: OpaquePointer) -> FontFace? {
    func text(_ property: String) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(pattern, property, 0, &value) == FcResultMatch, let value else {
        return nil
      }
      return String(cString: value)
    }
    guard let name = text(FC_POSTSCRIPT_NAME), let family = text(FC_FAMILY) else { return nil }
    return FontFace(postScriptName: name, family: family)
  }
}
