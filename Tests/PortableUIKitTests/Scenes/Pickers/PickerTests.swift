import Foundation
import PortableUIKit
import Testing

/// Controllers that let the user choose something.
@MainActor @Suite struct PickerTests {
  private final class Host: NSObject, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate,
    UIFontPickerViewControllerDelegate
  {
    var log: [String] = []
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { log.append("none") }
    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { log.append(urls.map(\.lastPathComponent).joined(separator: " ")) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.append("cancelled")
    }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { log.append("color \(continuously)") }
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      log.append("font")
    }
  }

  private let host = Host()
  private let window = makeWindow()
  private let root = UIViewController()

  init() {
    window.rootViewController = root
    window.performTurn()
  }

  private func table(in controller: UIViewController) -> UITableView? {
    controller.view.subviews.compactMap { $0 as? UITableView }.first
  }

  @Test("There is nowhere a picture comes from; an empty picker can be cancelled")
  func images() throws {
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let picker = UIImagePickerController()
    picker.delegate = host
    root.present(picker, animated: false)
    window.performTurn()
    #expect(root.presentedViewController === picker)
    let cancel = try #require(picker.topViewController?.navigationItem.rightBarButtonItem)
    cancel.primaryAction?.performWithSender(cancel, target: nil)
    #expect(host.log == ["none"])
  }

  @Test("The documents of a folder that are of the wanted types can be chosen, and exported to")
  func documents() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try manager.createDirectory(
      at: folder.appendingPathComponent("sub"), withIntermediateDirectories: true)
    defer { try? manager.removeItem(at: folder) }
    for name in ["b.txt", "a.json", "c.png"] {
      try Data("x".utf8).write(to: folder.appendingPathComponent(name))
    }
    let picker = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    picker.directoryURL = folder
    picker.delegate = host
    root.present(picker, animated: false)
    window.performTurn()
    let list = try #require(table(in: picker))
    #expect(list.visibleCells.map { $0.textLabel?.text } == ["a", "b"])
    picker.tableView(list, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(host.log == ["b.txt"])

    let export = UIDocumentPickerViewController(
      forExporting: [folder.appendingPathComponent("c.png")], asCopy: true)
    export.directoryURL = folder.appendingPathComponent("sub")
    export.delegate = host
    export.loadViewIfNeeded()
    let bar = try #require(export.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    let done = try #require(bar.topItem?.rightBarButtonItem)
    done.primaryAction?.performWithSender(done, target: nil)
    #expect(host.log.last == "c.png")
    #expect(manager.fileExists(atPath: folder.appendingPathComponent("sub/c.png").path))
    bar.topItem?.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
    #expect(host.log.last == "cancelled")
  }

  @Test("A slider changes a part of the colour")
  func colors() throws {
    let picker = UIColorPickerViewController()
    picker.delegate = host
    picker.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    picker.loadViewIfNeeded()
    let stack = try #require(picker.view.subviews.compactMap { $0 as? UIStackView }.first)
    let sliders = stack.arrangedSubviews.compactMap { $0 as? UISlider }
    #expect(sliders.map(\.value) == [1, 0, 0, 1])
    sliders[1].value = 0.5
    sliders[1].sendActions(for: .valueChanged)
    #expect(picker.selectedColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(host.log == ["color false"])
  }

  @Test("A family that is chosen is the font of the picker")
  func fonts() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = host
    picker.loadViewIfNeeded()
    let list = try #require(table(in: picker))
    picker.tableView(list, didSelectRowAt: IndexPath(row: 3, section: 0))
    #expect(host.log == ["font"] && picker.selectedFontDescriptor != nil)
  }
}
