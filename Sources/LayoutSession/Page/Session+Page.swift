import AutoLayout
import CairoRenderer
import Cassowary
import Foundation
import LayoutReports

extension Session {
  /// Writes a page in which the layout is solved live.
  func saveReport(_ file: Located<String>) throws(SessionError) -> [Response.Part] {
    let picture = try? self.picture()
    return try write(Data(page(title: nil, picture: picture).utf8), to: file)
  }

  /// A page in which the layout of the outermost view is solved live.
  ///
  /// - Parameters:
  ///   - title: The title of the page; the name of the view unless given.
  ///   - picture: A PNG of the outermost view as it is now, to lie behind the boxes.
  func page(title: String?, picture: Data?) throws(SessionError) -> String {
    guard let root = model.orderedViews.first else {
      throw SessionError("there is no view to show", hint: "view card 320x200 makes one")
    }
    let frame = model.engine.exactFrame(of: root)
    guard frame.width > 0, frame.height > 0 else {
      throw SessionError(
        "\(root.name) has no size to start from", hint: "set \(root.name).width 320")
    }
    _ = try placedViewsToDraw()
    var data = try PageSystem(of: self, root: root).data
    data.picture = picture.map { "data:image/png;base64," + $0.base64EncodedString() }
    return LayoutPage.html(title: title ?? root.name, data: data)
  }
}

extension SessionItem {
  /// Whether the view or one around it is hidden.
  var isOutOfSight: Bool {
    var item: SessionItem? = self
    while let next = item {
      if next.content.isHidden { return true }
      item = next.parent
    }
    return false
  }

  /// Whether the view lies in `other`, at any depth.
  func isInside(_ other: SessionItem) -> Bool {
    var item = parent
    while let next = item {
      if next === other { return true }
      item = next.parent
    }
    return false
  }
}

extension Session {
  /// Four numbers of each view, not rounded, parents first; for comparing a page with the session.
  package var exactCoordinates: [Double] {
    model.orderedViews.flatMap { item -> [Double] in
      let frame = model.engine.exactFrame(of: item)
      return [frame.x, frame.y, frame.width, frame.height]
    }
  }
}
