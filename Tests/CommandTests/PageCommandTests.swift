import Foundation
import Testing

/// Pages that the command writes: of a scene, of a session, for pasted logs. Each is one file that needs nothing else.
@Suite struct PageCommandTests {
  /// Attributes by which a page has something fetched.
  private static let fetching = ["src", "href", "srcset", "data", "action", "poster", "background"]

  private func expectSelfContained(_ page: WrittenPage) throws {
    let elements = try page.elements()
    #expect(elements.first?.name == "html")
    #expect(elements.filter { $0.name == "title" }.count == 1)
    #expect(elements.contains { $0.name == "script" })
    #expect(!elements.contains { ["link", "iframe", "base", "object", "embed"].contains($0.name) })
    for element in elements {
      for name in Self.fetching {
        let target = element.attributes[name] ?? ""
        #expect(target.isEmpty || target.hasPrefix("#") || target.hasPrefix("data:"), "\(target)")
      }
    }
    // What scripts and styles fetch by; a namespace is a name, and nothing is fetched from there.
    let words = page.text.replacingOccurrences(of: "http://www.w3.org/", with: "")
    for word in [
      "http:", "https:", "@import", "XMLHttpRequest", "WebSocket", "importScripts", "sendBeacon",
    ] {
      #expect(!words.contains(word), "\(word)")
    }
    let identifiers = elements.compactMap { $0.attributes["id"] }
    #expect(Set(identifiers).count == identifiers.count)
    // "\0asm", version 1 (WebAssembly Core Specification, 5.5.16).
    #expect(try page.solver().starts(with: [0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]))
  }

  // MARK: What is written

  @Test func aSceneBecomesALivePage() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/profile.html"
    let run = try CommandRun("render", "Docs/Examples/Profile.storyboard", "-o", file)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("\(file): scene prf-sc-001 (Profile)"), "\(run.output)")
    #expect(folder.names == ["profile.html"])
    let page = try WrittenPage(folder.bytes("profile.html"))
    try expectSelfContained(page)
    for text in ["Ada Lovelace", "name_label"] { #expect(page.text.contains(text)) }
  }

  /// A text that looks like markup is a text.
  @Test func textsCannotEndTheScriptThatTheyAreIn() throws {
    let folder = try ScratchFolder()
    let script = "view card 320x200\nlabel l \"</script><img src=x>&\" in card\nhtml \"p\"\n"
    let source = try folder.write(script, to: "p.layout")
    let run = try CommandRun(shell: "\"$A\" run \(source)", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let page = try WrittenPage(folder.bytes("p.html"))
    try expectSelfContained(page)
    #expect(!page.text.contains("</script><img"))
    #expect(!(try page.elements()).contains { $0.name == "img" })
  }

  @Test func aPageForPastedLogsIsOneFile() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/c.html"
    let run = try CommandRun("page", "-o", file)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output == "\(file): paste a log of Xcode's into its field\n")
    #expect(folder.names == ["c.html"])
    let page = try WrittenPage(folder.bytes("c.html"))
    try expectSelfContained(page)
    #expect(try page.elements().contains { $0.name == "textarea" })
  }

  @Test func aPageForPastedLogsHasANameOfItsOwn() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(shell: "\"$A\" page", in: folder)
    #expect(run.status == 0)
    #expect(folder.names == ["conflict.html"])
  }

  @Test func theSameCommandGivesTheSamePage() throws {
    let folder = try ScratchFolder()
    for name in ["a.html", "b.html"] {
      let file = "\(folder.path)/\(name)"
      #expect(
        try CommandRun("render", "Docs/Examples/Profile.storyboard", "-o", file).status == 0)
    }
    #expect(folder.bytes("a.html") != nil)
    #expect(folder.bytes("a.html") == folder.bytes("b.html"))
  }

  // MARK: What cannot be written

  private static let commands = [
    ["render", "Docs/Examples/Profile.storyboard", "-o"], ["page", "-o"],
  ]

  /// EX_CANTCREAT of sysexits.
  @Test(arguments: commands) func aMissingFolderCannotHoldAPage(_ command: [String]) throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/nowhere/p.html"
    let run = try CommandRun(arguments: command + [file])
    #expect(run.status == 73)
    #expect(run.errors == "autolayout: error: cannot create \(file): No such file or directory\n")
    #expect(run.output == "")
    #expect(folder.names == [])
  }

  @Test(arguments: commands) func aFolderIsNoPage(_ command: [String]) throws {
    let folder = try ScratchFolder()
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/p.html", withIntermediateDirectories: false)
    let run = try CommandRun(arguments: command + ["\(folder.path)/p.html"])
    #expect(run.status == 73)
    #expect(run.errors.contains("p.html: Is a directory"), "\(run.errors)")
    #expect(folder.names == ["p.html"])
  }

  /// EX_IOERR: what is there already stays as it was.
  @Test(arguments: commands) func aFullDiskLeavesNoPage(_ command: [String]) throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/p.html"
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/dev/full")
    let run = try CommandRun(arguments: command + [file])
    #expect(run.status == 74)
    #expect(run.errors.contains("No space left on device"), "\(run.errors)")
    #expect(folder.names == ["p.html"])
  }

  @Test func aPageShowsOneLayout() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", "--appearance", "all", "-o",
      "\(folder.path)/p.html")
    #expect(run.status == 64)
    #expect(
      run.errors
        == "autolayout: error: a page shows one layout: choose one scene, device, side, appearance, "
        + "direction, text size\n")
    #expect(folder.names == [])
  }

  @Test func aDocumentThatCannotBeReadLeavesTheOldPage() throws {
    let folder = try ScratchFolder()
    let document = try folder.write("<document>", to: "d.xib")
    let file = try folder.write("old", to: "p.html")
    #expect(try CommandRun("render", document, "-o", file).status == 65)
    #expect(folder.bytes("p.html") == Array("old".utf8))
  }
}
