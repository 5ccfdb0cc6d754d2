import CairoRenderer
import Foundation
import InterfaceBuilder
import LayoutReports
import PortableUIKit

/// A document that a command works on.
@MainActor struct DocumentSource {
  let document: InterfaceDocument
  /// The endings of documents, compiled ones among them.
  nonisolated static let endings = [
    "storyboard", "xib", "nib", "storyboardc", "app", "appex", "framework", "bundle",
  ]
  /// The language that was asked for and that the document has no texts in.
  private let missingLanguage: String?
  /// The languages that there are texts in, if the one that was asked for is missing.
  private let languages: [String]
  /// The asset catalogs beside the document, for its images and colours.
  let assets: AssetLibrary
  /// The place of the document, beside which the storyboards lie that it refers to.
  let place: URL
  /// The language that texts are shown in; nil for the document's own.
  let language: String?

  /// Reads the document at `path`, with its texts in `language` where there is a translation.
  ///
  /// - Parameter shelf: The asset libraries that a run over many documents shares.
  init(
    path: String, language: String? = nil, shelf: AssetShelf = AssetShelf()
  ) throws(CommandFailure) {
    do throws(InterfaceBuilderError) {
      let url = URL(fileURLWithPath: path)
      let strings = try language.flatMap { language throws(InterfaceBuilderError) in
        try StringsTable(near: url, languages: [language])
      }
      document = try InterfaceDocument(contentsOf: url, name: path, strings: strings)
      missingLanguage = strings == nil ? language.flatMap { $0.hasPrefix("en") ? nil : $0 } : nil
      languages = missingLanguage == nil ? [] : StringsTable.languages(near: url)
      assets = shelf.library(near: url)
      place = url
      self.language = language
    } catch {
      throw CommandFailure(error, file: path)
    }
  }

  /// Reads a version of the document at `place`: its assets are the version's. A pipe is read to its end.
  init(version path: String, of place: String) throws(CommandFailure) {
    let url = URL(fileURLWithPath: place)
    do throws(InterfaceBuilderError) {
      if RegularFile.isPipe(path) {
        document = try InterfaceDocument(data: try Self.pipe(path), name: path)
      } else {
        document = try InterfaceDocument(contentsOf: URL(fileURLWithPath: path), name: path)
      }
    } catch {
      throw CommandFailure(error, file: path)
    }
    missingLanguage = nil
    languages = []
    language = nil
    self.place = url
    assets = AssetLibrary(near: url)
  }

  /// Reads a document that came without a place, such as from standard input: it counts as one of the working folder.
  init(text: String, name: String) throws(CommandFailure) {
    do throws(InterfaceBuilderError) {
      document = try InterfaceDocument(data: Data(text.utf8), name: name)
    } catch {
      throw CommandFailure(error, file: name)
    }
    missingLanguage = nil
    languages = []
    language = nil
    place = URL(fileURLWithPath: "standard input.storyboard")
    assets = AssetLibrary(near: place)
  }

  private static func pipe(_ path: String) throws(InterfaceBuilderError) -> Data {
    do throws(FileReadError) {
      return try RegularFile.bytesOfPipe(at: path, limit: DocumentLimits().bytes)
    } catch {
      throw InterfaceBuilderError(file: path, reason: .unreadable("\(error)"))
    }
  }

  /// Constraints of the document that can mean nothing: a layout without them would be a guess.
  var problems: [Diagnostic] { document.problems.map { Diagnostic($0) } }

  /// The same as warnings, for a command that can go on without the places at fault.
  var warnings: [Diagnostic] {
    notes + document.problems.map { Diagnostic($0, severity: .warning) }
  }

  /// The losses of a document that was compiled, a language that it has no texts in, and the images that were wanted so
  /// far and whose files cannot be used.
  var notes: [Diagnostic] {
    let compiled = Diagnostic(
      "is compiled: identifiers, placeholders and pictures of its source are lost; "
        + "its canvas follows from sizes and frames", severity: .note, file: document.file)
    return (document.isCompiled ? [compiled] : []) + [languageWarning].compactMap(\.self)
      + assets.faultsMet.map { Diagnostic($0, severity: .warning) }
  }

  /// A warning where the texts that are shown are not in the language that was asked for.
  private var languageWarning: Diagnostic? {
    missingLanguage.map {
      Diagnostic(
        "no texts in \"\($0)\" lie beside the document; its own are shown\(languagesThereAre)",
        severity: .warning, file: document.file)
    }
  }

  private var languagesThereAre: String {
    languages.isEmpty ? "" : " (there are texts in \(languages.joined(separator: ", ")))"
  }

  /// The scenes of that name: all of them for `all`, or the one shown first.
  func scenes(_ name: String?) throws(CommandFailure) -> [InterfaceScene] {
    guard name?.lowercased() == Self.everyScene else { return [try scene(name)] }
    return document.scenes.isEmpty ? [try scene(nil)] : document.scenes
  }

  /// The scene of that name, for a command that shows one.
  ///
  /// - Parameter subject: The thing that shows it, in words.
  func oneScene(_ name: String?, of subject: String) throws(CommandFailure) -> InterfaceScene {
    let scenes = try scenes(name)
    guard scenes.count == 1 else {
      let known = scenes.map(\.caption).joined(separator: ", ")
      throw CommandFailure(
        Diagnostic("\(subject) shows one scene; choose one of \(known)", file: document.file),
        .usage)
    }
    return scenes[0]
  }

