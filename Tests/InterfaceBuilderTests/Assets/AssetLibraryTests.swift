import Foundation
import InterfaceBuilder
import PortableUIKit
import Testing

@MainActor @Suite struct AssetLibraryTests {
  private func library() throws -> AssetLibrary {
    AssetLibrary(near: try AppFixture.folder.appending(path: "Base.lproj/Main.storyboard"))
  }

  private func traits(
    scale: CGFloat = 2, dark: Bool = false, pad: Bool = false
  ) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(displayScale: scale),
      UITraitCollection(userInterfaceStyle: dark ? .dark : .light),
      UITraitCollection(userInterfaceIdiom: pad ? .pad : .phone),
    ])
  }

  @Test func theCatalogAboveTheDocumentIsFound() throws {
    let library = try library()
    #expect(library.problems.isEmpty, "\(library.problems)")
    #expect(
      library.imageNames == ["Icons/Small", "Logo", "Mark", "Outline", "Paper", "Photo"])
    #expect(library.colorNames == ["Accent", "Wide"])
  }

  /// Sizes in points: pixels over the scale of the file; a PDF's media box; an SVG's width with the
  /// proportions of its view box, or the box itself.
  @Test func sizesInPoints() throws {
    let library = try library()
    let expected: [(String, CGSize)] = [
      ("Logo", CGSize(width: 30, height: 20)), ("Outline", CGSize(width: 24, height: 18)),
      ("Paper", CGSize(width: 22.5, height: 18)), ("Photo", CGSize(width: 8, height: 4)),
      ("Icons/Small", CGSize(width: 12, height: 10)),
    ]
    for (name, size) in expected {
      #expect(library.image(named: name, traits: traits())?.size == size, "\(name)")
    }
    // 1508.39 - 1391.3 wide and 1126 - 1055.54 high at 100 points.
    let mark = try #require(library.image(named: "Mark", traits: traits()))
    #expect(mark.isSymbolImage && abs(mark.size.width - 117.09) < 0.001)
    #expect(library.image(named: "Nothing", traits: traits()) == nil)
    #expect(library.image(named: "Outline", traits: traits())?.isTemplate == true)
  }

  @Test func filesByScaleAppearanceAndIdiom() throws {
    let library = try library()
    func file(_ traits: UITraitCollection) throws -> String {
      let image = try #require(library.image(named: "Logo", traits: traits))
      let path = try #require(image.representation(for: traits)?.path)
      return URL(filePath: path).lastPathComponent
    }
    #expect(try file(traits(scale: 1)) == "logo.png")
    #expect(try file(traits(scale: 2)) == "logo@2x.png")
    // There is no file for three pixels per point: the nearest below has to do.
    #expect(try file(traits(scale: 3)) == "logo@2x.png")
    #expect(try file(traits(dark: true)) == "dark@2x.png")
    #expect(try file(traits(pad: true)) == "pad@2x.png")
    #expect(
      library.image(named: "Logo", traits: traits(pad: true))?.size == CGSize(width: 50, height: 40)
    )
  }

  /// 0x33 = 51, 102 of 255, 0.6: the three ways to write a component.
  @Test func coloursByAppearanceAndIdiom() throws {
    let color = try #require(try library().color(named: "Accent"))
    let light = color.components(for: traits())
    #expect(abs(light.red - 51.0 / 255) < 1e-9)
    #expect(abs(light.green - 102.0 / 255) < 1e-9)
    #expect(abs(light.blue - 0.6) < 1e-9 && light.alpha == 1)
    let dark = color.components(for: traits(dark: true))
    #expect([dark.red, dark.green, dark.blue, dark.alpha] == [1, 1, 0, 0.5])
    #expect(
      color.components(for: traits(pad: true)) == UIColor.systemRed.components(for: traits()))
  }

  /// The red of Display P3 lies outside sRGB and is clipped to its red; white is the same in both.
  @Test func displayP3() throws {
    let wide = try #require(try library().color(named: "Wide")).components
    #expect(wide.red == 1 && wide.green == 0 && wide.blue == 0)
    let document = try SampleDocument.read(
      SampleDocument.xib(
        """
        <color key="backgroundColor" red="0.5" green="0.5" blue="0.5" alpha="1" \
        colorSpace="custom" customColorSpace="displayP3"/>
        """))
    let grey = try #require(try document.scenes[0].instantiate().rootView.backgroundColor)
      .components
    #expect(
      abs(grey.red - 0.5) < 1e-4 && abs(grey.green - 0.5) < 1e-4 && abs(grey.blue - 0.5) < 1e-4)
  }

  /// The document recorded another size and colour; the catalog beside it is newer.
  @Test func documentsUseTheCatalog() throws {
    let text = SampleDocument.xib(
      """
      <subviews>
        <imageView image="Logo" translatesAutoresizingMaskIntoConstraints="NO" id="logo">
          <rect key="frame" x="10" y="20" width="50" height="50"/>
        </imageView>
        <view id="colored"><rect key="frame" width="1" height="1"/>
          <color key="backgroundColor" name="Accent"/></view>
      </subviews>
      <constraints>
        <constraint firstItem="logo" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="10" id="c1"/>
        <constraint firstItem="logo" firstAttribute="top" secondItem="root" secondAttribute="top" \
      constant="20" id="c2"/>
      </constraints>
      """,
      resources: """
        <resources><image name="Logo" width="50" height="50"/>
        <namedColor name="Accent"><color white="0" alpha="1"/></namedColor></resources>
        """)
    let scene = try SampleDocument.read(text).scenes[0]
    let plain = try scene.instantiate()
    plain.layout()
    #expect(plain.viewsByID["logo"]?.frame == CGRect(x: 10, y: 20, width: 50, height: 50))
    #expect(plain.viewsByID["colored"]?.backgroundColor?.components.blue == 0)
    let instance = try scene.instantiate(InstantiationOptions(assets: try library()))
    instance.layout()
    #expect(instance.viewsByID["logo"]?.frame == CGRect(x: 10, y: 20, width: 30, height: 20))
    #expect(instance.viewsByID["colored"]?.backgroundColor?.components.blue == 0.6)
  }

  @Test func imagesAndColoursOfTheProgram() throws {
    try AppFixture.run { _ in
      #expect(UIImage(named: "Paper")?.size == CGSize(width: 22.5, height: 18))
      #expect(UIImage(named: "Absent") == nil)
      #expect(UIColor(named: "Accent")?.components.blue == 0.6)
      #expect(UIColor(named: "Absent") == nil)
    }
  }

  @Test(arguments: [
    ("{", "it is not JSON, or it nests"), ("[]", "the file is not of the expected kind"),
    ("{\"images\":[{\"filename\":3}]}", "images.[0].filename is not of the expected kind"),
    ("{\"images\":[{\"filename\":\"../x.png\"}]}", "the file name \"../x.png\" is a path"),
    ("{\"images\":[]}", "the set has no file"),
    ("{\"images\":[{\"filename\":\"text.png\"}]}", "it is no PNG, JPEG, PDF or SVG with a size"),
    (String(repeating: "[", count: 100_000), "it nests more than 512 deep"),
  ])
  func setsThatAreNone(json: String, words: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "catalog-\(UUID().uuidString).xcassets")
    let set = folder.appending(path: "Bad.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(json.utf8).write(to: set.appending(path: "Contents.json"))
    try Data("plain text".utf8).write(to: set.appending(path: "text.png"))
    let library = AssetLibrary(catalogs: [folder])
    #expect(library.isEmpty)
    let problem = try #require(library.problems.first)
    #expect(problem.description.contains("Bad.imageset"))
    #expect(problem.description.contains(words), "\(problem)")
  }

  @Test(
    "Data sets have bytes and a type; one without a file is a problem, and a path leads nowhere")
  func dataSets() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let catalog = folder.appending(path: "Assets.xcassets")
    func write(_ name: String, _ contents: String, _ files: [String: String]) throws {
      let set = catalog.appending(path: "\(name).dataset")
      try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
      try Data(contents.utf8).write(to: set.appending(path: "Contents.json"))
      for (name, text) in files { try Data(text.utf8).write(to: set.appending(path: name)) }
    }
    try write(
      "Words", #"{"data": [{"idiom": "universal", "filename": "words.json"}]}"#,
      ["words.json": "[1]"])
    try write(
      "Sound",
      #"{"data": [{"filename": "s.bin", "universal-type-identifier": "public.mp3"}]}"#,
      ["s.bin": "beep"])
    try write("Empty", #"{"data": [{"idiom": "universal"}]}"#, [:])
    try write("Far", #"{"data": [{"filename": "../Words.dataset/words.json"}]}"#, [:])
    let library = AssetLibrary(catalogs: [catalog])
    #expect(library.problems.count == 2)
    #expect(library.data(named: "Far") == nil && library.data(named: "Nothing") == nil)
    let loader = DocumentLoader()
    loader.searchFolders = [folder]
    try Platform.withValue {
      $0.interfaceLoader = loader
    } operation: {
      let words = try #require(NSDataAsset(name: "Words"))
      #expect(words.data == Data("[1]".utf8) && words.typeIdentifier == "public.json")
      let sound = try #require(NSDataAsset(name: "Sound", bundle: .main))
      #expect(sound.typeIdentifier == "public.mp3" && sound.name == "Sound")
      #expect(NSDataAsset(name: "Empty") == nil)
    }
  }
}
