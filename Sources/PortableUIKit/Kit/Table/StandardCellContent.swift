import Foundation

/// The labels and the image of a cell's style, made as they are asked for. The cell places them, as UIKit does,
/// without constraints.
@MainActor final class StandardCellContent {
  /// The distance in points of an image from the texts, and of a value from its title.
  private static let imageGap: CGFloat = 16
  private static let valueGap: CGFloat = 8

  private let style: UITableViewCell.CellStyle
  private unowned let cell: UITableViewCell
  private var madeTextLabel: UILabel?
  private var madeDetailLabel: UILabel?
  private var madeImageView: UIImageView?

  /// The content of a style with the parts that a document has for it.
  init(
    style: UITableViewCell.CellStyle, of cell: UITableViewCell, text: UILabel? = nil,
    detail: UILabel? = nil, image: UIImageView? = nil
  ) {
    self.style = style
    self.cell = cell
    (madeTextLabel, madeDetailLabel, madeImageView) = (text, detail, image)
  }

  var textLabel: UILabel {
    if let madeTextLabel { return madeTextLabel }
    let label = makeLabel(.body)
    madeTextLabel = label
    return label
  }

  var detailLabel: UILabel? {
    if style == .default { return nil }
    if let madeDetailLabel { return madeDetailLabel }
    let label = makeLabel(style == .subtitle ? .caption1 : .body)
    if style != .subtitle { label.textColor = .secondaryLabel }
    if style == .value1 { label.textAlignment = .right }
    madeDetailLabel = label
    return label
  }

  var imageView: UIImageView {
    if let madeImageView { return madeImageView }
    let view = StandardCellImageView(frame: .zero)
    view.cell = cell
    cell.contentView.addSubview(view)
    madeImageView = view
    return view
  }

  private func makeLabel(_ font: UIFont.TextStyle) -> StandardCellLabel {
    let label = StandardCellLabel()
    label.font = .preferredFont(forTextStyle: font)
    label.adjustsFontForContentSizeCategory = true
    label.cell = cell
    cell.contentView.addSubview(label)
    return label
  }

  /// The number of views in the content view that are the style's.
  var viewCount: Int {
    (madeTextLabel == nil ? 0 : 1) + (madeDetailLabel == nil ? 0 : 1)
      + (madeImageView == nil ? 0 : 1)
  }

  /// How far in points the texts stand behind the place where those of other rows begin.
  var textIndentation: CGFloat {
    let image = madeImageView?.image?.size.width ?? 0
    return cell.indentation + (image > 0 ? image + Self.imageGap : 0)
  }

  // MARK: Sizes

  private struct Sizes {
    var image = CGSize.zero
    var title = CGSize.zero
    var detail = CGSize.zero
    /// The room of the texts beside the image.
    var room: CGFloat = 0
    var hasDetail: Bool { detail.height > 0 }
  }

  /// The sizes of the parts in a content of a width, without the margins.
  private func sizes(inWidth width: CGFloat) -> Sizes {
    var sizes = Sizes()
    if let image = madeImageView?.image { sizes.image = image.size }
    let taken = sizes.image.width > 0 ? sizes.image.width + Self.imageGap : 0
    sizes.room = max(0, width - taken)
    sizes.detail = size(of: madeDetailLabel, in: sizes.room)
    let isBeside = style == .value1 || style == .value2
    let detailRoom = isBeside && sizes.hasDetail ? sizes.detail.width + Self.valueGap : 0
    sizes.title = size(of: madeTextLabel, in: max(sizes.room - detailRoom, 0))
    if isBeside, sizes.hasDetail {
      // A title that is too long leaves a value its room.
      sizes.detail.width = min(sizes.detail.width, max(0, sizes.room - sizes.title.width))
    }
    return sizes
  }

  private func size(of label: UILabel?, in width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// The height of an automatic row with a content view of a width (UM-1611).
  func height(inWidth width: CGFloat) -> CGFloat {
    let (table, scale) = (cell.measures.table, cell.currentScreen.scale)
    let margins = cell.standardMargins
    let sizes = sizes(inWidth: width - margins.leading - margins.trailing)
    let line = cell.superview is UITableView ? table.lineLeftOut(atScale: scale) : 0
    let least = table.rowHeight(atScale: scale) - line
    let image = sizes.image.height > 0 ? sizes.image.height + 2 * table.rowMargin : 0
    if style == .subtitle, sizes.hasDetail {
      let lines = sizes.title.height + sizes.detail.height
      return max(table.subtitleRowHeight - line, lines + table.subtitleRowRoom - line, image)
    }
    return max(least, max(sizes.title.height, sizes.detail.height) + 2 * table.rowMargin, image)
  }

  // MARK: Places

  /// Puts the parts in their places in the content view, in the middle of its height on whole points (UM-1604).
  func place() {
    let bounds = cell.contentView.bounds
    let margins = cell.standardMargins
    let width = max(0, bounds.width - margins.leading - margins.trailing)
    let sizes = sizes(inWidth: width)
    func y(_ height: CGFloat) -> CGFloat { ((bounds.height - height) / 2).rounded() }
    func place(_ view: UIView?, _ x: CGFloat, _ y: CGFloat, _ size: CGSize) {
      guard let view else { return }
      let isRightToLeft = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
      let frame = CGRect(
        x: isRightToLeft ? bounds.width - x - size.width : x, y: y, width: size.width,
        height: size.height)
      if view.frame != frame { view.frame = frame }
    }
    place(madeImageView, margins.leading, y(sizes.image.height), sizes.image)
    let x = margins.leading + width - sizes.room
    switch style {
    case .default:
      let size = CGSize(width: sizes.room, height: sizes.title.height)
      place(madeTextLabel, x, y(size.height), size)
    case .subtitle:
      let top = y(sizes.title.height + sizes.detail.height)
      place(madeTextLabel, x, top, sizes.title)
      place(madeDetailLabel, x, top + sizes.title.height, sizes.detail)
    case .value1:
      place(madeTextLabel, x, y(sizes.title.height), sizes.title)
      place(
        madeDetailLabel, x + sizes.room - sizes.detail.width, y(sizes.detail.height), sizes.detail)
    case .value2:
      place(madeTextLabel, x, y(sizes.title.height), sizes.title)
      place(
        madeDetailLabel, x + sizes.title.width + Self.valueGap, y(sizes.detail.height), sizes.detail
      )
    }
  }
}
