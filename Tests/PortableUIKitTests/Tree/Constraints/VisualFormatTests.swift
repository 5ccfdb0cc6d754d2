import Foundation
import PortableUIKit
import Testing

@MainActor @Suite struct VisualFormatTests {
  @Test("VF-T1 a format becomes constraints in the order of its text")
  func order() {
    let root = UIView()
    let a = constrained(UIView(), in: root)
    let b = constrained(UIView(), in: root)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-20-[a(100)]-(>=8@750)-[b(==a)]|", options: [], metrics: nil,
      views: ["a": a, "b": b])
    #expect(made.count == 5)
    #expect(made.map(\.firstAttribute) == [.leading, .width, .leading, .width, .trailing])
    #expect(made.map(\.constant) == [20, 100, 8, 0, 0])
    #expect(made.map(\.relation.rawValue) == [0, 0, 1, 0, 0])
    #expect(made[2].priority == .defaultHigh && made[2].secondAttribute == .trailing)
    #expect(made[4].firstItem === root && made[4].secondItem === b)
    #expect(!made[0].isActive)
  }

  @Test("VF-6 metrics of every numeric type, solved")
  func metrics() {
    let window = makeWindow()
    let a = constrained(UIView(), in: window)
    let metrics: [String: Any] = [
      "i": 10, "d": 20.5, "c": CGFloat(30), "n": NSNumber(value: 40), "f": Float(5),
    ]
    for format in ["H:|-i-[a(c)]", "V:|-d-[a(n)]", "H:[a(>=f)]"] {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: format, metrics: metrics, views: ["a": a]))
    }
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 20.5, width: 30, height: 40))
  }

  @Test("VF-10 a mistake is reported with a caret under its place")
  func mistakes() {
    let raised = recordingExceptions {
      let made = NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-[x]", views: ["a": UIView()])
      #expect(made.isEmpty)
    }
    #expect(raised.first?.name == "NSInvalidArgumentException")
    #expect(raised.first?.reason.hasPrefix("Unable to parse constraint format") == true)
    #expect(raised.first?.reason.contains("x is not a key in the views dictionary.") == true)
  }
}
