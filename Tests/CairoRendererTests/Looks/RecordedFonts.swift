import Foundation
import PortableUIKit

@testable import CairoRenderer

/// Whether text is set as it was when pictures were recorded: Debian 12's Pango 1.50 and Inter 4.0.
enum RecordedFonts {
  static let areInstalled: Bool = {
    let typesetter = PangoTypesetter()
    let face = Typeface(
      FontRequest(family: .system, pointSize: 17), in: typesetter.catalog)
    let width = typesetter.layout("Hamburgefonstiv 0123", typeface: face).lines[0].width
    return abs(width - recordedWidth) < 0.01
  }()

  private static let recordedWidth = 174.3388671875
}
