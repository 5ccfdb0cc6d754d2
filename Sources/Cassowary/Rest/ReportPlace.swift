/// The place, in the list of the report, of a variable on a ready direction.
struct ReportPlace: BitwiseCopyable {
  var place: Int32
  /// The direction's place among the directions.
  var direction: Int32
}
