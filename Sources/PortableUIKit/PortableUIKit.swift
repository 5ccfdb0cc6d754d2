/// Re-exported so that code which imports only this module has the values of layers.
@_exported import Compositor
/// Re-exported so that code which imports only this module has paths, colours and contexts.
@_exported import Drawing
/// Re-exported so that code which imports only this module has the geometry types and NSObject.
@_exported import Foundation

// The types behind `NSLayoutConstraint.Attribute`, `.Relation` and `.Axis` and those of stack views: a default argument in an app's
// public function names their members, which asks for an import of the module that declares them.
@_exported public import enum AutoLayout.LayoutAttribute
@_exported public import enum AutoLayout.LayoutAxis
@_exported public import enum AutoLayout.LayoutRelation
@_exported public import enum AutoLayout.StackAlignment
@_exported public import enum AutoLayout.StackDistribution
