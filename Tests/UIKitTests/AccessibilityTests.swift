import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
  @Test func theTreeReadsFromTheTopAndTheLeadingEdge() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let title = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 20))
    title.text = "Settings"
    title.accessibilityTraits.insert(.header)
    let toggle = UISwitch(frame: CGRect(x: 250, y: 100, width: 51, height: 31))
    toggle.isOn = true
    toggle.accessibilityLabel = "Sound"
    let label = UILabel(frame: CGRect(x: 20, y: 105, width: 100, height: 20))
    label.text = "Sound"
    label.isAccessibilityElement = false
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 20, y: 200, width: 80, height: 44)
    button.setTitle("Save", for: .normal)
    button.isEnabled = false
    button.accessibilityIdentifier = "save"
    button.accessibilityHint = "Writes the file"
    let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    field.placeholder = "Name"
    let hidden = UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    hidden.text = "hidden"
    hidden.alpha = 0
    for view in [button, field, toggle, label, title, hidden] { root.addSubview(view) }
    #expect(
      root.accessibilityTreeDescription == """
        "Settings", staticText header
        "Sound", value "1", button toggleButton
        (no label), value "Name"
        "Save", hint "Writes the file", button notEnabled, #save

        """)
    let modal = UIView(frame: root.bounds)
    modal.accessibilityViewIsModal = true
    let own = UIAccessibilityElement(accessibilityContainer: modal)
    own.accessibilityLabel = "Chart"
    own.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
    modal.accessibilityElements = [own]
    root.addSubview(modal)
    #expect(root.accessibilityTreeDescription == "\"Chart\"\n")
    #expect(own.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(own.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
  }

  final class Dial: UIView {
    var level = 1
    override var isAccessibilityElement: Bool {
      get { true }
      set {}
    }
    override var accessibilityValue: String? {
      get { "level \(level)" }
      set {}
    }
    override func accessibilityIncrement() { level += 1 }
  }

  @Test func elementsAreOverriddenAndOperated() {
    let dial = Dial()
    dial.accessibilityIncrement()
    #expect(dial.accessibilityTreeDescription == "(no label), value \"level 2\"\n")
    let toggle = UISwitch()
    #expect(toggle.accessibilityActivate())
    #expect(toggle.isOn)
    var posted: [Any?] = []
    UIAccessibility.notificationHandler = { _, argument in posted.append(argument) }
    defer { UIAccessibility.notificationHandler = nil }
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    #expect(posted.first as? String == "Saved")
  }
}
