/// The module of layers and animations, for code that imports it by this name. Layers are declared beside
/// the views they belong to, so views are visible by it too.
@_exported import CoreGraphics
@_exported import PortableUIKit
