import AutoLayout
import CairoRenderer
import Foundation
import PortableUIKit

extension Session {
  /// Draws the views into a file; its ending says how.
  func savePicture(_ file: Located<String>) throws(SessionError) -> [Response.Part] {
    let format: PictureFormat = Self.ending(of: file.value) == "svg" ? .svg : .png
    return try write(Data(picture(format, title: file.value).bytes), to: file)
  }

  /// The views as a PNG picture for a terminal; none where there is nothing to draw.
  ///
  /// - Parameter room: The largest width and height in pixels; at most two pixels are drawn for a point.
  public func pngPicture(within room: CGSize) -> Data? {
    guard let canvas = try? canvas() else { return nil }
    let renderer = ViewRenderer(
      scale: Self.scale(of: canvas, within: room), wireframe: Wireframe())
    return (try? renderer.picture(of: canvas, format: .png, title: "session")).map {
      Data($0.bytes)
    }
  }

  /// The views as pixels for a terminal; none where there is nothing to draw.
  ///
  /// - Parameter room: The largest width and height in pixels; at most two pixels are drawn for a point.
  public func pixelPicture(within room: CGSize) -> PixelImage? {
    guard let canvas = try? canvas() else { return nil }
    return try? ViewRenderer(
      scale: Self.scale(of: canvas, within: room), wireframe: Wireframe()
    ).image(of: canvas)
  }

  private static func scale(of canvas: UIView, within room: CGSize) -> Double {
    let size = canvas.bounds.size
    return min(2, room.width / max(1, size.width), room.height / max(1, size.height))
  }

  private func picture(_ format: PictureFormat, title: String) throws(SessionError) -> Picture {
    let canvas = try canvas()
    let renderer = ViewRenderer(scale: max(2, model.surroundings.scale), wireframe: Wireframe())
    do throws(RenderError) {
      return try renderer.picture(of: canvas, format: format, title: title)
    } catch {
      throw SessionError("cannot draw: \(error.description)")
    }
  }

  /// The outermost view as it is now, as a PNG.
  func picture() throws(SessionError) -> Data {
    let placed = try placedViewsToDraw()
    guard let (root, frame) = placed.first else { throw SessionError("there is no view to draw") }
    let inside = placed.filter { $0.item === root || $0.item.isInside(root) }
      .map { ($0.item, $0.rect.offsetBy(x: -frame.x, y: -frame.y)) }
    let canvas = canvas(inside, CGSize(width: frame.width, height: frame.height))
    let scale = Self.scale(of: canvas, within: Self.pagePicture)
    do throws(RenderError) {
      return Data(
        try ViewRenderer(scale: scale, wireframe: nil)
          .picture(of: canvas, format: .png, title: root.name).bytes)
    } catch {
      throw SessionError("cannot draw: \(error.description)")
    }
  }

  /// The most pixels that a page's picture has.
  private static let pagePicture = CGSize(width: 2800, height: 2800)

  /// The session's views as views that the renderer draws, their frames as solved.
  private func canvas() throws(SessionError) -> UIView {
    let placed = try placedViewsToDraw()
    let right = placed.map(\.rect.maxX).max() ?? 0
    let bottom = placed.map(\.rect.maxY).max() ?? 0
    guard right > 0, bottom > 0 else {
      throw SessionError(
        "all views lie left of the origin or above it", hint: "show tells where they are")
    }
    return canvas(placed, CGSize(width: right, height: bottom))
  }

  private func canvas(_ placed: [(item: SessionItem, rect: LayoutRect)], _ size: CGSize) -> UIView {
    let canvas = UIView(frame: CGRect(origin: .zero, size: size))
    canvas.backgroundColor = .white
    for (item, rect) in placed {
      item.show(in: model.surroundings)
      let view = item.view
      view.frame = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      view.accessibilityIdentifier = item.name
      canvas.addSubview(view)
    }
    return canvas
  }
}