  /// The name that stands for all scenes.
  private static let everyScene = "all"

  /// The scene of that name, or the one shown first; that of a reference lies in another storyboard.
  func scene(_ name: String?) throws(CommandFailure) -> InterfaceScene {
    let wanted = name.map(document.container(named:)) ?? document.initialViewController
    if let scene = try referenced(by: wanted)?.scene { return scene }
    do throws(InterfaceBuilderError) {
      if let name { return try document.scene(name) }
    } catch {
      throw CommandFailure(error, file: document.file)
    }
    guard let scene = document.initialScene else {
      throw CommandFailure(
        Diagnostic("has no view to draw", file: document.file), .unreadableInput)
    }
    return scene
  }

  /// Makes the views of `scene` under `variant`, with text measured in the fonts it is drawn with,
  /// and solves their layout.
  ///
  /// - Parameter embeds: Whether container views show the scenes that embed segues lead to, as they do at run time.
  func layOut(
    _ scene: InterfaceScene, _ variant: LayoutVariant, embeds: Bool = false
  ) throws(CommandFailure) -> LaidOutScene {
    var options = InstantiationOptions(
      device: variant.device ?? canvasDevice(toTurn: variant.orientation),
      orientation: variant.orientation ?? .portrait, assets: assets,
      textMeasurer: PangoTextMeasurer.shared)
    options.traits = variant.traits
    var shown: [InterfaceSceneInstance] = []
    var layout = try layOut(scene, options, embeds: embeds) { instance in
      if variant.hasLongWords { LongWords.lengthenTexts(of: instance) }
      instance.layout()
      instance.showBars { element in
        guard let view = try? scene.barView(element, options) else { return nil }
        shown.append(view)
        return view.rootView
      }
    }
    layout.embedded += shown
    return layout
  }

  func make(
    _ scene: InterfaceScene, _ options: InstantiationOptions
  ) throws(CommandFailure) -> InterfaceSceneInstance {
    do throws(InterfaceBuilderError) {
      return try scene.instantiate(options)
    } catch {
      throw CommandFailure(error, file: document.file)
    }
  }

  /// Lays `scene` out as ``layOut(_:_:)`` does, and views that its constraints leave open as Interface Builder shows
  /// them: on the document's own canvas at the recorded frames.
  func layOutForPicture(
    _ scene: InterfaceScene, _ variant: LayoutVariant
  ) throws(CommandFailure) -> (layout: LaidOutScene, ambiguity: PictureAmbiguity?) {
    let layout = try layOut(scene, variant, embeds: true)
    var canvas = variant
    canvas.appearance = nil
    guard canvas == LayoutVariant() else {
      let open = layout.instance.ambiguousIDs
      return (layout, open.isEmpty ? nil : PictureAmbiguity(ids: open, showsRecordedFrames: false))
    }
    let open = layout.instance.adoptRecordedFrames()
    return (layout, open.isEmpty ? nil : PictureAmbiguity(ids: open, showsRecordedFrames: true))
  }

  /// Makes the views of `scene` as they are on the document's own canvas, with the sizes of content that
  /// it records, and solves their layout.
  func layOutAsRecorded(
    _ scene: InterfaceScene, embeds: Bool = false
  ) throws(CommandFailure) -> LaidOutScene {
    let options = InstantiationOptions(
      contentSizes: .recorded, assets: assets, textMeasurer: PangoTextMeasurer.shared)
    return try layOut(scene, options, embeds: embeds) { $0.layout() }
  }

  private func layOut(
    _ scene: InterfaceScene, _ options: InstantiationOptions, embeds: Bool = false,
    _ solve: (InterfaceSceneInstance) -> Void
  ) throws(CommandFailure) -> LaidOutScene {
    var conflicts: [UnsatisfiableConstraints] = []
    return try Platform.withValue {
      $0.diagnostics.conflict = { conflicts.append($0) }
    } operation: { () throws(CommandFailure) in
      let instance = try make(scene, options)
      instance.nameViews { id, _ in id }
      solve(instance)
      let embedded = embeds ? try embed(in: instance, options, within: [scene.id]) : []
      if !embedded.isEmpty { instance.layout() }
      return LaidOutScene(
        instance: instance, conflicts: conflicts, file: document.file, embedded: embedded)
    }
  }

  /// The document's own device with a release of the system, and its side.
  ///
  /// - Throws: A failure if the canvas is no device, or the release is unknown.
  func canvasDevice(
    running system: Int
  ) throws(CommandFailure) -> (device: DeviceEnvironment, orientation: DeviceOrientation) {
    try DeviceEnvironment.check(system: system)
    guard let canvas = document.device, let device = DeviceEnvironment.named(canvas.id) else {
      throw CommandFailure(
        Diagnostic(
          "the canvas is no device that could run iOS \(system): choose one with --device",
          file: document.file), .usage)
    }
    return (device.running(iOS: system), canvas.isLandscape ? .landscape : .portrait)
  }

  /// The device of the document's canvas and its side, in words; nil without one.
  var canvas: String? {
    document.device.map { device in
      let name = DeviceEnvironment.named(device.id)?.name ?? device.id
      return device.isLandscape ? "\(name), landscape" : name
    }
  }

  /// The document's own device, where it has to be named to be turned to the wanted side.
  private func canvasDevice(toTurn orientation: DeviceOrientation?) -> DeviceEnvironment? {
    guard orientation != nil, let canvas = document.device else { return nil }
    return DeviceEnvironment.named(canvas.id)
  }
}
