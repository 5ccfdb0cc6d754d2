/// A storyboard with one view in one scene, to be varied.
enum TinyDocument {
  /// The document on an iPhone 16, whose view holds a red box 100 points wide and high at (20, 80),
  /// and then `extra`.
  static func text(
    frame: String = "x=\"20\" y=\"80\" width=\"100\" height=\"100\"", boxID: String = "red-bx-001",
    constraints: String = "", extra: String = "",
    type: String = "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
    runtime: String = "iOS.CocoaTouch"
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="21701" targetRuntime="\(runtime)" \
    useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" initialViewController="ctl-ct-001">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <scenes>
        <scene sceneID="scn-sc-001">
          <objects>
            <viewController title="Tiny" id="ctl-ct-001" sceneMemberID="viewController">
              <view key="view" contentMode="scaleToFill" id="rot-rt-001">
                <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
                <subviews>
                  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(boxID)">
                    <rect key="frame" \(frame)/>
                    <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1"/>
                    <constraints>
                      <constraint firstAttribute="width" constant="100" id="cns-wd-001"/>
                      <constraint firstAttribute="height" constant="100" id="cns-hg-001"/>
                    </constraints>
                  </view>
                  \(extra)
                </subviews>
                <constraints>
                  <constraint firstItem="\(boxID)" firstAttribute="leading" secondItem="rot-rt-001" \
    secondAttribute="leading" constant="20" id="cns-ld-001"/>
                  <constraint firstItem="\(boxID)" firstAttribute="top" secondItem="rot-rt-001" \
    secondAttribute="top" constant="80" id="cns-tp-001"/>
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
}
