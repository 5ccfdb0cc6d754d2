import Foundation
import PortableUIKit

@testable import CairoRenderer

/// A view of the system in a state of its own, for its picture.
struct LookCase: Sendable, CustomStringConvertible {
  let name: String
  let size: CGSize
  let make: @MainActor @Sendable () -> UIView

  var description: String { name }

  init(
    _ name: String, _ width: CGFloat, _ height: CGFloat,
    _ make: @escaping @MainActor @Sendable () -> UIView
  ) {
    self.name = name
    size = CGSize(width: width, height: height)
    self.make = make
  }

  /// The view, laid out.
  @MainActor func view() -> UIView {
    let view = make()
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    return view
  }

  static let all =
    texts + buttons + controls + pickers + bars + tables + [
      LookCase("image placeholder", 120, 80) {
        UIImageView(image: UIImage(name: "photo", size: CGSize(width: 120, height: 80)))
      },
      LookCase("image symbol", 40, 30) { UIImageView(image: symbol("star.fill")) },
      LookCase("image of pixels", 33, 21) {
        let pixels = (0..<12).map { UInt32(0xFF00_0000) | UInt32($0 * 1_398_101) }
        let image = CGImage(width: 4, height: 3, pixels: pixels).map { UIImage(cgImage: $0) }
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFit
        return view
      },
      LookCase("blur", 60, 40) { UIVisualEffectView(effect: UIBlurEffect(style: .dark)) },
    ]

