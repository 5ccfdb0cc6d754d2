import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Damaged copies of all fixtures, documents, translations and catalogs alike: each is read or refused
/// with its place, none crashes or hangs. `FUZZ_SECONDS` makes the run as long as wanted.
@MainActor @Suite struct FixtureFuzzTests {
  /// A generator with a fixed sequence (Steele, Lea and Flood, doi:10.1145/2660193.2660195).
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let values = [
    "nan", "1e999", "-1", "0", "1e-300", "", "YES", "NO", "root", "root-v", "infinite", "1:0",
    "leading", "height", "99999999999999999999", "0x10", "embed", "vertical", "fillEqually",
    "IBUITableViewCellStyleValue1", "../../../etc/passwd", "😀", "dark", "display-p3", "3x",
  ]

  @Test func damagedFixtures() throws {
    let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(Double.init)
    let folder = try #require(Bundle.module.resourceURL).appending(path: "Fixtures")
    let files =
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { name in
        [".xib", ".storyboard", ".strings", ".xcstrings", ".json", ".svg", ".pdf", ".png", ".jpg"]
          .contains { name.hasSuffix($0) }
      }.sorted()
    let originals = try files.map {
      ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
    let work = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    let set = work.appending(path: "A.xcassets/Name.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let start = ContinuousClock.now
    let seed: UInt64 = 11
    var random = SplitMix(state: seed)
    var (count, refused, slowest) = (0, 0, Duration.zero)
    while seconds.map({ start.duration(to: .now) < .seconds($0) }) ?? (count < 400) {
      let (name, bytes) = originals[Int.random(in: 0..<originals.count, using: &random)]
      let damaged = Self.damaged(bytes, &random)
      let began = ContinuousClock.now
      if try Self.read(damaged, name: name, set: set) { refused += 1 }
      let took = began.duration(to: .now)
      slowest = max(slowest, took)
      #expect(took < .seconds(20), "\(name), seed \(seed), input \(count)")
      count += 1
    }
    #expect(refused > 0 && refused < count)
    if seconds != nil {
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let peak = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
      print("\(count) inputs, \(refused) refused, slowest \(slowest), \(peak)")
    }
  }

  /// Reads a damaged file as what it is.
  ///
  /// - Returns: Whether it was refused.
  private static func read(_ bytes: [UInt8], name: String, set: URL) throws -> Bool {
    let data = Data(bytes)
    do throws(InterfaceBuilderError) {
      switch name.split(separator: ".").last {
      case "xib", "storyboard":
        let document = try InterfaceDocument(
          data: data, name: name, strings: StringsTable(entries: ["label.text": "x"]))
        for scene in document.scenes {
          let instance = try scene.instantiate(InstantiationOptions(classes: ClassRegistry()))
          instance.layout()
          instance.showBars()
        }
        loadAsProgram(document, data)
      case "strings": _ = try StringsTable(strings: data, name: name)
      case "xcstrings": _ = try StringsTable(catalog: data, language: "de", name: name)
      default:
        return asset(data, name, set)
      }
      return false
    } catch {
      #expect(error.description.hasPrefix(name))
      if case .malformed = error.reason { #expect(error.line != nil) }
      if case .invalidValue = error.reason { #expect(error.line != nil && error.elementID != nil) }
      return true
    }
  }

  /// Makes the objects as a program does; whatever UIKit would raise is recorded and passed over.
  private static func loadAsProgram(_ document: InterfaceDocument, _ data: Data) {
    let handler = UIKitException.handler
    UIKitException.handler = { _ in }
    defer { UIKitException.handler = handler }
    let loader = DocumentLoader(classes: ClassRegistry(), languages: [])
    if document.kind == .xib {
      let owner = OutletDictionary()
      _ = try? loader.nib(data: data, in: .main).makeObjects(owner: owner, externalObjects: [:])
    } else if let contents = try? loader.storyboard(data: data, in: .main) {
      let storyboard = UIStoryboard(contents: contents)
      let controller = storyboard.instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      controller?.children.first?.loadViewIfNeeded()
    }
  }

  /// Reads a damaged file of a catalog.
  private static func asset(_ data: Data, _ name: String, _ set: URL) -> Bool {
    let isContents = name.hasSuffix("Contents.json")
    let file = isContents ? "Contents.json" : "file." + (name.split(separator: ".").last ?? "png")
    try? data.write(to: set.appending(path: file))
    if !isContents {
      try? Data("{\"images\":[{\"filename\":\"\(file)\"}]}".utf8)
        .write(to: set.appending(path: "Contents.json"))
    }
    let library = AssetLibrary(
      catalogs: [set.deletingLastPathComponent()])
    _ = library.image(named: "Name", traits: UITraitCollection())?.size
    for problem in library.problems { #expect(problem.description.contains("Name.imageset")) }
    return !library.problems.isEmpty
  }

  // MARK: Damage

  private static func damaged(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    guard !bytes.isEmpty else { return bytes }
    return Bool.random(using: &random) ? noisy(bytes, &random) : restructured(bytes, &random)
  }

  private static func noisy(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var damaged = bytes
    for _ in 0..<Int.random(in: 1...12, using: &random) where !damaged.isEmpty {
      let position = Int.random(in: 0..<damaged.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: damaged[position] = UInt8.random(in: 0...255, using: &random)
      case 1: damaged.remove(at: position)
      case 2: damaged.removeSubrange(position..<min(damaged.count, position + 40))
      default: damaged.insert(UInt8.random(in: 32...126, using: &random), at: position)
      }
    }
    return damaged
  }

  /// Moves, repeats and drops lines, and puts other values between quotation marks.
  private static func restructured(_ bytes: [UInt8], _ random: inout SplitMix) -> [UInt8] {
    var lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for _ in 0..<Int.random(in: 1...6, using: &random) where !lines.isEmpty {
      let index = Int.random(in: 0..<lines.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: lines.remove(at: index)
      case 1: lines.insert(lines[index], at: index)
      case 2: lines.swapAt(index, Int.random(in: 0..<lines.count, using: &random))
      default:
        var parts = lines[index].split(separator: "\"", omittingEmptySubsequences: false)
          .map(String.init)
        guard parts.count >= 3 else { continue }
        let slot = 2 * Int.random(in: 0..<(parts.count / 2), using: &random) + 1
        parts[slot] = values.randomElement(using: &random) ?? ""
        lines[index] = parts.joined(separator: "\"")
      }
    }
    return Array(lines.joined(separator: "\n").utf8)
  }
}
