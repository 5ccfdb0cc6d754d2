/// The names that classes, attributes and settings have in documents, by those in archives.
enum CompiledNames {
  /// The elements of the classes that documents have elements of.
  static let elements: [String: String] = [
    "UIView": "view", "UILabel": "label", "UIButton": "button", "UIImageView": "imageView",
    "UITextField": "textField", "UITextView": "textView", "UISwitch": "switch",
    "UISlider": "slider", "UISegmentedControl": "segmentedControl", "UIStepper": "stepper",
    "UIProgressView": "progressView", "UIPageControl": "pageControl",
    "UIActivityIndicatorView": "activityIndicatorView", "UIPickerView": "pickerView",
    "UIDatePicker": "datePicker", "UISearchBar": "searchBar",
    "UINavigationBar": "navigationBar", "UIToolbar": "toolbar", "UITabBar": "tabBar",
    "UIScrollView": "scrollView", "UITableView": "tableView",
    "UICollectionView": "collectionView", "UIStackView": "stackView",
    "UIVisualEffectView": "visualEffectView", "UIWebView": "webView", "WKWebView": "wkWebView",
    "MKMapView": "mapView", "UITableViewCell": "tableViewCell",
    "UITableViewCellContentView": "tableViewCellContentView",
    "UICollectionViewCell": "collectionViewCell",
    "UICollectionReusableView": "collectionReusableView", "UIColorWell": "colorWell",
    "UIControl": "control", "UIWindow": "window", "UITableViewLabel": "label",
    "UITableViewHeaderFooterView": "view", "SCNView": "sceneKitView", "GLKView": "glkView",
    "ARSCNView": "arscnView", "SKView": "skView", "MTKView": "mtkView",
  ]

  /// The elements of controllers.
  static let controllers: [String: String] = [
    "UIViewController": "viewController", "UITableViewController": "tableViewController",
    "UICollectionViewController": "collectionViewController",
    "UINavigationController": "navigationController",
    "UITabBarController": "tabBarController", "UISplitViewController": "splitViewController",
    "UIPageViewController": "pageViewController", "GLKViewController": "glkViewController",
    "AVPlayerViewController": "avPlayerViewController",
    "UIHostingController": "hostingController",
  ]

  /// The attributes of constraints by UIKit's raw values.
  static let attributes: [Int: String] = [
    1: "left", 2: "right", 3: "top", 4: "bottom", 5: "leading", 6: "trailing", 7: "width",
    8: "height", 9: "centerX", 10: "centerY", 11: "baseline", 12: "firstBaseline",
    13: "leftMargin", 14: "rightMargin", 15: "topMargin", 16: "bottomMargin",
    17: "leadingMargin", 18: "trailingMargin", 19: "centerXWithinMargins",
    20: "centerYWithinMargins",
  ]

  static let contentModes = [
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left",
    "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
  ]
  static let textAlignments = ["left", "center", "right", "justified", "natural"]
  static let lineBreakModes = [
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ]
  static let distributions = [
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ]
  static let borderStyles = ["none", "line", "bezel", "roundedRect"]
  static let controlStates = [
    "0": "normal", "1": "highlighted", "2": "disabled", "4": "selected",
  ]
  static let presentationStyles = [
    "fullScreen", "pageSheet", "formSheet", "currentContext", "custom", "overFullScreen",
    "overCurrentContext", "popover",
  ]
  static let weights = [
    "ultralight": "ultraLight", "thin": "thin", "light": "light", "medium": "medium",
    "semibold": "semibold", "bold": "bold", "heavy": "heavy", "black": "black",
  ]
  static let controlEvents: [Int: String] = [
    1 << 0: "touchDown", 1 << 1: "touchDownRepeat", 1 << 6: "touchUpInside",
    1 << 7: "touchUpOutside", 1 << 12: "valueChanged", 1 << 13: "primaryActionTriggered",
    1 << 16: "editingDidBegin", 1 << 17: "editingChanged", 1 << 18: "editingDidEnd",
    1 << 19: "editingDidEndOnExit",
  ]

  /// The name at a raw value; nil beyond the list.
  static func name(_ number: Int?, in list: [String]) -> String? {
    number.flatMap { list.indices.contains($0) ? list[$0] : nil }
  }

  /// The names of alignments of stack views, which two axes call differently.
  static func alignment(_ number: Int, isVertical: Bool) -> String? {
    let names = [
      "fill", isVertical ? "leading" : "top", "firstBaseline", "center",
      isVertical ? "trailing" : "bottom", "lastBaseline",
    ]
    return name(number, in: names)
  }

  /// The class and module of a name that the Swift compiler has mangled, `_TtC` with lengths before names.
  static func swiftName(_ name: String) -> (name: String, module: String?) {
    guard name.hasPrefix("_Tt") else {
      let parts = name.split(separator: ".", maxSplits: 1)
      return parts.count == 2 ? (String(parts[1]), String(parts[0])) : (name, nil)
    }
    var rest = name.dropFirst(3).drop { !$0.isNumber }
    var parts: [Substring] = []
    while let length = Int(rest.prefix { $0.isNumber }.prefix(4)), length > 0 {
      rest = rest.drop { $0.isNumber }
      parts.append(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    guard let module = parts.first, let last = parts.last, parts.count > 1 else {
      return (name, nil)
    }
    return (String(last), String(module))
  }
}
