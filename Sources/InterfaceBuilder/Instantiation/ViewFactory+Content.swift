import Foundation
import PortableUIKit

extension ViewFactory {
  /// Gives a view the content that only its class has.
  func configureContent(
    _ view: UIView, _ description: InterfaceView, _ element: ResolvedElement,
    _ colors: ColorReader
  ) {
    if let font = FontReader().font(element.child(key: "fontDescription")) {
      setFont(font, of: view)
    }
    switch view {
    case let label as UILabel: configure(label, element, colors)
    case let button as UIButton: configure(button, element, colors)
    case let field as UITextField: configure(field, element, colors)
    case let text as UITextView: configure(text, element, colors)
    case let picture as UIImageView:
      picture.image = image(
        element.string("image"), catalog: element.string("catalog"),
        symbolConfiguration: element.child(key: "preferredSymbolConfiguration"))
    case let control as UISwitch:
      control.isOn = element.flag("on")
    case let slider as UISlider:
      slider.minimumValue = float("minValue", element) ?? 0
      slider.maximumValue = float("maxValue", element) ?? 1
      slider.value = float("value", element) ?? 0
    case let progress as UIProgressView:
      progress.progress = float("progress", element) ?? 0
    case let control as UISegmentedControl: configure(control, element)
    case let pages as UIPageControl:
      pages.numberOfPages = integer("numberOfPages", element) ?? 0
    case let wheel as UIActivityIndicatorView:
      wheel.style =
        element.string("style") == "large" || element.string("style") == "whiteLarge"
        ? .large : .medium
    case let bar as UISearchBar:
      configureTextInput(bar, element)
      bar.placeholder = element.string("placeholder")
      bar.text = text("text", element)
    case let bar as UINavigationBar:
      configureLooks(of: bar, element.element)
      bar.items = element.element.list("items").filter { $0.name == "navigationItem" }
        .map { barItems(colors).navigationItem($0) }
    case let bar as UIToolbar:
      bar.isTranslucent = element.flag("translucent", default: true)
      bar.barTintColor = colors.color(element.child(key: "barTintColor"))
      bar.items = barItems(colors).buttons(element.element.list("items"))
    case let bar as UITabBar:
      bar.isTranslucent = element.flag("translucent", default: true)
      bar.barTintColor = colors.color(element.child(key: "barTintColor"))
      bar.items = element.element.list("items").filter { $0.name == "tabBarItem" }
        .map { barItems(colors).tabItem($0, title: nil) }
    case let table as UITableView:
      if table.style != .plain, element.child(key: "backgroundColor") == nil {
        table.backgroundColor = .systemGroupedBackground
      }
      configureScrolling(of: table, element)
      configure(table, element, colors)
    case let collection as UICollectionView:
      configureScrolling(of: collection, element)
    case let scroll as UIScrollView:
      configureScrolling(of: scroll, element)
    case let effectView as UIVisualEffectView:
      effectView.effect = effect(element)
    case let picker as UIDatePicker: configure(picker, element)
    case let cell as UITableViewCell:
      cell.accessoryType = accessory(element.string("accessoryType"))
    default: break
    }
  }

  /// Gives a navigation bar the looks that its element describes, its items excepted.
  func configureLooks(of bar: UINavigationBar, _ element: DocumentElement) {
    let colors = ColorReader(namedColors: namedColors, assets: assets)
    bar.prefersLargeTitles = element.attributes["largeTitles"] == "YES"
    bar.isTranslucent = element.attributes["translucent"] != "NO"
    bar.barTintColor = colors.color(element.child(key: "barTintColor"))
    // The newer appearance counts for more.
    let appearance = element.child(key: "standardAppearance")
    func attributes(_ key: String) -> [NSAttributedString.Key: Any]? {
      textAttributes(appearance?.child(key: key) ?? element.child(key: key), colors)
    }
    bar.titleTextAttributes = attributes("titleTextAttributes")
    bar.largeTitleTextAttributes = attributes("largeTitleTextAttributes")
    if let color = colors.color(appearance?.child(key: "backgroundColor")) {
      bar.barTintColor = color
    }
  }

