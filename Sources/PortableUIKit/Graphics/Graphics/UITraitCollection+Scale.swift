import Foundation

extension UITraitCollection {
  /// The pixels per point of the main screen, known on every thread; the usual device's where there
  /// is no screen yet.
  static var mainScreenScale: CGFloat {
    let scale = ofMainScreen.withLock { $0?.displayScale } ?? 0
    return scale > 0 ? scale : CGFloat(DeviceEnvironment.standard.scale)
  }
}
