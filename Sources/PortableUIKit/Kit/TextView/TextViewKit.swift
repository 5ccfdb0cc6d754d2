import Foundation

/// The text storage, layout manager and container of a text view, kept equal with the view.
///
/// A view has them from when they are first asked for, or when it is given a container.
@MainActor final class TextViewKit {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let container: NSTextContainer
  private unowned let view: UITextView
  /// Whether one side is taking over the values of the other.
  private var isSyncing = false

  init(view: UITextView, container given: NSTextContainer?) {
    self.view = view
    let container = given ?? NSTextContainer(size: .zero)
    let manager = container.layoutManager ?? NSLayoutManager()
    if container.layoutManager == nil { manager.addTextContainer(container) }
    let storage = manager.textStorage ?? NSTextStorage()
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    (self.storage, self.manager, self.container) = (storage, manager, container)
    if given == nil {
      container.widthTracksTextView = true
      container.lineFragmentPadding = view.lineFragmentPadding
    }
    manager.editHandler = { [weak self] in
      MainActor.assumeIsolated { self?.storageDidChange() }
    }
    manager.invalidationHandler = { [weak self] in
      MainActor.assumeIsolated { self?.containerDidChange() }
    }
    if storage.length > 0 { storageDidChange() } else { viewDidChange() }
    containerDidChange()
  }

  /// Gives the storage the text of the view.
  func viewDidChange() {
    guard !isSyncing else { return }
    isSyncing = true
    storage.setAttributedString(view.attributedText)
    isSyncing = false
    refresh()
  }

  /// Gives the view the text of the storage; the selection stays within the text.
  private func storageDidChange() {
    guard !isSyncing else { return }
    isSyncing = true
    let selection = view.selectedRange
    let whole = NSRange(location: 0, length: storage.length)
    view.attributedText = AttributedRuns(storage, whole).string
    let start = min(selection.location, storage.length)
    view.selectedRange = NSRange(
      location: start, length: min(selection.length, storage.length - start))
    isSyncing = false
  }

  private func containerDidChange() {
    guard !isSyncing else { return }
    if view.lineFragmentPadding != container.lineFragmentPadding {
      view.lineFragmentPadding = container.lineFragmentPadding
    }
    view.containerDidChange()
  }

  /// Gives the container the room of the view, and the layout the view's settings for text without
  /// attributes.
  func refresh() {
    guard !isSyncing else { return }
    isSyncing = true
    defer { isSyncing = false }
    container.lineFragmentPadding = view.lineFragmentPadding
    let inset = view.textContainerInset
    var size = container.size
    if container.widthTracksTextView {
      size.width = max(0, view.bounds.width - inset.left - inset.right)
    }
    if container.heightTracksTextView {
      size.height = max(0, view.bounds.height - inset.top - inset.bottom)
    } else if container.widthTracksTextView {
      size.height = .greatestFiniteMagnitude
    }
    container.size = size
    manager.take(view.textDefaults, view.textShaper)
  }
}
