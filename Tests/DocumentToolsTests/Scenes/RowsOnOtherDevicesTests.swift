import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit
import Testing

@testable import DocumentTools

/// Rows of a document on devices other than its own, from left to right and from right to left.
@MainActor @Suite struct RowsOnOtherDevicesTests {
  /// A table with a row, a row with an indicator, and one whose switch lies beside the table.
  private static let text: String = {
    let rows = [("plain", "", ""), ("more", #" accessoryType="disclosureIndicator""#, "")].map {
      row($0.0, $0.1, $0.2)
    }
    let outlet = #"<outlet property="accessoryView" destination="sw" id="o-sw"/>"#
    let connections = "<connections>\(outlet)</connections>"
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><scenes>
      <scene sceneID="sc"><objects><tableViewController id="list" sceneMemberID="viewController">
      <tableView key="view" clipsSubviews="YES" dataMode="static" style="plain" rowHeight="-1" id="table">
      <rect key="frame" x="0.0" y="0.0" width="414" height="896"/><sections><tableViewSection id="s"><cells>
      \(rows.joined())\(row("own", "", connections))
      </cells></tableViewSection></sections></tableView></tableViewController>
      <switch id="sw"><rect key="frame" x="0.0" y="0.0" width="51" height="31"/></switch>
      </objects></scene></scenes></document>
      """
  }()

  private static func row(_ id: String, _ attributes: String, _ connections: String) -> String {
    let width = attributes.isEmpty ? 414 : 383.5
    return """
      <tableViewCell textLabel="\(id)-title" style="IBUITableViewCellStyleDefault"\(attributes) id="\(id)">
      <rect key="frame" x="0.0" y="28" width="414" height="43.5"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
      <rect key="frame" x="0.0" y="0.0" width="\(width)" height="43.5"/><subviews>
      <label text="Title" textAlignment="natural" id="\(id)-title">
      <rect key="frame" x="20" y="0.0" width="\(width - 40)" height="43.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
      </subviews></tableViewCellContentView>\(connections)</tableViewCell>
      """
  }

  /// The rows on an iPhone 15, which is 21 points narrower, and what they live in.
  private func rows(
    _ direction: ReadingDirection
  ) throws -> (rows: [String: UITableViewCell], layout: LaidOutScene) {
    let place = FileManager.default.temporaryDirectory
      .appendingPathComponent("rows-\(UUID().uuidString).storyboard")
    try Self.text.write(to: place, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: place) }
    let source = try DocumentSource(path: place.path)
    let device = try #require(DeviceEnvironment.named("iPhone 15")).running(iOS: 17)
    let layout = try source.layOut(
      try source.scene("list"), LayoutVariant(device: device, direction: direction), embeds: true)
    let names = ["plain", "more", "own"]
    let rows = names.map { ($0, layout.instance.viewsByID[$0] as? UITableViewCell) }
    return (
      Dictionary(uniqueKeysWithValues: try rows.map { ($0.0, try #require($0.1)) }), layout
    )
  }

  /// A title begins 16 points from the side of a row 393 wide and ends as far from the other (UM-1604).
  @Test(arguments: [ReadingDirection.leftToRight, .rightToLeft])
  func titlesAreAsWideAsTheRowsOfTheDevice(_ direction: ReadingDirection) throws {
    let (rows, layout) = try rows(direction)
    defer { withExtendedLifetime(layout) {} }
    let plain = try #require(rows["plain"])
    let title = try #require(plain.textLabel)
    #expect(plain.contentView.frame.minX == 0 && plain.contentView.frame.width == 393)
    #expect(title.frame.minX == 16 && title.frame.width == 361)
  }

  @Test func accessoriesStandAtTheEndOfTheReadingDirection() throws {
    let (rows, layout) = try rows(.rightToLeft)
    defer { withExtendedLifetime(layout) {} }
    let more = try #require(rows["more"])
    let title = try #require(more.textLabel)
    #expect(more.contentView.frame.maxX == 393 && more.contentView.frame.minX > 16)
    #expect(title.frame.maxX == more.contentView.frame.width - 16)
  }

  @Test func viewsBesideTheTableThatOutletsNameAreShown() throws {
    for direction in [ReadingDirection.leftToRight, .rightToLeft] {
      let (rows, layout) = try rows(direction)
      defer { withExtendedLifetime(layout) {} }
      let own = try #require(rows["own"])
      let control = try #require(own.accessoryView as? UISwitch)
      #expect(control.superview === own && control.frame.size == CGSize(width: 51, height: 31))
      #expect(abs(control.frame.midX - own.bounds.midX) > 100)
      #expect((control.frame.midX > own.bounds.midX) == (direction == .leftToRight))
    }
  }
}
