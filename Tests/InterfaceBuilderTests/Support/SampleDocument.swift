import Foundation
import InterfaceBuilder

/// Small documents written in tests.
enum SampleDocument {
  /// A xib with one root of 320 × 480 points around `contents`.
  static func xib(
    _ contents: String, attributes: String = "", toolsVersion: Int = 21701,
    device: String? = "retina4_7", resources: String = "", root: String = ""
  ) -> String {
    let canvas = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES"\(attributes)>
        \(canvas)
        <objects>
          <view contentMode="scaleToFill" id="root">
            <rect key="frame" x="0.0" y="0.0" width="320" height="480"/>
            \(contents)
          </view>
          \(root)
        </objects>
        \(resources)
      </document>
      """
  }

  /// A storyboard with one view controller on an iPhone 8 canvas, its view around `contents`.
  static func storyboard(_ contents: String, controller: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="vc">
      <device id="retina4_7" orientation="portrait"/>
      <scenes>
        <scene sceneID="scene">
          <objects>
            <viewController id="vc" sceneMemberID="viewController">
              <view key="view" id="root">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                \(contents)
              </view>
              \(controller)
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  /// Reads a document from its text.
  static func read(
    _ text: String, limits: DocumentLimits = DocumentLimits()
  ) throws(InterfaceBuilderError) -> InterfaceDocument {
    try InterfaceDocument(data: Data(text.utf8), name: "sample.xib", limits: limits)
  }

  /// The error with which a text is refused, or `nil` if it is read.
  static func refusal(
    of text: String, limits: DocumentLimits = DocumentLimits()
  ) -> InterfaceBuilderError? {
    do throws(InterfaceBuilderError) {
      _ = try read(text, limits: limits)
      return nil
    } catch {
      return error
    }
  }
}