  /// The font and colour of a `<textAttributes>` element; nil without one.
  private func textAttributes(
    _ element: DocumentElement?, _ colors: ColorReader
  ) -> [NSAttributedString.Key: Any]? {
    guard let element else { return nil }
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = FontReader().font(element.child(key: "fontDescription"))
    result[.foregroundColor] = colors.color(element.child(key: "textColor"))
    return result
  }

  private func configureScrolling(of scroll: UIScrollView, _ element: ResolvedElement) {
    scroll.isScrollEnabled = element.flag("scrollEnabled", default: true)
    scroll.contentInsetAdjustmentBehavior =
      element.string("contentInsetAdjustmentBehavior") == "never" ? .never : .automatic
  }

  /// The reader of the items in bars.
  func barItems(_ colors: ColorReader) -> BarItemReader {
    BarItemReader(colors: colors, items: items) { image($0, catalog: $1) }
  }

  // MARK: Text

  private func configure(_ label: UILabel, _ element: ResolvedElement, _ colors: ColorReader) {
    label.text = text("text", element)
    label.textAlignment = alignment(element.string("textAlignment"))
    label.lineBreakMode = lineBreak(element.string("lineBreakMode"))
    if let color = colors.color(element.child(key: "textColor")) { label.textColor = color }
    label.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    // Interface Builder writes the width it measured at; only an explicit one limits the text.
    label.preferredMaxLayoutWidth = 0
    // A label shrinks its text unless the document says that it does not.
    label.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit", default: true)
    label.minimumScaleFactor = minimumScale(of: label, element)
    // Last, as settings of the whole label would change the attributes.
    if label.text == nil, let text = attributedText(element, colors) { label.attributedText = text }
  }

  /// The least scale of a label's text; older documents tell it as the size of a font.
  private func minimumScale(of label: UILabel, _ element: ResolvedElement) -> CGFloat {
    if let scale = float("minimumScaleFactor", element) { return CGFloat(min(max(scale, 0), 1)) }
    guard let size = float("minimumFontSize", element), label.font.pointSize > 0 else { return 0 }
    return min(max(CGFloat(size) / label.font.pointSize, 0), 1)
  }

  private func configure(_ field: UITextField, _ element: ResolvedElement, _ colors: ColorReader) {
    field.text = text("text", element)
    field.placeholder = element.string("placeholder")
    field.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    field.textAlignment = alignment(element.string("textAlignment"))
    if let color = colors.color(element.child(key: "textColor")) { field.textColor = color }
    field.borderStyle =
      switch element.string("borderStyle") {
      case "roundedRect": .roundedRect
      case "bezel": .bezel
      case "line": .line
      default: .none
      }
    configureTextInput(field, element)
  }

  private func configure(_ view: UITextView, _ element: ResolvedElement, _ colors: ColorReader) {
    let plain = text("text", element)
    view.text = plain ?? ""
    view.textAlignment = alignment(element.string("textAlignment"))
    if let color = colors.color(element.child(key: "textColor")) { view.textColor = color }
    view.adjustsFontForContentSizeCategory = element.flag("adjustsFontForContentSizeCategory")
    view.isScrollEnabled = element.flag("scrollEnabled", default: true)
    view.isEditable = element.flag("editable", default: true)
    configureTextInput(view, element)
    if plain == nil, let text = attributedText(element, colors) { view.attributedText = text }
  }

  /// A text from its attribute or, where it has several lines, from a child element.
  private func text(_ key: String, _ element: ResolvedElement) -> String? {
    if let text = element.string(key) { return text }
    guard let child = element.child(key: key), child.name.lowercased().hasSuffix("string") else {
      return nil
    }
    return child.text
  }

  private func attributedText(
    _ element: ResolvedElement, _ colors: ColorReader
  ) -> NSAttributedString? {
    AttributedTextReader(colors: colors) { image($0, catalog: nil) }
      .text(element.child(key: "attributedText"))
  }

  private func alignment(_ text: String?) -> NSTextAlignment {
    switch text {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    default: .natural
    }
  }

  private func lineBreak(_ text: String?) -> NSLineBreakMode {
    switch text {
    case "wordWrap": .byWordWrapping
    case "characterWrap": .byCharWrapping
    case "clip": .byClipping
    case "headTruncation": .byTruncatingHead
    case "middleTruncation": .byTruncatingMiddle
    default: .byTruncatingTail
    }
  }

  // MARK: Controls

