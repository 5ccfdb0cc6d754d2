import DocumentTools
import InterfaceBuilder
import Testing

@Suite struct VerificationTextTests {
  @Test func causesStandBelowTheirViewsAndAreCountedBeforeTheSum() {
    var report = VerificationReport()
    (report.documents, report.scenes, report.compared) = (1, 1, 1)
    report.failures = [
      .init(
        document: "a.xib", scene: "s", view: "v", recorded: [0, 1, 2, 3], solved: [4, 1, 2, 3],
        cause: MismatchCause(kind: .margin, constraint: "c", words: "v.leading is off by 4"))
    ]
    let text = VerificationText(report)
    #expect(
      text.plain() == """
        a.xib: scene s, view v: recorded (0 1 2 3), solved (4 1 2 3)
          another margin: v.leading is off by 4
        1 × another margin
        mismatches in the document: 0; in what is assumed of Interface Builder: 1 (1 another canvas)
        1 document, 1 scene, 1 view compared: 0 match (0.0 %)

        """)
    #expect(
      text.json().contains(
        #""cause":{"constraint":"c","kind":"margin","words":"v.leading is off by 4"}"#))
  }
}
