import Drawing
import Foundation
import PortableUIKit

@testable import CairoRenderer

/// Whether text is set as it was when pictures were recorded: Debian 12's Pango 1.50 and Inter 4.0.
enum RecordedFonts {
  static let areInstalled: Bool = {
    let line = PangoTextShaper.shared.line(
      of: ShapingRequest(
        text: "Hamburgefonstiv 0123",
        spans: [.init(range: 0..<20, font: FontRequest(family: .system, pointSize: 17))]))
    let width = line.width
    return abs(width - recordedWidth) < 0.01
  }()

  private static let recordedWidth = 174.3388671875
}
