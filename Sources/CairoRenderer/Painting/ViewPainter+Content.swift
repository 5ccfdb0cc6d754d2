import PortableUIKit

extension ViewPainter {
  /// Draws what the class of `view` shows below its subviews; answers whether it shows anything.
  func paintContent(of view: UIView) -> Bool {
    switch view {
    case let label as UILabel: paint(label: label)
    case let button as UIButton: paint(button: button)
    case let imageView as UIImageView: paint(imageView: imageView)
    case let field as UITextField: paint(textField: field)
    case let textView as UITextView: paint(textView: textView)
    case let control as UISwitch: paint(switch: control)
    case let slider as UISlider: paint(slider: slider)
    case let control as UISegmentedControl: paint(segmentedControl: control)
    case let view as UIProgressView: paint(progressView: view)
    case let stepper as UIStepper: paint(stepper: stepper)
    case let view as UIActivityIndicatorView: paint(activityIndicator: view)
    case let control as UIPageControl: paint(pageControl: control)
    case let picker as UIPickerView: paint(pickerView: picker)
    case let picker as UIDatePicker: paint(datePicker: picker)
    case let bar as UISearchBar: paint(searchBar: bar)
    case let bar as UINavigationBar: paint(navigationBar: bar)
    case let bar as UITabBar: paint(tabBar: bar)
    case let bar as UIToolbar: paint(toolbar: bar)
    case let view as UIVisualEffectView: paint(visualEffectView: view)
    case let table as UITableView: paintSectionTitles(of: table)
    case let cell as UITableViewCell: paint(cell: cell)
    default: return false
    }
    return true
  }
}
