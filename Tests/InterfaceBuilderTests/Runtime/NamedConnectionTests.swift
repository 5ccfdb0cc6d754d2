import Foundation
import PortableUIKit
import Testing

@testable import InterfaceBuilder

/// Connections of documents to classes that registered nothing: properties and methods are found by their names
/// (Docs/Decisions/0049).
@MainActor @Suite struct NamedConnectionTests {
  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="form">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="form" customClass="NamedForm" customModule="InterfaceBuilderTests" \
    sceneMemberID="viewController">
            <view key="view" contentMode="scaleToFill" id="v1">
              <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
              <subviews>
                <label opaque="NO" text="Hello" id="l1"><rect key="frame" x="0.0" y="0.0" width="90" \
    height="20"/></label>
                <button opaque="NO" id="b1"><rect key="frame" x="0.0" y="30" width="90" height="20"/>
                  <connections><action selector="pressed:" destination="form" eventType="touchUpInside" \
    id="a1"/></connections>
                </button>
              </subviews>
            </view>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="string" keyPath="tone" value="warm"/>
              <userDefinedRuntimeAttribute type="number" keyPath="radius">
                <real key="value" value="2.5"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="number" keyPath="count">
                <integer key="value" value="3"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="boolean" keyPath="isOn" value="YES"/>
              <userDefinedRuntimeAttribute type="size" keyPath="extent">
                <size key="value" width="4" height="5"/>
              </userDefinedRuntimeAttribute>
              <userDefinedRuntimeAttribute type="color" keyPath="shade">
                <color key="value" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
    customColorSpace="sRGB"/>
              </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <connections>
              <outlet property="label" destination="l1" id="o1"/>
              <outlet property="button" destination="b1" id="o2"/>
              <outletCollection property="parts" destination="l1" id="o3"/>
              <outletCollection property="parts" destination="b1" id="o4"/>
            </connections>
          </viewController>
        </objects></scene>
      </scenes>
    </document>
    """

  @Test("Outlets, collections, attributes and actions reach a class that registered nothing")
  func connections() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "named-connections-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.document.write(
      to: folder.appending(path: "Form.storyboard"), atomically: true, encoding: .utf8)
    let loader = DocumentLoader(classes: ClassRegistry(), languages: ["en"])
    loader.searchFolders = [folder]
    let made = Platform.withValue {
      $0.interfaceLoader = loader
    } operation: {
      let made = UIStoryboard(name: "Form", bundle: nil).instantiateInitialViewController()
      made?.loadViewIfNeeded()
      return made
    }
    let form = try #require(made as? NamedForm)
    #expect(form.shownText == "Hello")
    #expect(form.button.superview === form.view)
    #expect(form.parts.count == 2 && form.parts.first is UILabel)
    #expect(form.tone == "warm" && form.radius == 2.5 && form.count == 3 && form.isOn)
    #expect(form.extent == CGSize(width: 4, height: 5))
    #expect(form.shade?.cgColor.components?.first == 1)
    form.button.sendActions(for: .touchUpInside)
    #expect(form.presses == [form.button])
  }
}

final class NamedForm: UIViewController {
  private weak var label: UILabel!
  var button: UIButton!
  var parts: [UIView]!
  var tone = ""
  var radius: CGFloat = 0
  var count = 0
  var isOn = false
  var extent = CGSize.zero
  var shade: UIColor?
  var presses: [UIButton] = []

  var shownText: String? { label.text }

  private func pressed(_ sender: UIButton) { presses.append(sender) }
}
