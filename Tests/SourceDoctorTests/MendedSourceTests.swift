import Testing

@testable import SourceDoctor

/// Places that are mended by the command.
@Suite struct MendedSourceTests {
  @Test("mechanical places are mended, and nothing else changes")
  func mends() {
    let mended = MendedSource(
      """
      import UIKit.NSLayoutAnchor
      @UIApplicationMain
      class A: UIView { // @objc stays
        @IBOutlet weak var label: UILabel!
        @objc func tap() { delegate?.scrollViewDidScroll?(scroll) }
        let text = "@UIApplicationMain"
        @objc optional func b()
      }
      """)
    #expect(
      mended.text == """
        import UIKit
        @main
        class A: UIView { // @objc stays
          #if canImport(ObjectiveC)
          @IBOutlet
          #endif
          weak var label: UILabel!
          #if canImport(ObjectiveC)
          @objc
          #endif
          func tap() { delegate?.scrollViewDidScroll(scroll) }
          let text = "@UIApplicationMain"
          @objc optional func b()
        }
        """)
    #expect(mended.changes.map(\.line) == [1, 2, 4, 5])
  }

  @Test("A condition that asks for iOS asks for UIKit, and its branch is mended")
  func phones() {
    let mended = MendedSource(
      """
      #if os(iOS)
      import UIKit
      import Darwin
      @UIApplicationMain
      #elseif os(macOS)
      @NSApplicationMain
      #endif
      #if os(iOS) || os(tvOS)
      let key = NSAttributedStringKey.font
      #endif
      """)
    #expect(
      mended.text == """
        #if canImport(UIKit)
        import UIKit
        #if canImport(Darwin)
        import Darwin
        #endif
        @main
        #elseif os(macOS)
        @NSApplicationMain
        #endif
        #if canImport(UIKit) || os(tvOS)
        let key = NSAttributedString.Key.font
        #endif
        """)
    // Another system has a branch of its own.
    let other = "#if os(iOS)\n@UIApplicationMain\n#elseif os(tvOS)\n#endif"
    #expect(MendedSource(other).text == other)
  }

  @Test("Overrides in extensions move into a class of the file, with their notes and access")
  func overridesInExtensions() {
    let mended = MendedSource(
      """
      open class Dial: UIControl,
        Turning
      {
        var angle = 0.0
      }

      public extension Dial {
        func turn() {}

        /// Its label.
        override var accessibilityLabel: String? {
          get { "Dial" }
          set {}
        }
      }

      extension Dial: UIGestureRecognizerDelegate {
        @objc
        override open func gestureRecognizerShouldBegin(
          _ recognizer: UIGestureRecognizer
        ) -> Bool {
          angle > 0
        }
      }

      extension Elsewhere {
        override func layoutSubviews() {}
      }
      """)
    #expect(
      mended.text == """
        open class Dial: UIControl,
          Turning
        {
          var angle = 0.0

          /// Its label.
          public override var accessibilityLabel: String? {
            get { "Dial" }
            set {}
          }

          #if canImport(ObjectiveC)
          @objc
          #endif
          override open func gestureRecognizerShouldBegin(
            _ recognizer: UIGestureRecognizer
          ) -> Bool {
            angle > 0
          }
        }

        public extension Dial {
          func turn() {}

        }

        extension Dial: UIGestureRecognizerDelegate {
        }

        extension Elsewhere {
          override func layoutSubviews() {}
        }
        """)
  }

  @Test("Selectors and key paths become the names that they stand for")
  func selectors() {
    let mended = MendedSource(
      """
      a.addTarget(self, action: #selector(tap), for: .touchUpInside)
      a.addTarget(self, action: #selector(Self.tap(_:event:)), for: .touchUpInside)
      f(#selector( Outer.Inner.done() ), #selector(getter: size), #selector(tap as () -> Void))
      if cell.responds(to: #selector(setter: UIView.layoutMargins)) { x = #selector(self?.remove) }
      CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
      observe(#keyPath(Outer.Layer.owner.name), #keyPath(angle))
      """)
    #expect(
      mended.text == """
        a.addTarget(self, action: Selector("tap"), for: .touchUpInside)
        a.addTarget(self, action: Selector("tap(_:event:)"), for: .touchUpInside)
        f(Selector("done()"), Selector("size"), Selector("tap"))
        if cell.responds(to: Selector("setLayoutMargins:")) { x = Selector("remove") }
        CABasicAnimation(keyPath: "strokeEnd")
        observe("owner.name", "angle")
        """)
  }

  @Test("Protocols of Objective-C are those of classes, and optional requirements get defaults")
  func protocols() {
    let mended = MendedSource(
      """
      @objc public protocol WheelDelegate: Sizing {
        /// Told once.
        @objc optional func wheel(
          _ wheel: Wheel, turnedTo angle: CGFloat) // as it turns
        @objc optional func hub(of wheel: Wheel, done: () -> Bool) -> UIView?
        optional var name: String? { get }
        func stop()
      }
      @objc
      protocol Source {
        @objc optional func count() -> Int
        @objc optional func changed()
      }
      @objc protocol Bound: NSObjectProtocol {}
      delegate?.wheel?(self, turnedTo: 2); x = source.count?() ?? three; source?.changed?(); done?(2)
      """)
    #expect(
      mended.text == """
        public protocol WheelDelegate: AnyObject, Sizing {
          /// Told once.
          func wheel(
            _ wheel: Wheel, turnedTo angle: CGFloat) // as it turns
          func hub(of wheel: Wheel, done: () -> Bool) -> UIView?
          var name: String? { get }
          func stop()
        }

        public extension WheelDelegate {
          func wheel( _ wheel: Wheel, turnedTo angle: CGFloat) {}
          func hub(of wheel: Wheel, done: () -> Bool) -> UIView? { nil }
          var name: String? { nil }
        }
        #if canImport(ObjectiveC)
        @objc
        #endif
        protocol Source: AnyObject {
          @objc optional func count() -> Int
          @objc optional func changed()
        }
        #if canImport(ObjectiveC)
        @objc
        #endif
        protocol Bound: NSObjectProtocol {}
        delegate?.wheel(self, turnedTo: 2); x = source.count?() ?? three; source?.changed?(); done?(2)
        """)
    #expect(MendedSource(mended.text).changes.isEmpty)
  }

  @Test("An action without a sender loses its attribute, calls of delegates lose either mark")
  func actions() {
    let mended = MendedSource(
      """
      @IBAction func done() {}
      @IBAction public func tap(_ sender: Any) {}
      XCTAssertTrue(field.delegate!.textFieldShouldReturn!(field))
      previousDelegate?.navigationController?(bar, willShow: self, animated: true)
      """)
    #expect(
      mended.text == """
        #if canImport(ObjectiveC)
        @IBAction
        #endif
        func done() {}
        @IBAction public func tap(_ sender: Any) {}
        XCTAssertTrue(field.delegate!.textFieldShouldReturn(field))
        previousDelegate?.navigationController(bar, willShow: self, animated: true)
        """)
  }

  @Test("A layer stores what Core Animation manages elsewhere, and names what can be animated")
  func managed() {
    let mended = MendedSource(
      """
      public class Ring: CALayer {
        @NSManaged public var progress: CGFloat // 0 to 1
        @NSManaged var isReverse: Bool
        @NSManaged weak var owner: View?
      }
      final class Track: NSManagedObject {
        @NSManaged var length: CGFloat
      }
      """)
    #expect(
      mended.text == """
        public class Ring: CALayer {
          #if canImport(ObjectiveC)
          @NSManaged public var progress: CGFloat // 0 to 1
          #else
          public var progress: CGFloat = 0 { didSet { propertyDidChange("progress", from: oldValue) } }
          #endif
          #if canImport(ObjectiveC)
          @NSManaged var isReverse: Bool
          #else
          var isReverse: Bool = false { didSet { propertyDidChange("isReverse", from: oldValue) } }
          #endif
          @NSManaged weak var owner: View?
        }

        #if !canImport(ObjectiveC)
        extension Ring: AnimatableKeyProviding {
          public static var animatableKeys: [AnimatableKey] {
            [AnimatableKey("progress", \\Ring.progress)]
          }
        }
        #endif
        final class Track: NSManagedObject {
          @NSManaged var length: CGFloat
        }
        """)
    #expect(MendedSource(mended.text).changes.isEmpty)
  }

  @Test("A name of Objective-C stays with its attribute, behind a space too")
  func names() {
    let mended = MendedSource("  @objc (tapped) func tap() {}\n  @objc(drop) func drop() {}\n")
    #expect(
      mended.text == """
          #if canImport(ObjectiveC)
          @objc (tapped)
          #endif
          func tap() {}
          #if canImport(ObjectiveC)
          @objc(drop)
          #endif
          func drop() {}

        """)
  }

  @Test("what is mended is not found again, and stays as it is the second time")
  func isStable() {
    let once = MendedSource("@objc(Name) class A {}\r\n@objcMembers\r\nclass B {}\r\n")
    #expect(once.text.contains("#endif\r\nclass A {}\r\n"))
    #expect(MendedSource(once.text).changes.isEmpty)
    #expect(SourceDoctor().findings(in: once.text, file: "A.swift").isEmpty)
  }

  @Test("classes of tests on the main actor are known")
  func mainActor() {
    let source = """
      @MainActor
      final class A: XCTestCase {
        @MainActor func testOne() {}
        @MainActor func testTwo() async {}
      }
      @MainActor final class B: XCTestCase {}
      """
    let lines = SourceDoctor().findings(in: source, file: "A.swift").map {
      "\($0.line) \($0.construct)"
    }
    #expect(lines == ["2 main-actor-tests", "3 main-actor-tests", "6 main-actor-tests"])
  }
}
