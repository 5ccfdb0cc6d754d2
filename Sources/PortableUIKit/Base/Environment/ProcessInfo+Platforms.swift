import Foundation

/// The places in which an app of iOS runs elsewhere: none of them is Linux.
extension ProcessInfo {
  public var isMacCatalystApp: Bool { false }
  public var isiOSAppOnMac: Bool { false }
  public var isiOSAppOnVision: Bool { false }
}
