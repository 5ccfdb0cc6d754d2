import PortableUIKit

/// How a scene is turned into views.
public struct InstantiationOptions {
  /// Where the sizes of labels, buttons and other content come from.
  public enum ContentSizes: Sendable {
    /// From the content: text is measured, images have their size.
    case measured
    /// From the document: the sizes that its canvas recorded. For comparing a layout with the
    /// recorded one.
    case recorded
  }

  /// The device to lay out for; `nil` for the document's own canvas.
  public var device: DeviceEnvironment?
  public var orientation: DeviceOrientation
  /// The user's preferences beyond the device's own traits: appearance, direction, size and weight
  /// of text, contrast. The window overrides its traits with these, and views are made under them.
  public var traits = UITraitCollection()
  public var contentSizes: ContentSizes
  /// The asset catalogs that images and colours are taken from; without them, the document's own
  /// record of them counts.
  public var assets: AssetLibrary?
  /// The classes that custom ones are made from; without, every view is of its element's class.
  public var classes: ClassRegistry?
  /// Measures text; the default is deterministic and needs no fonts.
  public var textMeasurer: (any TextMeasuring)?

  /// Creates options; by default the document's own canvas with measured content.
  public init(
    device: DeviceEnvironment? = nil, orientation: DeviceOrientation = .portrait,
    contentSizes: ContentSizes = .measured, assets: AssetLibrary? = nil,
    classes: ClassRegistry? = nil, textMeasurer: (any TextMeasuring)? = nil
  ) {
    self.assets = assets
    self.classes = classes
    self.device = device
    self.orientation = orientation
    self.contentSizes = contentSizes
    self.textMeasurer = textMeasurer
  }
}
