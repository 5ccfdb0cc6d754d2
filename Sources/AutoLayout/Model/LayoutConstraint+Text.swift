extension LayoutConstraint: CustomStringConvertible {
  /// The relation in words of attributes: `photo.width == 2*photo.height + 8 @750`.
  public var description: String { shortText }

  var shortText: String {
    var text = "\(firstAnchorText) \(relation.text) "
    if hasSecondItem {
      if multiplier != 1 { text += "\(formatted(multiplier))*" }
      text += secondAnchorText + signedTerm(constant)
    } else {
      text += formatted(constant)
    }
    if !priority.isRequired { text += " @\(formatted(Double(priority.rawValue)))" }
    return text
  }
}
