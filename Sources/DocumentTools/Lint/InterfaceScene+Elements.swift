import InterfaceBuilder

extension InterfaceScene {
  /// Whether something in the scene differs between size classes.
  var variesBySizeClass: Bool {
    var varies = false
    root.visit { element in
      if element.name == "variation", element.key?.contains("Class=") == true { varies = true }
    }
    return varies
  }
}
