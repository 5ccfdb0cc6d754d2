// Names are those of Objective-C, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The old name of ``UIView/noIntrinsicMetric``.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// The idiom of the main screen's device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
