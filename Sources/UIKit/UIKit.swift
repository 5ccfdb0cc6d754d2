/// The module that layout code and its tests import by this name: PortableUIKit and everything it re-exports.
@_exported import CoreGraphics
@_exported import Foundation
// On Apple's systems these are parts of Foundation: `URLSession`, `URLRequest`, `XMLParser` and theirs.
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import PortableUIKit
@_exported import QuartzCore
