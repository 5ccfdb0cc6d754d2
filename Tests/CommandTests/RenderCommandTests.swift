import Foundation
import Testing

@Suite struct RenderCommandTests {
  /// Width and height out of the header of a PNG file.
  private func pixelSize(_ bytes: [UInt8]?) -> [Int] {
    guard let bytes, bytes.count > 24, bytes.prefix(4) == [0x89, 0x50, 0x4E, 0x47] else {
      return []
    }
    return [16, 20].map { start in bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func thePictureHasTheDevicesPixels() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/profile.png"
    let run = try CommandRun("render", "Docs/Examples/Profile.storyboard", "-o", file)
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix(
        "\(file): scene prf-sc-001 (Profile) on iPhone 16, portrait, 393 x 852 points, "
          + "1179 x 2556 pixels\nfont: SF Pro drawn with "))
    #expect(pixelSize(folder.bytes("profile.png")) == [1179, 2556])
    #expect(folder.names == ["profile.png"])
  }

  @Test func otherDevicesAndOrientationsHaveTheirOwn() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    let file = "\(folder.path)/a.png"
    #expect(
      try CommandRun("render", document, "--device", "iPhone SE", "--output", file).status == 0)
    #expect(pixelSize(folder.bytes("a.png")) == [640, 1136])
    #expect(
      try CommandRun(
        "render", document, "--device", "retina6_1", "--orientation", "landscape", "-o", file
      ).status == 0)
    #expect(pixelSize(folder.bytes("a.png")) == [1792, 828])
    // Without a device the document's own is turned.
    #expect(
      try CommandRun("render", document, "--orientation", "landscape", "-o", file).status == 0)
    #expect(pixelSize(folder.bytes("a.png")) == [2556, 1179])
  }

  /// A language that the document has no texts in is told; English needs none.
  @Test func aLanguageWithoutTextsIsTold() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    let file = "\(folder.path)/a.png"
    let run = try CommandRun("render", document, "--language", "xx", "-o", file)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix(
        "\(document): warning: no texts in \"xx\" lie beside the document; its own are shown"))
    #expect(try CommandRun("render", document, "--language", "en", "-o", file).errors == "")
  }

  @Test func anSVGTellsItsTexts() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", "--wireframe", "-o", "\(folder.path)/p.svg")
    #expect(run.status == 0)
    let document = String(decoding: folder.bytes("p.svg") ?? [], as: UTF8.self)
    #expect(document.contains("<title>Profile</title>"))
    for text in ["Ada Lovelace", "4,096", "Message", "Sign Out", "UILabel name-label"] {
      #expect(document.contains(text))
    }
  }

  @Test func theSameCommandGivesTheSameBytes() throws {
    let folder = try ScratchFolder()
    for name in ["a.png", "b.png", "a.svg", "b.svg", "a.pdf", "b.pdf"] {
      let run = try CommandRun(
        "render", "Docs/Examples/Profile.storyboard", "-o", "\(folder.path)/\(name)")
      #expect(run.status == 0)
    }
    #expect(folder.bytes("a.png") == folder.bytes("b.png"))
    #expect(folder.bytes("a.svg") == folder.bytes("b.svg"))
    #expect(folder.bytes("a.pdf") == folder.bytes("b.pdf"))
    #expect(folder.bytes("a.pdf")?.starts(with: "%PDF".utf8) == true)
  }

  @Test(arguments: ["prf-sc-001", "prf-vc-001", "root-view", "Profile", "profile"])
  func aSceneGoesByAnyOfItsNames(name: String) throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", "--scene", name, "-o", "\(folder.path)/p.png")
    #expect(run.status == 0)
  }

  @Test func anUnknownSceneIsAnsweredWithTheKnownOnes() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", "--scene", "x", "-o", "\(folder.path)/p.png")
    #expect(run.status == 64)
    #expect(
      run.errors
        == "Docs/Examples/Profile.storyboard: error: has no scene \"x\"; it has Profile (prf-sc-001)\n"
    )
    #expect(folder.names == [])
  }

  /// Two scenes: a box in each, the second controller of a class of its own, in a navigation controller.
  private static let twoScenes = TinyDocument.text().replacing(
    "</scenes>",
    with: """
      <scene sceneID="scn-sc-002"><objects>
      <viewController title="Other" customClass="OtherController" id="ctl-ct-002" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="rot-rt-002">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/></view>
      </viewController></objects></scene>
      <scene sceneID="scn-sc-003"><objects>
      <navigationController storyboardIdentifier="start" id="nav-nv-001" sceneMemberID="viewController">
      <connections><segue destination="ctl-ct-002" kind="relationship" \
      relationship="rootViewController" id="seg-sg-001"/></connections>
      </navigationController></objects></scene>
      </scenes>
      """)

  @Test(arguments: ["Other", "OtherController", "rot-rt-002", "start", "nav-nv-001", "scn-sc-003"])
  func aSceneGoesByTitleClassAndTheControllerAroundIt(name: String) throws {
    let folder = try ScratchFolder()
    let document = try folder.write(Self.twoScenes, to: "d.storyboard")
    let run = try CommandRun("render", document, "--scene", name, "-o", "\(folder.path)/p.png")
    #expect(run.output.contains("scene scn-sc-002 (Other)"), "\(run.output)\(run.errors)")
  }

  @Test func allScenesAreOneSheet() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(Self.twoScenes, to: "d.storyboard")
    let run = try CommandRun("render", document, "--scene", "all", "-o", "\(folder.path)/p.svg")
    #expect(run.output.hasPrefix("\(folder.path)/p.svg: 2 scenes"), "\(run.output)\(run.errors)")
    let twice = try CommandRun(
      "render", document, "--scene", "all", "--appearance", "all", "-o", "\(folder.path)/p.svg")
    #expect(twice.output.hasPrefix("\(folder.path)/p.svg: 2 scenes 2 times"), "\(twice.output)")
    let page = try CommandRun("render", document, "--scene", "all", "-o", "\(folder.path)/p.html")
    #expect(page.status == 64)
    let explained = try CommandRun("explain", document, "--scene", "all", "--view", "red-bx-001")
    #expect(explained.output.contains("scene Tiny (scn-sc-001)\n"), "\(explained.errors)")
    #expect(explained.output.contains("scene Other (scn-sc-002)\n"))
    #expect(explained.status == 0)
    let swept = try CommandRun("sweep", document, "--scene", "all")
    #expect(swept.status == 64)
    #expect(swept.errors.contains("choose one of Tiny (scn-sc-001), Other (scn-sc-002)"))
  }

  @Test(arguments: ["1366-320", "400-400", "nan-400", "320", "0-400", "320-inf"])
  func widthsThatAreNoneAreAnsweredWithAdvice(_ widths: String) throws {
    let folder = try ScratchFolder()
    let document = try folder.write(Self.twoScenes, to: "d.storyboard")
    for command in ["sweep", "lint"] {
      let run = try CommandRun(command, document, "--widths", widths)
      #expect(run.status == 64)
      #expect(run.output == "")
      #expect(run.errors.contains("write two widths in points from 1 to 20000"), "\(run.errors)")
    }
  }

  @Test func aNameOfTwoScenesIsAnsweredWithBoth() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(
      Self.twoScenes.replacing("\"Other\"", with: "\"Tiny\""), to: "d.storyboard")
    let run = try CommandRun("render", document, "--scene", "Tiny", "-o", "\(folder.path)/p.png")
    #expect(run.status == 64)
    #expect(
      run.errors.contains(
        "has 2 scenes \"Tiny\"; choose by identifier: Tiny (scn-sc-001), Tiny (scn-sc-002)"))
  }

  @Test func anUnknownDeviceIsAnsweredWithSimilarOnes() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", "--device", "iPhone 61", "-o",
      "\(folder.path)/p.png")
    #expect(run.status == 64)
    #expect(run.errors.hasPrefix("autolayout: error: unknown device 'iPhone 61': did you mean "))
    #expect(run.errors.contains("iPhone 16"))
    #expect(folder.names == [])
  }

  @Test(arguments: ["p.jpg", "p", ".png", "p.storyboard"])
  func theFormatIsInTheName(name: String) throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", "-o", "\(folder.path)/\(name)")
    #expect(run.status == 64)
    #expect(run.errors.contains("end its name in .png, .svg, .pdf or .html"))
    #expect(folder.names == [])
  }

  @Test func constraintsThatCannotAllHoldAreTold() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(
      TinyDocument.text(
        constraints: "<constraint firstItem=\"red-bx-001\" firstAttribute=\"trailing\" "
          + "secondItem=\"rot-rt-001\" secondAttribute=\"leading\" constant=\"150\" id=\"cns-tr-001\"/>"
      ),
      to: "d.storyboard")
    let run = try CommandRun("render", document, "-o", "\(folder.path)/p.png")
    // Leading 20 and width 100 make the trailing edge 120, not 150.
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("\(document):"))
    #expect(run.errors.contains(": warning: constraints cannot all hold; left out is cns-"))
    for text in [
      "cns-tr-001 (red-bx-001.trailing = rot-rt-001.leading + 150)",
      "cns-wd-001 (red-bx-001.width = 100)",
      "cns-ld-001 (red-bx-001.leading = rot-rt-001.leading + 20)",
    ] {
      #expect(run.errors.contains(text), "\(run.errors)")
    }
  }

  @Test func theBarsAroundASceneAreShown() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(
      TinyDocument.text().replacingOccurrences(
        of: "sceneMemberID=\"viewController\">",
        with: """
          sceneMemberID="viewController">
          <navigationItem key="navigationItem" title="Tiny Bar" id="nav-it-001"/>
          <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
          """), to: "d.storyboard")
    let run = try CommandRun("render", document, "-o", "\(folder.path)/p.svg")
    #expect(run.status == 0)
    #expect(String(decoding: folder.bytes("p.svg") ?? [], as: UTF8.self).contains("Tiny Bar"))
  }

  // MARK: Other circumstances

  @Test func moreThanOneCircumstanceGivesASheet() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/sheet.svg"
    let run = try CommandRun(
      "render", "Docs/Examples/SettingsCell.xib", "--appearance", "all", "--direction", "rtl",
      "--text-size", "AX1", "-o", file)
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("\(file): scene cell-view-0 (tableViewCell) 2 times\n"))
    // A text may be written in pieces, each at its place.
    let document = String(decoding: folder.bytes("sheet.svg") ?? [], as: UTF8.self)
      .replacing(/<\/tspan>\s*<tspan[^>]*>/, with: "")
    #expect(document.contains("light, right to left, text AX1"))
    #expect(document.contains("dark, right to left, text AX1"))
  }

  @Test func allDevicesFitOnOneSheet() throws {
    let folder = try ScratchFolder()
    let document = try folder.write(TinyDocument.text(), to: "Tiny.storyboard")
    let run = try CommandRun(
      "render", document, "--device", "all", "--orientation", "all", "-o",
      "\(folder.path)/sheet.png")
    #expect(run.status == 0)
    #expect(!pixelSize(folder.bytes("sheet.png")).isEmpty)
  }

  @Test func oneCircumstanceIsTold() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", "--appearance", "dark", "-o",
      "\(folder.path)/p.png")
    #expect(run.output.contains("on iPhone 16, portrait, dark, 393 x 852 points"))
    let plain = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", "-o", "\(folder.path)/q.png")
    #expect(plain.status == 0)
    #expect(folder.bytes("p.png") != folder.bytes("q.png"))
  }

  @Test(arguments: ["--appearance=grey", "--direction=up", "--text-size=17", "--device="])
  func circumstancesThatAreNone(option: String) throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      "render", "Docs/Examples/Profile.storyboard", option, "-o", "\(folder.path)/p.png")
    #expect(run.status == 64)
    #expect(folder.names == [])
  }

  // MARK: Output that cannot be written

  @Test func aMissingFolderCannotHoldAPicture() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/nowhere/p.png"
    let run = try CommandRun("render", "Docs/Examples/Profile.storyboard", "-o", file)
    #expect(run.status == 73)
    #expect(run.errors == "autolayout: error: cannot create \(file): No such file or directory\n")
  }

  @Test func aFullDiskIsAnErrorOfWriting() throws {
    let folder = try ScratchFolder()
    let file = "\(folder.path)/p.png"
    try FileManager.default.createSymbolicLink(atPath: file, withDestinationPath: "/dev/full")
    let run = try CommandRun("render", "Docs/Examples/Profile.storyboard", "-o", file)
    #expect(run.status == 74)
    #expect(run.errors.contains("No space left on device"))
  }

  @Test func aFailedRunLeavesTheOldPictureAlone() throws {
    let folder = try ScratchFolder()
    let file = try folder.write("old", to: "p.png")
    let document = try folder.write("<document>", to: "d.xib")
    #expect(try CommandRun("render", document, "-o", file).status == 65)
    #expect(folder.bytes("p.png") == Array("old".utf8))
    #expect(folder.names == ["d.xib", "p.png"])
  }

  @Test func standardOutputMayBeFull() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))
    #expect(try CommandRun("devices", standardOutput: full).status == 74)
  }
}
