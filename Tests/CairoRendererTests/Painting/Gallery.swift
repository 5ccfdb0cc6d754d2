import Foundation

@testable import CairoRenderer
@testable import PortableUIKit

/// A screen with one of everything that is drawn in a way of its own.
@MainActor enum Gallery {
  static func view() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 780))
    root.backgroundColor = .systemBackground
    for (view, frame) in items() {
      view.frame = frame
      root.addSubview(view)
    }
    return root
  }

  private static func items() -> [(UIView, CGRect)] {
    bars() + buttons() + fields() + controls() + images()
  }

  private static func bars() -> [(UIView, CGRect)] {
    let navigation = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: "Gallery")
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    navigation.items = [UINavigationItem(title: "Back"), item]
    let search = UISearchBar(frame: .zero)
    search.placeholder = "Search the gallery"
    let tabs = UITabBar(frame: .zero)
    tabs.items = ["star.fill", "heart", "person.fill"].enumerated().map {
      UITabBarItem(
        title: ["First", "Second", "Third"][$0.offset], image: symbol($0.element), tag: 0)
    }
    tabs.selectedItem = tabs.items?.first
    let tools = UIToolbar(frame: .zero)
    tools.items = [
      UIBarButtonItem(systemItem: .action), .flexibleSpace(),
      UIBarButtonItem(title: "Delete", style: .plain),
    ]
    return [
      (navigation, CGRect(x: 0, y: 0, width: 390, height: 44)),
      (search, CGRect(x: 0, y: 44, width: 390, height: 56)),
      (tools, CGRect(x: 0, y: 687, width: 390, height: 44)),
      (tabs, CGRect(x: 0, y: 731, width: 390, height: 49)),
    ]
  }

  private static func buttons() -> [(UIView, CGRect)] {
    let configurations: [UIButton.Configuration] = [.filled(), .tinted(), .gray(), .plain()]
    var result: [(UIView, CGRect)] = []
    for (index, configuration) in configurations.enumerated() {
      let button = UIButton(type: .system)
      button.configuration = configuration
      button.configuration?.title = "Button"
      if index == 0 {
        button.configuration?.image = symbol("plus")
        button.configuration?.imagePadding = 6
      }
      if index == 1 { button.configuration?.cornerStyle = .capsule }
      result.append((button, CGRect(x: 16 + 91 * Double(index), y: 108, width: 85, height: 35)))
    }
    let plain = UIButton(type: .system)
    plain.setTitle("System button", for: .normal)
    let off = UIButton(type: .system)
    off.setTitle("Disabled", for: .normal)
    off.isEnabled = false
    let leading = UIButton(type: .system)
    leading.setTitle("Leading", for: .normal)
    leading.contentHorizontalAlignment = .leading
    leading.setImage(symbol("star.fill"), for: .normal)
    let info = UIButton(type: .infoLight)
    return result + [
      (plain, CGRect(x: 16, y: 150, width: 110, height: 30)),
      (off, CGRect(x: 132, y: 150, width: 80, height: 30)),
      (leading, CGRect(x: 220, y: 150, width: 110, height: 30)),
      (info, CGRect(x: 346, y: 152, width: 26, height: 26)),
    ]
  }

  private static func fields() -> [(UIView, CGRect)] {
    let placeholder = UITextField(frame: .zero)
    placeholder.borderStyle = .roundedRect
    placeholder.placeholder = "Placeholder"
    let filled = UITextField(frame: .zero)
    filled.borderStyle = .line
    filled.text = "Text field"
    let secret = UITextField(frame: .zero)
    secret.borderStyle = .bezel
    secret.text = "secret"
    secret.isSecureTextEntry = true
    let text = UITextView(frame: .zero)
    text.font = .systemFont(ofSize: 13)
    text.text =
      "A text view shows several lines, which break between words and are cut below.\n"
      + "العربية runs from the right."
    text.backgroundColor = .systemGray6
    let long = UILabel(frame: .zero)
    long.text = "A label with a text that is too long for one line and ends in an ellipsis"
    let lines = UILabel(frame: .zero)
    lines.text =
      "A label of three lines, set in the middle, the last of which is not the end of "
      + "what it has to say, for there is more"
    lines.font = .systemFont(ofSize: 15)
    lines.numberOfLines = 3
    lines.textAlignment = .center
    lines.textColor = .secondaryLabel
    return [
      (placeholder, CGRect(x: 16, y: 188, width: 114, height: 34)),
      (filled, CGRect(x: 138, y: 188, width: 114, height: 34)),
      (secret, CGRect(x: 260, y: 188, width: 114, height: 34)),
      (text, CGRect(x: 16, y: 230, width: 358, height: 64)),
      (long, CGRect(x: 16, y: 300, width: 358, height: 20 + 1.0 / 3)),
      (lines, CGRect(x: 16, y: 324, width: 358, height: 54)),
    ]
  }

  private static func controls() -> [(UIView, CGRect)] {
    let on = UISwitch(frame: .zero)
    on.isOn = true
    let off = UISwitch(frame: .zero)
    let slider = UISlider(frame: .zero)
    slider.value = 0.3
    let segments = UISegmentedControl(items: ["One", "Two", "Three", "Four"])
    segments.selectedSegmentIndex = 1
    let progress = UIProgressView(frame: .zero)
    progress.progress = 0.6
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 5
    pages.currentPage = 2
    pages.backgroundColor = .systemGray3
    let picker = UIPickerView(frame: .zero)
    return [
      (on, CGRect(x: 16, y: 388, width: 51, height: 31)),
      (off, CGRect(x: 76, y: 388, width: 51, height: 31)),
      (slider, CGRect(x: 140, y: 388, width: 234, height: 31)),
      (segments, CGRect(x: 16, y: 428, width: 250, height: 32)),
      (UIStepper(frame: .zero), CGRect(x: 280, y: 428, width: 94, height: 32)),
      (progress, CGRect(x: 16, y: 472, width: 200, height: 4)),
      (spinner, CGRect(x: 230, y: 464, width: 20, height: 20)),
      (pages, CGRect(x: 264, y: 462, width: 110, height: 26)),
      (picker, CGRect(x: 16, y: 580, width: 180, height: 100)),
    ]
  }

  private static func images() -> [(UIView, CGRect)] {
    let photo = UIImageView(
      image: UIImage(name: "landscape-photo", size: CGSize(width: 120, height: 80)))
    var result: [(UIView, CGRect)] = [(photo, CGRect(x: 16, y: 494, width: 110, height: 78))]
    let names = SymbolLibrary.names
    for (index, name) in names.enumerated() {
      let view = UIImageView(image: symbol(name))
      view.contentMode = .scaleAspectFit
      let (row, column) = index.quotientAndRemainder(dividingBy: 15)
      result.append(
        (
          view,
          CGRect(x: 136 + 16 * Double(column), y: 494 + 14 * Double(row), width: 13, height: 13)
        ))
    }
    let box = UIView(frame: .zero)
    box.backgroundColor = .systemYellow
    box.layer.cornerRadius = 12
    box.layer.borderWidth = 2
    box.layer.borderColor = UIColor.systemOrange.cgColor
    box.layer.shadowOpacity = 0.3
    box.layer.shadowOffset = CGSize(width: 0, height: 3)
    result.append((box, CGRect(x: 220, y: 594, width: 60, height: 60)))
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    result.append((blur, CGRect(x: 250, y: 620, width: 60, height: 50)))
    return result
  }

  private static func symbol(_ name: String) -> UIImage {
    UIImage(name: name, size: CGSize(width: 20, height: 20), isSymbolImage: true)
  }
}
