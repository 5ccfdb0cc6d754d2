import PortableUIKit

/// A class of the registry with everything a document can set in its objects.
@MainActor struct RegisteredClass {
  /// The class to make objects of; nil for one that only receives outlets.
  let type: AnyClass?
  let slots: ConnectableSlots
}
