import Foundation
import InterfaceBuilder
import Testing

@testable import PortableUIKit

/// Objects that the views of documents do without.
@MainActor @Suite("Costs of documents") struct ReadingCostTests {
  private func instance() throws -> InterfaceSceneInstance {
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <subviews>
          <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="label">
            <rect key="frame" x="8" y="8" width="40" height="20"/>
          </label>
          <view id="round">
            <rect key="frame" y="100" width="40" height="30"/>
            <userDefinedRuntimeAttributes>
              <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                <integer key="value" value="5"/>
              </userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
          </view>
        </subviews>
        """))
    return try document.scenes[0].instantiate()
  }

  @Test func `only views of which a layer is asked have one`() throws {
    let instance = try instance()
    instance.layout()
    let label = try #require(instance.viewsByID["label"])
    let round = try #require(instance.viewsByID["round"])
    #expect(label.layerIfLoaded == nil && round.layerIfLoaded?.cornerRadius == 5)
  }

  @Test func `two screens of one kind have the same traits, and another kind has others`() {
    let device = DeviceEnvironment.standard
    var other = device
    other.scale += 1
    let traits = device.traitCollection(in: .portrait)
    #expect(traits === device.traitCollection(in: .portrait))
    #expect(traits !== other.traitCollection(in: .portrait))
    #expect(other.traitCollection(in: .portrait).displayScale == device.scale + 1)
    #expect(traits.displayScale == device.scale)
    // However many kinds of screens there are, each has its own.
    for number in 1...200 {
      other.scale = CGFloat(number)
      #expect(other.traitCollection(in: .portrait).displayScale == CGFloat(number))
    }
  }
}
