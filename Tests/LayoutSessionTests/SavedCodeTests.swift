import Foundation
import LayoutSession
import PortableUIKit
import Testing

/// The Swift code that `save` writes makes the layout that the session shows.
///
/// The code is part of these tests, so that the compiler has read it: each scene's stands in `SavedCode`, letter
/// for letter as it is saved. With `RECORD_TRANSCRIPTS` set in the environment it is written anew.
@MainActor @Suite(.serialized) struct SavedCodeTests {
  /// What a function of saved code returns: views by name, and what adapts them to traits.
  typealias Saved = (views: [String: UIView], adapt: (UITraitCollection) -> Void)

  struct Scene: CustomTestStringConvertible, Sendable {
    let name: String
    let lines: [String]
    let code: @MainActor @Sendable () -> Saved

    var testDescription: String { name }
    /// The views that are declared.
    var views: [String] {
      ["screen"]
        + lines.compactMap { line in
          let words = line.split(separator: " ")
          return line.contains(" in ") && words.count > 2 ? String(words[1]) : nil
        }
    }
  }

  nonisolated static let scenes = [
    Scene(
      name: "Controls",
      lines: [
        "device \"iPhone 15\"", "label title \"Good morning\" in screen",
        "button ok \"OK, I have seen it\" in screen", "field name \"Anna Livia\" in screen",
        "toggle sound in screen", "slider volume in screen", "progress bar in screen",
        "image photo 64x48 in screen", "field empty in screen", "button bare in screen",
        "label small \"Fine print\" in screen", "font small 11", "button big \"Big\" in screen",
        "font big 28", "V:|-80-[title]-[ok]-[name]-[sound]-[volume]-[bar]-[photo]-[empty]-[bare]",
        "V:[bare]-[small]-[big]", "title.leading == screen.leadingMargin",
        "ok.leading == title.leading", "name.leading == title.leading",
        "sound.leading == title.leading", "H:|-[volume]-|", "bar.leading == title.leading",
        "bar.trailing == volume.trailing", "photo.leading == title.leading",
        "empty.leading == title.leading", "bare.leading == title.leading",
        "small.leading == title.leading", "big.trailing == screen.trailingMargin",
      ], code: savedControls),
    Scene(
      name: "Stacks",
      lines: [
        "device \"iPhone SE\"", "view card in screen", "card.top == screen.safeArea.top + 12",
        "H:|-[card]-|", "margins card all 12",
        "stack row horizontal spacing 8 align center in card", "H:|-[row]-|", "V:|-[row]-|",
        "image icon 40x40 in row", "stack texts vertical spacing 2 align leading in row",
        "label title \"A title that is rather long for it\" in texts",
        "label note \"Detail\" in texts", "button more \"More\" in row", "label gone \"X\" in row",
        "hide gone", "hug more horizontal 700", "resist title horizontal 600",
        "stack dots horizontal spacing 4 distribute fillEqually in screen",
        "dots.top == card.bottom + 20", "dots.leading == card.leading", "dots.width == 100",
        "view one in dots", "view two in dots", "one.height == 10 as height",
        "stack share vertical spacing 4 distribute fillProportionally in screen",
        "share.top == dots.bottom + 20", "share.leading == card.leading", "share.height == 200",
        "stack inner vertical spacing 4 distribute fillProportionally in share",
        "label first \"First\" in inner", "label second \"Second\" in inner", "font second 28",
        "label third \"Third\" in share",
      ], code: savedStacks),
    Scene(
      name: "Traits",
      lines: [
        "device \"iPhone 15\" landscape",
        "label default \"Words that need more than one line of it\" in screen", "lines default 0",
        "default.top == screen.top + 40", "default.leading == screen.leadingMargin",
        "default.width <= 150 when vertical compact",
        "default.width == 0.5*screen.width when vertical regular",
        "default.width == 0.25*screen.width @500 when horizontal any", "image photo in screen",
        "photo.centerX == screen.centerXWithinMargins", "photo.centerY == 0.5*screen.centerY",
        "photo.width == 2*photo.height", "photo.height == 50 @900 as height",
        "photo.bottom <= screen.safeArea.bottom",
      ], code: savedTraits),
  ]

  /// Where the code of a scene stands.
  private static func file(_ scene: Scene) -> URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("SavedCode/Saved\(scene.name).swift")
  }

  /// Saved code as a function that returns its views.
  private func function(_ scene: Scene, code: String) -> String {
    let body = code.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
      .map { $0.isEmpty ? "" : "  " + $0 }.joined(separator: "\n")
    let views = scene.views.map { name in
      "\"\(name)\": \(name == "default" ? "`default`" : name)"
    }.joined(separator: ", ")
    let adapt = code.contains("func adapt") ? "adapt" : "{ _ in }"
    return """
      // swift-format-ignore-file
      // What a session saved; written by SavedCodeTests.
      import PortableUIKit

      @MainActor func saved\(scene.name)() -> SavedCodeTests.Saved {
      \(body)  return ([\(views)], \(adapt))
      }

      """
  }

  @Test(arguments: scenes)
  func savedCodeIsWhatTheCompilerRead(scene: Scene) throws {
    let files = MemoryFiles()
    let session = Session(files: files)
    for line in scene.lines + ["save \"a.swift\""] {
      let response = session.apply(line)
      #expect(!response.isFailure, "\(response.text())")
    }
    let code = function(scene, code: try #require(files.text("a.swift")))
    if ProcessInfo.processInfo.environment["RECORD_TRANSCRIPTS"] != nil {
      try code.write(to: Self.file(scene), atomically: true, encoding: .utf8)
      return
    }
    #expect(try String(contentsOf: Self.file(scene), encoding: .utf8) == code)
  }

  @Test(arguments: scenes)
  func savedCodeMakesTheSameLayout(scene: Scene) throws {
    let session = Session(files: MemoryFiles())
    for line in scene.lines { session.apply(line) }
    let words = scene.lines[0].split(separator: "\"")
    let device = try #require(DeviceEnvironment.named(String(words[1])))
    let window = UIWindow(environment: device)
    let saved = scene.code()
    let controller = UIViewController()
    controller.view = saved.views["screen"]
    window.rootViewController = controller
    window.makeKeyAndVisible()
    if words.count > 2 { window.rotate(to: .landscape) }
    window.performTurn()
    saved.adapt(controller.traitCollection)
    window.performTurn()
    for name in scene.views {
      let line = session.apply("show \(name)").text().split(separator: "\n").last ?? ""
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count >= 4)
      let frame = try #require(saved.views[name]).frame
      let own = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(
        zip(numbers.suffix(4), own).allSatisfy { abs($0 - $1) < 0.01 },
        "\(name): the session has \(line), the code \(own)")
    }
  }
}
