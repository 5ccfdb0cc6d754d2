import Foundation

/// A view beside the content of a list's row.
@preconcurrency @MainActor public struct UICellAccessory {
  /// The kinds of accessories.
  public enum AccessoryType: Hashable, Sendable {
    case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect
    case label, detail, popUpMenu
    case customView(UIView)
  }

  /// When an accessory is shown.
  public enum DisplayedState: Hashable, Sendable {
    case always
    case whenEditing
    case whenNotEditing
  }

  /// Where an accessory stands.
  public enum Placement {
    /// The place among the other accessories of that end, in which they stand from the leading edge on.
    public typealias Position = (_ accessories: [UICellAccessory]) -> Int

    case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
    case trailing(displayed: DisplayedState = .always, at: Position = { $0.count })

    /// Before or behind the first accessory of a type; at the end if there is none.
    nonisolated public static func position(before type: AccessoryType) -> Position {
      { accessories in
        MainActor.assumeIsolated { accessories.firstIndex { $0.accessoryType == type } }
          ?? accessories.count
      }
    }
    nonisolated public static func position(after type: AccessoryType) -> Position {
      { accessories in
        MainActor.assumeIsolated { accessories.firstIndex { $0.accessoryType == type } }
          .map { $0 + 1 } ?? accessories.count
      }
    }
  }

  public let accessoryType: AccessoryType
  let placement: Placement
  private let make: @MainActor () -> UIView
  var isHidden = false
  /// The width in points that is kept for the accessory; nil for what it needs.
  var reservedWidth: CGFloat?
  private var tintColor: UIColor?
  private var backgroundColor: UIColor?
  private(set) var actionHandler: (() -> Void)?
  private(set) var outlineStyle = OutlineDisclosureOptions.Style.automatic

  private init(
    _ type: AccessoryType, _ placement: Placement, make: @escaping @MainActor () -> UIView
  ) {
    accessoryType = type
    self.placement = placement
    self.make = make
  }

  private static func symbol(
    _ name: String, _ type: AccessoryType, _ placement: Placement,
    _ options: some CellAccessoryOptions, usual tint: UIColor
  ) -> UICellAccessory {
    var accessory = UICellAccessory(type, placement) {
      UIImageView(image: UIImage(systemName: name))
    }
    accessory.take(options)
    if accessory.tintColor == nil { accessory.tintColor = tint }
    return accessory
  }

  private mutating func take(_ options: some CellAccessoryOptions) {
    isHidden = options.isHidden
    // The standard dimension is that of the accessory itself.
    reservedWidth = options.reservedLayoutWidth.flatMap { $0 >= 0 ? $0 : nil }
    tintColor = options.tintColor
  }

  func makeView() -> UIView {
    let view = make()
    if let tintColor { view.tintColor = tintColor }
    if let backgroundColor { view.backgroundColor = backgroundColor }
    return view
  }

  // MARK: Kinds

  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    symbol(
      "chevron.forward", .disclosureIndicator, .trailing(displayed: displayed), options,
      usual: .tertiaryLabel)
  }
  /// A button with more about the row.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = symbol(
      "info.circle", .detail, .trailing(displayed: displayed), options, usual: .systemBlue)
    accessory.actionHandler = actionHandler
    return accessory
  }
  /// Opens and closes the item of a tree; an action takes the place of that.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = symbol(
      "chevron.forward", .outlineDisclosure, .trailing(displayed: displayed), options,
      usual: .systemBlue)
    accessory.actionHandler = actionHandler
    accessory.outlineStyle = options.style
    return accessory
  }
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    symbol(
      "checkmark", .checkmark, .trailing(displayed: displayed), options, usual: .systemBlue)
  }
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = symbol(
      "minus.circle.fill", .delete, .leading(displayed: displayed), options, usual: .systemRed)
    accessory.backgroundColor = options.backgroundColor
    accessory.actionHandler = actionHandler
    return accessory
  }
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = symbol(
      "plus.circle.fill", .insert, .leading(displayed: displayed), options, usual: .systemGreen)
    accessory.backgroundColor = options.backgroundColor
    accessory.actionHandler = actionHandler
    return accessory
  }
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    symbol(
      "line.3.horizontal", .reorder, .trailing(displayed: displayed), options,
      usual: .tertiaryLabel)
  }
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = symbol(
      "circle", .multiselect, .leading(displayed: displayed), options, usual: .tertiaryLabel)
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(.label, .trailing(displayed: displayed)) {
      let label = UILabel()
      label.text = text
      label.textColor = options.tintColor ?? .secondaryLabel
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      return label
    }
    accessory.take(options)
    return accessory
  }
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    var accessory = UICellAccessory(
      .customView(configuration.customView), configuration.placement
    ) { configuration.customView }
    accessory.take(configuration)
    return accessory
  }

  // MARK: Places

  func isShown(isEditing: Bool) -> Bool {
    let displayed: DisplayedState
    switch placement {
    case .leading(let state, _), .trailing(let state, _): displayed = state
    }
    return displayed == .always || (displayed == .whenEditing) == isEditing
  }

  var isLeading: Bool {
    if case .leading = placement { return true }
    return false
  }

  /// Whether the accessory takes the room of an indicator in a table.
  var isIndicator: Bool { accessoryType == .disclosureIndicator || accessoryType == .checkmark }
  /// Whether a tap on the accessory does something.
  var isButton: Bool { actionHandler != nil || accessoryType == .outlineDisclosure }
}
