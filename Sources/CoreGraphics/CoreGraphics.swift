/// The module of paths, colours, images, contexts and geometry, for code that imports it by this name.
@_exported import Drawing
@_exported import Foundation
