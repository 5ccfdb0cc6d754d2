// Names are those of Objective-C, which callers use.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import Foundation

/// The old name of ``UIView/noIntrinsicMetric``.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric

/// Runs `body`. Without Objective-C there is no pool: what nobody keeps any longer goes at once.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

/// The idiom of the main screen's device.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
