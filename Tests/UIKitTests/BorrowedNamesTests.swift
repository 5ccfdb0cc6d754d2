import QuartzCore
import Testing
import UIKit

/// Names that libraries of other people use.
@MainActor @Suite struct BorrowedNamesTests {
  private final class Person: NSObject {
    var name: String? = "Ada"
    lazy var note = "later"
    var age = 36
    var friend: Person?
  }

  @Test("The bytes of a provider stay in place while it lives")
  func providerBytes() throws {
    let provider = try #require(CGDataProvider(data: Data(0..<20)))
    let data: CFData = try #require(provider.data)
    #expect(CFDataGetLength(data) == 20)
    #expect(CFDataGetBytePtr(data)[7] == 7)
    #expect(CFDataGetBytePtr(data) == CFDataGetBytePtr(provider.data))
  }

  @Test("Selectors of properties are understood, those of nothing are not")
  func propertySelectors() {
    #expect(UIView().responds(to: Selector("setLayoutMargins:")))
    #expect(UITableViewCell().responds(to: Selector("separatorInset")))
    #expect(!UIView().responds(to: Selector("setSeparatorInset:")))
    #expect(UITableViewCell.instancesRespond(to: Selector("setSeparatorInset:")))
    let delegate: any NSObjectProtocol = UIView()
    #expect(delegate.responds(to: Selector("layoutSubviews")))
    #expect(!delegate.responds(to: Selector("noSuchThing")))
    #expect(UIApplication.responds(to: NSSelectorFromString("sharedApplication")))
    let shared = UIApplication.perform(NSSelectorFromString("sharedApplication"))
    #expect(shared?.takeUnretainedValue() === UIApplication.shared)
  }

  @Test("Stored properties are read by their names, and set by those of the program")
  func keyValues() {
    let ada = Person()
    ada.friend = Person()
    #expect(ada.value(forKey: "name") as? String == "Ada")
    #expect(ada.value(forKey: "age") as? Int == 36)
    #expect(ada.value(forKey: "nothing") == nil)
    #expect(ada.value(forKeyPath: "friend.name") as? String == "Ada")
    _ = ada.note
    #expect(ada.value(forKey: "note") as? String == "later")
    ada.setValue("Grace", forKey: "name")
    ada.setValue(nil, forKey: "friend")
    #expect(ada.name == "Grace")
    #expect(ada.friend == nil)
  }

  @Test("A key that names no property raises, and changes nothing")
  func unknownKey() {
    var raised: [UIKitException] = []
    let before = UIKitException.handler
    UIKitException.handler = { raised.append($0) }
    defer { UIKitException.handler = before }
    Person().setValue(1, forKey: "nothing")
    #expect(raised.count == 1)
    #expect("\(raised)".contains("nothing"))
  }

  @Test("Values of defaults by key-value coding's names")
  func defaults() throws {
    let defaults = try #require(UserDefaults(suiteName: "BorrowedNamesTests"))
    defaults.setValue(3, forKey: "borrowed")
    #expect(defaults.value(forKey: "borrowed") as? Int == 3)
    defaults.setValue(nil, forKey: "borrowed")
    #expect(defaults.value(forKey: "borrowed") == nil)
  }

  @Test("Attributed strings keep every attribute of text in views")
  func attributes() {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 2
    let given: [NSAttributedString.Key: Any] = [
      .shadow: shadow, .expansion: 0.5, .ligature: 1, .obliqueness: 0.25, .strokeColor: UIColor.red,
      .strokeWidth: -3, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle.rawValue,
    ]
    let text = AttributedString(NSAttributedString(string: "a", attributes: given))
    #expect(text.strokeWidth == -3)
    #expect(text.textEffect == .letterpressStyle)
    let back = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(Set(back.keys) == Set(given.keys))
    #expect(back[.shadow] as? NSShadow == shadow)
    #expect(back[.obliqueness] as? CGFloat == 0.25)
  }

  @Test("A link that was found elsewhere")
  func links() throws {
    let url = try #require(URL(string: "https://example.org"))
    let link = NSTextCheckingResult.linkCheckingResult(
      range: NSRange(location: 2, length: 5), url: url)
    #expect(link.url == url)
    #expect(link.range == NSRange(location: 2, length: 5))
    let phone = NSTextCheckingResult.phoneNumberCheckingResult(
      range: NSRange(location: 0, length: 8), phoneNumber: "555 0123")
    #expect(phone.phoneNumber == "555 0123")
    #expect(phone.url == nil)
  }

  @Test("The part of an image view that a focused image covers is the view")
  func focusedFrame() {
    let view = UIImageView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let guide = view.focusedFrameGuide
    view.layoutIfNeeded()
    #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 70, height: 80))
    #expect(view.focusedFrameGuide === guide)
  }

