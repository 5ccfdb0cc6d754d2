import Foundation
import InterfaceBuilder
import Testing

/// Each class of causes on a document that shows nothing else.
@MainActor @Suite struct MismatchExplanationTests {
  /// The cause of the only mismatch of a xib whose view `child` has the given attributes and
  /// recorded frame, and whose constraints put it at 10, 20 with a size of 30 by 40.
  private func cause(
    attributes: String = "", frame: String = "x=\"10\" y=\"20\" width=\"30\" height=\"40\"",
    top: String = "", extra: String = ""
  ) throws -> MismatchCause? {
    let topConstraint =
      top.isEmpty
      ? """
      <constraint firstItem="child" firstAttribute="top" secondItem="root" \
      secondAttribute="top" constant="20" id="top"/>
      """ : top
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews>
          <view \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="child">
            <rect key="frame" \(frame)/>
            <constraints>
              <constraint firstAttribute="width" constant="30" id="width"/>
              <constraint firstAttribute="height" constant="40" id="height"/>
              \(extra)
            </constraints>
          </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="child" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="leading"/>
          \(topConstraint)
        </constraints>
        """))
    let report = Verification(explains: true).report(on: document)
    #expect(report.compared == 1)
    return report.failures.first?.cause
  }

  @Test func nothingToExplain() throws {
    #expect(try cause() == nil)
  }

  @Test func misplacedAndAmbiguousByTheDocumentsOwnWord() throws {
    let frame = "x=\"50\" y=\"20\" width=\"30\" height=\"40\""
    #expect(try cause(attributes: "misplaced=\"YES\"", frame: frame)?.kind == .misplaced)
    // A required constraint that does not hold tells more than the other mark.
    #expect(try cause(attributes: "ambiguous=\"YES\"", frame: frame)?.kind == .requiredViolated)
  }

  @Test func outOfDate() throws {
    let cause = try #require(
      try cause(frame: "x=\"50\" y=\"20\" width=\"30\" height=\"40\""))
    #expect(cause.kind == .requiredViolated)
    #expect(cause.constraint == "leading")
    #expect(
      cause.words == "child.leading = root.leading + 10 (leading) is off by 40 in the recorded "
        + "frames, which are out of date, and holds in the solved ones")
  }

  /// The canvas of this version puts the safe area 20 points below the top; the frame says 44.
  @Test func anotherSafeArea() throws {
    let cause = try #require(
      try cause(
        frame: "x=\"10\" y=\"52\" width=\"30\" height=\"40\"",
        top: """
          <constraint firstItem="child" firstAttribute="top" secondItem="safe" \
          secondAttribute="top" constant="8" id="top"/>
          """))
    #expect(cause.kind == .safeArea)
    #expect(cause.constraint == "top")
    #expect(cause.words.contains("off by 24"))
    #expect(cause.words.contains("assumed to be 20 above and 0 below"))
  }

  @Test func anotherMargin() throws {
    let cause = try #require(
      try cause(
        frame: "x=\"10\" y=\"52\" width=\"30\" height=\"40\"",
        top: """
          <constraint firstItem="child" firstAttribute="top" secondItem="root" \
          secondAttribute="topMargin" id="top"/>
          """))
    #expect(cause.kind == .margin)
    #expect(cause.words.contains("on view root"))
  }

  /// Only the optional width tells the two layouts apart.
  /// A view that its stack cannot have put there is out of date, whichever way the stack shares its room.
  @Test(arguments: [
    // As the stack arranges them.
    ("fillEqually", "x=\"0\" y=\"0\"", "x=\"50\" y=\"0\"", nil),
    // Across the axis, at the far end and at the near one.
    (
      "fillEqually", "x=\"0\" y=\"0\"", "x=\"50\" y=\"13\"", MismatchCause.Kind.arrangementOutOfDate
    ),
    ("equalSpacing", "x=\"0\" y=\"0\"", "x=\"57\" y=\"0\"", .arrangementOutOfDate),
    ("equalSpacing", "x=\"-7\" y=\"0\"", "x=\"50\" y=\"0\"", .arrangementOutOfDate),
  ])
  func aViewOffItsPlaceInAStack(
    _ distribution: String, _ first: String, _ second: String, _ kind: MismatchCause.Kind?
  ) throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews><stackView distribution="\(distribution)" translatesAutoresizingMaskIntoConstraints="NO" id="stack">
        <rect key="frame" x="10" y="20" width="100" height="40"/>
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" \(first) width="50" height="40"/>
          </view>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" \(second) width="50" height="40"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstAttribute="width" constant="100" id="width"/>
          <constraint firstAttribute="height" constant="40" id="height"/>
          <constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" id="same"/>
        </constraints></stackView></subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="stack" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        constant="10" id="leading"/>
          <constraint firstItem="stack" firstAttribute="top" secondItem="root" secondAttribute="top" \
        constant="20" id="top"/>
        </constraints>
        """))
    let report = Verification(tolerance: 1, explains: true).report(on: document)
    #expect(report.failures.first?.cause?.kind == kind)
  }

  @Test func optionalTraded() throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="child">
            <rect key="frame" x="0.0" y="0.0" width="30" height="480"/>
            <constraints>
              <constraint firstAttribute="width" constant="60" priority="750" id="wish"/>
            </constraints>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="child" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="c1"/>
          <constraint firstItem="child" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="c2"/>
          <constraint firstItem="child" firstAttribute="bottom" secondItem="root" \
        secondAttribute="bottom" id="c3"/>
        </constraints>
        """))
    let report = Verification(explains: true).report(on: document)
    let cause = try #require(report.failures.first?.cause)
    #expect(cause.kind == .optionalTraded)
    #expect(cause.constraint == "wish")
    #expect(report.causeCounts.map(\.kind) == [.optionalTraded])
  }
}
