import Foundation

extension UIPresentationController {
  /// The frame of a page or form sheet in a container with these bounds (PR-3).
  ///
  /// In regular width a form sheet stands in the middle, and a page sheet is as wide as the screen
  /// held upright and reaches from the status bar to the bottom; on iOS 13 to 18 it is as wide as
  /// readable text with margins, and stays away from all edges. In compact width a sheet reaches
  /// from below the status bar to the bottom, or as far up as its detent; in compact height it fills
  /// the container (measured).
  ///
  /// - Parameter detent: The height in points that is wanted, above the bottom safe area; nil for
  ///   all there is.
  func sheetFrame(in bounds: CGRect, detent: ((CGFloat) -> CGFloat)?) -> CGRect {
    let traits = surroundings
    guard traits.horizontalSizeClass != .compact else {
      return compactSheetFrame(in: bounds, traits, detent)
    }
    if traits.verticalSizeClass == .compact { return flatSheetFrame(in: bounds, detent) }
    let preferred = presentedViewController.preferredContentSize
    if effectiveStyle == .formSheet {
      let size = preferred == .zero ? metrics.formSheetSize : preferred
      let frame = centred(
        CGSize(width: min(size.width, bounds.width), height: min(size.height, bounds.height)),
        in: bounds
      ).offsetBy(dx: 0, dy: -metrics.formSheetRise)
      guard metrics.keepsDetentsInRegularWidth, let height = detent?(frame.height) else {
        return frame
      }
      return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }
    if let inset = metrics.readableSheetInset {
      return readableSheetFrame(in: bounds, inset, preferred: preferred.width)
    }
    let upright = screen.environment.portraitSize.width
    let top = metrics.regularSheetTop ?? containerView?.safeAreaInsets.top ?? 0
    let width = min(preferred.width > 0 ? preferred.width : upright, bounds.width)
    return CGRect(
      x: centre(width, bounds.width), y: top, width: width, height: bounds.height - top)
  }

  /// A page sheet that all edges of the window are seen beside, on iOS 13 to 18.
  private func readableSheetFrame(
    in bounds: CGRect, _ inset: CGFloat, preferred: CGFloat
  ) -> CGRect {
    let text = ReadableWidth.documented(for: surroundings.preferredContentSizeCategory)
    let wanted = preferred > 0 ? preferred : text + 2 * Self.readableSheetMargin
    let width = min(wanted, bounds.width - 2 * inset)
    let top = (containerView?.safeAreaInsets.top ?? 0) + inset
    return CGRect(
      x: centre(width, bounds.width), y: top, width: width,
      height: max(0, bounds.height - top - inset))
  }

  /// The side margins in points of the root view of a sheet in regular width.
  private static let readableSheetMargin: CGFloat = 20

  /// A sheet in compact height: it fills the container, unless it is to be attached to the bottom edge alone; then it is
  /// as wide as the safe area or as the controller prefers (documented).
  private func flatSheetFrame(
    in bounds: CGRect, _ detent: ((CGFloat) -> CGFloat)?
  ) -> CGRect {
    guard let sheet = self as? UISheetPresentationController,
      sheet.prefersEdgeAttachedInCompactHeight
    else { return bounds }
    let safeArea = containerView?.safeAreaInsets ?? .zero
    let room = bounds.width - safeArea.left - safeArea.right
    let preferred = presentedViewController.preferredContentSize.width
    let follows = sheet.widthFollowsPreferredContentSizeWhenEdgeAttached && preferred > 0
    let width = follows ? min(preferred, room) : room
    let largest = bounds.height - safeArea.top - safeArea.bottom
    let height = min(detent?(largest) ?? largest, largest) + safeArea.bottom
    return CGRect(
      x: bounds.minX + safeArea.left + (room - width) / 2, y: bounds.maxY - height, width: width,
      height: height)
  }

  private func compactSheetFrame(
    in bounds: CGRect, _ traits: UITraitCollection, _ detent: ((CGFloat) -> CGFloat)?
  ) -> CGRect {
    if traits.verticalSizeClass == .compact { return flatSheetFrame(in: bounds, detent) }
    let safeArea = containerView?.safeAreaInsets ?? .zero
    let top = max(metrics.leastSheetTop, safeArea.top)
    let largest = bounds.height - top - safeArea.bottom
    guard let height = detent?(largest), height < largest else {
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    let inset = metrics.sheetInset(atHeight: height)
    // A floating sheet is the attached one, shown smaller so that its sides keep the inset; a low one
    // leaves the room of the home indicator out.
    let scale = (bounds.width - 2 * inset) / bounds.width
    let isLow = metrics.isLowSheet(height)
    let shown = (height + (isLow ? 0 : safeArea.bottom)) * scale
    return CGRect(
      x: inset, y: bounds.height - inset - shown, width: bounds.width - 2 * inset, height: shown)
  }

  /// How much of the bottom of a floating sheet the home indicator takes (UM-1513): all of the container's
  /// safe area, of a low one the less the further it stays away from the edge.
  func sheetSafeArea(atHeight height: CGFloat, in safeArea: UIEdgeInsets) -> CGFloat {
    guard metrics.isLowSheet(height) else { return safeArea.bottom }
    let (least, most) = (metrics.sheetInset, metrics.lowSheetInset)
    let part = (most - metrics.sheetInset(atHeight: height)) / (most - least)
    return (safeArea.bottom * part * screen.scale).rounded(.up) / screen.scale
  }

  private func centred(_ size: CGSize, in bounds: CGRect) -> CGRect {
    CGRect(
      x: centre(size.width, bounds.width), y: centre(size.height, bounds.height),
      width: size.width, height: size.height)
  }

  /// The origin in the middle, on a whole point.
  private func centre(_ length: CGFloat, _ room: CGFloat) -> CGFloat {
    ((room - length) / 2).rounded()
  }
}
