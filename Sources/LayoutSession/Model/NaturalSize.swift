import AutoLayout
import Foundation
import PortableUIKit

/// The natural size and the baselines of a view's content.
@MainActor struct NaturalSize {
  /// In points; `LayoutSize.noIntrinsicMetric` along an axis without one.
  var size = LayoutSize(
    width: LayoutSize.noIntrinsicMetric, height: LayoutSize.noIntrinsicMetric)
  var firstBaseline = LayoutBaseline.top
  var lastBaseline = LayoutBaseline.bottom

  /// Measures the content of `item`.
  init(of item: SessionItem, in surroundings: Surroundings, by measurer: any TextMeasuring) {
    switch item.kind {
    // Without a picture an image view has no size of its own, as UIKit's.
    case .view, .stack, .scroll, .image: break
    case .toggle: size = LayoutSize(width: 49, height: 31)
    case .slider: size.height = 30
    case .progress: size.height = 4
    case .label, .button, .field:
      measureText(of: item, in: surroundings, by: measurer)
    }
    if let fixed = item.content.size, item.holdsGivenSize {
      size = LayoutSize(width: fixed.width, height: fixed.height)
    }
  }

  private mutating func measureText(
    of item: SessionItem, in surroundings: Surroundings, by measurer: any TextMeasuring
  ) {
    let font = item.content.font(in: surroundings)
    let text = item.content.text ?? ""
    let lines = item.content.lines
    let unbroken = measurer.measure(
      text, font: font, maximumWidth: .infinity, numberOfLines: lines)
    // A label whose lines may break is as wide as it likes to be and as high as its width makes it.
    var measured = unbroken
    if item.kind == .label, lines != 1, let width = item.brokenWidth {
      measured = measurer.measure(
        text, font: font, maximumWidth: max(width, 0), numberOfLines: lines)
    }
    let scale = surroundings.scale
    func ceil(_ value: Double) -> Double { ((value * scale) - 1e-6).rounded(.up) / scale }
    let width = ceil(unbroken.size.width)
    let height = ceil(measured.size.height)
    switch item.kind {
    // As UIKit's: a system button pads its title by six points above and below and is as high without
    // text as with it; a field with rounded corners is 28 points wider than its text.
    case .button:
      size = LayoutSize(
        width: max(30, unbroken.size.width.rounded(.up)), height: ceil(font.lineHeight) + 12)
    case .field:
      size = LayoutSize(
        width: max(5, width.rounded(.up)) + 28, height: max(34, font.lineHeight.rounded() + 14))
    default: size = LayoutSize(width: width, height: height)
    }
    let lineCount = max(1, measured.lineCount)
    firstBaseline = .centeredFirst(
      lines: lineCount, lineHeight: font.lineHeight, ascender: font.ascender)
    lastBaseline = .centeredLast(
      lines: lineCount, lineHeight: font.lineHeight, ascender: font.ascender)
  }
}

extension ItemContent {
  /// The font of the view's text: a fixed one, or the body style at the user's text size.
  func font(in surroundings: Surroundings) -> UIFont {
    if let fontSize { return .systemFont(ofSize: fontSize) }
    let traits = UITraitCollection(preferredContentSizeCategory: surroundings.textSize)
    return .preferredFont(forTextStyle: .body, compatibleWith: traits)
  }
}

extension SessionItem {
  /// Whether the size that was given for the content holds at the width that the view has.
  fileprivate var holdsGivenSize: Bool {
    guard kind == .label, content.lines != 1, let width = content.widthOfSize, let brokenWidth
    else {
      return true
    }
    return abs(brokenWidth - width) < Self.sameWidth
  }

  /// How near two widths are that break a text alike, in points: a document records widths rounded to pixels at both
  /// ends.
  static let sameWidth = 0.51
}
