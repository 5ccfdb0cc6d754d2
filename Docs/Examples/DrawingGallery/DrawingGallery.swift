import CairoRenderer
import Foundation
import PortableUIKit

/// Writes `drawing.png`, `drawing.svg` and `drawing.pdf`, one page with everything that places, mixes and cuts the
/// drawings of views, into the given folder: `swift run DrawingGallery folder`.
@main struct DrawingGallery {
  @MainActor static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    for format in PictureFormat.allCases {
      let picture = try ViewRenderer(scale: 2).picture(of: GalleryPage.view(), format: format)
      try picture.write(to: "\(folder)/drawing.\(format.rawValue)")
      print("drawing.\(format.rawValue): \(picture.width) x \(picture.height) pixels")
    }
  }
}
