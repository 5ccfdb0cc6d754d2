import Foundation

/// The classes and allocating initialisers that an ELF file (a program or a shared library) names.
///
/// The file is mapped, not read: only the table of symbols of a program of 120 MB is looked at, once.
/// Every offset is checked against the length of the file, so a damaged or stripped file has no symbols
/// rather than bringing the program down.
struct SymbolFile {
  private let bytes: Data
  /// Names (their offsets in the file) and values of the symbols whose mangled name ends as that of an
  /// allocating initialiser does.
  private var initialisers: [(name: Int, value: UInt64)] = []
  /// The offsets of the mangled names of classes, by the place of their metadata.
  private var classes: [UInt64: Int] = [:]
  /// The offsets of the mangled names of methods that tables and collections look for.
  private var methods: [Int] = []

  /// Reads the symbols of the file at `path`; nil where it is no ELF file of 64 bits.
  init?(path: String) {
    guard
      let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
      data.count > 64, data.prefix(5).elementsEqual([0x7f, 0x45, 0x4c, 0x46, 2])
    else { return nil }
    bytes = data
    let found = bytes.withUnsafeBytes { SymbolFile.symbols(in: $0) }
    (initialisers, classes, methods) = (found.initialisers, found.classes, found.methods)
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

  /// The values of the symbols whose name begins with `prefix` and for which `isWanted` holds.
  func values(prefix: String, where isWanted: (String) -> Bool) -> [UInt64] {
    bytes.withUnsafeBytes { file in
      guard let base = file.baseAddress?.assumingMemoryBound(to: CChar.self) else { return [] }
      return prefix.withCString { start in
        let length = strlen(start)
        return initialisers.compactMap { symbol in
          let name = base + symbol.name
          guard strncmp(name, start, length) == 0, isWanted(String(cString: name)) else {
            return nil
          }
          return symbol.value
        }
      }
    }
  }

  /// Whether a method with a demangled name for which `isWanted` holds belongs to the class or an extension of it:
  /// its mangled name begins with `prefix`, that of the class.
  func hasMethod(prefix: String, where isWanted: (String) -> Bool) -> Bool {
    bytes.withUnsafeBytes { file in
      guard let base = file.baseAddress?.assumingMemoryBound(to: CChar.self) else { return false }
      return prefix.withCString { start in
        let length = strlen(start)
        return methods.contains { name in
          strncmp(base + name, start, length) == 0 && isWanted(String(cString: base + name))
        }
      }
    }
  }

  private static func symbols(
    in file: UnsafeRawBufferPointer
  ) -> (initialisers: [(name: Int, value: UInt64)], classes: [UInt64: Int], methods: [Int]) {
    var initialisers: [(name: Int, value: UInt64)] = []
    var classes: [UInt64: Int] = [:]
    var methods: [Int] = []
    func word<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Int? {
      guard offset >= 0, offset <= file.count - MemoryLayout<Value>.size else { return nil }
      return Int(exactly: Value(littleEndian: file.loadUnaligned(fromByteOffset: offset, as: type)))
    }
    guard let base = file.baseAddress?.assumingMemoryBound(to: CChar.self),
      let sections = word(UInt64.self, at: 40), let size = word(UInt16.self, at: 58),
      let count = word(UInt16.self, at: 60), size >= 64, sections >= 0
    else { return ([], [:], []) }
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
      guard let symbols = section(index, kinds: [2, 11]), symbols.link < count,
        let names = section(symbols.link, kinds: [3]), names.length > 0,
        // The last name ends within the table.
        file[names.offset + names.length - 1] == 0
      else { continue }
      for offset in stride(from: symbols.offset, to: symbols.offset + symbols.length - 23, by: 24) {
        guard let name = word(UInt32.self, at: offset), name > 0, name < names.length,
          let value = word(UInt64.self, at: offset + 8), value > 0
        else { continue }
        let text = base + names.offset + name
        let length = strlen(text)
        guard length > 4 else { continue }
        switch (text[length - 2], text[length - 1]) {
        case (0x66, 0x43): initialisers.append((names.offset + name, UInt64(value)))  // fC
        case (0x43, 0x4e): classes[UInt64(value)] = names.offset + name  // CN
        case (_, 0x46):  // F
          let isWanted = DeclaredMethod.mangledWords.contains { strstr(text, $0) != nil }
          if isWanted { methods.append(names.offset + name) }
        default: break
        }
      }
    }
    return (initialisers, classes, methods)
  }
}
