extension UITraitOverrides {
  /// Light or dark; unspecified where it is not set.
  var style: UIUserInterfaceStyle {
    get { contains(UITraitUserInterfaceStyle.self) ? userInterfaceStyle : .unspecified }
    set {
      if newValue == .unspecified {
        remove(UITraitUserInterfaceStyle.self)
      } else {
        userInterfaceStyle = newValue
      }
    }
  }
}
