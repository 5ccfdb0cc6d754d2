import Foundation

extension UIFont {
  /// The families that are installed, in the order of their names; none without fonts (CairoRenderer).
  public static var familyNames: [String] {
    Set((Platform.current.fontInstaller?.installed ?? []).map(\.family)).sorted()
  }

  /// The PostScript names of the faces of a family, in order.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    (Platform.current.fontInstaller?.installed ?? []).filter { $0.family == familyName }
      .map(\.postScriptName)
  }
}
