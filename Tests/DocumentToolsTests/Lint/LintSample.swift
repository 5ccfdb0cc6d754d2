/// A small storyboard to lint: one scene on an iPhone 16 (393 x 852 points, safe area 59 above and 34
/// below) with views and constraints that a test gives.
enum LintSample {
  /// The document; `views` lie in the root view, whose constraints are `constraints`.
  static func document(_ views: String, constraints: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES" initialViewController="ctl-ct-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="scn-sc-001">
          <objects>
            <viewController title="Sample" id="ctl-ct-001" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="rot-rt-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
    \(views)
                </subviews>
                <viewLayoutGuide key="safeArea" id="saf-sa-001"/>
                <constraints>
    \(constraints)
                </constraints>
              </view>
            </viewController>
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }

  /// A view that constraints place.
  static func view(_ id: String, _ frame: String, extra: String = "") -> String {
    element("view", id, frame, "", extra)
  }

  /// A label in the system's font at 17 points.
  static func label(_ id: String, _ text: String, _ frame: String) -> String {
    element(
      "label", id, frame,
      "horizontalHuggingPriority=\"251\" verticalHuggingPriority=\"251\" "
        + "adjustsFontSizeToFit=\"NO\" text=\"\(text)\"",
      "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
  }

  private static func element(
    _ kind: String, _ id: String, _ frame: String, _ attributes: String, _ children: String
  ) -> String {
    let numbers = frame.split(separator: " ")
    return """
      <\(kind) contentMode="left" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" height="\(numbers[3])"/>
      \(children)
      </\(kind)>

      """
  }

  /// A constraint `first = second + constant`, each an identifier and an attribute.
  static func constraint(
    _ id: String, _ first: String, _ second: String? = nil, _ constant: Double = 0,
    extra: String = ""
  ) -> String {
    let left = first.split(separator: ".")
    var text = "<constraint firstItem=\"\(left[0])\" firstAttribute=\"\(left[1])\""
    if let right = second?.split(separator: ".") {
      text += " secondItem=\"\(right[0])\" secondAttribute=\"\(right[1])\""
    }
    return text + " constant=\"\(constant)\" id=\"\(id)\" \(extra)/>\n"
  }

  /// Constraints that put a view at a place of the root, with a size.
  static func placed(_ id: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> String
  {
    constraint("\(id)-x", "\(id).leading", "rot-rt-001.leading", x)
      + constraint("\(id)-y", "\(id).top", "rot-rt-001.top", y)
      + constraint("\(id)-w", "\(id).width", nil, width)
      + constraint("\(id)-h", "\(id).height", nil, height)
  }
}
