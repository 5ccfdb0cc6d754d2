import Foundation

/// Measures and draws SVG with librsvg, where it is installed.
public struct SVGLibrary: Sendable {
  /// The library; nil where it is not installed.
  public static let shared = SVGLibrary()
  /// Debian's name of the package to install.
  public static let package = "librsvg2-2"

  /// The library.
  ///
  /// - Throws: ``ImageCodecError/libraryMissing(_:package:)``.
  public static func installed() throws(ImageCodecError) -> SVGLibrary {
    guard let shared else { throw .libraryMissing(.svg, package: package) }
    return shared
  }

  /// A rectangle as librsvg takes it.
  struct Rectangle {
    var x = 0.0
    var y = 0.0
    var width = 0.0
    var height = 0.0
  }

  /// A length as librsvg gives it.
  private struct Length {
    var value = 0.0
    var unit: Int32 = 0

    /// In points, one for each user unit, of which an inch has 96 (CSS Values 3, 5.2); nil for a part of something
    /// unknown.
    var points: Double? {
      // The numbers are those of `RsvgUnit`.
      let factor: Double? =
        switch unit {
        case 1: 1
        case 4: 96
        case 5: 96 / 2.54
        case 6: 96 / 25.4
        case 7: 96.0 / 72
        case 8: 16
        default: nil
        }
      guard let factor, value.isFinite else { return nil }
      return written * factor
    }

    /// The number as the file has it: librsvg keeps numbers with the precision of `Float`, and the shortest decimal
    /// of that `Float` is the written number, up to seven digits.
    private var written: Double { Double("\(Float(value))") ?? value }
  }

  private typealias Pointer = UnsafeMutableRawPointer
  private typealias ErrorSlot = UnsafeMutablePointer<Pointer?>
  private typealias NewFromData =
    @convention(c) @Sendable (UnsafePointer<UInt8>, UInt, ErrorSlot?) -> Pointer?
  private typealias Render =
    @convention(c) @Sendable (Pointer, OpaquePointer, UnsafeRawPointer, ErrorSlot?) -> Int32
  private typealias GetDimensions =
    @convention(c) @Sendable (
      Pointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>,
      UnsafeMutableRawPointer, UnsafeMutablePointer<Int32>, UnsafeMutableRawPointer
    ) -> Void
  private typealias GetGeometry =
    @convention(c) @Sendable (
      Pointer, UnsafePointer<CChar>, UnsafeRawPointer, UnsafeMutableRawPointer?,
      UnsafeMutableRawPointer?, ErrorSlot?
    ) -> Int32
  private typealias SetDPI = @convention(c) @Sendable (Pointer, Double) -> Void
  private typealias Release = @convention(c) @Sendable (Pointer) -> Void

  private let newFromData: NewFromData
  private let render: Render
  private let getDimensions: GetDimensions
  private let getGeometry: GetGeometry
  private let setDPI: SetDPI
  private let release: Release
  private let errors: GLibError.Reader

  private init?() {
    guard
      let library = SharedLibrary(["librsvg-2.so.2"]),
      let objects = SharedLibrary(["libgobject-2.0.so.0"]),
      let base = SharedLibrary(["libglib-2.0.so.0"]),
      let newFromData = library.function("rsvg_handle_new_from_data", as: NewFromData.self),
      let render = library.function("rsvg_handle_render_document", as: Render.self),
      let getDimensions = library.function(
        "rsvg_handle_get_intrinsic_dimensions", as: GetDimensions.self),
      let getGeometry = library.function(
        "rsvg_handle_get_geometry_for_layer", as: GetGeometry.self),
      let setDPI = library.function("rsvg_handle_set_dpi", as: SetDPI.self),
      let release = objects.function("g_object_unref", as: Release.self),
      let errors = GLibError.Reader(base)
    else { return nil }
    self.newFromData = newFromData
    self.render = render
    self.getDimensions = getDimensions
    self.getGeometry = getGeometry
    self.setDPI = setDPI
    self.release = release
    self.errors = errors
  }

