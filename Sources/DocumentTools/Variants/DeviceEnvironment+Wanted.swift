import InterfaceBuilder
import LayoutReports
import PortableUIKit

extension DeviceEnvironment {
  /// The devices of these names; every one where one of the names is `all`.
  ///
  /// - Parameter system: The release that they run, by the first number of its version; nil for their own.
  static func wanted(
    _ names: [String], system: Int? = nil
  ) throws(CommandFailure) -> [DeviceEnvironment] {
    var chosen: [DeviceEnvironment] = []
    if names.contains(where: { $0.lowercased() == "all" }) {
      chosen = all
    } else {
      for name in names { chosen.append(try wanted(name)) }
    }
    guard let system else { return chosen }
    try check(system: system)
    return chosen.map { $0.running(iOS: system) }
  }

  /// The releases whose measures are known: there are none with numbers from 19 to 25.
  private static let knownSystems = [13...18, 26...26]

  /// - Throws: A failure that tells the known releases.
  static func check(system: Int) throws(CommandFailure) {
    guard !knownSystems.contains(where: { $0.contains(system) }) else { return }
    throw CommandFailure(
      Diagnostic(
        "unknown system \(system): iOS 13 to 18 and iOS 26 are known, such as --system 17"),
      .usage)
  }

  /// The name, with the release if the device runs another one than it is known for.
  var caption: String {
    let own = DeviceEnvironment.named(interfaceBuilderID)?.systemVersion
    return systemVersion == own ?? Self.usualSystemVersion
      ? name : "\(name) with \(idiom == .pad ? "iPadOS" : "iOS") \(systemVersion)"
  }

  /// The device of that name.
  ///
  /// - Throws: A failure that names devices of a similar name, or the command that lists all.
  static func wanted(_ name: String) throws(CommandFailure) -> DeviceEnvironment {
    if var device = named(name) {
      // Devices of one size are one: the report speaks of the one that was asked for.
      if let asked = device.knownName(like: name) { device.name = asked }
      return device
    }
    let advice =
      DeviceList.suggestion(for: name) ?? "`autolayout devices` lists the known ones"
    throw CommandFailure(Diagnostic("unknown device '\(name)': \(advice)"), .usage)
  }
}
