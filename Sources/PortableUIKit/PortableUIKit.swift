/// Re-exported so that code which imports only this module has paths, colours and contexts.
@_exported import Drawing
/// Re-exported so that code which imports only this module has the geometry types and NSObject.
@_exported import Foundation