  @Test("Frames between calls of a link, of 60 a second")
  func frameInterval() {
    let link = CADisplayLink(target: Person(), selector: Selector("note"))
    let old: any OldLink = link
    #expect(old.frameInterval == 1)
    old.frameInterval = 3
    #expect(link.preferredFramesPerSecond == 20)
    old.frameInterval = 0
    #expect(link.preferredFramesPerSecond == 0)
  }

  @Test("Stroked and dashed paths by the names that Swift imports")
  func importedPaths() throws {
    let line = CGMutablePath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 9, y: 0))
    let stroked = try #require(
      CGPath(
        __byStroking: line, transform: nil, lineWidth: 4, lineCap: .butt, lineJoin: .miter,
        miterLimit: 0))
    #expect(stroked.boundingBox == CGRect(x: 0, y: -2, width: 9, height: 4))
    // Inside `#require` the list that the pointer is of would be gone before the call.
    let dashed = CGPath(__byDashing: line, transform: nil, phase: 0, lengths: [2, 3], count: 2)
    #expect(try #require(dashed).boundingBox == CGRect(x: 0, y: 0, width: 7, height: 0))
  }

  @Test("Constants and methods of before Swift 4.2 are the present ones")
  func renamed() {
    #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    let (parent, child) = (UIViewController(), UIViewController())
    (parent as any OldController).addChildViewController(child)
    #expect((parent as any OldController).childViewControllers == [child])
    (child as any OldController).removeFromParentViewController()
    #expect(parent.children.isEmpty)
    let (view, back, front) = (UIView(), UIView(), UIView())
    view.addSubview(back)
    view.addSubview(front)
    (view as any OldView).bringSubview(toFront: back)
    #expect(view.subviews == [front, back])
    (view as any OldView).sendSubview(toBack: back)
    #expect(view.subviews == [back, front])
  }

  @Test("Editing rectangles are no text rectangles; a font taken away is the system's")
  func fieldRectangles() {
    final class Indented: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).offsetBy(dx: 10, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).offsetBy(dx: 3, dy: 0)
      }
    }
    let field = Indented()
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 20)
    #expect(field.textRect(forBounds: bounds).minX == 10)
    #expect(field.editingRect(forBounds: bounds).minX == 3)
    field.font = nil
    #expect(field.font == .systemFont(ofSize: 17))
  }

  @Test("Rectangles that only touch do not intersect")
  func touching() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let cases: [(x: Double, y: Double, meets: Bool)] = [
      (10, 0, false), (0, 10, false), (9.5, 0, true), (-10, 0, false), (3, 3, true),
    ]
    for (x, y, meets) in cases {
      let other = CGRect(x: x, y: y, width: 10, height: 10)
      #expect(TouchingRectangles.intersect(rect, other) == meets)
      #expect(TouchingRectangles.intersect(other, rect) == meets)
    }
    #expect(!TouchingRectangles.intersect(rect, .null))
    #expect(TouchingRectangles.intersect(rect, .infinite))
    #expect(TouchingRectangles.intersect(rect, CGRect(x: 12, y: 5, width: -4, height: 1)))
  }

  @Test("What Linux has not says so")
  func absent() {
    #expect(class_getInstanceMethod(UIView.self, Selector("layoutSubviews")) == nil)
    #expect(object_getClass(UILabel()) == UILabel.self)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac)
    #expect(UIFont().pointSize == 0)
    #expect(UIColor().cgColor.alpha == 0)
    #expect(CTFontCopyFeatures(UIFont.systemFont(ofSize: 12)) == nil)
  }
}

// Deprecated members, through protocols, as a call of one would be a warning.

@MainActor private protocol OldLink: AnyObject {
  var frameInterval: Int { get set }
}

@MainActor private protocol OldController {
  var childViewControllers: [UIViewController] { get }
  func addChildViewController(_ childController: UIViewController)
  func removeFromParentViewController()
}

@MainActor private protocol OldView {
  func bringSubview(toFront view: UIView)
  func sendSubview(toBack view: UIView)
}

extension CADisplayLink: OldLink {}
extension UIViewController: OldController {}
extension UIView: OldView {
  private final class Tabs: UISegmentedControl {
    var isMade = false
    override init(items: [Any]?) {
      super.init(items: items)
      isMade = true
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test("A subclass of a segmented control is made of its items")
  func segments() {
    let tabs = Tabs(items: ["a", "b"])
    #expect(tabs.isMade && tabs.numberOfSegments == 2 && tabs.titleForSegment(at: 1) == "b")
  }

  @Test("A copied text stays as it was")
  func copiedText() throws {
    let text = NSMutableAttributedString(string: "one")
    let copy = try #require(CFAttributedStringCreateCopy(nil, text))
    text.append(NSAttributedString(string: " two"))
    #expect(copy.string == "one")
  }

  @Test("A scanner hands over texts through pointers, and says whether it found one")
  func scannedTexts() {
    let scanner = Scanner(string: "<b>12 rest")
    var text: NSString?
    #expect(scanner.scanUpTo(">", into: &text) && text == "<b")
    #expect(scanner.scanString(">", into: &text) && !scanner.scanString("x", into: &text))
    #expect(scanner.scanCharacters(from: .decimalDigits, into: &text) && text == "12")
    #expect(scanner.scanUpToCharacters(from: .whitespaces, into: &text) && text == "rest")
  }

  private final class Dot: NSTextAttachment, @unchecked Sendable {
    override func attachmentBounds(
      for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
      glyphPosition position: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -10, width: min(lineFrag.width, 40), height: 60) }
  }

