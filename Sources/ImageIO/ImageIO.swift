/// The module of image files, for code that imports it by this name. Its functions are declared beside the images of views, so
/// views are visible by it too.
@_exported import CoreGraphics
@_exported import PortableUIKit
