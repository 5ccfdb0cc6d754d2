import Foundation
import PortableUIKit
import Testing

/// Items in several forms, loaded by type.
@Suite struct ItemProviderTests {
  private func data(_ provider: NSItemProvider, _ type: String) async -> String? {
    await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: type) { data, _ in
        continuation.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }
    }
  }

  @Test("A text is one of its kind, and is loaded as bytes, as a string and as an item")
  func text() async throws {
    let provider = NSItemProvider(object: NSString(string: "Grüße"))
    #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
    #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
    #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
    #expect(await data(provider, "public.plain-text") == "Grüße")
    #expect(provider.canLoadObject(ofClass: String.self))
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, _ in continuation.resume(returning: text) }
    }
    #expect(text == "Grüße")
    let item = try await provider.loadItem(forTypeIdentifier: "public.text")
    #expect((item as? NSString)?.isEqual(to: "Grüße") == true)
  }

  @Test("What there is no form of is an error, and is loaded by no class")
  func unavailable() async {
    let provider = NSItemProvider(object: NSString(string: "text"))
    #expect(!provider.canLoadObject(ofClass: UIColor.self))
    let code = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(forTypeIdentifier: "public.image") { _, error in
        continuation.resume(returning: (error as NSError?)?.code)
      }
    }
    #expect(code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    await #expect(throws: (any Error).self) {
      try await provider.loadItem(forTypeIdentifier: "public.url")
    }
  }

  @Test("A registered closure makes the bytes when they are asked for, as a file with a name too")
  func handlers() async {
    let provider = NSItemProvider()
    provider.suggestedName = "numbers"
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) {
      $0(Data("[1]".utf8), nil)
      return nil
    }
    #expect(await data(provider, "public.json") == "[1]")
    let found = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.json") { url, _ in
        let text = url.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
        continuation.resume(returning: [url?.lastPathComponent, text])
      }
    }
    #expect(found == ["numbers.json", "[1]"])
  }

  @Test("Addresses and colours come back as they went; an object of this program as itself")
  func objects() async throws {
    let url = try #require(NSURL(string: "https://example.org/a"))
    let provider = NSItemProvider(object: url)
    let loaded = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
    }
    #expect(loaded?.absoluteString == "https://example.org/a")
    let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1)
    let bytes = await withCheckedContinuation { continuation in
      NSItemProvider(object: color).loadDataRepresentation(
        forTypeIdentifier: "com.apple.uikit.color"
      ) { data, _ in continuation.resume(returning: data) }
    }
    let read = try UIColor.object(
      withItemProviderData: try #require(bytes), typeIdentifier: "com.apple.uikit.color")
    #expect(read == color)
    let image = UIImage()
    let same = await withCheckedContinuation { continuation in
      NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { object, _ in
        continuation.resume(returning: object as? UIImage)
      }
    }
    #expect(same === image)
  }

  @Test("An extension answers once, with its items or an error")
  func extensionContext() {
    let item = NSExtensionItem()
    item.attachments = [NSItemProvider(object: NSString(string: "a"))]
    let context = NSExtensionContext(inputItems: [item])
    #expect((context.inputItems.first as? NSExtensionItem)?.attachments?.count == 1)
    context.completeRequest(returningItems: [1])
    context.cancelRequest(withError: CocoaError(.userCancelled))
    guard case .completed(let items)? = context.outcome else { return #expect(Bool(false)) }
    #expect(items as? [Int] == [1])
  }
}
