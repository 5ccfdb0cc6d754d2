/// The module of paths, colours, images, contexts and geometry, for code that imports it by this name. Documents, fonts and the
/// names of Core Foundation are declared beside views, so views are visible by it too.
@_exported import Drawing
@_exported import Foundation
@_exported import PortableUIKit