  private static let texts = [
    LookCase("label", 150, 21) {
      let label = UILabel()
      label.text = "A label that is too long"
      return label
    },
    LookCase("label of lines", 150, 60) {
      let label = UILabel()
      label.text = "Three lines in the middle, the last of which is cut"
      label.font = .systemFont(ofSize: 15)
      (label.numberOfLines, label.textAlignment) = (3, .center)
      return label
    },
    LookCase("label off, made to fit", 90, 20) {
      let label = UILabel()
      label.text = "A label of letters"
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.isEnabled = false
      return label
    },
    LookCase("label from the right", 150, 21) {
      let label = UILabel()
      label.text = "العربية abc"
      label.semanticContentAttribute = .forceRightToLeft
      return label
    },
    LookCase("styled label", 150, 40) {
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "Styled", attributes: [.font: UIFont.boldSystemFont(ofSize: 30)])
      return label
    },
    field("field", .none), field("field of lines", .line), field("field of bezel", .bezel),
    field("field rounded", .roundedRect),
    LookCase("secret field", 120, 34) {
      let field = UITextField()
      (field.text, field.isSecureTextEntry) = ("secret", true)
      return field
    },
    LookCase("text view", 160, 60) {
      let view = UITextView()
      view.text = "A text view shows several lines, which break between words and are cut below."
      return view
    },
  ]

  private static func field(_ name: String, _ style: UITextField.BorderStyle) -> LookCase {
    LookCase(name, 120, 34) {
      let field = UITextField()
      (field.borderStyle, field.placeholder) = (style, "Placeholder")
      return field
    }
  }

  private static let buttons = [
    button("button filled", .filled()), button("button tinted", .tinted()),
    button("button gray", .gray()), button("button plain", .plain()),
    button("button of glass", .glass()), button("button of clear glass", .clearGlass()),
    button("button of prominent glass", .prominentGlass()),
    button("button of prominent clear glass", .prominentClearGlass()),
    LookCase("button with a menu", 140, 35) {
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Choice"
      configuration.indicator = .popup
      configuration.indicatorColorTransformer = .init { _ in .systemRed }
      return UIButton(configuration: configuration)
    },
    LookCase("button off", 120, 35) {
      let button = UIButton(type: .system)
      button.setTitle("Disabled", for: .normal)
      button.isEnabled = false
      return button
    },
    LookCase("button leading", 140, 35) {
      let button = UIButton(type: .system)
      button.setTitle("Leading", for: .normal)
      button.setImage(symbol("star.fill"), for: .normal)
      button.contentHorizontalAlignment = .leading
      return button
    },
    LookCase("button of a type", 26, 26) { UIButton(type: .infoLight) },
  ]

  private static func button(_ name: String, _ look: UIButton.Configuration) -> LookCase {
    LookCase(name, 120, 35) {
      let button = UIButton(type: .system)
      button.configuration = look
      button.configuration?.title = "Button"
      button.configuration?.image = symbol("plus")
      return button
    }
  }

  private static let controls = [
    LookCase("switch on", 51, 31) {
      let control = UISwitch()
      control.isOn = true
      return control
    },
    LookCase("switch off", 51, 31) {
      let control = UISwitch()
      control.isEnabled = false
      return control
    },
    LookCase("slider", 150, 31) {
      let slider = UISlider()
      slider.value = 0.3
      return slider
    },
    LookCase("slider from the right", 150, 31) {
      let slider = UISlider()
      slider.value = 0.3
      slider.semanticContentAttribute = .forceRightToLeft
      return slider
    },
    LookCase("segments", 200, 32) {
      let control = UISegmentedControl(items: ["One", "Two", "Three"])
      control.selectedSegmentIndex = 1
      return control
    },
    LookCase("progress", 150, 4) {
      let view = UIProgressView()
      view.progress = 0.6
      return view
    },
    LookCase("stepper", 94, 32) { UIStepper() },
    LookCase("spinner", 20, 20) {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view
    },
    LookCase("pages", 110, 26) {
      let control = UIPageControl()
      (control.numberOfPages, control.currentPage) = (5, 2)
      control.currentPageIndicatorTintColor = .red
      return control
    },
  ]

  private static let pickers = [
    LookCase("picker", 180, 120) {
      let picker = UIPickerView()
      picker.designTitles = ["One", "Two", "Three"]
      return picker
    },
    dates("dates on wheels", 320, 160, .dateAndTime, .wheels),
    dates("dates compact", 200, 40, .date, .compact),
    dates("dates in a month", 320, 320, .dateAndTime, .inline),
  ]

  private static func dates(
    _ name: String, _ width: CGFloat, _ height: CGFloat, _ mode: UIDatePicker.Mode,
    _ style: UIDatePickerStyle
  ) -> LookCase {
    LookCase(name, width, height) {
      let picker = UIDatePicker()
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      // 4 May 2019, 21:41 in Greenwich.
      picker.date = Date(timeIntervalSinceReferenceDate: 578_698_890)
      picker.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
      picker.locale = Locale(identifier: "en_US")
      return picker
    }
  }

  private static let bars = [
    LookCase("search bar", 200, 56) {
      let bar = UISearchBar()
      bar.placeholder = "Look for it"
      return bar
    },
    LookCase("navigation bar", 320, 44) { navigationBar() },
    LookCase("navigation bar with a large title", 320, 96) {
      let bar = navigationBar()
      bar.prefersLargeTitles = true
      bar.items = [UINavigationItem(title: "Large")]
      return bar
    },
    LookCase("tab bar", 320, 49) {
      let bar = UITabBar()
      bar.items = ["star.fill", "heart", "person.fill"].map {
        UITabBarItem(title: "Tab", image: symbol($0), tag: 0)
      }
      bar.items?[2].badgeValue = "7"
      bar.selectedItem = bar.items?.first
      return bar
    },
    LookCase("toolbar", 320, 44) {
      let bar = UIToolbar()
      bar.items = [
        UIBarButtonItem(systemItem: .action), .flexibleSpace(),
        UIBarButtonItem(title: "Delete", style: .plain),
      ]
      return bar
    },
  ]

  @MainActor private static func navigationBar() -> UINavigationBar {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    bar.items = [UINavigationItem(title: "Back"), item]
    return bar
  }

  private static let tables = [
    table("rows of a plain table", .plain), table("rows of a grouped table", .grouped),
    LookCase("cell on its own", 200, 44) {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.accessoryType = .checkmark
      return cell
    },
  ]

  private static func table(_ name: String, _ style: UITableView.Style) -> LookCase {
    LookCase(name, 320, 200) {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: style)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 60, width: 320, height: 44)
      cell.accessoryType = .disclosureIndicator
      table.addSubview(cell)
      var section = StaticTableSection()
      (section.headerTitle, section.footerTitle) = ("Header", "Footer")
      section.rows = [StaticTableSection.Row(cell: cell, height: nil)]
      table.staticSections = [section]
      return table
    }
  }

  private static func symbol(_ name: String) -> UIImage {
    UIImage(name: name, size: CGSize(width: 20, height: 20), isSymbolImage: true)
  }
}
