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
