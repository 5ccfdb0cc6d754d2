extension LayoutItem {
  /// `header:0x7f80`, the footnote to an item printed by a name it was given; nil for one printed by
  /// type and address, with or without its text.
  var nameFootnote: String? {
    let name = layoutName
    let fullName = layoutFullName
    guard !name.hasPrefix(fullName) else { return nil }
    let address = fullName.split(separator: ":").last.map(String.init) ?? ""
    return "\(name):\(address)"
  }

  /// `'|':UIView:0x7f80`, the footnote to a bar that stands for the item.
  var barFootnote: String { "'|':\(nameFootnote ?? layoutName)" }
}

/// `   (active, names: header:0x7f80 )`, the end of a constraint's text.
func stateText(isActive: Bool, names: [String]) -> String {
  let names = names.isEmpty ? "" : ", names: \(names.joined(separator: ", ")) "
  return "   (\(isActive ? "active" : "inactive")\(names))"
}
