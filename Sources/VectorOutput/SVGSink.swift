import Drawing

/// Writes a drawing as an SVG document: vectors stay vectors and text stays text.
///
/// ```swift
/// let sink = SVGSink(size: CGSize(width: 100, height: 50))
/// let context = CGContext(sink: sink, bounds: CGRect(x: 0, y: 0, width: 100, height: 50))
/// context.fillEllipse(in: CGRect(x: 10, y: 10, width: 30, height: 30))
/// context.finish()
/// print(sink.document())
/// ```
///
/// Gradients, clips, masks, blend modes, groups and shadows become SVG's own elements. Porter and Duff's
/// operators, which SVG lacks, are made of masks. Three things differ from pixels: a shadow fades out
/// where pixels cut it off at two deviations (up to 6 levels), `plusDarker` is written as `multiply`, and
/// cells of a pattern do not overlap.
public final class SVGSink: DrawingSink {
  let size: CGSize
  /// Makes PNG files of images; where it gives nil the image is left out and counted.
  private let encode: (CGImage) -> Data?
  let definitions = SVGElement("defs")
  private let root = SVGElement("g")
  /// The groups that are open, the innermost last; the first is the document's.
  private var groups: [SVGGroup]
  private var identifiers = SVGIdentifiers()
  /// The names of the pictures of coloured glyphs at the origin that are defined.
  private var glyphPictures: [GlyphOperation: String] = [:]
  /// The number of images that could not be encoded and are missing from the document.
  public private(set) var missingImages = 0

  /// - Parameters:
  ///   - size: in units of the operations, which the document shows as pixels.
  ///   - encodePNG: makes a PNG file of an image, or nil.
  public init(size: CGSize, encodePNG: @escaping (CGImage) -> Data? = { _ in nil }) {
    self.size = size
    encode = encodePNG
    groups = [SVGGroup(element: root, operation: nil, clips: [])]
  }

  /// A sink that draws into an element of another document: the cell of a pattern.
  private init(cellOf sink: SVGSink, into element: SVGElement) {
    size = sink.size
    encode = sink.encode
    groups = [SVGGroup(element: element, operation: nil, clips: [])]
    identifiers = sink.identifiers
    isCellOf = sink
  }

  private var isCellOf: SVGSink?

