/// The root element's attributes: the kind of the document and its canvas.
struct DocumentEnvelope {
  let file: String
  let kind: InterfaceDocument.Kind
  let toolsVersion: Int
  /// The version of the plug-in that wrote the document, such as 22685; 0 where the document does not tell.
  let plugInVersion: Int
  /// Whether the document was made of compiled nibs.
  let isCompiled: Bool
  let device: InterfaceDocument.CanvasDevice?
  let sizeClasses: SizeClassPair

  /// The rules of the canvas that the document was last on.
  var rules: CanvasRules {
    guard toolsVersion >= Self.unnumbered else { return CanvasRules(toolsVersion: toolsVersion) }
    return CanvasRules(toolsVersion: plugInVersion > 0 ? plugInVersion : Self.firstUnnumbered)
  }

  /// The version that builds of Xcode without a number of their own write: 32700.99.1234.
  private static let unnumbered = 32700
  /// The plug-in of Xcode 15.3, the first release that wrote such a version.
  private static let firstUnnumbered = 22684

  /// Checks the root element.
  ///
  /// - Throws: when it is not an Interface Builder document for iOS.
  init(root: DocumentElement, file: String) throws(InterfaceBuilderError) {
    self.file = file
    guard root.name == "document" else {
      let reason: InterfaceBuilderError.Reason
      switch root.name {
      case "archive":
        let type = root.attributes["type"] ?? "an unknown platform"
        reason = .objectArchive(String(type.prefix(80)))
      default:
        reason = .notInterfaceBuilder(root: String(root.name.prefix(40)))
      }
      throw root.error(reason, file: file)
    }
    let runtime = root.attributes["targetRuntime"]
    let type = root.attributes["type"] ?? ""
    guard type.hasPrefix("com.apple.InterfaceBuilder") else {
      throw root.error(.notInterfaceBuilder(root: root.name), file: file)
    }
    guard
      type.contains("CocoaTouch"), !type.contains("AppleTV"), !type.contains("WatchKit"),
      runtime == nil || runtime == "iOS.CocoaTouch" || runtime == "iOS.CocoaTouch.iPad"
        || runtime == "iOS.visionOS"
    else {
      let name = runtime.map { "\($0) (\(type))" } ?? type
      throw root.error(.unsupportedPlatform(String(name.prefix(120))), file: file)
    }
    isCompiled = root.attributes["compiled"] == "YES"
    kind = type.hasSuffix("Storyboard.XIB") ? .storyboard : .xib
    // Some documents have a version such as "15705.1".
    toolsVersion = Self.version(root.attributes["toolsVersion"])
    plugInVersion = Self.version(
      root.list("dependencies").first {
        $0.name == "plugIn" && $0.attributes["identifier"] == Self.plugIn
      }?.attributes["version"])
    guard root.children.contains(where: { $0.name == "scenes" || $0.name == "objects" }) else {
      throw root.error(.missing("<scenes> or <objects>"), file: file)
    }
    device = root.child("device").flatMap { element in
      element.id.map {
        InterfaceDocument.CanvasDevice(
          id: $0, isLandscape: element.attributes["orientation"] == "landscape",
          appearance: element.attributes["appearance"])
      }
    }
    sizeClasses = CanvasTable.sizeClasses(of: device)
  }

  private static let plugIn = "com.apple.InterfaceBuilder.IBCocoaTouchPlugin"

  /// The first number of a version; 0 where there is none.
  private static func version(_ text: String?) -> Int {
    Int((text ?? "").prefix { $0.isNumber }.prefix(9)) ?? 0
  }
}
