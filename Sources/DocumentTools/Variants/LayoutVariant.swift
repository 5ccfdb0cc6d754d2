import CairoRenderer
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// One set of circumstances to lay a scene out under; values that are not set are the document's
/// own.
public struct LayoutVariant: Equatable, Sendable {
  public var device: DeviceEnvironment?
  public var orientation: DeviceOrientation?
  public var appearance: Appearance?
  public var direction: ReadingDirection?
  public var textSize: TextSize?
  /// The language of the texts, for captions; nil for the document's own.
  public var language: String?
  /// Whether texts are made as long as German ones.
  var hasLongWords = false

  /// Makes a variant; without arguments, the document's own circumstances.
  public init(
    device: DeviceEnvironment? = nil, orientation: DeviceOrientation? = nil,
    appearance: Appearance? = nil, direction: ReadingDirection? = nil, textSize: TextSize? = nil
  ) {
    self.device = device
    self.orientation = orientation
    self.appearance = appearance
    self.direction = direction
    self.textSize = textSize
  }

  /// The differences from the document's own circumstances, for a caption.
  public var caption: String {
    let words = [
      device?.caption, orientation?.rawValue, appearance?.rawValue,
      direction.map { $0 == .rightToLeft ? "right to left" : "left to right" },
      textSize.map { "text \($0.rawValue)" }, language.map { "in \($0)" },
      hasLongWords ? "with words as long as in German" : nil,
    ].compactMap { $0 }
    return words.isEmpty ? "as in the document" : words.joined(separator: ", ")
  }

  /// Every combination of the values given; a list that is empty leaves its choice to the document.
  ///
  /// - Complexity: O(combinations).
  public static func all(
    devices: [DeviceEnvironment], orientations: [DeviceOrientation], appearances: [Appearance],
    directions: [ReadingDirection], textSizes: [TextSize]
  ) -> [LayoutVariant] {
    var variants = [LayoutVariant()]
    func multiply<Value>(_ values: [Value], _ path: WritableKeyPath<LayoutVariant, Value?>) {
      guard !values.isEmpty else { return }
      variants = variants.flatMap { variant in
        values.map { value in
          var variant = variant
          variant[keyPath: path] = value
          return variant
        }
      }
    }
    multiply(devices, \.device)
    multiply(orientations, \.orientation)
    multiply(appearances, \.appearance)
    multiply(directions, \.direction)
    multiply(textSizes, \.textSize)
    return variants
  }
}