  /// The document so far, open groups taken as ended.
  ///
  /// - Parameter title: the name that readers show.
  public func document(title: String? = nil) -> String {
    while groups.count > 1 { endGroup() }
    let svg = SVGElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", SVGNumbers.text(size.width)),
        ("height", SVGNumbers.text(size.height)),
        ("viewBox", "0 0 \(SVGNumbers.text(size.width)) \(SVGNumbers.text(size.height))"),
      ])
    if let title { svg.children.append(SVGElement("title", text: title)) }
    if !definitions.children.isEmpty { svg.children.append(definitions) }
    svg.children += root.children
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    svg.write(into: &text, depth: 0)
    return text
  }

  public func perform(_ operation: DrawingOperation) {
    switch operation {
    case .fill(let fill): perform(fill)
    case .stroke(let stroke): perform(stroke)
    case .image(let image): perform(image)
    case .glyphs(let glyphs): perform(glyphs)
    case .pushClip(let clip): push(clip)
    case .pushMask(let mask): push(mask)
    case .popClip:
      if !groups[groups.count - 1].clips.isEmpty { groups[groups.count - 1].clips.removeLast() }
    case .beginGroup(let group):
      groups.append(SVGGroup(element: SVGElement("g"), operation: group, clips: []))
    case .endGroup: if groups.count > 1 { endGroup() }
    }
  }

  // MARK: Definitions

  /// Keeps `element` among the definitions and returns a reference to it.
  func define(_ element: SVGElement, _ prefix: String) -> String {
    if let isCellOf { return isCellOf.define(element, prefix) }
    let name = identifiers.next(prefix)
    element["id"] = name
    definitions.children.append(element)
    return "url(#\(name))"
  }

  /// Keeps `element` among the definitions and returns its name, which a `use` refers to.
  func define(_ element: SVGElement, inDefinitionsAs prefix: String) -> String {
    _ = define(element, prefix)
    return element["id"] ?? ""
  }

  func glyphPicture(for glyph: GlyphOperation) -> String? {
    isCellOf?.glyphPicture(for: glyph) ?? glyphPictures[glyph]
  }

  func keepGlyphPicture(_ name: String, for glyph: GlyphOperation) {
    if let isCellOf { return isCellOf.keepGlyphPicture(name, for: glyph) }
    glyphPictures[glyph] = name
  }

  /// All that is defined.
  var definitionList: [SVGElement] { isCellOf?.definitionList ?? definitions.children }

  func name(_ prefix: String) -> String {
    isCellOf?.name(prefix) ?? identifiers.next(prefix)
  }

  func draw(_ list: DisplayList, into element: SVGElement) {
    let cell = SVGSink(cellOf: self, into: element)
    list.replay(into: cell)
    while cell.groups.count > 1 { cell.endGroup() }
  }

  /// An `image` of a picture on the unit square; nil, and counted, where it cannot be encoded.
  func image(_ image: CGImage, interpolation: CGInterpolationQuality) -> SVGElement? {
    guard let png = encode(image) else {
      (isCellOf ?? self).missingImages += 1
      return nil
    }
    let element = SVGElement(
      "image",
      [
        ("width", "1"), ("height", "1"), ("preserveAspectRatio", "none"),
        ("href", "data:image/png;base64,\(png.base64EncodedString())"),
      ])
    if interpolation == .none { element["style"] = "image-rendering:pixelated" }
    return element
  }

  // MARK: Groups

  private func endGroup() {
    let ended = groups.removeLast()
    guard let operation = ended.operation else { return }
    if let shadow = operation.shadow {
      ended.element["filter"] = define(
        shadowFilter(shadow, of: operation), "shadow")
    }
    if operation.alpha < 1 { ended.element["opacity"] = SVGNumbers.text(max(0, operation.alpha)) }
    ended.element.style("isolation", "isolate")
    add(ended.element, mode: operation.blendMode, area: operation.bounds)
  }

  private var clips: [SVGClip] { groups[groups.count - 1].clips }

  private func push(_ clip: ClipOperation) {
    let path = SVGElement("path", [("d", SVGNumbers.text(clip.path.elements))])
    if clip.rule == .evenOdd { path["clip-rule"] = "evenodd" }
    if !clip.isAntialiased { path["shape-rendering"] = "crispEdges" }
    groups[groups.count - 1].clips.append(
      SVGClip(
        attribute: "clip-path", reference: define(SVGElement("clipPath", children: [path]), "clip"))
    )
  }

  private func push(_ operation: MaskOperation) {
    let mask = SVGElement("mask", wholeArea)
    if let image = image(operation.mask.whiteImage, interpolation: operation.interpolation) {
      image["transform"] = SVGNumbers.text(operation.transform)
      mask.children.append(image)
    }
    groups[groups.count - 1].clips.append(
      SVGClip(attribute: "mask", reference: define(mask, "mask")))
  }

  /// The attributes of a mask or filter for everything that can be seen.
  var wholeArea: [(String, String)] {
    [
      ("maskUnits", "userSpaceOnUse"), ("x", "0"), ("y", "0"),
      ("width", SVGNumbers.text(size.width)), ("height", SVGNumbers.text(size.height)),
    ]
  }

  // MARK: Marks

  /// Adds a mark, or a group, to the innermost group.
  ///
  /// - Parameter area: all that a group of a mode that changes things below transparency changes; nil
  ///   where the mark itself is the area.
  func add(_ element: SVGElement, mode: CGBlendMode, area: CGRect? = nil) {
    if let css = mode.cssName ?? (mode == .plusDarker ? "multiply" : nil) {
      if css != "normal" { element.style("mix-blend-mode", css) }
      return append(element)
    }
    composite(element, mode: mode, area: area)
  }

  /// Appends to the innermost group under its clips, together with the mark before where that has the
  /// same clips.
  func append(_ element: SVGElement) {
    let group = groups[groups.count - 1]
    let key = clips.map(\.reference)
    if let last = group.element.children.last, last.clipKey == key, !key.isEmpty,
      element["style"]?.contains("mix-blend-mode") != true
    {
      // A clipped `g` has no blending of its own: drawings inside see all below.
      innermost(of: last, depth: key.count).children.append(element)
      return
    }
    group.element.children.append(clipped(element, key: key))
  }

  private func innermost(of element: SVGElement, depth: Int) -> SVGElement {
    var element = element
    for _ in 1..<max(1, depth) { element = element.children.first ?? element }
    return element
  }

  /// The element within a `g` for each clip, the outermost first. A blend mode moves outwards, since a
  /// clip closes a group of its own.
  private func clipped(_ element: SVGElement, key: [String]) -> SVGElement {
    let blend = clips.isEmpty ? nil : element.takeStyle("mix-blend-mode")
    var result = element
    for clip in clips.reversed() {
      result = SVGElement("g", [(clip.attribute, clip.reference)], children: [result])
    }
    if let blend {
      result.style("mix-blend-mode", blend)
    } else {
      result.clipKey = key.isEmpty ? nil : key
    }
    return result
  }

  /// All that the innermost group has so far, taken out of it.
  func takeBackdrop() -> SVGElement {
    let group = groups[groups.count - 1].element
    let backdrop = SVGElement("g", children: group.children)
    group.children = []
    return backdrop
  }

  /// Adds to the innermost group without its clips.
  func appendUnclipped(_ element: SVGElement) {
    groups[groups.count - 1].element.children.append(element)
  }

  /// Adds below all that the innermost group has.
  func prepend(_ element: SVGElement) {
    groups[groups.count - 1].element.children.insert(clipped(element, key: []), at: 0)
  }

  /// The element under the clips of the innermost group.
  func clippedCopy(_ element: SVGElement) -> SVGElement { clipped(element, key: []) }
}
