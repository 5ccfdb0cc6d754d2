/// The contents of the bars around a scene, as elements of the document.
package struct BarContents: Sendable {
  /// A tab with its item and the title of its controller.
  struct Tab: Sendable {
    var item: DocumentElement?
    var title: String?
  }

  /// The bar itself, with its looks.
  var navigationBar: DocumentElement?
  var navigationItem: DocumentElement?
  /// The item of the controller one goes back to; its title where it has no item.
  var backItem: DocumentElement?
  var hasBackButton = false
  var toolbarItems: [DocumentElement] = []
  var tabs: [Tab] = []
  var selectedTab: Int?
}
