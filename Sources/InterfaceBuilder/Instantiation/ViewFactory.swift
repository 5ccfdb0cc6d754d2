import Foundation
import PortableUIKit

/// Makes views by class, with the content their elements describe.
@MainActor
package struct ViewFactory {
  let images: [String: CGSize]
  let namedColors: [String: [String: String]]
  /// The catalogs beside the document.
  var assets: AssetLibrary?
  /// The traits that choose among the files of an image.
  var traits = UITraitCollection()
  /// Takes note of the items of bars.
  var items = MadeItems()

  init(_ blueprint: SceneBlueprint, items: MadeItems) {
    images = blueprint.images
    namedColors = blueprint.namedColors
    assets = blueprint.assets
    traits = blueprint.environment.device.traitCollection(in: .portrait)
    self.items = items
  }

  /// Gives a view the content that differs for other size classes.
  func vary(_ view: UIView, from old: ResolvedElement, to new: ResolvedElement) {
    func changed(_ key: String) -> DocumentElement? {
      let child = new.child(key: key)
      return child === old.child(key: key) ? nil : child
    }
    let colors = ColorReader(namedColors: namedColors, assets: assets)
    if let font = FontReader().font(changed("fontDescription")) { view.setTextFont(font) }
    if let color = colors.color(changed("backgroundColor")) { view.backgroundColor = color }
    if let color = colors.color(changed("tintColor")) { view.tintColor = color }
    if let color = colors.color(changed("textColor")) { view.setTextColor(color) }
    if let picture = view as? UIImageView, old.string("image") != new.string("image") {
      picture.image = image(
        new.string("image"), catalog: new.string("catalog"),
        symbolConfiguration: new.child(key: "preferredSymbolConfiguration"))
    }
    if let label = view as? UILabel, old.string("numberOfLines") != new.string("numberOfLines") {
      label.numberOfLines = new.string("numberOfLines").flatMap { Int($0) } ?? 1
    }
  }

  /// Gives `view` the content that `description` tells.
  ///
  /// - Parameter fontSize: The size of its text in points where no element sets it.
  func configure(_ view: UIView, _ description: InterfaceView, fontSize: Double?) {
    if let element = description.element { configure(view, description, element) }
    if let fontSize { view.setTextFont(.systemFont(ofSize: CGFloat(fontSize))) }
    if let label = view as? UILabel { label.numberOfLines = description.numberOfLines }
  }

  /// An unconfigured view of the class that the element's name stands for; other elements are plain
  /// views here.
  func plainView(_ description: InterfaceView) -> UIView {
    Self.makers[description.kind]?(description.element) ?? UIView(frame: .zero)
  }

  /// The elements that stand for a class of their own.
  package static var elementNames: Set<String> { Set(makers.keys) }

  private static let makers: [String: (ResolvedElement?) -> UIView] = [
    "label": { _ in UILabel(frame: .zero) },
    "button": { UIButton(type: UIButton.type(named: $0?.string("buttonType"))) },
    "imageView": { _ in UIImageView(frame: .zero) },
    "textField": { _ in UITextField(frame: .zero) },
    "textView": { _ in UITextView(frame: .zero) },
    "switch": { _ in UISwitch(frame: .zero) },
    "slider": { _ in UISlider(frame: .zero) },
    "segmentedControl": { _ in UISegmentedControl(frame: .zero) },
    "stepper": { _ in UIStepper(frame: .zero) },
    "progressView": { _ in UIProgressView(frame: .zero) },
    "pageControl": { _ in UIPageControl(frame: .zero) },
    "activityIndicatorView": { _ in UIActivityIndicatorView(frame: .zero) },
    "pickerView": { _ in UIPickerView(frame: .zero) },
    "datePicker": { _ in UIDatePicker(frame: .zero) },
    "searchBar": { _ in UISearchBar(frame: .zero) },
    "navigationBar": { _ in UINavigationBar(frame: .zero) },
    "toolbar": { _ in UIToolbar(frame: .zero) },
    "tabBar": { _ in UITabBar(frame: .zero) },
    "scrollView": { _ in UIScrollView(frame: .zero) },
    "tableView": { UITableView(frame: .zero, style: tableStyle($0)) },
    "collectionView": { _ in UICollectionView(frame: .zero) },
    "stackView": { _ in UIStackView(frame: .zero) },
    "visualEffectView": { _ in UIVisualEffectView(effect: nil) },
    "tableViewCell": {
      UITableViewCell(style: cellStyle($0), reuseIdentifier: $0?.string("reuseIdentifier"))
    },
    "collectionViewCell": { _ in UICollectionViewCell(frame: .zero) },
    "collectionReusableView": { _ in UICollectionReusableView(frame: .zero) },
  ]

  static func tableStyle(_ element: ResolvedElement?) -> UITableView.Style {
    switch element?.string("style") {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }

  static func cellStyle(_ element: ResolvedElement?) -> UITableViewCell.CellStyle {
    switch element?.string("style") {
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    case "IBUITableViewCellStyleSubtitle": .subtitle
    default: .default
    }
  }

  // MARK: Common attributes

  private func configure(
    _ view: UIView, _ description: InterfaceView, _ element: ResolvedElement
  ) {
    view.tag = Int(element.string("tag") ?? "") ?? 0
    view.clipsToBounds = element.flag("clipsSubviews")
    // Documents say so of every label and image that takes no touches.
    view.isUserInteractionEnabled = element.flag("userInteractionEnabled", default: true)
    view.isMultipleTouchEnabled = element.flag("multipleTouchEnabled")
    if let control = view as? UIControl {
      control.isEnabled = element.flag("enabled", default: true)
    }
    if let alpha = element.string("alpha").flatMap({ Double($0) }), alpha.isFinite {
      view.alpha = CGFloat(min(max(alpha, 0), 1))
    }
    if let mode = element.string("contentMode") { view.contentMode = contentMode(mode) }
    view.semanticContentAttribute = semantics(element.string("semanticContentAttribute"))
    let colors = ColorReader(namedColors: namedColors, assets: assets)
    if let color = colors.color(element.child(key: "backgroundColor")) {
      view.backgroundColor = color
    }
    if let color = colors.color(element.child(key: "tintColor")) { view.tintColor = color }
    // A view's layer is made when it is asked for.
    if !description.runtimeAttributes.isEmpty {
      applyLayerAttributes(description.runtimeAttributes, to: view.layer, colors)
    }
    configureContent(view, description, element, colors)
  }

  private func contentMode(_ text: String) -> UIView.ContentMode {
    switch text {
    case "scaleAspectFit": .scaleAspectFit
    case "scaleAspectFill": .scaleAspectFill
    case "redraw": .redraw
    case "center": .center
    case "top": .top
    case "bottom": .bottom
    case "left": .left
    case "right": .right
    case "topLeft": .topLeft
    case "topRight": .topRight
    case "bottomLeft": .bottomLeft
    case "bottomRight": .bottomRight
    default: .scaleToFill
    }
  }

  private func semantics(_ text: String?) -> UISemanticContentAttribute {
    switch text {
    case "playback": .playback
    case "spatial": .spatial
    case "forceLeftToRight": .forceLeftToRight
    case "forceRightToLeft": .forceRightToLeft
    default: .unspecified
    }
  }

  /// The runtime attributes that change how a view is drawn.
  private func applyLayerAttributes(
    _ attributes: [RuntimeAttribute], to layer: CALayer, _ colors: ColorReader
  ) {
    for attribute in attributes {
      switch (attribute.keyPath, attribute.value) {
      case ("layer.cornerRadius", .number(let value)), ("cornerRadius", .number(let value)):
        layer.cornerRadius = CGFloat(value)
      case ("layer.borderWidth", .number(let value)), ("borderWidth", .number(let value)):
        layer.borderWidth = CGFloat(value)
      case ("layer.borderColor", .color(let value)), ("borderColor", .color(let value)):
        layer.borderColor = colors.color(attributes: value)?.cgColor
      case ("layer.masksToBounds", .boolean(let value)):
        layer.masksToBounds = value
      default:
        break
      }
    }
  }
}
