import Foundation
import Testing

/// Documents that once were misjudged by the commands.
@Suite struct DocumentCaseTests {
  private func screen(_ views: String, constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina4_7" orientation="portrait"/>
      <scenes><scene sceneID="scene"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" id="top">
          <rect key="frame" x="0" y="0" width="375" height="667"/>
          <subviews>\(views)</subviews>
          <viewLayoutGuide key="safeArea" id="safe"/>
          <constraints>\(constraints)</constraints>
        </view>
      </viewController></objects></scene></scenes>
    </document>
    """
  }

  private func box(_ inside: String = "") -> String {
    """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0" y="20" width="375" height="647"/>\(inside)
    </view>
    """
  }

  private var edges: String {
    ["top", "leading", "bottom", "trailing"].map {
      "<constraint firstItem=\"box\" firstAttribute=\"\($0)\" secondItem=\"safe\" "
        + "secondAttribute=\"\($0)\" id=\"edge-\($0)\"/>"
    }.joined()
  }

  // MARK: lint

  @Test func placeholdersAreNoConflictOnDevices() throws {
    let folder = try ScratchFolder()
    let height = """
      <constraints><constraint firstAttribute="height" constant="647" placeholder="YES" id="only"/>
      </constraints>
      """
    let file = try folder.write(screen(box(height), constraints: edges), to: "a.storyboard")
    let run = try CommandRun("lint", file)
    #expect(!run.output.contains("conflict"))
    #expect(!run.output.contains("only"))
  }

  private func button(_ attributes: String, _ children: String, width: Int) -> String {
    """
    <button opaque="NO" contentMode="scaleToFill" buttonType="system" \(attributes) \
    translatesAutoresizingMaskIntoConstraints="NO" id="button">
      <rect key="frame" x="0" y="20" width="\(width)" height="34"/>\(children)
      <constraints><constraint firstAttribute="width" constant="\(width)" id="w"/></constraints>
    </button>
    """
  }

  private let corner =
    "<constraint firstItem=\"button\" firstAttribute=\"top\" secondItem=\"safe\" "
    + "secondAttribute=\"top\" id=\"t\"/><constraint firstItem=\"button\" firstAttribute=\"leading\" "
    + "secondItem=\"safe\" secondAttribute=\"leading\" id=\"l\"/>"

  /// U08: on the canvas the title has its place in one line. In long words, and for a configuration in large text, it needs
  /// two, and a button that wraps grows by them; one that does not is cut.
  @Test func titlesOfButtonsWrap() throws {
    let folder = try ScratchFolder()
    let title = "Add to shopping list"
    func old(_ mode: String) -> String {
      button(
        "lineBreakMode=\"\(mode)\"", "<state key=\"normal\" title=\"\(title)\"/>", width: 150)
    }
    let configured = button(
      "lineBreakMode=\"middleTruncation\"",
      "<state key=\"normal\" title=\"Button\"/><buttonConfiguration key=\"configuration\" "
        + "style=\"filled\" title=\"\(title)\"/>", width: 200)
    for (name, view, isCut) in [
      ("new", configured, false), ("old", old("wordWrap"), false),
      ("cut", old("middleTruncation"), true),
    ] {
      let file = try folder.write(screen(view, constraints: corner), to: "\(name).storyboard")
      for size in ["L", "AX3"] {
        let run = try CommandRun(
          "lint", file, "--enable", "truncated-text", "--text-size", size, "--device",
          "iPad Pro 11", "--orientation", "portrait")
        #expect(run.output.contains("does not fit") == isCut, "\(name) \(size)")
        #expect(run.output.contains(title) == isCut, "\(name) \(size)")
      }
    }
  }

  /// A view that the size classes of the canvas leave out is said to be that, with the ones that have it.
  @Test func viewsThatAreNotInstalledAreNamedAsSuch() throws {
    let folder = try ScratchFolder()
    let inside =
      "<label text=\"In\" id=\"inside\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/></label>"
    let exclusion = """
      </constraints>
      <variation key="default"><mask key="subviews"><exclude reference="box"/></mask>
      <mask key="constraints"><exclude reference="edge-top"/><exclude reference="edge-leading"/>
      <exclude reference="edge-bottom"/><exclude reference="edge-trailing"/></mask></variation>
      <variation key="widthClass=regular"><mask key="subviews"><include reference="box"/></mask>
      <mask key="constraints"><include reference="edge-top"/><include reference="edge-leading"/>
      <include reference="edge-bottom"/><include reference="edge-trailing"/></mask></variation>
      <constraints>
      """
    let file = try folder.write(
      screen(box("<subviews>\(inside)</subviews>"), constraints: edges + exclusion),
      to: "a.storyboard")
    let sentence =
      "is not installed in compact width and regular height, the size classes of the canvas; "
      + "it is in regular width and compact height, and in regular width and regular height"
    for arguments in [["explain", file], ["sweep", file]] {
      for id in ["box", "inside"] {
        let run = try CommandRun(arguments: arguments + ["--view", id])
        #expect(run.status == 64)
        #expect(run.errors.contains("\(id) \(sentence)"))
      }
      let run = try CommandRun(arguments: arguments + ["--view", "bix"])
      #expect(run.status == 64 && !run.errors.contains("installed"))
    }
    let state = try ScratchFolder()
    let terminal = try TerminalRun("repl", state: state, columns: 200)
    try terminal.expect("> ")
    terminal.type("load \"\(file)\"\r")
    try terminal.expect("box \(sentence)")
    // On a device that has it the view is linted as every other.
    let lint = try CommandRun("lint", file, "--device", "iPad")
    #expect(lint.status == 0 && !lint.output.contains("box"))
  }

  // MARK: Other platforms

  private let other = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="MacOSX.Cocoa"><objects/></document>
    """

  @Test(arguments: ["verify", "lint"])
  func documentsOfOtherPlatformsAreSkippedInFolders(command: String) throws {
    let folder = try ScratchFolder()
    try folder.write(screen(box(), constraints: edges), to: "phone.storyboard")
    let mac = try folder.write(other, to: "window.xib")
    let run = try CommandRun(command, folder.path)
    #expect(run.status != 65)
    #expect(run.errors.contains("note: skipped: "))
    #expect(run.errors.contains("window.xib"))
    // Whoever names it is told that it cannot be read.
    let named = try CommandRun(command, mac)
    #expect(named.status == 65)
    #expect(named.errors.contains("error: "))
  }

  // MARK: verify

  /// What does not match is told apart by where the fault lies.
  @Test func mismatchesAreTheirsOrOurs() throws {
    struct Report: Decodable {
      var origins: [String: Int]
      var theirs: Int
      var ours: Int
    }
    let folder = try ScratchFolder()
    let misplaced = box().replacingOccurrences(
      of: "y=\"20\"", with: "y=\"120\"")
    let file = try folder.write(
      screen(
        misplaced.replacingOccurrences(of: "<view ", with: "<view misplaced=\"YES\" "),
        constraints: edges), to: "a.storyboard")
    let run = try CommandRun("verify", "--json", file)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.output.utf8))
    #expect(report.theirs == 1)
    #expect(report.ours == 0)
    #expect(report.origins["misplaced"] == 1)
    #expect(
      Set(report.origins.keys) == [
        "stale", "conflict", "misplaced", "ambiguous", "otherCanvas", "fonts", "unexplained",
      ])
    let text = try CommandRun("verify", file)
    #expect(text.output.contains("mismatches in the document: 1 (1 misplaced); "))
    // Another safe area at a side is told by its sides.
    let sided = box().replacingOccurrences(of: "x=\"0\"", with: "x=\"50\"")
      .replacingOccurrences(of: "width=\"375\"", with: "width=\"325\"")
    let side = try CommandRun(
      "verify", "--explain",
      try folder.write(screen(sided, constraints: edges), to: "b.storyboard"))
    #expect(side.output.contains("0 at the left and 0 at the right"))
    #expect(!side.output.contains(" above "))
  }

  // MARK: diff

  @Test func connectionsAndAccessibilityAreListed() throws {
    let folder = try ScratchFolder()
    func version(_ inside: String, _ controller: String = "") throws -> String {
      try folder.write(
        screen(box(inside), constraints: edges).replacingOccurrences(
          of: "</viewController>", with: controller + "</viewController>"),
        to: "\(UUID().uuidString).storyboard")
    }
    let old = try version("")
    let new = try version(
      """
      <accessibility key="accessibilityConfiguration" label="Picture">
        <accessibilityTraits key="traits" image="YES"/>
      </accessibility>
      <connections><action selector="open:" destination="vc" eventType="touchUpInside" id="act"/>
      </connections>
      """,
      "<connections><segue destination=\"vc\" kind=\"show\" identifier=\"next\" id=\"seg\"/>"
        + "</connections>")
    let run = try CommandRun("diff", old, new)
    #expect(run.status == 1)
    for text in [
      "accessibility label \"Picture\" added", "accessibility traits image added",
      "action open: to vc on touchUpInside added", "controller: segue \"next\" show to vc added",
      "connections of controllers: 1 changed",
    ] {
      #expect(run.output.contains(text), "\(run.output)")
    }
  }

  // MARK: render

  @Test func ambiguityAndSymbolsAreTold() throws {
    let folder = try ScratchFolder()
    let picture = """
      <imageView image="xyzzy.plugh" catalog="system" id="odd">
        <rect key="frame" x="20" y="40" width="30" height="30"/></imageView>
      """
    let open = edges.replacingOccurrences(
      of: "<constraint firstItem=\"box\" firstAttribute=\"top\"",
      with: "<constraint firstItem=\"gone\" firstAttribute=\"top\"")
    let file = try folder.write(
      screen(
        box() + picture,
        constraints: open.replacingOccurrences(
          of: #"<constraint firstItem="gone" firstAttribute="top" secondItem="safe" "#
            + #"secondAttribute="top" id="edge-top"/>"#, with: "")), to: "a.storyboard")
    let run = try CommandRun("render", file, "-o", "\(folder.path)/a.png")
    #expect(run.status == 0)
    #expect(
      run.output.contains(
        "ambiguous: the constraints leave 1 view open (box); the recorded frames are drawn"))
    #expect(
      run.output.contains(
        "symbols: no sign at hand for xyzzy.plugh: framed dots stand for them"))
    let other = try CommandRun(
      "render", file, "--device", "iPhone SE", "-o", "\(folder.path)/b.png")
    #expect(other.output.contains("one of several layouts is drawn"))
  }
}
