import Foundation

extension UIScreen {
  /// The clock that counts where no screen is named: that of the key window's screen, or else of the main one.
  static var currentClock: any FrameClock {
    (UIApplication.shared.keyWindow?.screen ?? UIScreen.main).frameClock
  }
}

// The name is that of Core Animation.
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Seconds of the clock that animations of the key window go by.
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval {
  UIScreen.currentClock.now
}
