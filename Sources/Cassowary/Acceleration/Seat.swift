/// The place, in the list of the report, of a variable on a ready ray.
struct Seat: BitwiseCopyable {
  var place: Int32
  /// The ray's place among the rays.
  var ray: Int32
}
