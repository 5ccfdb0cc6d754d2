import Testing

@testable import SourceDoctor

/// Every construct that the compiler refuses on Linux, where it stands and where it only seems to.
@Suite struct SourceDoctorTests {
  private func constructs(_ source: String) -> [String] {
    SourceDoctor().findings(in: source, file: "A.swift").map {
      "\($0.line):\($0.column) \($0.construct)"
    }
  }

  @Test func constructsAreFoundWithTheirPlaces() {
    let source = """
      import SwiftUI
      import UIKit.NSLayoutAnchor
      import class UIKit.UIView
      @objc class A: UIView {
        @IBOutlet weak var label: UILabel!
        func go() {
          button.addTarget(self, action: #selector(tap), for: .touchUpInside)
          _ = delegate?.scrollViewDidScroll?(scroll)
          token = model.observe(\\.name) { _, _ in }
          print(model.value(forKey: key))
        }
        @IBAction func pressed() {}
        @IBAction func tapped(_ sender: UIButton) {}
      }
      """
    #expect(
      constructs(source) == [
        "1:8 module", "2:8 submodule", "4:1 objc", "5:3 outlet", "7:36 selector",
        "8:9 optional-call", "9:18 key-value", "10:16 key-value",
        "12:3 action",
      ])
  }

  @Test func observedViewsAreNoTrouble() {
    let source = """
      a = scroll.observe(\\.contentSize, options: .new) { _, _ in }
      b = view.observe(\\UIView.layer.bounds) { _, _ in }
      c = player.observe(\\.status) { _, _ in }
      let token: NSKeyValueObservation? = nil
      """
    #expect(constructs(source) == ["3:11 key-value"])
  }

  @Test func commentsTextsAndOtherSystemsAreLeftOut() {
    let source = """
      // @objc
      /* @objc /* nested */ #selector */
      let text = "@objc \\" #selector"
      let raw = #"@objc " #selector"#
      let long = \"""
        @objc
        \"""
      #if canImport(ObjectiveC) && os(iOS)
      @objc func a() {}
      #elseif os(Linux)
      func b() {}
      #else
      @objc func c() {}
      #endif
      #if !os(Linux) || DEBUG
      @objc func d() {}
      #endif
      #if os(macOS)
        #if DEBUG
          @objc func e() {}
        #endif
      #endif
      """
    #expect(constructs(source) == ["16:1 objc"])
  }

  @Test func bothBranchesOfAFlagAreLookedAt() {
    let source = """
      #if DEBUG
      @objc func a() {}
      #elseif os(Linux)
      @objc func b() {}
      #else
      @objc func c() {}
      #endif
      """
    #expect(constructs(source) == ["2:1 objc", "4:1 objc"])
  }

  @Test func overridesAreRefusedInExtensionsOnly() {
    let source = """
      class A: UIView {
        override func layoutSubviews() { if true { super.layoutSubviews() } }
      }
      public extension A {
        override var description: String { "" }
        class Inner: UIView {
          override func draw(_ rect: CGRect) {}
        }
      }
      """
    #expect(constructs(source) == ["5:3 override-in-extension"])
  }

  @Test func conditionsThatAskForIOSAreTold() {
    #expect(constructs("#if os(iOS)\n@objc func a() {}\n#endif") == ["1:1 platform", "2:1 objc"])
    #expect(constructs("#if os(iOS) || os(Linux)\n#endif") == [])
  }

  @Test func conditionsAreThoseOfLinux() {
    #expect(BuildCondition.value(of: "os(iOS) || os(Linux)") == true)
    #expect(BuildCondition.value(of: "!(canImport(UIKit) && !os(macOS))") == false)
    #expect(BuildCondition.value(of: "swift(>=5.9)") == nil)
    #expect(BuildCondition.value(of: "DEBUG && canImport(AppKit)") == false)
  }

  @Test func brokenSourcesEnd() {
    for source in [
      "\"", "/*", "#if", "#if (((", "\"\"\"", "#\"", "}}}", "#elseif x", "@objc\r\n@objc",
    ] {
      _ = constructs(source)
    }
    #expect(constructs("@objc\r\n@objc") == ["1:1 objc", "2:1 objc"])
  }
}
