import Foundation
import InterfaceBuilder
import Testing

/// Thousands of damaged documents from a fixed seed: each is read or refused, none crashes.
@Suite struct FuzzTests {
  private static let sample = SampleDocument.xib(
    """
    <subviews>
      <stackView axis="vertical" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="s">
        <rect key="frame" x="0.0" y="0.0" width="100" height="60"/>
        <subviews>
          <label text="a" horizontalHuggingPriority="251" id="l"><rect key="frame" width="10" height="20.5"/></label>
          <view hidden="YES" id="v"><rect key="frame" width="1" height="1"/></view>
        </subviews>
      </stackView>
    </subviews>
    <viewLayoutGuide key="safeArea" id="g"/>
    <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="g" secondAttribute="leading" constant="8" id="c1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="root" secondAttribute="top" multiplier="16:9" priority="750" id="c2"/>
    </constraints>
    <variation key="widthClass=compact"><mask key="constraints"><exclude reference="c2"/></mask></variation>
    """)

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func byteNoise(seed: UInt64) {
    var damage = Damage(seed: seed)
    let bytes = Array(Self.sample.utf8)
    for _ in 0..<400 { read(damage.noisy(bytes)) }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func structuralMutations(seed: UInt64) {
    var damage = Damage(seed: seed)
    let bytes = Array(Self.sample.utf8)
    for _ in 0..<400 { read(damage.restructured(bytes)) }
  }

  /// Reads the bytes; any outcome but a crash will do, and a refusal must name its file.
  private func read(_ bytes: [UInt8]) {
    do throws(InterfaceBuilderError) {
      let document = try InterfaceDocument(data: Data(bytes), name: "fuzz.xib")
      for scene in document.scenes { _ = try scene.hierarchy(for: document.sizeClasses) }
    } catch {
      #expect(error.description.hasPrefix("fuzz.xib"))
    }
  }
}
