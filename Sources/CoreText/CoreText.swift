/// The module of lines, frames and fonts of text, for code that imports it by this name. They are declared beside the
/// attributed texts of views, so views are visible by it too.
@_exported import CoreGraphics
@_exported import PortableUIKit
