import Foundation

/// Lets the user choose documents.
///
/// The files of ``directoryURL``, or of the user's folder of documents, stand in a list; a tap chooses one. Documents
/// that are to be exported are copied or moved into that folder by the button at the top.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  open weak var delegate: (any UIDocumentPickerDelegate)?
  open private(set) var documentPickerMode: UIDocumentPickerMode
  /// Whether several documents are chosen, each by a tap, and taken by the button at the top.
  open var allowsMultipleSelection = false
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?
  private let types: [String]
  private let exported: [URL]
  private let list = UITableView(frame: .zero, style: .plain)
  private let bar = UINavigationBar()
  private var files: [URL] = []

  /// - Parameter allowedUTIs: The types of documents that may be chosen, with the kinds of them.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    types = allowedUTIs
    documentPickerMode = mode
    exported = []
    super.init(nibName: nil, bundle: nil)
  }

  /// Exports documents of the app.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    types = []
    documentPickerMode = mode
    exported = urls
    super.init(nibName: nil, bundle: nil)
  }

  public convenience init(url: URL, in mode: UIDocumentPickerMode) {
    self.init(urls: [url], in: mode)
  }

  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  public required init?(coder: NSCoder) {
    types = ["public.item"]
    documentPickerMode = .import
    exported = []
    super.init(coder: coder)
  }

  private var folder: URL {
    directoryURL
      ?? FileManager.default.urls(for: .documentDirectory, in: .userDomainMask).first
      ?? FileManager.default.homeDirectoryForCurrentUser
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for part in [bar, list] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.topAnchor.constraint(equalTo: bar.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    let item = UINavigationItem(title: folder.lastPathComponent)
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    if !exported.isEmpty || allowsMultipleSelection {
      item.rightBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.finish() })
    }
    bar.items = [item]
    list.allowsMultipleSelection = allowsMultipleSelection
    list.dataSource = self
    list.delegate = self
    readFolder()
  }

  private func readFolder() {
    let found =
      (try? FileManager.default.contentsOfDirectory(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles))
      ?? []
    files = found.filter { isAllowed($0) }.sorted { $0.lastPathComponent < $1.lastPathComponent }
    list.reloadData()
  }

  private func isAllowed(_ file: URL) -> Bool {
    let isFolder = (try? file.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
    let type = isFolder ? "public.folder" : TypeIdentifier.ofFile(withExtension: file.pathExtension)
    return types.contains { TypeIdentifier.conforms(type, to: $0) }
  }

  private func cancel() {
    let told = delegate
    dismiss(animated: true)
    told?.documentPickerWasCancelled(self)
  }

  private func finish() {
    guard !exported.isEmpty else {
      return choose((list.indexPathsForSelectedRows ?? []).sorted().map { files[$0.row] })
    }
    let manager = FileManager.default
    choose(
      exported.compactMap { file in
        let target = folder.appendingPathComponent(file.lastPathComponent)
        do {
          if documentPickerMode == .moveToService {
            try manager.moveItem(at: file, to: target)
          } else {
            try manager.copyItem(at: file, to: target)
          }
          return target
        } catch { return nil }
      })
  }

  private func choose(_ urls: [URL]) {
    guard !urls.isEmpty else { return }
    let told = delegate
    dismiss(animated: true)
    told?.documentPicker(self, didPickDocumentsAt: urls)
  }
}

extension UIDocumentPickerViewController: UITableViewDataSource, UITableViewDelegate {
  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    files.count
  }
  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let file = files[indexPath.row]
    cell.textLabel?.text =
      shouldShowFileExtensions
      ? file.lastPathComponent : file.deletingPathExtension().lastPathComponent
    return cell
  }
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if !allowsMultipleSelection, exported.isEmpty { choose([files[indexPath.row]]) }
  }
}