  @Test("A subclass of an attachment says how large it is")
  func attachmentBounds() {
    let size = NSAttributedString(attachment: Dot()).size()
    #expect(size.width == 40 && size.height >= 60)
  }

  @Test("Components of a colour by Core Image's name")
  func coreImageColor() {
    let color = CIColor(color: UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect([color.red, color.green, color.blue, color.alpha] == [0.25, 0.5, 1, 0.75])
    #expect(UIColor(ciColor: color) == UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75))
    #expect(UIColor.red.ciColor == CIColor(red: 1, green: 0, blue: 0))
  }

  @Test("A timer of nothing is a value that can be invalidated")
  func emptyTimer() {
    let timer = Timer()
    timer.invalidate()
    #expect(!timer.isValid)
  }

  @Test("Names of types of files before iOS 14: identifiers, extensions, MIME types")
  func typesOfFiles() {
    func identifier(_ tagClass: CFString, _ tag: String) -> String? {
      UTTypeCreatePreferredIdentifierForTag(tagClass, tag as CFString, nil)
        .map { "\($0.takeRetainedValue())" }
    }
    #expect(identifier(kUTTagClassFilenameExtension, "png") == "public.png")
    #expect(identifier(kUTTagClassMIMEType, "image/jpeg") == "public.jpeg")
    #expect(identifier(kUTTagClassFilenameExtension, "q-q")?.hasPrefix("dyn.") == true)
    let tag = UTTypeCopyPreferredTagWithClass(kUTTypePDF, kUTTagClassMIMEType)
    #expect(tag.map { "\($0.takeRetainedValue())" } == "application/pdf")
    #expect(
      UTTypeConformsTo(kUTTypePNG, kUTTypeImage) && !UTTypeConformsTo(kUTTypeText, kUTTypeImage))
    #expect(UTTypeEqual(kUTTypePNG, "PUBLIC.PNG" as CFString))
    #expect(UTType(mimeType: "text/plain") == .plainText)
    #expect(UTType(mimeType: "text/plain", conformingTo: .image) == nil)
    #expect(UTType.svg.preferredMIMEType == "image/svg+xml")
  }

  @Test("A shadow goes through an archive with its colour, or without one")
  func archivedShadow() throws {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 3, height: -4)
    shadow.shadowBlurRadius = 5
    for color in [UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25), nil] {
      shadow.shadowColor = color
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: shadow, requiringSecureCoding: true)
      let read = try #require(
        try NSKeyedUnarchiver.unarchivedObject(ofClass: NSShadow.self, from: data))
      #expect(read.shadowOffset == shadow.shadowOffset && read.shadowBlurRadius == 5)
      #expect(read.shadowColor as? UIColor == color)
    }
  }

  @Test("Old names say the present ones")
  func oldNames() {
    #expect((OldNames() as any NamesOfOldCode).areThePresentOnes())
    #expect(CTFontSymbolicTraits.boldTrait == .traitBold)
  }

  @Test("Functions of attributed texts take what others of them give, which may be nil")
  func attributedTexts() {
    var units: [UniChar] = [65, 66]
    let copy = CFAttributedStringCreateCopy(
      nil, NSAttributedString(string: String(utf16CodeUnits: &units, count: 2)))
    #expect(CFAttributedStringGetLength(copy) == 2)
    #expect(CFAttributedStringGetString(copy).map { "\($0)" } == "AB")
    let made = CFAttributedStringCreate(nil, "AB" as CFString, nil)
    #expect(made?.string == "AB")
  }
}

/// Names that the compiler warns of.
@MainActor private protocol NamesOfOldCode {
  func areThePresentOnes() -> Bool
}

private struct OldNames: NamesOfOldCode {
  @available(*, deprecated)
  func areThePresentOnes() -> Bool {
    let style: UIActivityIndicatorViewStyle = .whiteLarge
    let spinner = UIActivityIndicatorView(activityIndicatorStyle: style)
    return spinner.activityIndicatorViewStyle == .whiteLarge && spinner.bounds.width == 37
      && UIWindowLevelNormal == UIWindow.Level.normal && UIWindowLevelAlert == .alert
      && UICollectionElementKindSectionHeader == UICollectionView.elementKindSectionHeader
      && UIOffsetEqualToOffset(UIOffsetMake(1, 2), UIOffset(horizontal: 1, vertical: 2))
  }
}
