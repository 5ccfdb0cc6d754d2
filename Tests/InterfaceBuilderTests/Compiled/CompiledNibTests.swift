import Foundation
import PortableUIKit
import Testing

@testable import InterfaceBuilder

/// Compiled nibs and storyboards, read without their sources.
@MainActor @Suite struct CompiledNibTests {
  /// A screen with a label below the safe area, a button in the middle and a custom view at the end.
  private static func screen(labelY: Double = 36) -> NibWriter {
    var nib = NibWriter()
    let top = nib.add("NSObject")
    let owner = nib.add("UIProxyObject")
    nib.set(owner, "UIProxiedObjectIdentifier", nib.string("IBFilesOwner"))
    let root = nib.view("UIView", (0, 0, 375, 667), isFree: false)
    let label = nib.view("UILabel", (16, labelY, 100, 20.5))
    nib.set(label, "UIText", nib.string("Hello"))
    let button = nib.view("UIButton", (162.5, 318.5, 50, 30))
    let swapped = nib.view("UIClassSwapper", (20, 567, 335, 80))
    nib.set(swapped, "UIClassName", nib.string("_TtC4Shop6Banner"))
    nib.set(swapped, "UIOriginalClassName", nib.string("UIView"))
    let guide = nib.add("UILayoutGuide")
    nib.set(guide, "UILayoutGuideIdentifier", nib.string("UIViewSafeAreaLayoutGuide"))
    nib.set(root, "UISubviews", nib.array([label, button, swapped]))
    nib.set(root, "UIViewLayoutGuides", nib.array([guide]))
    let half = nib.constraint(
      swapped, 8, root, 8, extra: [("NSMultiplier", .single(Float(80.0 / 667)))])
    let constraints = [
      nib.constraint(label, 3, guide, 3, constant: 16), nib.constraint(label, 5, root, 17),
      nib.constraint(button, 9, root, 9), nib.constraint(button, 10, root, 10), half,
      nib.constraint(swapped, 5, root, 5, constant: 20),
      nib.constraint(root, 6, swapped, 6, constant: 20),
      nib.constraint(root, 4, swapped, 4, constant: 20),
      nib.constraint(label, 7, constant: 300, extra: [("NSRelation", .integer(-1))]),
      nib.constraint(label, 7, constant: 10, extra: [("NSPriority", .integer(1))]),
    ]
    nib.set(root, "UIViewAutolayoutConstraints", nib.array(constraints))
    let outlet = nib.add(
      "UIRuntimeOutletConnection",
      [("UISource", .object(owner)), ("UIDestination", .object(label))])
    nib.set(outlet, "UILabel", nib.string("greeting"))
    nib.set(top, "UINibTopLevelObjectsKey", nib.array([owner, root]))
    nib.set(top, "UINibConnectionsKey", nib.array([outlet]))
    return nib
  }

  private func document(_ nib: NibWriter, tail: [UInt8] = []) throws -> InterfaceDocument {
    try InterfaceDocument(data: Data(nib.bytes(tail: tail)), name: "Folder/Greeting.nib")
  }

