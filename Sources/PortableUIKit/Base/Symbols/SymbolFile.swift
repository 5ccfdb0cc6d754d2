import Foundation

/// The classes and their initialisers, methods and setters that an ELF file (a program or a shared library) names.
///
/// The file is mapped, not read: only the table of symbols of a program of 120 MB is looked at, once.
/// Every offset is checked against the length of the file, so a damaged or stripped file has no symbols
/// rather than bringing the program down.
struct SymbolFile: Sendable {
  /// What a symbol stands for, as the end of its mangled name tells.
  enum Kind {
    case initialiser
    /// A method, or any other function.
    case method
    case setter
  }

  /// The name of a symbol (its offset in the file) and its place in the file's memory.
  private typealias Symbol = (name: Int, value: UInt64)

  private let bytes: Data
  private var symbols: [Kind: [Symbol]] = [:]
  /// The offsets of the mangled names of classes, by the place of their metadata.
  private var classes: [UInt64: Int] = [:]

  /// Reads the symbols of the file at `path`; nil where it is no ELF file of 64 bits.
  init?(path: String) {
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      data.count > 64, data.prefix(5).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2])
    else { return nil }
    bytes = data
    let found = bytes.withUnsafeBytes { SymbolFile.symbols(in: $0) }
    (symbols, classes) = (found.symbols, found.classes)
  }

  /// The mangled name of the class whose metadata has that place in the file's memory.
  func className(at value: UInt64) -> String? {
    guard let offset = classes[value] else { return nil }
    return bytes.withUnsafeBytes { file in
      file.baseAddress.map {
        // Without the last letter, which stands for the metadata.
        String(String(cString: $0.assumingMemoryBound(to: CChar.self) + offset).dropLast())
      }
    }
  }

  /// The symbols of one kind whose mangled name begins with `prefix`.
  func symbols(_ kind: Kind, prefix: String) -> [(name: String, value: UInt64)] {
    bytes.withUnsafeBytes { file in
      guard let base = file.baseAddress?.assumingMemoryBound(to: CChar.self) else { return [] }
      return prefix.withCString { start in
        let length = strlen(start)
        return symbols[kind, default: []].compactMap { symbol in
          let name = base + symbol.name
          return strncmp(name, start, length) == 0 ? (String(cString: name), symbol.value) : nil
        }
      }
    }
  }

  private static func symbols(
    in file: UnsafeRawBufferPointer
  ) -> (symbols: [Kind: [Symbol]], classes: [UInt64: Int]) {
    var (initialisers, methods, setters): ([Symbol], [Symbol], [Symbol]) = ([], [], [])
    var classes: [UInt64: Int] = [:]
    func word<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Int? {
      guard offset >= 0, offset <= file.count - MemoryLayout<Value>.size else { return nil }
      return Int(exactly: Value(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: type)))
    }
    guard let base = file.baseAddress?.assumingMemoryBound(to: CChar.self),
      let sections = word(UInt64.self, at: 40), let size = word(UInt16.self, at: 58),
      let count = word(UInt16.self, at: 60), size >= 64, sections >= 0
    else { return ([:], [:]) }
    /// Offset, length and linked section of a section of symbols.
    func section(_ index: Int, kinds: Set<Int>) -> (offset: Int, length: Int, link: Int)? {
      let header = sections.addingReportingOverflow(index * size).partialValue
      guard let kind = word(UInt32.self, at: header + 4), kinds.contains(kind),
        let offset = word(UInt64.self, at: header + 24),
        let length = word(UInt64.self, at: header + 32),
        let link = word(UInt32.self, at: header + 40),
        offset >= 0, length >= 0, offset <= file.count, length <= file.count - offset
      else { return nil }
      return (offset, length, link)
    }
    for index in 0..<count {
      // The table of all symbols, and that of those which the dynamic linker needs.
      guard let table = section(index, kinds: [2, 11]), table.link < count,
        let names = section(table.link, kinds: [3]), names.length > 0,
        // The last name ends within the table.
        file[names.offset + names.length - 1] == 0
      else { continue }
      for offset in stride(from: table.offset, to: table.offset + table.length - 23, by: 24) {
        guard let name = word(UInt32.self, at: offset), name > 0, name < names.length,
          let value = word(UInt64.self, at: offset + 8), value > 0
        else { continue }
        let text = base + names.offset + name
        let length = strlen(text)
        guard length > 4 else { continue }
        switch (text[length - 2], text[length - 1]) {
        case (0x66, 0x43): initialisers.append((names.offset + name, UInt64(value)))  // fC
        case (0x76, 0x73): setters.append((names.offset + name, UInt64(value)))  // vs
        case (_, 0x46): methods.append((names.offset + name, UInt64(value)))  // F
        case (0x43, 0x4e): classes[UInt64(value)] = names.offset + name  // CN
        default: break
        }
      }
    }
    return ([.initialiser: initialisers, .method: methods, .setter: setters], classes)
  }
}
