/// The module that layout code and its tests import by this name: PortableUIKit and everything it re-exports.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import PortableUIKit
@_exported import QuartzCore
