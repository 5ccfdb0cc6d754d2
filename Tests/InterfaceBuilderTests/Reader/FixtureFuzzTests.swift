import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

/// Damaged copies of all fixtures, documents, translations and catalogs alike: each is read or refused
/// with its place, none crashes or hangs. `FUZZ_SECONDS` makes the run as long as wanted.
@MainActor @Suite struct FixtureFuzzTests {
  @Test func damagedFixtures() throws {
    let seconds = ProcessInfo.processInfo.environment["FUZZ_SECONDS"].flatMap(Double.init)
    let folder = try #require(Bundle.module.resourceURL).appending(path: "Fixtures")
    let files =
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? [])
      .filter { name in
        [".xib", ".storyboard", ".strings", ".xcstrings", ".json", ".svg", ".pdf", ".png", ".jpg"]
          .contains { name.hasSuffix($0) }
      }.sorted()
    var originals = try files.map {
      ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
    originals.append(("Compiled.strings", try Self.compiledStrings()))
    let work = FileManager.default.temporaryDirectory.appending(path: "fuzz-\(UUID().uuidString)")
    let set = work.appending(path: "A.xcassets/Name.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: work) }
    let start = ContinuousClock.now
    let seed: UInt64 = 11
    var damage = Damage(seed: seed)
    var (count, refused, slowest) = (0, 0, Duration.zero)
    while seconds.map({ start.duration(to: .now) < .seconds($0) }) ?? (count < 400) {
      let (name, bytes) = originals[Int.random(in: 0..<originals.count, using: &damage.random)]
      let damaged = damage.damaged(bytes)
      let began = ContinuousClock.now
      if try Self.read(damaged, name: name, set: set) { refused += 1 }
      let took = began.duration(to: .now)
      slowest = max(slowest, took)
      // How long an input takes is no test's matter, but whoever waits is told for what.
      if took > .seconds(5) { print("seed \(seed), input \(count): \(took) for \(name)") }
      count += 1
    }
    #expect(refused > 0 && refused < count)
    if seconds != nil {
      let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let peak = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM") } ?? ""
      print("\(count) inputs, \(refused) refused, slowest \(slowest), \(peak)")
    }
  }

  /// A table of translations as Xcode compiles it.
  private static func compiledStrings() throws -> [UInt8] {
    let texts =
      ["label.text": "Ä", "button.normalTitle": "B", "more": ["one": "1"]] as [String: Any]
    return [UInt8](
      try PropertyListSerialization.data(fromPropertyList: texts, format: .binary, options: 0))
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
          let instance = try scene.instantiate(InstantiationOptions(classes: AppFixture.classes))
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
      expectPlace(error, name)
      return true
    }
  }

  /// Every refusal names the file; of a document the line, and of what lies in an element the element.
  private static func expectPlace(_ error: InterfaceBuilderError, _ name: String) {
    #expect(error.description.hasPrefix(name))
    guard name.hasSuffix(".xib") || name.hasSuffix(".storyboard") else { return }
    switch error.reason {
    case .empty, .tooLarge: return
    case .unsupportedEncoding, .documentTypeDeclaration: #expect(error.line != nil, "\(error)")
    case .malformed:
      // Before the first element there is none to name.
      #expect(error.line != nil, "\(error)")
    default:
      #expect(error.line != nil && (error.elementID ?? error.element) != nil, "\(error)")
    }
  }

  /// Makes the objects as a program does; whatever UIKit would raise is recorded and passed over.
  private static func loadAsProgram(_ document: InterfaceDocument, _ data: Data) {
    let handler = UIKitException.handler
    UIKitException.handler = { _ in }
    defer { UIKitException.handler = handler }
    let loader = DocumentLoader(classes: AppFixture.classes, languages: [])
    if document.kind == .xib {
      let owner = OutletDictionary()
      _ = try? loader.nib(data: data, in: .main).makeObjects(owner: owner, externalObjects: [:])
    } else if let contents = try? loader.storyboard(data: data, in: .main) {
      let storyboard = UIStoryboard(contents: contents)
      for description in document.controllers.prefix(8) {
        // Every controller, in a window that turns: prototypes are made, variations followed.
        let clock = ManualFrameClock()
        let window = UIWindow(environment: .standard, frameClock: clock)
        let controller = description.storyboardIdentifier.map {
          storyboard.instantiateViewController(withIdentifier: $0)
        }
        window.rootViewController = controller ?? storyboard.instantiateInitialViewController()
        window.isHidden = false
        window.layoutIfNeeded()
        for orientation in [DeviceOrientation.landscape, .portrait] {
          window.rotate(to: orientation)
          clock.advance(by: 1)
        }
      }
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
}
