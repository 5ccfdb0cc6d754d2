/// A layer class with properties of its own that animations reach by name.
///
/// Without Objective-C a string cannot find a property; the class lists them:
///
/// ```swift
/// final class Ring: CALayer, AnimatableKeyProviding {
///   var progress: CGFloat = 0 { didSet { propertyDidChange("progress", from: oldValue) } }
///   static var animatableKeys: [AnimatableKey] { [AnimatableKey("progress", \Ring.progress)] }
///   override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }
/// }
/// ```
@preconcurrency @MainActor public protocol AnimatableKeyProviding: CALayer {
  static var animatableKeys: [AnimatableKey] { get }
}
