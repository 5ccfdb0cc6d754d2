import CairoRenderer

/// A picture as terminals with sixel graphics take it.
///
/// The encoder is the package's own, for a drawing of a layout has few colours: they are sent as they
/// are, without the search for a palette that makes up most of a library for photographs, and every
/// machine that builds the package is spared one more.
public enum SixelPicture {
  /// How many colours terminals keep apart.
  private static let colorLimit = 256

  /// The escape sequence that shows an image.
  ///
  /// Colours are rounded to hundredths, which is all the format can say; where more than 256 remain, to
  /// fifths.
  ///
  /// - Complexity: O(pixels + rows times colours in them).
  public static func text(_ image: PixelImage) -> String {
    var steps: UInt32 = 100
    var palette = Palette(image, steps: steps)
    if palette.colors.count > colorLimit {
      steps = 5
      palette = Palette(image, steps: steps)
    }
    // Square pixels, the background left as it is, and the size.
    var text = "\u{1B}P0;1q\"1;1;\(image.width);\(image.height)"
    for (index, color) in palette.colors.enumerated() {
      let parts = [color >> 16 & 255, color >> 8 & 255, color & 255].map { $0 * 100 / steps }
      text += "#\(index);2;\(parts[0]);\(parts[1]);\(parts[2])"
    }
    for top in stride(from: 0, to: image.height, by: 6) {
      append(strip: top, of: image, palette, to: &text)
      text += "-"
    }
    return text + "\u{1B}\\"
  }

  /// The colours of an image, rounded, and which of them each pixel has.
  private struct Palette {
    private(set) var colors: [UInt32] = []
    private(set) var places: [Int] = []

    init(_ image: PixelImage, steps: UInt32) {
      var known: [UInt32: Int] = [:]
      places.reserveCapacity(image.pixels.count)
      for pixel in image.pixels {
        var color: UInt32 = 0
        for shift in [UInt32(16), 8, 0] {
          let level = ((pixel >> shift & 255) * steps + 127) / 255
          color |= level << shift
        }
        let place = known[color] ?? colors.count
        if place == colors.count {
          known[color] = place
          colors.append(color)
        }
        places.append(place)
      }
    }
  }

  /// Adds six rows: for each colour in them a line of letters, of which each stands for six pixels.
  private static func append(
    strip top: Int, of image: PixelImage, _ palette: Palette, to text: inout String
  ) {
    var columns: [Int: [UInt8]] = [:]
    for row in top..<min(top + 6, image.height) {
      for column in 0..<image.width {
        let place = palette.places[row * image.width + column]
        columns[place, default: Array(repeating: 0, count: image.width)][column] |=
          1 << UInt8(row - top)
      }
    }
    for (index, place) in columns.keys.sorted().enumerated() {
      text += index > 0 ? "$#\(place)" : "#\(place)"
      append(runs: columns[place] ?? [], to: &text)
    }
  }

  /// Adds letters, runs of more than three as a count and a letter.
  private static func append(runs bits: [UInt8], to text: inout String) {
    var start = 0
    while start < bits.count {
      var end = start
      while end < bits.count, bits[end] == bits[start] { end += 1 }
      let letter = Character(UnicodeScalar(63 + bits[start]))
      // An empty run up to the edge needs no letters.
      if end == bits.count, bits[start] == 0 { return }
      text +=
        end - start > 3 ? "!\(end - start)\(letter)" : String(repeating: letter, count: end - start)
      start = end
    }
  }
}
