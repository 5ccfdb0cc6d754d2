import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

@MainActor @Suite struct InstantiationTests {
  @Test func classesContentAndHierarchy() throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews>
          <label text="Title" textAlignment="center" numberOfLines="0" \
        translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="8" y="8" width="40" height="20"/>
            <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
            <color key="textColor" red="1" green="0.5" blue="0" alpha="1"/>
          </label>
          <button buttonType="roundedRect" id="button">
            <rect key="frame" width="40" height="30"/>
            <state key="normal" title="Go"/>
          </button>
          <stackView axis="vertical" spacing="4" alignment="center" id="stack">
            <rect key="frame" y="100" width="40" height="30"/>
            <subviews>
              <view id="inner"><rect key="frame" width="1" height="1"/></view>
            </subviews>
            <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
          </stackView>
          <tableView style="grouped" id="table">
            <rect key="frame" width="320" height="100"/>
            <prototypes>
              <tableViewCell id="cell">
                <rect key="frame" width="320" height="44"/>
                <tableViewCellContentView key="contentView" id="content">
                  <rect key="frame" width="320" height="44"/>
                </tableViewCellContentView>
              </tableViewCell>
            </prototypes>
          </tableView>
        </subviews>
        """))
    let instance = try document.scenes[0].instantiate()
    let label = try #require(instance.viewsByID["label"] as? UILabel)
    #expect(label.text == "Title")
    #expect(label.textAlignment == .center)
    #expect(label.numberOfLines == 0)
    #expect(label.font.pointSize == 20)
    #expect(label.textColor.components.green == 0.5)
    #expect(!label.translatesAutoresizingMaskIntoConstraints)
    let button = try #require(instance.viewsByID["button"] as? UIButton)
    #expect(button.currentTitle == "Go")
    #expect(button.buttonType == .system)
    let stack = try #require(instance.viewsByID["stack"] as? UIStackView)
    #expect(stack.axis == .vertical && stack.alignment == .center && stack.spacing == 4)
    #expect(stack.arrangedSubviews == [instance.viewsByID["inner"]])
    #expect(stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let cell = try #require(instance.viewsByID["cell"] as? UITableViewCell)
    #expect(instance.viewsByID["content"] === cell.contentView)
    #expect((instance.viewsByID["table"] as? UITableView)?.style == .grouped)
    #expect(instance.rootView.superview === instance.window)
    #expect(instance.window.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test func anotherDeviceChangesSizeSafeAreaAndClasses() throws {
    let text = SampleDocument.storyboard(
      """
      <subviews>
        <view hidden="YES" id="child"><rect key="frame" width="10" height="10"/>
          <variation key="widthClass=regular" hidden="NO"/>
        </view>
      </subviews>
      """)
    let document = try SampleDocument.read(text)
    let canvas = try document.scenes[0].instantiate()
    #expect(canvas.environment.size == CGSize(width: 375, height: 667))
    #expect(canvas.viewsByID["child"]?.isHidden == true)
    let pad = try #require(DeviceEnvironment.named("ipad11_0rounded"))
    let instance = try document.scenes[0].instantiate(
      InstantiationOptions(device: pad, orientation: .landscape))
    #expect(instance.rootView.frame.size == CGSize(width: 1194, height: 834))
    #expect(instance.environment.safeArea.top == 24)
    #expect(instance.viewsByID["child"]?.isHidden == false)
  }

  /// A label shrinks its text unless it says otherwise; older documents tell the least size of a font.
  @Test func labelsShrinkTheirTexts() throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews>
          <label text="a" minimumScaleFactor="0.5" id="scaled"><rect key="frame" width="10" height="10"/></label>
          <label text="a" minimumFontSize="10" id="sized"><rect key="frame" width="10" height="10"/>
            <fontDescription key="fontDescription" type="system" pointSize="20"/></label>
          <label text="a" adjustsFontSizeToFit="NO" id="fixed"><rect key="frame" width="10" height="10"/></label>
        </subviews>
        """))
    let instance = try document.scenes[0].instantiate()
    func label(_ id: String) throws -> UILabel {
      try #require(instance.viewsByID[id] as? UILabel)
    }
    #expect(try label("scaled").adjustsFontSizeToFitWidth)
    #expect(try label("scaled").minimumScaleFactor == 0.5)
    #expect(try label("sized").adjustsFontSizeToFitWidth)
    #expect(try label("sized").minimumScaleFactor == 0.5)
    #expect(try !label("fixed").adjustsFontSizeToFitWidth)
  }

  /// A configuration without a title leaves the button without one, whatever its state says.
  @Test func aConfiguredButtonHasOnlyTheTitleOfItsConfiguration() throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews>
          <button buttonType="system" id="bare"><rect key="frame" width="24" height="30"/>
            <state key="normal" title="Button"/><buttonConfiguration key="configuration" style="plain"/></button>
          <button buttonType="system" id="titled"><rect key="frame" width="24" height="30"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain" title="Send"/></button>
        </subviews>
        """))
    let instance = try document.scenes[0].instantiate()
    let bare = try #require(instance.viewsByID["bare"] as? UIButton)
    #expect(bare.currentTitle == nil && bare.configuration?.title == nil)
    let titled = try #require(instance.viewsByID["titled"] as? UIButton)
    #expect(titled.configuration?.title == "Send")
  }

  /// Styles of glass have the names of the methods that make them; a pop-up button shows the entry of its menu that is on,
  /// or else the first.
  @Test func glassAndMenusOfButtons() throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews>
          <button buttonType="system" id="glass"><rect key="frame" width="24" height="30"/>
            <buttonConfiguration key="configuration" style="prominentGlass" title="Go"/></button>
          <button buttonType="system" showsMenuAsPrimaryAction="YES" changesSelectionAsPrimaryAction="YES" id="popUp">
            <rect key="frame" width="24" height="30"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="gray" title="Button"/>
            <menu key="menu" id="m"><children>
              <command title="One" id="c1"/><command title="Two" state="on" id="c2"/>
            </children></menu></button>
          <button buttonType="system" changesSelectionAsPrimaryAction="YES" id="toggle">
            <rect key="frame" width="24" height="30"/>
            <buttonConfiguration key="configuration" style="gray" title="Two"/></button>
        </subviews>
        """))
    let instance = try document.scenes[0].instantiate()
    func button(_ id: String) throws -> UIButton {
      try #require(instance.viewsByID[id] as? UIButton)
    }
    #expect(try button("glass").configuration?.cornerStyle == .capsule)
    let popUp = try button("popUp")
    #expect(popUp.menu?.children.map(\.title) == ["One", "Two"])
    #expect(popUp.configuration?.title == "Two" && popUp.showsMenuAsPrimaryAction)
    // The mark of a menu, which a button that is turned on and off has not.
    #expect(
      try popUp.intrinsicContentSize.width > button("toggle").intrinsicContentSize.width + 10)
  }

  @Test func constraintsReachTheirGuides() throws {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="child">
            <rect key="frame" width="10" height="10"/>
          </view>
        </subviews>
        <viewLayoutGuide key="safeArea" id="safe"/>
        <constraints>
          <constraint firstItem="child" firstAttribute="top" secondItem="safe" \
        secondAttribute="top" constant="8" priority="750" id="c1"/>
          <constraint firstAttribute="trailing" secondItem="child" secondAttribute="trailing" \
        relation="greaterThanOrEqual" multiplier="2:1" id="c2"/>
        </constraints>
        """))
    let instance = try document.scenes[0].instantiate()
    let first = try #require(instance.constraintsByID["c1"])
    #expect(first.firstItem === instance.viewsByID["child"])
    #expect(first.secondItem === instance.rootView.safeAreaLayoutGuide)
    #expect(first.constant == 8 && first.priority.rawValue == 750)
    let second = try #require(instance.constraintsByID["c2"])
    #expect(second.firstItem === instance.rootView)
    #expect(second.relation == .greaterThanOrEqual && second.multiplier == 2)
    #expect(instance.rootView.constraints.count == 2)
  }
}
