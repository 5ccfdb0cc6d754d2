import Drawing
import Foundation
import PortableUIKit
import Testing

@testable import CairoRenderer

/// Text whose glyphs have outlines: `strokeWidth` is a share of the font's size, and its sign says whether glyphs are filled, too.
@MainActor @Suite(.serialized) struct OutlinedTextTests {
  /// The pixels of the middle row of an I of 200 points, white paper below it.
  private func row(_ attributes: [NSAttributedString.Key: Any]) throws -> [UInt32] {
    CairoGraphics.install()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: 120, height: 240)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      let all = attributes.merging([.font: UIFont.systemFont(ofSize: 200)]) { own, _ in own }
      NSAttributedString(string: "I", attributes: all).draw(at: CGPoint(x: 20, y: 0))
    }
    return Array(try #require(image.cgImage).pixels[(120 * 120)..<(121 * 120)])
  }

  @Test("A width above 0 draws outlines alone, one below 0 fills the glyphs first")
  func outlines() throws {
    let (white, black, red): (UInt32, UInt32, UInt32) = (0xFFFF_FFFF, 0xFF00_0000, 0xFFFF_0000)
    let filled = try row([:])
    let stem = try #require(filled.firstIndex(of: black))...#require(filled.lastIndex(of: black))
    let middle = (stem.lowerBound + stem.upperBound) / 2
    let hollow = try row([.strokeWidth: 3, .strokeColor: UIColor.red])
    #expect(hollow[middle] == white && hollow[stem.lowerBound] == red)
    let both = try row([.strokeWidth: -3, .strokeColor: UIColor.red])
    #expect(both[middle] == black && both[stem.lowerBound] == red)
    // 3 % of 200 points are 6, half of them on each side of the stem's edge.
    for outlined in [hollow, both] {
      let reds = outlined.indices.filter { outlined[$0] == red && $0 < middle }
      #expect((4...6).contains(reds.count))
      #expect(reds.allSatisfy { abs($0 - stem.lowerBound) <= 3 })
    }
    // Without a colour of their own outlines have the text's.
    #expect(try row([.strokeWidth: 3, .foregroundColor: UIColor.red]) == hollow)
    #expect(try row([.strokeWidth: 0]) == filled)
  }
}