  /// The drawing's extent in points, one for each user unit (SVG 1.1, 7.2): its width and height, or
  /// those of its view box.
  func info(of bytes: [UInt8]) throws(ImageCodecError) -> ImageFileInfo {
    try opened(bytes) { handle throws(ImageCodecError) in
      guard let size = naturalSize(of: handle) else { throw .unknownFormat }
      return ImageFileInfo(format: .svg, width: size.width, height: size.height)
    }
  }

  /// Width and height, or those of the view box, in points; nil for a drawing that has neither.
  private func naturalSize(of handle: Pointer) -> (width: Double, height: Double)? {
    let (width, height, box) = dimensions(of: handle)
    if let width, let height { return width > 0 && height > 0 ? (width, height) : nil }
    guard let box else { return nil }
    let ratio = box.height / box.width
    guard ratio.isFinite, ratio > 0 else { return nil }
    if let width { return (width, width * ratio) }
    if let height { return (height / ratio, height) }
    return (box.width, box.height)
  }

  /// Where the elements with the given ids lie, in user units; nil for one that is not there.
  ///
  /// Lines count without the width of their strokes.
  ///
  /// - Throws: ``ImageCodecError`` where the bytes are no SVG.
  public func boxes(
    of ids: [String], in bytes: [UInt8]
  ) throws(ImageCodecError) -> [(x: Double, y: Double, width: Double, height: Double)?] {
    try opened(bytes) { handle throws(ImageCodecError) in
      let (width, height, box) = dimensions(of: handle)
      // In a viewport of the size of the view box a user unit is a unit.
      var viewport = Rectangle(
        width: box?.width ?? width ?? 1_000, height: box?.height ?? height ?? 1_000)
      return ids.map { id in
        var logical = Rectangle()
        guard getGeometry(handle, "#" + id, &viewport, nil, &logical, nil) != 0 else { return nil }
        return (logical.x, logical.y, logical.width, logical.height)
      }
    }
  }

  /// Draws the drawing so that it fills `width` x `height` units, stretched if its sides are in another proportion.
  ///
  /// - Parameter context: A `cairo_t` with the drawing's upper left corner at its origin.
  /// - Throws: ``ImageCodecError`` where the bytes are no SVG or it cannot be drawn.
  public func draw(
    _ bytes: [UInt8], width: Double, height: Double, into context: OpaquePointer
  ) throws(ImageCodecError) {
    try opened(bytes) { handle throws(ImageCodecError) in
      // librsvg keeps the proportion of the file, which the content mode of an image view has applied already.
      let natural = naturalSize(of: handle) ?? (width, height)
      var viewport = Rectangle(width: natural.width, height: natural.height)
      var error: Pointer?
      var isDrawn: Int32 = 0
      CairoFunctions.scaled(context, x: width / natural.width, y: height / natural.height) {
        isDrawn = render(handle, context, &viewport, &error)
      }
      guard isDrawn != 0 else { throw .damaged(.svg, errors.message(of: error)) }
    }
  }

  private func opened<Result>(
    _ bytes: [UInt8], _ body: (Pointer) throws(ImageCodecError) -> Result
  ) throws(ImageCodecError) -> Result {
    var error: Pointer?
    guard let handle = newFromData(bytes, UInt(bytes.count), &error) else {
      throw .damaged(.svg, errors.message(of: error))
    }
    defer { release(handle) }
    // An inch has 96 units (CSS Values 3, 5.2), as `Length` counts them; librsvg takes 90 by itself.
    setDPI(handle, 96)
    return try body(handle)
  }

  private func dimensions(
    of handle: Pointer
  ) -> (width: Double?, height: Double?, box: Rectangle?) {
    var (hasWidth, hasHeight, hasBox): (Int32, Int32, Int32) = (0, 0, 0)
    var (width, height) = (Length(), Length())
    var box = Rectangle()
    getDimensions(handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
    let isBox = hasBox != 0 && box.width > 0 && box.height > 0
    return (
      hasWidth != 0 ? width.points : nil, hasHeight != 0 ? height.points : nil, isBox ? box : nil
    )
  }
}
