import Foundation
import PortableUIKit
import Testing

/// Words for people who use a device in another way, on objects that are no views.
@MainActor @Suite(.serialized) struct AccessibleObjectTests {
  @Test func everyObjectHasALabel() {
    let objects: [NSObject] = [
      UIBarButtonItem(title: "x", style: .plain, target: nil, action: nil), UIImage(),
      UIAction { _ in }, UINavigationItem(title: "x"), UIView(),
      UITabBarItem(title: "x", image: nil, tag: 0),
      UIAlertAction(title: "x", style: .default),
    ]
    for object in objects {
      #expect(object.accessibilityLabel == nil)
      object.accessibilityLabel = "star"
      object.accessibilityIdentifier = "id"
      #expect(object.accessibilityLabel == "star" && object.accessibilityIdentifier == "id")
      #expect(object.accessibilityUserInputLabels == ["star"])
    }
    #expect((objects[4] as? UIView)?.accessibilityLabel == "star")
    (objects[0] as? UIBarItem)?.accessibilityTraits = .button
    #expect(objects[0].accessibilityTraits == .button)
  }

  @Test func blocksComeBeforeValues() {
    let view = UIView()
    view.accessibilityLabel = "old"
    var count = 0
    view.accessibilityLabelBlock = {
      count += 1
      return "new \(count)"
    }
    view.accessibilityIdentifierBlock = { "id" }
    view.isAccessibilityElementBlock = { true }
    #expect(view.accessibilityLabel == "new 1" && view.accessibilityLabel == "new 2")
    #expect(view.accessibilityIdentifier == "id" && view.isAccessibilityElement)
    view.accessibilityLabelBlock = nil
    #expect(view.accessibilityLabel == "old")
  }

  @Test func theCursorMoves() {
    final class Element: UIView {
      var log: [String] = []
      override func accessibilityElementDidBecomeFocused() { log.append("got") }
      override func accessibilityElementDidLoseFocus() { log.append("lost") }
    }
    let (first, second) = (Element(), Element())
    UIAccessibility.post(notification: .screenChanged, argument: first)
    #expect(UIAccessibility.focusedElement(using: nil) as? UIView === first)
    #expect(first.accessibilityElementIsFocused())
    UIAccessibility.post(notification: .announcement, argument: "hello")
    UIAccessibility.post(notification: .layoutChanged, argument: second)
    #expect(first.log == ["got", "lost"] && second.log == ["got"])
    UIAccessibility.moveFocus(to: nil)
  }

  @Test func actionsCallTheirTargets() {
    final class Post: NSObject {
      var replies = 0
      func reply() -> Bool {
        replies += 1
        return true
      }
    }
    let post = Post()
    let action = UIAccessibilityCustomAction(name: "Reply", target: post, selector: Post.reply)
    #expect(action.perform() && post.replies == 1 && action.attributedName.string == "Reply")
    let field = UITextField()
    field.text = "plover"
    let all = UIAccessibilityCustomAction(name: "All", target: field, selector: "selectAll:")
    #expect(all.perform() && field.selectedTextRange?.isEmpty == false)
    #expect(!UIAccessibilityCustomAction(name: "x", target: post, selector: "y:").perform())
  }

  @Test func settingsTellOfTheirChange() {
    var told = 0
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.boldTextStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { told += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    UIAccessibility.settings.isBoldTextEnabled = true
    UIAccessibility.settings.isBoldTextEnabled = true
    UIAccessibility.settings.isBoldTextEnabled = false
    #expect(told == 2 && UIAccessibility.isVideoAutoplayEnabled)
  }

  @Test func valuesInObjects() {
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let value = NSValue(uiEdgeInsets: insets)
    #expect(value.uiEdgeInsetsValue == insets)
    #expect(value.cgAffineTransformValue == .identity)
    #expect(NSValue(uiOffset: UIOffset(horizontal: 1, vertical: 2)).uiOffsetValue.vertical == 2)
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSNumber(value: 3).uiEdgeInsetsValue == .zero)
    #expect(NSValue(cgVector: CGVector(dx: 3, dy: 4)).cgVectorValue.dy == 4)
  }

  @Test func aCheckerKnowsNoMistake() {
    let checker = UITextChecker()
    let range = checker.rangeOfMisspelledWord(
      in: "plovre", range: NSRange(location: 0, length: 6), startingAt: 0, wrap: false,
      language: "en")
    #expect(range.location == NSNotFound && UITextChecker.availableLanguages.isEmpty)
    UITextChecker.learnWord("plovre")
    #expect(UITextChecker.hasLearnedWord("plovre"))
    UITextChecker.unlearnWord("plovre")
    #expect(!UITextChecker.hasLearnedWord("plovre"))
  }
}

/// Items of bars whose words subclasses override, and elements that have more to tell.
@MainActor @Suite struct AccessibleItemTests {
  private final class Item: UIBarButtonItem {
    override var accessibilityLabel: String? {
      get { "own" }
      set {}
    }
  }

  @Test func anItemSaysItsOwnWords() {
    let item: NSObject = Item()
    #expect(item.accessibilityLabel == "own" && item.accessibilityUserInputLabels == ["own"])
    item.accessibilityHint = "hint"
    #expect((item as? UIBarItem)?.accessibilityHint == "hint")
    item.accessibilityFrame = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(item.accessibilityActivationPoint == CGPoint(x: 5, y: 10))
    #expect(!item.accessibilityActivate())
  }

  @Test func contentHasTwoTexts() {
    let content = AXCustomContent(label: "Posts", value: "12")
    content.importance = .high
    #expect(content.label == "Posts" && content.attributedValue.string == "12")
  }

  @Test func aPathIsMovedToTheScreen() {
    let window = makeWindow()
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    window.addSubview(view)
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(
      UIAccessibility.convertToScreenCoordinates(path, in: view).bounds
        == CGRect(x: 11, y: 22, width: 3, height: 4))
    #expect(path.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
