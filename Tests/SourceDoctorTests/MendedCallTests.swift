import Testing

@testable import SourceDoctor

/// Remedies that look at calls and braces of other places.
@Suite struct MendedCallTests {
  @Test("What stands behind ?? of all calls is the default of an optional requirement")
  func fallbacks() {
    let source = """
      @objc protocol WheelDelegate {
        @objc optional func wheel(_ wheel: Wheel, mayTurnTo angle: CGFloat) -> Bool
        @objc optional func wheel(_ wheel: Wheel, sizeAt index: Int) -> CGSize
        @objc optional func spokes() -> Int
        @objc optional func isRound(_ wheel: Wheel) -> Bool
      }
      guard delegate?.wheel?(self, mayTurnTo: f(2, 3)) ?? true else { return }
      let size = delegate?.wheel?(self, sizeAt: 1) ?? CGSize.zero
      let count = (delegate?.spokes?() ?? -3)
      if delegate?.isRound?(self) == false { stop() }
      """
    #expect(
      MendedSource(source).text == """
        protocol WheelDelegate: AnyObject {
          func wheel(_ wheel: Wheel, mayTurnTo angle: CGFloat) -> Bool
          func wheel(_ wheel: Wheel, sizeAt index: Int) -> CGSize
          func spokes() -> Int
          func isRound(_ wheel: Wheel) -> Bool
        }

        extension WheelDelegate {
          func wheel(_ wheel: Wheel, mayTurnTo angle: CGFloat) -> Bool { true }
          func wheel(_ wheel: Wheel, sizeAt index: Int) -> CGSize { CGSize.zero }
          func spokes() -> Int { -3 }
          func isRound(_ wheel: Wheel) -> Bool { true }
        }
        guard delegate?.wheel(self, mayTurnTo: f(2, 3)) ?? true else { return }
        let size = delegate?.wheel(self, sizeAt: 1) ?? CGSize.zero
        let count = (delegate?.spokes() ?? -3)
        if delegate?.isRound(self) == false { stop() }
        """)
    // Calls that disagree say nothing, and so do those of another type or with a larger expression.
    for calls in [
      "a?.spokes?() ?? 1; b?.spokes?() ?? 2", "a?.spokes?() ?? Spokes.none",
      "a?.spokes?() ?? 1 + x",
      "",
    ] {
      let text = "@objc protocol A {\n  @objc optional func spokes() -> Int\n}\n" + calls
      #expect(MendedSource(text).text.contains("@objc optional func spokes() -> Int\n"), "\(calls)")
    }
  }

  @Test("Calls of one file give defaults to the requirements of another")
  func otherFiles() {
    let declaration = "@objc protocol A {\n  @objc optional func mayEnd() -> Bool\n}\n"
    let use = "done = owner?.mayEnd?() ?? false"
    var calls = OptionalCalls()
    for file in [declaration, use] { calls.addCalls(in: file) }
    calls.addRequirements(in: declaration)
    #expect(
      MendedSource(declaration, calls: calls).text.contains("func mayEnd() -> Bool { false }"))
    #expect(MendedSource(use, calls: calls).text == "done = owner?.mayEnd() ?? false")
  }

  @Test("A selector may have spaces")
  func spaces() {
    let mended = MendedSource(
      """
      a.addTarget(self, action: #selector(tap(_ :)), for: .touchUpInside)
      f(#selector( Outer.turn(_: by : ) ), #selector(done ()))
      """)
    #expect(
      mended.text == """
        a.addTarget(self, action: Selector("tap(_:)"), for: .touchUpInside)
        f(Selector("turn(_:by:)"), Selector("done()"))
        """)
  }

  @Test("Members that AnyObject would find are those of NSObject")
  func anyObjects() {
    let mended = MendedSource(
      """
      for target: AnyObject in newValue { target.perform(NSSelectorFromString("setImage:")) }
      if (layer as AnyObject).isKind(of: Dial.Hand.self) { return }
      """)
    #expect(
      mended.text == """
        for case let target as NSObject in newValue { target.perform(NSSelectorFromString("setImage:")) }
        if (layer is Dial.Hand) { return }
        """)
  }

  @Test("The import of an absent module stands under its condition")
  func absentModules() {
    let mended = MendedSource("import UIKit\n@testable import WebKit\nimport ObjectiveC.runtime\n")
    #expect(
      mended.text == """
        import UIKit
        #if canImport(WebKit)
        @testable import WebKit
        #endif
        #if canImport(ObjectiveC)
        import ObjectiveC.runtime
        #endif

        """)
    #expect(MendedSource(mended.text).changes.isEmpty)
  }

  @Test("Previews stand under a condition with their attributes")
  func previews() {
    let mended = MendedSource(
      """
      final class Dial: UIView {}

      @available(iOS 17, *)
      #Preview("Dial") {
        Dial()
      }
      let last = 1
      """)
    #expect(
      mended.text == """
        final class Dial: UIView {}

        #if canImport(SwiftUI)
        @available(iOS 17, *)
        #Preview("Dial") {
          Dial()
        }
        #endif
        let last = 1
        """)
    #expect(MendedSource(mended.text).changes.isEmpty)
  }

  @Test("An attribute between others and modifiers comes first; overrides reach nested classes")
  func placesOfAttributes() {
    let mended = MendedSource(
      """
      extension Chart {
        @inlinable @objc public var offset: CGSize { .zero }
        private(set) @objc dynamic var value = 1
        public class Bar: Overlay {
        }
      }
      extension Chart.Bar {
        override func draw() {}
      }
      """)
    #expect(
      mended.text == """
        extension Chart {
          #if canImport(ObjectiveC)
          @objc
          #endif
          @inlinable public var offset: CGSize { .zero }
          #if canImport(ObjectiveC)
          @objc
          #endif
          private(set) dynamic var value = 1
          public class Bar: Overlay {

          override func draw() {}
          }
        }
        extension Chart.Bar {
        }
        """)
  }

  @Test("Modules of logs are imported under another name where there is no os")
  func logs() {
    let mended = MendedSource(
      "import Foundation\n  import os.log\n@_exported import class OSLog.OSLog\n")
    #expect(
      mended.text == """
        import Foundation
          #if canImport(os)
          import os.log
          #else
          import PortableOS
          #endif
        #if canImport(os)
        @_exported import class OSLog.OSLog
        #else
        import PortableOS
        #endif

        """)
    #expect(MendedSource(mended.text).changes.isEmpty)
    #expect(SourceDoctor().findings(in: mended.text, file: "A.swift").isEmpty)
    #expect(
      SourceDoctor().findings(in: "import os", file: "A.swift").map(\.construct) == ["module"])
  }

  @Test("Ends of braces are those that a search from each line finds")
  func braces() {
    var state: UInt64 = 7
    func next(_ bound: UInt64) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % bound)
    }
    func searched(_ lines: [String], from start: Int) -> Int? {
      var depth = 0
      for index in start..<lines.count {
        for character in lines[index] where character != " " {
          depth += character == "{" ? 1 : -1
          if depth < 0 { return nil }
        }
        if depth == 0 { return index }
      }
      return nil
    }
    let parts = ["", "{", "}", "{}", "} {", "{ {", "} }", "} } {"]
    for _ in 0..<300 {
      let lines = (0..<next(20) + 1).map { _ in parts[next(8)] }
      let braces = BraceLines(lines)
      for start in lines.indices {
        #expect(braces.end(from: start) == searched(lines, from: start), "\(lines) \(start)")
      }
    }
  }

  @Test("Extensions and protocols that nothing closes are read once")
  func unclosed() {
    let source = (0..<2_000).map { "extension A\($0) {\n  override func a() {" }
      .joined(separator: "\n")
    #expect(MendedSource(source).changes.isEmpty)
  }
}
