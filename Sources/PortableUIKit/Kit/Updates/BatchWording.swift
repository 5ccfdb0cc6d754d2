/// The names that a table and a collection have for their parts when changes do not fit.
struct BatchWording {
  let container: String
  let item: String

  static let table = BatchWording(container: "table view", item: "row")
  static let collection = BatchWording(container: "collection view", item: "item")
}
