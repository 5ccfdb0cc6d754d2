import Foundation
import Testing

@testable import InterfaceBuilder

/// What bars are around the scenes of large documents: steps grow as the segues do.
@Suite struct BarInferenceTests {
  /// A storyboard whose scenes push one another: `next` says whom each one pushes.
  private func document(_ count: Int, rooted: Bool, next: (Int) -> Int?) throws -> InterfaceDocument
  {
    func segue(_ kind: String, _ relationship: String = "", to id: String, _ name: String) -> String
    {
      "<connections><segue destination=\"\(id)\" kind=\"\(kind)\" \(relationship) id=\"\(name)\"/></connections>"
    }
    var scenes = (0..<count).map { index in
      let connections = next(index).map { segue("show", to: "C\($0)", "s\(index)") } ?? ""
      return "<scene sceneID=\"S\(index)\"><objects><viewController id=\"C\(index)\">"
        + "<view key=\"view\" id=\"V\(index)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"852\"/>"
        + "</view>\(connections)</viewController></objects></scene>"
    }
    if rooted {
      scenes.append(
        "<scene sceneID=\"SN\"><objects><navigationController id=\"N\">"
          + segue("relationship", "relationship=\"rootViewController\"", to: "C0", "sn")
          + "</navigationController></objects></scene>")
    }
    return try InterfaceDocument(
      data: Data(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>
        <scenes>\(scenes.joined())</scenes></document>
        """.utf8))
  }

  private func followed(_ document: InterfaceDocument) throws -> Int {
    try #require(document.scenes.first).context.bars.followedArrivals
  }

  @Test func aRingOfSegues() throws {
    let steps = try [300, 1200].map { count in
      try followed(document(count, rooted: false) { ($0 + 1) % count })
    }
    #expect(steps[0] > 0 && steps[1] <= 1200 * 4 + 1000, "\(steps)")
  }

  @Test func aLongWayOfPushesHasItsBarToTheEnd() throws {
    let document = try document(2000, rooted: true) { $0 + 1 < 2000 ? $0 + 1 : nil }
    #expect(try followed(document) <= 2000 * 4)
    for index in [0, 1, 700, 1999] {
      let scene = try document.scene("S\(index)")
      #expect(
        scene.environment.bars.contains { if case .navigation = $0.kind { true } else { false } })
    }
  }

  /// Backwards each way is followed anew, as far as is followed.
  @Test func aWayAgainstTheOrderOfTheDocument() throws {
    let document = try document(1500, rooted: false) { $0 > 0 ? $0 - 1 : nil }
    #expect(try followed(document) <= 1500 * 501)
  }
}
