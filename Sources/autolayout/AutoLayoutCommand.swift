import ArgumentParser

/// The root of the command line.
@main
struct AutoLayoutCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "autolayout",
    abstract: "Solve, verify and draw Interface Builder documents.")
}
