import PortableUIKit

/// The storyboard of a screen with a static table, as Xcode writes it.
struct ScreenDocument {
  let text: String

  init(_ kind: String, style: UITableView.Style, toolsVersion: String) {
    let cellHeight = toolsVersion.hasPrefix("24") ? 51 : 44
    func cell(_ section: Int, _ row: Int) -> String {
      let accessory = [
        "", #" accessoryType="disclosureIndicator""#, #" accessoryType="detailButton""#,
      ][row]
      let id = "c\(section)\(row)"
      return """
        <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="default" \
        indentationWidth="10" textLabel="l\(id)" style="IBUITableViewCellStyleDefault"\(accessory) \
        id="\(id)"><rect key="frame" x="0.0" y="0.0" width="375" height="\(cellHeight)"/>
        <autoresizingMask key="autoresizingMask"/>
        <tableViewCellContentView key="contentView" opaque="NO" clipsSubviews="YES" \
        multipleTouchEnabled="YES" contentMode="center" tableViewCell="\(id)" id="v\(id)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="\(cellHeight)"/>
        <autoresizingMask key="autoresizingMask"/><subviews>
        <label opaque="NO" multipleTouchEnabled="YES" contentMode="left" text="Title" \
        textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" \
        adjustsFontSizeToFit="NO" id="l\(id)">
        <rect key="frame" x="16" y="0.0" width="343" height="\(cellHeight)"/>
        <autoresizingMask key="autoresizingMask"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/>
        <nil key="textColor"/><nil key="highlightedColor"/></label>
        </subviews></tableViewCellContentView></tableViewCell>
        """
    }
    let sections = (0..<2).map { section in
      let title = kind == "headers" ? #" headerTitle="\#(["One", "Two"][section])""# : ""
      let cells = (0..<3).map { cell(section, $0) }.joined()
      return
        #"<tableViewSection\#(title) id="s\#(section)"><cells>\#(cells)</cells></tableViewSection>"#
    }.joined()
    let styleName =
      switch style {
      case .plain: "plain"
      case .grouped: "grouped"
      default: "insetGrouped"
      }
    let heights =
      style == .plain
      ? #"sectionHeaderHeight="28" sectionFooterHeight="28""#
      : #"sectionHeaderHeight="18" sectionFooterHeight="18""#
    let table = """
      <scene sceneID="sc-table"><objects><tableViewController id="table" sceneMemberID="viewController">
      <tableView key="view" clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" \
      dataMode="static" style="\(styleName)" separatorStyle="default" rowHeight="-1" \
      estimatedRowHeight="-1" \(heights) id="tv"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <sections>\(sections)</sections><connections>
      <outlet property="dataSource" destination="table" id="o1"/>
      <outlet property="delegate" destination="table" id="o2"/></connections></tableView>
      </tableViewController></objects></scene>
      """
    let other = """
      <scene sceneID="sc-other"><objects><viewController id="other" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="ov">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/></view>
      </viewController></objects></scene>
      """
    func segue(_ to: String, _ relationship: String) -> String {
      """
      <segue destination="\(to)" kind="relationship" relationship="\(relationship)" id="g-\(to)"/>
      """
    }
    func navigation(isLarge: Bool) -> String {
      """
      <scene sceneID="sc-nav"><objects><navigationController id="nav" sceneMemberID="viewController">
      <navigationBar key="navigationBar" contentMode="scaleToFill"\(
        isLarge ? #" largeTitles="YES""# : "") id="bar">
      <rect key="frame" x="0.0" y="20" width="375" height="44"/>
      <autoresizingMask key="autoresizingMask"/></navigationBar>
      <connections>\(segue("table", "rootViewController"))</connections></navigationController>
      </objects></scene>
      """
    }
    let (initial, scenes): (String, String) =
      switch kind {
      case "largeTitles", "sheet": ("nav", navigation(isLarge: kind == "largeTitles"))
      case "tabs":
        (
          "tabs",
          """
          <scene sceneID="sc-tabs"><objects><tabBarController id="tabs" sceneMemberID="viewController">
          <tabBar key="tabBar" contentMode="scaleToFill" id="tb">
          <rect key="frame" x="0.0" y="0.0" width="375" height="49"/>
          <autoresizingMask key="autoresizingMask"/></tabBar>
          <connections>\(segue("table", "viewControllers"))\(segue("other", "viewControllers"))</connections>
          </tabBarController></objects></scene>\(other)
          """
        )
      case "split":
        (
          "split",
          """
          <scene sceneID="sc-split"><objects><splitViewController id="split" sceneMemberID="viewController">
          <connections>\(segue("nav", "masterViewController"))\(segue("other", "detailViewController"))</connections>
          </splitViewController></objects></scene>\(navigation(isLarge: false))\(other)
          """
        )
      default: ("table", "")
      }
    text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(toolsVersion)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="\(initial)">
      <device id="retina4_7" orientation="portrait" appearance="light"/>
      <scenes>\(scenes)\(table)</scenes></document>
      """
  }
}