  @Test func aNibIsADocument() throws {
    let document = try document(Self.screen())
    #expect(document.isCompiled)
    #expect(document.kind == .xib)
    #expect(document.device?.id == "retina4_7")
    let scene = try #require(document.scenes.first)
    #expect(scene.id == "Greeting")
    let views = scene.canvasHierarchy.views
    #expect(
      views.map(\.id)
        == ["Greeting", "Greeting.greeting", "Greeting.button1", "Greeting.view1"])
    #expect(views[3].customClass == "Banner")
    #expect(views[3].customModule == "Shop")
    #expect(views[1].frame == CGRect(x: 16, y: 36, width: 100, height: 20.5))
    #expect(document.problems.isEmpty)
    #expect(document.danglingReferences.isEmpty)
  }

  @Test func constraintsKeepTheirMeaning() throws {
    let constraints = try document(Self.screen()).scenes[0].canvasHierarchy.constraints
    #expect(constraints.count == 10)
    #expect(constraints[0].constant == 16)
    #expect(constraints[0].second == .guide(.safeArea, of: 0))
    #expect(constraints[1].secondAttribute == .leadingMargin)
    #expect(abs(constraints[4].multiplier - 80.0 / 667) < 1e-7)
    #expect(constraints[8].relation == .lessThanOrEqual)
    #expect(constraints[9].priority == 1)
  }

  @Test func recordedFramesSurvive() throws {
    let report = Verification(tolerance: 1).report(on: try document(Self.screen()))
    #expect(report.compared == 3)
    #expect(report.failures.map(\.view) == [])
    #expect(report.compiled == 1)
  }

  /// Newer nibs end in a mark; the same values stand for the same views.
  /// The compiler keeps the key of each text that translators get.
  @Test func textsAreTranslatedByTheirKeys() throws {
    var nib = NibWriter()
    let top = nib.add("NSObject")
    let root = nib.view("UIView", (0, 0, 375, 667), isFree: false)
    let label = nib.view("UILabel", (16, 36, 100, 20.5))
    let text = nib.add("NSLocalizableString", [("NS.bytes", .data(Array("Hello".utf8)))])
    nib.set(text, "NSKey", nib.string("abc-de-fgh.text"))
    nib.set(label, "UIText", .object(text))
    nib.set(root, "UISubviews", nib.array([label]))
    nib.set(top, "UINibTopLevelObjectsKey", nib.array([root]))
    func shown(_ table: StringsTable?) throws -> [String] {
      let document = try InterfaceDocument(
        data: Data(nib.bytes()), name: "Greeting.nib", strings: table)
      return try document.scenes[0].instantiate().viewsByID.values
        .compactMap { ($0 as? UILabel)?.text }
    }
    #expect(try shown(nil) == ["Hello"])
    #expect(try shown(StringsTable(entries: ["abc-de-fgh.text": "Hallo"])) == ["Hallo"])
    #expect(try shown(StringsTable(entries: ["other.text": "Hallo"])) == ["Hello"])
  }

  /// The nib of a controller has no views: the message says which folder has them.
  @Test func theNibOfAControllerNamesItsFolder() throws {
    var nib = NibWriter()
    let top = nib.add("NSObject")
    let controller = nib.add("UITabBarController")
    nib.set(top, "UINibTopLevelObjectsKey", nib.array([controller]))
    let error = #expect(throws: InterfaceBuilderError.self) { try document(nib) }
    #expect(error?.description.contains(".storyboardc") == true)
  }

  @Test func aTailChangesNothing() throws {
    let tail = Array("LNE".utf8) + [0]
    #expect(try document(Self.screen(), tail: tail).scenes.count == 1)
  }

  /// A value that a class has by itself is left out of an archive; documents mean 250 by leaving it out.
  @Test func huggingIsTheClassesOwn() throws {
    var nib = NibWriter()
    let top = nib.add("NSObject")
    let root = nib.view("UIView", (0, 0, 320, 480), isFree: false)
    let control = nib.view("UISwitch", (0, 0, 51, 31))
    let progress = nib.view("UIProgressView", (0, 0, 51, 4))
    let label = nib.view("UILabel", (0, 0, 51, 31))
    nib.set(label, "UIViewContentHuggingPriority", nib.string("{251, 252}"))
    nib.set(root, "UISubviews", nib.array([control, progress, label]))
    nib.set(top, "UINibTopLevelObjectsKey", nib.array([root]))
    let views = try document(nib).scenes[0].canvasHierarchy.views
    #expect(views[1].horizontalHugging == 750 && views[1].verticalHugging == 750)
    #expect(views[2].horizontalHugging == 250 && views[2].verticalHugging == 750)
    #expect(views[3].horizontalHugging == 251 && views[3].verticalHugging == 252)
    #expect(views[3].verticalCompression == 750)
  }

  @Test func scenesAreNamedByClass() throws {
    var nib = NibWriter()
    let top = nib.add("NSObject")
    let roots = ["Header", "Footer"].map { name in
      let view = nib.view("UIClassSwapper", (0, 0, 320, 44), isFree: false)
      nib.set(view, "UIClassName", nib.string(name))
      nib.set(view, "UIOriginalClassName", nib.string("UIView"))
      return view
    }
    nib.set(top, "UINibTopLevelObjectsKey", nib.array(roots))
    let document = try document(nib)
    #expect(document.scenes.count == 2)
    #expect(try document.scene("Footer").root.attributes["customClass"] == "Footer")
  }

  // MARK: Folders

  /// A navigation controller that shows a controller with a view in a nib of its own, as Xcode lays them out.
  private func storyboard() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "compiled-\(UUID().uuidString)/Main.storyboardc")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var nib = NibWriter()
    let top = nib.add("NSObject")
    let bar = nib.add("UINavigationBar")
    let navigation = nib.add("UINavigationController", [("UINavigationBar", .object(bar))])
    let controller = nib.add("UIClassSwapper")
    nib.set(controller, "UIClassName", nib.string("Greeter"))
    nib.set(controller, "UIOriginalClassName", nib.string("UIViewController"))
    nib.set(controller, "UINibName", nib.string("abc-de-fgh-view-ijk-lm-nop"))
    nib.set(controller, "UIStoryboardIdentifier", nib.string("greeter"))
    nib.set(navigation, "UIViewControllers", nib.array([controller]))
    nib.set(top, "UINibTopLevelObjectsKey", nib.array([navigation]))
    try Data(nib.bytes()).write(to: folder.appending(path: "Start.nib"))
    // Below the bar of 44 points that the controller has.
    let screen = Self.screen(labelY: 80)
    let views = folder.appending(path: "abc-de-fgh-view-ijk-lm-nop.nib")
    try FileManager.default.createDirectory(at: views, withIntermediateDirectories: true)
    try Data("old".utf8).write(to: views.appending(path: "runtime.nib"))
    try Data(screen.bytes()).write(to: views.appending(path: "objects-13.0+.nib"))
    let info: [String: Any] = [
      "UIViewControllerIdentifiersToNibNames": ["Start": "Start"],
      "UIStoryboardDesignatedEntryPointIdentifier": "Start",
    ]
    try PropertyListSerialization.data(fromPropertyList: info, format: .binary, options: 0)
      .write(to: folder.appending(path: "Info.plist"))
    return folder
  }

  @Test func aStoryboardIsAFolder() throws {
    let folder = try storyboard()
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let document = try InterfaceDocument(contentsOf: folder)
    #expect(document.kind == .storyboard)
    #expect(document.controllers.map(\.id) == ["Start", "abc-de-fgh"])
    let scene = try #require(document.initialScene)
    #expect(scene.rootID == "ijk-lm-nop")
    #expect(scene.controller?.customClass == "Greeter")
    #expect(try document.scene("greeter").id == scene.id)
    #expect(scene.environment.safeArea.top == 64)
    let report = Verification(tolerance: 1).report(on: [folder.path])
    #expect(report.errors.isEmpty)
    #expect(report.compared == 3)
    #expect(report.failures.map(\.view) == [])
  }

  @Test func anAppIsADocumentOfAllItHolds() throws {
    let folder = try storyboard()
    let app = folder.deletingLastPathComponent().appending(path: "Shop.app")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let base = app.appending(path: "Base.lproj")
    try FileManager.default.createDirectory(at: base, withIntermediateDirectories: true)
    try FileManager.default.moveItem(at: folder, to: base.appending(path: "Main.storyboardc"))
    try Data(Self.screen().bytes()).write(to: app.appending(path: "Card.nib"))
    try Data("NIBArchive".utf8).write(to: app.appending(path: "Broken.nib"))
    let document = try InterfaceDocument(contentsOf: app)
    #expect(document.scenes.map(\.rootID) == ["Main/ijk-lm-nop", "Card"])
    // One part that is damaged does not hide the others.
    #expect(document.problems.map(\.file) == ["\(app.path)/Broken.nib"])
  }

  // MARK: Damage

  @Test func everyCutIsAnError() throws {
    let bytes = Self.screen().bytes()
    for count in 0..<bytes.count {
      #expect(throws: InterfaceBuilderError.self) {
        try InterfaceDocument(data: Data(bytes[..<count]), name: "cut.nib")
      }
    }
  }

  /// Any byte may be any other: an error or a document, and never more memory than some times the file.
  @Test func anyByteMayBeDamaged() throws {
    let bytes = Self.screen().bytes()
    var random = Damage.SplitMix(state: 67)
    for _ in 0..<1000 {
      var damaged = bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) {
        damaged[Int.random(in: 10..<bytes.count, using: &random)] = UInt8.random(
          in: 0...255, using: &random)
      }
      let document = try? InterfaceDocument(data: Data(damaged), name: "damaged.nib")
      #expect((document?.scenes.count ?? 0) <= bytes.count)
    }
  }

  @Test func circlesEnd() throws {
    var nib = NibWriter()
    let top = nib.add("NSObject")
    let root = nib.view("UIView", (0, 0, 320, 480), isFree: false)
    let inner = nib.view("UIView", (0, 0, 20, 20))
    nib.set(root, "UISubviews", nib.array([inner, root, inner]))
    nib.set(inner, "UISubviews", nib.array([root, inner]))
    nib.set(top, "UINibTopLevelObjectsKey", nib.array([root, root, inner]))
    let document = try document(nib)
    #expect(document.scenes.map { $0.canvasHierarchy.views.count }.reduce(0, +) <= 2)
  }

  @Test func aChainThatIsTooDeepIsRefused() throws {
    var nib = NibWriter()
    let top = nib.add("NSObject")
    let views = (0..<400).map { _ in nib.view("UIView", (0, 0, 9, 9), isFree: false) }
    for (outer, inner) in zip(views, views.dropFirst()) {
      nib.set(outer, "UISubviews", nib.array([inner]))
    }
    nib.set(top, "UINibTopLevelObjectsKey", nib.array([views[0]]))
    #expect(throws: InterfaceBuilderError.self) { try document(nib) }
  }

  @Test(arguments: [
    Array("NIBArchive".utf8), Array("bplist00".utf8) + Array(repeating: 0, count: 40),
    Array("NIBArchive".utf8) + Array(repeating: 0xff, count: 60),
  ])
  func rubbishIsNamed(bytes: [UInt8]) {
    let error = #expect(throws: InterfaceBuilderError.self) {
      try InterfaceDocument(data: Data(bytes), name: "x.nib")
    }
    guard case .damagedArchive = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func nibsOfMacOSAreRefusedAsSuch() throws {
    var nib = NibWriter()
    _ = nib.add("NSIBObjectData")
    let error = #expect(throws: InterfaceBuilderError.self) { try document(nib) }
    #expect(error?.isOfOtherPlatform == true)
  }

  // MARK: Keyed archives

  /// The same objects in the older container: geometry is text there.
  @Test func keyedArchivesAreRead() throws {
    let list: [String: Any] = ["$archiver": "NSKeyedArchiver", "$version": 100_000]
    let plain = try PropertyListSerialization.data(
      fromPropertyList: list, format: .binary, options: 0)
    #expect(throws: InterfaceBuilderError.self) {
      try InterfaceDocument(data: plain, name: "old.nib")
    }
    let document = try InterfaceDocument(data: Data(KeyedNib.sample), name: "old.nib")
    #expect(document.scenes[0].canvasHierarchy.views.map(\.kind) == ["view", "label"])
    #expect(
      document.scenes[0].canvasHierarchy.views[1].frame
        == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}