  /// Where the content of a control stands in it.
  func configureAlignment(of control: UIControl, _ element: ResolvedElement) {
    control.contentHorizontalAlignment =
      switch element.string("contentHorizontalAlignment") {
      case "left": .left
      case "right": .right
      case "leading": .leading
      case "trailing": .trailing
      case "fill": .fill
      default: .center
      }
    control.contentVerticalAlignment =
      switch element.string("contentVerticalAlignment") {
      case "top": .top
      case "bottom": .bottom
      case "fill": .fill
      default: .center
      }
  }

  private func configure(_ control: UISegmentedControl, _ element: ResolvedElement) {
    let segments = element.element.list("segments").filter { $0.name == "segment" }
    for (index, segment) in segments.enumerated() {
      control.insertSegment(
        withTitle: segment.attributes["title"] ?? "", at: index, animated: false)
    }
    control.selectedSegmentIndex =
      integer("selectedSegmentIndex", element) ?? UISegmentedControl.noSegment
  }

  private func configure(_ picker: UIDatePicker, _ element: ResolvedElement) {
    picker.datePickerMode =
      switch element.string("datePickerMode") {
      case "date": .date
      case "dateAndTime": .dateAndTime
      case "countDownTimer": .countDownTimer
      default: .time
      }
    picker.preferredDatePickerStyle =
      switch element.string("style") {
      case "wheels": .wheels
      case "compact": .compact
      case "inline": .inline
      default: .automatic
      }
    picker.minuteInterval = integer("minuteInterval", element) ?? 1
    picker.countDownDuration = TimeInterval(float("countDownDuration", element) ?? 0)
    if let date = date("date", element) { picker.date = date }
    picker.minimumDate = date("minimumDate", element)
    picker.maximumDate = date("maximumDate", element)
    picker.locale = element.child(key: "locale")?.attributes["localeIdentifier"]
      .map { Locale(identifier: $0) }
  }

  private func date(_ key: String, _ element: ResolvedElement) -> Date? {
    let seconds = element.child(key: key)?.attributes["timeIntervalSinceReferenceDate"]
      .flatMap { Double($0) }
    return seconds.flatMap { abs($0) < 1e11 ? Date(timeIntervalSinceReferenceDate: $0) : nil }
  }

  private func accessory(_ text: String?) -> UITableViewCell.AccessoryType {
    switch text {
    case "disclosureIndicator": .disclosureIndicator
    case "detailDisclosureButton": .detailDisclosureButton
    case "checkmark": .checkmark
    case "detailButton": .detailButton
    default: .none
    }
  }

  // MARK: Values

  /// An image of the catalogs or, where they have none, of the recorded size; an image of unknown
  /// size counts as 24 by 24 points.
  func image(
    _ name: String?, catalog: String?, symbolConfiguration: DocumentElement? = nil
  ) -> UIImage? {
    guard let name else { return nil }
    if catalog == "system" {
      return UIImage(
        name: name, size: SymbolSizeRule(configuration: symbolConfiguration).size(images[name]),
        isSymbolImage: true, isTemplate: true)
    }
    let recorded = images[name] ?? CGSize(width: 24, height: 24)
    guard let image = assets?.image(named: name, traits: traits) else {
      return UIImage(name: name, size: recorded)
    }
    guard image.size == .zero else { return image }
    // Its file does not tell its size here; the document does.
    return UIImage(
      name: name, size: recorded, isSymbolImage: image.isSymbolImage, isTemplate: image.isTemplate
    ) { image.representation(for: $0) }
  }

  /// The insets of an `<inset>` element.
  func edgeInsets(_ inset: DocumentElement) -> UIEdgeInsets {
    func value(_ name: String) -> CGFloat {
      let number = inset.attributes[name].flatMap { Double($0) } ?? 0
      return number.isFinite ? CGFloat(min(max(number, -1e6), 1e6)) : 0
    }
    return UIEdgeInsets(
      top: value("minY"), left: value("minX"), bottom: value("maxY"), right: value("maxX"))
  }

  private func float(_ name: String, _ element: ResolvedElement) -> Float? {
    element.string(name).flatMap { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private func integer(_ name: String, _ element: ResolvedElement) -> Int? {
    element.string(name).flatMap { Int($0) }.map { min(max($0, -1), 10_000) }
  }
}
