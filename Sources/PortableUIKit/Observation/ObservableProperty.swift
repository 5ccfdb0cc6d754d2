import Foundation

/// A property that can be observed by its name.
///
/// Without Objective-C a name does not lead to a property: those that apps observe by name stand here.
@MainActor struct ObservableProperty {
  /// Told the old and the new value, and whether it is the call before the change.
  typealias Handler = (_ old: Any?, _ new: Any?, _ isPrior: Bool) -> Void

  let name: String
  /// Begins to observe the property of an object; nil where the object has none of the name.
  let observe: (AnyObject, NSKeyValueObservingOptions, @escaping Handler) -> NSKeyValueObservation?

  private init<Root: KeyValueObserving, Value>(_ name: String, _ keyPath: KeyPath<Root, Value>) {
    self.name = name
    observe = { object, options, handler in
      (object as? Root)?.observe(keyPath, options: options) { _, change in
        handler(change.oldValue, change.newValue, change.isPrior)
      }
    }
  }

  /// Begins to observe the property of that name of an object; nil where it has none.
  static func observe(
    _ name: String, of object: AnyObject, _ options: NSKeyValueObservingOptions,
    _ handler: @escaping Handler
  ) -> NSKeyValueObservation? {
    for property in byName[name] ?? [] {
      if let observation = property.observe(object, options, handler) { return observation }
    }
    return nil
  }

  private static let byName = Dictionary(grouping: all, by: \.name)

  private static let all: [ObservableProperty] = [
    // Views
    .init("frame", \UIView.frame), .init("bounds", \UIView.bounds), .init("center", \UIView.center),
    .init("transform", \UIView.transform), .init("alpha", \UIView.alpha),
    .init("hidden", \UIView.isHidden), .init("backgroundColor", \UIView.backgroundColor),
    .init("tintColor", \UIView.tintColor), .init("tag", \UIView.tag),
    .init("safeAreaInsets", \UIView.safeAreaInsets), .init("layoutMargins", \UIView.layoutMargins),
    .init("userInteractionEnabled", \UIView.isUserInteractionEnabled),
    .init("clipsToBounds", \UIView.clipsToBounds), .init("contentMode", \UIView.contentMode),
    .init("superview", \UIView.superview), .init("window", \UIView.window),
    .init("layer.position", \UIView.layer.position), .init("layer.bounds", \UIView.layer.bounds),
    .init("layer.cornerRadius", \UIView.layer.cornerRadius),
    // Scroll views
    .init("contentOffset", \UIScrollView.contentOffset),
    .init("contentSize", \UIScrollView.contentSize),
    .init("contentInset", \UIScrollView.contentInset),
    .init("adjustedContentInset", \UIScrollView.adjustedContentInset),
    .init("zoomScale", \UIScrollView.zoomScale), .init("dragging", \UIScrollView.isDragging),
    .init("scrollEnabled", \UIScrollView.isScrollEnabled),
    .init("panGestureRecognizer.state", \UIScrollView.panGestureRecognizer.state),
    .init("pan.state", \UIScrollView.panGestureRecognizer.state),
    // Controls
    .init("enabled", \UIControl.isEnabled), .init("selected", \UIControl.isSelected),
    .init("highlighted", \UIControl.isHighlighted), .init("value", \UISlider.value),
    .init("on", \UISwitch.isOn),
    .init("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
    .init("currentPage", \UIPageControl.currentPage),
    .init("numberOfPages", \UIPageControl.numberOfPages),
    .init("date", \UIDatePicker.date),
    // Texts and images
    .init("text", \UILabel.text), .init("text", \UITextField.text), .init("text", \UITextView.text),
    .init("attributedText", \UILabel.attributedText),
    .init("attributedText", \UITextView.attributedText), .init("font", \UILabel.font),
    .init("font", \UITextField.font), .init("font", \UITextView.font),
    .init("textColor", \UILabel.textColor), .init("textColor", \UITextField.textColor),
    .init("textAlignment", \UILabel.textAlignment),
    .init("textAlignment", \UITextView.textAlignment),
    .init("numberOfLines", \UILabel.numberOfLines), .init("placeholder", \UITextField.placeholder),
    .init("textContainerInset", \UITextView.textContainerInset),
    .init("image", \UIImageView.image), .init("progress", \UIProgressView.progress),
    .init("imageView.image", \UITableViewCell.imageView?.image),
    // Cells
    .init("selected", \UITableViewCell.isSelected),
    .init("highlighted", \UITableViewCell.isHighlighted),
    .init("selected", \UICollectionViewCell.isSelected),
    .init("highlighted", \UICollectionViewCell.isHighlighted),
    // Controllers and items
    .init("title", \UIViewController.title), .init("view", \UIViewController.viewIfLoaded),
    .init("view.frame", \UIViewController.viewIfLoaded?.frame),
    .init("view.bounds", \UIViewController.viewIfLoaded?.bounds),
    .init("parentViewController", \UIViewController.parent),
    .init("selectedIndex", \UITabBarController.selectedIndex),
    .init("selectedViewController", \UITabBarController.selectedViewController),
    .init("viewControllers", \UINavigationController.viewControllers),
    .init("title", \UIBarItem.title), .init("image", \UIBarItem.image),
    .init("enabled", \UIBarItem.isEnabled), .init("badgeValue", \UITabBarItem.badgeValue),
    .init("title", \UINavigationItem.title), .init("prompt", \UINavigationItem.prompt),
    // Gestures and layers
    .init("state", \UIGestureRecognizer.state), .init("enabled", \UIGestureRecognizer.isEnabled),
    .init("position", \CALayer.position), .init("bounds", \CALayer.bounds),
    .init("frame", \CALayer.frame),
    .init("opacity", \CALayer.opacity), .init("hidden", \CALayer.isHidden),
    .init("cornerRadius", \CALayer.cornerRadius),
  ]
}
