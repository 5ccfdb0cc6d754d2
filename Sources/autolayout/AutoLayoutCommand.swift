import ArgumentParser

/// The root of the command line.
@main
struct AutoLayoutCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "autolayout",
    abstract:
      "Lay out, check, explain and draw Interface Builder documents; type constraints and see.",
    discussion: """
      Exit status: 0 for success, 1 where frames do not match, something is found or versions \
      differ, 64 for a wrong command line, 65 for \
      a document that cannot be read, 66 for one that does not exist, 73 for an output file that \
      cannot be made, 74 where reading or writing fails midway.
      """,
    version: ProductVersion.current,
    subcommands: [
      Render.self, Verify.self, Lint.self, Diff.self, Devices.self, Repl.self, Run.self,
      Explain.self,
    ])
}
