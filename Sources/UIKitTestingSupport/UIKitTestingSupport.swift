/// Depended on by test targets that import both Testing and UIKit, CoreGraphics or QuartzCore: it brings the
/// modules that the compiler looks for in such files. It is a product of its own so that UIKit itself does not
/// link Testing.
@_exported import _Testing_CoreGraphics
@_exported import _Testing_UIKit
