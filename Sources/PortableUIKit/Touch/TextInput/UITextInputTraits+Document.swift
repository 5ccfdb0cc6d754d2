extension UITextInputTraits {
  /// Gives the view the keyboard that the document names; without one, no capitals are typed by
  /// themselves.
  ///
  /// - Parameter returnKey: the return key if the document names none.
  @MainActor func readTextInput(
    _ attributes: any AttributeReader, returnKey: UIReturnKeyType = .default
  ) {
    guard let traits = attributes.child("textInputTraits") else { return }
    autocapitalizationType =
      switch traits.string("autocapitalizationType") {
      case "words": .words
      case "sentences": .sentences
      case "allCharacters": .allCharacters
      default: .none
      }
    autocorrectionType = traits.choice("autocorrectionType", ["no": .no, "yes": .yes]) ?? .default
    spellCheckingType = traits.choice("spellCheckingType", ["no": .no, "yes": .yes]) ?? .default
    smartQuotesType = traits.choice("smartQuotesType", ["no": .no, "yes": .yes]) ?? .default
    smartDashesType = traits.choice("smartDashesType", ["no": .no, "yes": .yes]) ?? .default
    smartInsertDeleteType =
      traits.choice("smartInsertDeleteType", ["no": .no, "yes": .yes]) ?? .default
    keyboardType = traits.choice("keyboardType", keyboardTypes) ?? .default
    keyboardAppearance =
      switch traits.string("keyboardAppearance") {
      case "alert", "dark": .dark
      case "light": .light
      default: .default
      }
    returnKeyType = traits.choice("returnKeyType", returnKeyTypes) ?? returnKey
    if let enables = traits.string("enablesReturnKeyAutomatically") {
      enablesReturnKeyAutomatically = enables == "YES"
    }
    isSecureTextEntry = traits.flag("secureTextEntry")
    textContentType = traits.string("textContentType").map(UITextContentType.init(rawValue:))
  }
}

private let keyboardTypes: [String: UIKeyboardType] = [
  "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
  "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
  "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
  "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
]

private let returnKeyTypes: [String: UIReturnKeyType] = [
  "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
  "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
  "emergencyCall": .emergencyCall, "continue": .continue,
]
