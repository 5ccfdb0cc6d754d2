import Foundation
import InterfaceBuilder
import Testing

/// Causes inside views, on documents that show nothing else.
@MainActor @Suite struct ContentExplanationTests {
  /// The causes of the mismatches of a xib of 320 by 480 points, by view.
  private func causes(
    _ contents: String, resources: String = "", tolerance: Double = 0.5
  ) throws -> [String: MismatchCause] {
    let document = try SampleDocument.read(SampleDocument.xib(contents, resources: resources))
    let report = Verification(tolerance: tolerance, explains: true).report(on: document)
    return Dictionary(
      uniqueKeysWithValues: report.failures.compactMap { failure in
        failure.cause.map { (failure.view, $0) }
      })
  }

  /// A view at 10, 20 of the given kind, attributes, frame and constraints of its own.
  private func placed(_ kind: String, _ attributes: String, _ frame: String, _ own: String)
    -> String
  {
    """
    <subviews><\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="child">
    <rect key="frame" \(frame)/><constraints>\(own)</constraints></\(kind)></subviews>
    <constraints>
    <constraint firstItem="child" firstAttribute="leading" secondItem="root" \
    secondAttribute="leading" constant="10" id="c1"/>
    <constraint firstItem="child" firstAttribute="top" secondItem="root" \
    secondAttribute="top" constant="20" id="c2"/>
    </constraints>
    """
  }

  /// The symbol's alignment rectangle is 24 high; its frame was recorded 3 points lower.
  @Test func symbols() throws {
    let cause = try #require(
      try causes(
        placed(
          "imageView", "image=\"star\" catalog=\"system\"",
          "x=\"10\" y=\"21.5\" width=\"24\" height=\"21\"",
          """
          <constraint firstAttribute="height" constant="24" id="h"/>
          <constraint firstAttribute="width" constant="24" id="w"/>
          """),
        resources: """
          <resources><image name="star" catalog="system" width="128" height="116"/></resources>
          """)["child"])
    #expect(cause.kind == .symbolMetrics)
    #expect(cause.words.contains("symbol in imageView child is not in the document"))
  }

  /// The picture is 40 by 30 today; the frame is of one twice as large.
  @Test func anotherContentSize() throws {
    let cause = try #require(
      try causes(
        placed(
          "imageView", "image=\"logo\"", "x=\"10\" y=\"20\" width=\"80\" height=\"60\"", ""),
        resources: "<resources><image name=\"logo\" width=\"40\" height=\"30\"/></resources>")[
          "child"])
    #expect(cause.kind == .contentSize)
    #expect(
      cause.words
        == "the content of imageView child is 40 by 30 in the document, and its recorded frame "
        + "80 by 60")
  }

  /// 480 / 2 - 25 / 2 = 227.5; an old canvas wrote 228.
  @Test func roundedToWholePoints() throws {
    let cause = try #require(
      try causes(
        """
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="child">
        <rect key="frame" x="10" y="228" width="30" height="25"/><constraints>
        <constraint firstAttribute="height" constant="25" id="h"/>
        <constraint firstAttribute="width" constant="30" id="w"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="child" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="c1"/>
        <constraint firstItem="child" firstAttribute="centerY" secondItem="root" \
        secondAttribute="centerY" id="middle"/></constraints>
        """, tolerance: 0.25)["child"])
    #expect(cause.kind == .rounded)
    #expect(cause.constraint == "middle")
    #expect(cause.words.contains("misses by 0.5"))
  }

  /// A row of two labels 50 wide: the second stands at 58, and was recorded at 70.
  @Test func arrangementsOutOfDate() throws {
    let cause = try #require(
      try causes(
        placed(
          "stackView", "spacing=\"8\"", "x=\"10\" y=\"20\" width=\"120\" height=\"20\"",
          ""
        ).replacing(
          "<constraints></constraints>",
          with: """
            <subviews><label text="a" id="a">
            <rect key="frame" x="0.0" y="0.0" width="50" height="20"/></label>
            <label text="b" id="b"><rect key="frame" x="70" y="0.0" width="50" height="20"/>
            </label></subviews>
            """))["b"])
    #expect(cause.kind == .arrangementOutOfDate)
    #expect(
      cause.words
        == "label b stands 20 after its neighbour in the recorded frames, where stackView child "
        + "has a spacing of 8")
  }

  /// The lower label hangs on a baseline that the recorded frames put elsewhere than any font here.
  @Test func baselinesOfOtherFonts() throws {
    let cause = try #require(
      try causes(
        """
        <subviews>
        <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="10" y="20" width="50" height="40"/></label>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
        <rect key="frame" x="80" y="0.0" width="10" height="10"/><constraints>
        <constraint firstAttribute="width" constant="10" id="w"/>
        <constraint firstAttribute="height" constant="10" id="h"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="10" id="c1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" \
        secondAttribute="top" constant="20" id="c2"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" constant="80" id="c3"/>
        <constraint firstItem="b" firstAttribute="bottom" secondItem="a" \
        secondAttribute="firstBaseline" id="base"/></constraints>
        """)["b"])
    #expect(cause.kind == .fontMetrics)
    #expect(cause.constraint == "base")
  }

  /// The content of a scroll view begins where it does: a frame 30 lower is out of date.
  @Test func contentOfAScrollView() throws {
    let cause = try #require(
      try causes(
        """
        <subviews><scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
        <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inside">
        <rect key="frame" x="0.0" y="30" width="320" height="700"/><constraints>
        <constraint firstAttribute="height" constant="700" id="h"/>
        <constraint firstAttribute="width" constant="320" id="w"/></constraints></view></subviews>
        <constraints>
        <constraint firstItem="inside" firstAttribute="top" secondItem="scroll" \
        secondAttribute="top" id="t"/>
        <constraint firstItem="inside" firstAttribute="leading" secondItem="scroll" \
        secondAttribute="leading" id="l"/>
        <constraint firstAttribute="bottom" secondItem="inside" secondAttribute="bottom" id="b"/>
        <constraint firstAttribute="trailing" secondItem="inside" secondAttribute="trailing" \
        id="r"/></constraints></scrollView></subviews>
        <constraints>
        <constraint firstItem="scroll" firstAttribute="top" secondItem="root" \
        secondAttribute="top" id="s1"/>
        <constraint firstItem="scroll" firstAttribute="leading" secondItem="root" \
        secondAttribute="leading" id="s2"/>
        <constraint firstItem="scroll" firstAttribute="width" secondItem="root" \
        secondAttribute="width" id="s3"/>
        <constraint firstItem="scroll" firstAttribute="height" secondItem="root" \
        secondAttribute="height" id="s4"/></constraints>
        """)["inside"])
    #expect(cause.kind == .requiredViolated)
    #expect(cause.constraint == "t")
  }
}
