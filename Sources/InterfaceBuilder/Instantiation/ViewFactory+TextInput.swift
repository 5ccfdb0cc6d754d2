import PortableUIKit

extension ViewFactory {
  /// Gives a view the keyboard that the document names; without one, no capitals are typed by
  /// themselves.
  func configureTextInput(_ view: any UITextInputTraits, _ element: ResolvedElement) {
    guard let traits = element.element.child(key: "textInputTraits")?.attributes else { return }
    view.autocapitalizationType =
      switch traits["autocapitalizationType"] {
      case "words": .words
      case "sentences": .sentences
      case "allCharacters": .allCharacters
      default: .none
      }
    view.autocorrectionType =
      Self.choice(traits["autocorrectionType"], no: .no, yes: .yes) ?? .default
    view.spellCheckingType =
      Self.choice(traits["spellCheckingType"], no: .no, yes: .yes) ?? .default
    view.smartQuotesType = Self.choice(traits["smartQuotesType"], no: .no, yes: .yes) ?? .default
    view.smartDashesType = Self.choice(traits["smartDashesType"], no: .no, yes: .yes) ?? .default
    view.smartInsertDeleteType =
      Self.choice(traits["smartInsertDeleteType"], no: .no, yes: .yes) ?? .default
    view.keyboardType = Self.keyboardTypes[traits["keyboardType"] ?? ""] ?? .default
    view.keyboardAppearance =
      switch traits["keyboardAppearance"] {
      case "alert", "dark": .dark
      case "light": .light
      default: .default
      }
    view.returnKeyType =
      Self.returnKeyTypes[traits["returnKeyType"] ?? ""]
      ?? (view is UISearchBar ? .search : .default)
    if let enables = traits["enablesReturnKeyAutomatically"] {
      view.enablesReturnKeyAutomatically = enables == "YES"
    }
    view.isSecureTextEntry = traits["secureTextEntry"] == "YES"
    view.textContentType = traits["textContentType"].map(UITextContentType.init(rawValue:))
  }

  private static func choice<Value>(_ text: String?, no: Value, yes: Value) -> Value? {
    switch text {
    case "no": no
    case "yes": yes
    default: nil
    }
  }

  private static let keyboardTypes: [String: UIKeyboardType] = [
    "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeyTypes: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}
