import Foundation
import PortableUIKit
import SnapshotTesting
import Testing

/// Parts of tablets, with the sizes that Apple gives for Split View.
@Suite struct TabletConfigTests {
  private func width(_ config: ViewImageConfig) -> CGFloat { config.size?.width ?? 0 }

  @Test("apps beside one another have Apple's widths")
  func widths() {
    #expect(width(.iPadMini) == 1024 && width(.iPadMini(.portrait)) == 768)
    #expect(width(.iPadMini(.landscape(splitView: .oneThird))) == 320)
    #expect(width(.iPad9_7(.landscape(splitView: .oneHalf))) == 507)
    #expect(width(.iPad9_7(.landscape(splitView: .twoThirds))) == 694)
    #expect(width(.iPad9_7(.portrait(splitView: .twoThirds))) == 438)
    #expect(width(.iPad10_2(.landscape(splitView: .oneHalf))) == 535)
    #expect(width(.iPadPro10_5(.landscape(splitView: .twoThirds))) == 782)
    #expect(width(.iPadPro11(.landscape(splitView: .oneThird))) == 375)
    #expect(width(.iPadPro11(.landscape(splitView: .twoThirds))) == 809)
    #expect(width(.iPadPro11(.portrait(splitView: .oneThird))) == 320)
    #expect(width(.iPadPro12_9(.landscape(splitView: .oneHalf))) == 678)
    #expect(width(.iPadPro12_9(.portrait(splitView: .twoThirds))) == 639)
  }

  @Test("narrow parts are compact in width, the halves of the largest screen are not")
  func classes() {
    func isCompact(_ config: ViewImageConfig) -> Bool {
      config.environment?.posture(in: config.orientation == .portrait ? .portrait : .landscape)
        .horizontalSizeClass == .compact
    }
    #expect(!isCompact(.iPadMini) && isCompact(.iPadMini(.landscape(splitView: .oneHalf))))
    #expect(!isCompact(.iPadMini(.landscape(splitView: .twoThirds))))
    #expect(isCompact(.iPadPro12_9(.portrait(splitView: .twoThirds))))
    #expect(!isCompact(.iPadPro12_9(.landscape(splitView: .oneHalf))))
    #expect(isCompact(.iPadPro11(.landscape(splitView: .oneHalf))))
  }
}
