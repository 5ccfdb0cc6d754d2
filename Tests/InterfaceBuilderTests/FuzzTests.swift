import Foundation
import InterfaceBuilder
import Testing

/// Thousands of damaged documents from a fixed seed: each is read or refused, none crashes.
@Suite struct FuzzTests {
  /// A small generator with a fixed sequence (Steele, Lea and Flood, doi:10.1145/2660193.2660195).
  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

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
    var random = SplitMix(state: seed)
    let bytes = Array(Self.sample.utf8)
    for _ in 0..<400 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let position = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: damaged[position] = UInt8.random(in: 0...255, using: &random)
        case 1: damaged.remove(at: position)
        default: damaged.insert(UInt8.random(in: 32...126, using: &random), at: position)
        }
      }
      read(damaged)
    }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func structuralMutations(seed: UInt64) {
    var random = SplitMix(state: seed)
    let lines = Self.sample.split(separator: "\n").map(String.init)
    let values = [
      "nan", "1e999", "-1", "0", "1e-300", "", "YES", "root", "l", "s", "g", "infinite", "1:0",
      "leading", "height", "99999999999999999999",
    ]
    for _ in 0..<400 {
      var damaged = lines
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<damaged.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0: damaged.remove(at: index)
        case 1: damaged.insert(damaged[index], at: index)
        case 2: damaged.swapAt(index, Int.random(in: 0..<damaged.count, using: &random))
        default:
          var parts = damaged[index].split(separator: "\"", omittingEmptySubsequences: false)
            .map(String.init)
          guard parts.count >= 3 else { continue }
          let slot = 2 * Int.random(in: 0..<(parts.count / 2), using: &random) + 1
          parts[slot] = values.randomElement(using: &random) ?? ""
          damaged[index] = parts.joined(separator: "\"")
        }
        if damaged.isEmpty { damaged = lines }
      }
      read(Array(damaged.joined(separator: "\n").utf8))
    }
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
