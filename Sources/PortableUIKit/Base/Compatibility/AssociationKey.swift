/// A key of its own for a value that is associated with objects.
struct AssociationKey: @unchecked Sendable {
  let pointer = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
