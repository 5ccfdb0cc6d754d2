/// Re-exported so that code which imports only this module has points, sizes and rectangles.
@_exported import Foundation
