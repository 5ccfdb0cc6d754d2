import AutoLayout
import PropertyTesting
import Testing

@Suite struct ScreenCheckTests {
  /// A title and a button side by side; the button has a fixed place unless it follows the direction.
  private func screen(
    _ conditions: ScreenConditions, buttonWidth: Double = 60, buttonMirrors: Bool = true
  ) -> ScreenSnapshot {
    let window = conditions.window
    let insets = conditions.safeArea
    let safe = LayoutRect(x: 0, y: 0, width: window.width, height: window.height).inset(by: insets)
    let isMirrored = conditions.direction == .rightToLeft
    let titleWidth = 200 * conditions.textScale.factor
    let room = safe.width - buttonWidth
    let title = LayoutRect(
      x: isMirrored ? safe.maxX - min(titleWidth, room) : safe.minX, y: safe.minY,
      width: min(titleWidth, room), height: 44)
    let isLeft = isMirrored && buttonMirrors
    let button = LayoutRect(
      x: isLeft ? safe.minX : safe.maxX - buttonWidth, y: safe.minY, width: buttonWidth, height: 44)
    return ScreenSnapshot(
      under: conditions,
      elements: [
        ScreenElement(
          "root", frame: LayoutRect(x: 0, y: 0, width: window.width, height: window.height),
          safeArea: safe),
        ScreenElement("title", in: 0, frame: title, isTruncated: titleWidth > room),
        ScreenElement("button", in: 0, frame: button, isTouchTarget: true),
      ])
  }

  private let matrix = ScreenMatrix(
    devices: [
      .init(
        "tall", window: LayoutSize(width: 390, height: 844),
        safeArea: LayoutInsets(top: 47, left: 0, bottom: 34, right: 0)),
      .init(
        "small", window: LayoutSize(width: 320, height: 568),
        safeArea: LayoutInsets(top: 20, left: 0, bottom: 0, right: 0)),
      .init(
        "tall, on its side", window: LayoutSize(width: 844, height: 390),
        safeArea: LayoutInsets(top: 0, left: 47, bottom: 21, right: 47)),
    ])

  private func pictureName(_ conditions: ScreenConditions, _ property: String) -> String? {
    "\(conditions.device).png"
  }

  @Test func `conditions come simplest first`() {
    #expect(matrix.conditions.count == 3 * 2 * 4)
    #expect(matrix.conditions[0].description == "small, 320 x 568, text large")
    #expect(matrix.conditions[1].description == "tall, 390 x 844, text large")
    #expect(matrix.conditions.last?.departures == 3)
  }

  @Test func `a good screen holds everywhere but where the text is huge`() throws {
    let report = try checkScreen(
      [
        .noConflict, .noAmbiguity, .insideSafeArea, .noTruncation, .minimumTouchTarget(),
        .noOverlap(of: ["title", "button"]), .mirrors(), .monotoneInWidth(),
      ], over: matrix
    ) { screen($0) }
    #expect(report.failures.map(\.property) == ["no truncated text"])
    let failure = try #require(report.failures.first)
    // 200 * 53 / 17 = 623.5 does not fit beside 60 in 320 and 390, but in 750; 200 * 23 / 17 = 270.6 does
    // not fit in 260 either. So text of 23 points fails on the small device, of 53 on both: 3 x 2 directions.
    #expect(failure.conditions.device == "small")
    #expect(failure.conditions.textScale == .extraExtraExtraLarge)
    #expect(failure.count == 3 * 2)
  }

  @Test func `each property names what is wrong`() throws {
    func sentences(
      _ property: ScreenProperty, _ change: (inout ScreenSnapshot) -> Void
    ) throws -> [String] {
      let conditions = matrix.conditions[0]
      var snapshot = screen(conditions)
      change(&snapshot)
      return try property.violations(of: snapshot) { screen($0) }.map(\.text)
    }
    #expect(try sentences(.noConflict) { $0.conflicts = ["a and b"] } == ["a and b"])
    #expect(
      try sentences(.noAmbiguity) { $0.elements[1].isAmbiguous = true } == ["title is ambiguous"])
    #expect(
      try sentences(.insideSafeArea) { $0.elements[1].frame.y = 5 }
        == ["title leaves the safe area of root by 15"])
    #expect(
      try sentences(.insideSafeArea) {
        $0.elements[1].frame.y = 5
        $0.elements[1].ignoresSafeArea = true
      } == [])
    #expect(
      try sentences(.noOverlap(of: ["title", "button"])) { $0.elements[1].frame.width = 300 }
        == ["title and button overlap"])
    #expect(
      try sentences(.minimumTouchTarget()) { $0.elements[2].frame.height = 30 }
        == ["button is only 60 x 30"])
    #expect(
      try sentences(.mirrors()) { $0.elements[2].frame.x = 100 }
        == ["button is at x 0, its mirror image would be at 160"])
    #expect(
      try sentences(.monotoneInWidth()) { $0.elements[2].frame.width = 90 }
        == ["button is 90 wide, but only 60 where the window is 24 wider"])
  }

  private func error(
    _ properties: [ScreenProperty], over matrix: ScreenMatrix? = nil
  ) -> ScreenCheckError? {
    #expect(throws: ScreenCheckError.self) {
      try checkScreen(properties, over: matrix ?? self.matrix) { screen($0) }
    }
  }

  @Test func `a check of nothing fails`() {
    #expect(error([])?.kind == .noProperties)
    #expect(error([.noConflict], over: ScreenMatrix(devices: []))?.kind == .noConditions)
    var matrix = matrix
    matrix.textScales = []
    #expect(error([.noConflict], over: matrix)?.kind == .noConditions)
  }

  @Test func `names of views that there are not are told, with the nearest that there are`() {
    #expect(
      error([.noOverlap(of: ["titel", "button"])])?.description == """
        "no overlap of titel, button" names "titel", which is shown under none of the conditions. \
        Views there are: "title", "button", "root".
        """)
    #expect(error([.monotoneInWidth(of: ["Title"])])?.known.first == "title")
    #expect(error([.mirrors(except: ["logo"])]) != nil)
    #expect(
      error([.noOverlap(of: ["title", "title"])])?.kind
        == .tooFewNames(property: "no overlap of title, title"))
    #expect(error([ScreenProperty("own", subjects: ["x"]) { _, _ in [] }]) != nil)
  }

  @Test func `a view that is shown under some of the conditions only is no misspelling`() throws {
    let report = try checkScreen([.monotoneInWidth(of: ["button"])], over: matrix) { conditions in
      var snapshot = screen(conditions)
      if conditions.direction == .rightToLeft { snapshot.elements.removeLast() }
      return snapshot
    }
    #expect(report.failures.isEmpty)
  }

  @Test func `the report is thrown with the picture of the simplest failing case`() throws {
    let report = try checkScreen(
      [.mirrors()], over: matrix, picture: pictureName
    ) { conditions in screen(conditions, buttonMirrors: false) }
    let thrown = #expect(throws: ScreenReport.self) { try report.get() }
    #expect(
      thrown?.description == """
        "mirrored from right to left" is false under 24 of 24 conditions, simplest:
          small, 320 x 568, text large
          button is at x 260, its mirror image would be at 0
          Picture: small.png
        """)
  }
}
