/// Asks a terminal which pictures it takes, and understands the answer.
public enum TerminalReply {
  /// The question to send: a picture of one pixel by kitty's protocol, to be checked and not shown, and the request for
  /// device attributes, which every terminal answers.
  ///
  /// - Parameter isMultiplexed: Whether tmux or screen stands between: they would take the first part for
  ///   a title.
  public static func question(isMultiplexed: Bool) -> String {
    let kitty = "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\"
    return (isMultiplexed ? "" : kitty) + "\u{1B}[c"
  }

  /// Whether the answer has come whole: it ends in that about device attributes.
  public static func isComplete(_ reply: String) -> Bool { attributes(in: reply) != nil }

  /// The best way that the answer names; none where it names none.
  public static func pictures(in reply: String) -> PictureProtocol? {
    if reply.contains("\u{1B}_Gi=31;OK") { return .kitty }
    // The first number is the class of the terminal; 4 among the others is sixel graphics.
    return attributes(in: reply)?.dropFirst().contains("4") == true ? .sixel : nil
  }

  /// The text that a person typed while the terminal answered: all but its answers.
  public static func typed(beside reply: String) -> String {
    reply.replacing(#/\u{1B}_Gi=31;[^\u{1B}]*\u{1B}\\/#, with: "")
      .replacing(#/\u{1B}\[\?[0-9;]*c/#, with: "")
  }

  /// The numbers of `ESC [ ? … c`.
  private static func attributes(in reply: String) -> [Substring]? {
    guard let match = reply.firstMatch(of: #/\u{1B}\[\?([0-9;]*)c/#) else { return nil }
    return match.1.split(separator: ";")
  }
}
