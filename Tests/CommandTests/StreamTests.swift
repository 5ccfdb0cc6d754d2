import Foundation
import Testing

/// Every error of a standard stream is a status of `sysexits.h`, and never the end by a signal.
@Suite struct StreamTests {
  /// Commands with a stream that is full, closed or no file, and the status they end with; the shell tells 128
  /// and the number of a signal that ended one.
  @Test(arguments: [
    ("printf 'view a 10x10\\nshow\\n' | \"$A\" run - >/dev/full", 74),
    ("printf 'view a 10x10\\nshow\\n' | \"$A\" repl >/dev/full", 74),
    ("printf 'view a 10x10\\nshow\\n' | \"$A\" run - >&-", 74),
    ("printf 'view a 10x10\\nshow\\n' | \"$A\" repl >&-", 74),
    ("printf 'zzz\\n' | \"$A\" run - 2>/dev/full", 74),
    ("printf 'zzz\\n' | \"$A\" run - 2>&-", 74),
    ("\"$A\" repl nofile.layout </dev/null 2>/dev/full", 74),
    ("\"$A\" run nofile.layout 2>/dev/full", 74),
    ("\"$A\" render nofile.storyboard -o a.png 2>/dev/full", 74),
    ("\"$A\" run - <&-", 74), ("\"$A\" repl <&-", 74), ("\"$A\" run - </", 74),
    ("\"$A\" repl </", 74), ("\"$A\" devices >/dev/full", 74), ("\"$A\" devices >&-", 74),
    ("\"$A\" --help >/dev/full", 74), ("\"$A\" help repl >&-", 74),
    ("\"$A\" --generate-completion-script bash >/dev/full", 74),
    ("\"$A\" nonsense 2>/dev/full", 74), ("\"$A\" nonsense 2>&-", 74),
    ("\"$A\" lint --json . >/dev/full", 74), ("\"$A\" verify . >/dev/full", 74),
    // Nothing goes wrong where nothing is said.
    ("printf 'view a 10x10\\n' | \"$A\" run - >/dev/full 2>/dev/full", 0),
    ("printf 'view a 10x10\\n' | \"$A\" run - >&- 2>&-", 0),
    ("\"$A\" devices <&- >/dev/null", 0),
  ])
  func anErrorOfAStreamIsAStatus(script: String, status: Int32) throws {
    let run = try CommandRun(shell: script)
    #expect(run.status == status, "\(script): \(run.errors)")
  }

  @Test func aBrokenPipeIsOneToo() throws {
    let run = try CommandRun(
      shell: """
        trap '' PIPE
        { printf 'view a 10x10\\n'; yes show | head -20000; } > lines
        { "$A" run - < lines; echo "status $?" >&2; } | head -1
        """)
    #expect(run.errors.contains("status 74"), "\(run.errors)")
    #expect(run.errors.contains("cannot write to standard output: Broken pipe"), "\(run.errors)")
  }

  @Test func theMessageNamesTheStreamAndTheSystemsReason() throws {
    let full = try CommandRun(shell: "\"$A\" devices >/dev/full")
    #expect(
      full.errors
        == "autolayout: error: cannot write to standard output: No space left on device\n")
    let folder = try CommandRun(shell: "\"$A\" run - </")
    #expect(folder.errors == "autolayout: error: cannot read standard input: Is a directory\n")
  }

  /// A file that is opened while standard output is closed would get its descriptor, and with it every answer.
  @Test func noFileTakesThePlaceOfAClosedStream() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      shell: """
        printf 'view a 10x10\\nsave "a.layout"\\nshow\\n' | "$A" run - >&- 2>&-; echo $?
        """, in: folder)
    #expect(run.output == "74\n")
    #expect(
      folder.bytes("a.layout").map { String(decoding: $0, as: UTF8.self) } == "view a 10x10\n")
  }

  @Test func pipedInputHasTheLimitThatFilesHave() throws {
    let run = try CommandRun(shell: "yes '# a line that says nothing' | \"$A\" run -")
    #expect(run.status == 65)
    #expect(run.errors.contains("standard input has more than 64 megabytes"))
  }

  // MARK: Files

  @Test func aFileThatGrowsTooLargeLeavesNothingBehind() throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      shell: """
        { i=0; while [ $i -lt 200 ]; do echo "a$i >= $i"; i=$((i+1)); done; echo 'save "b.layout"'; } > a.layout
        ulimit -f 1
        "$A" run a.layout
        """, in: folder)
    #expect(run.status == 65)
    #expect(run.errors.contains("cannot write b.layout: File too large"), "\(run.errors)")
    #expect(folder.names == ["a.layout"])
  }

  @Test(arguments: ["save \"link.layout\"", "png \"link.png\""])
  func aSymbolicLinkStaysOne(statement: String) throws {
    let folder = try ScratchFolder()
    let name = statement.contains("png") ? "link.png" : "link.layout"
    let run = try CommandRun(
      shell: """
        mkdir inside; ln -s inside/real \(name)
        printf '%s\\n' 'view a 10x10' '\(statement)' | "$A" run -
        test -L \(name) && test -s inside/real && test ! -L inside/real && ls inside
        """, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "real\n")
  }

  /// What waits for a writer for ever, and what has no end, are no documents.
  @Test(arguments: ["run", "explain", "verify", "lint", "render -o a.png", "diff other.storyboard"])
  func namedPipesAndDevicesAreRefused(command: String) throws {
    for (made, name, words) in [
      ("mkfifo a.storyboard", "a.storyboard", "named pipe"),
      ("ln -s /dev/zero a.storyboard", "a.storyboard", "device"),
    ] {
      let run = try CommandRun(
        shell: """
          \(made); printf '<document/>' > other.storyboard
          timeout 300 "$A" \(command) \(name)
          """)
      #expect((64...66).contains(run.status), "\(command): \(run.status)")
      let isTold = run.errors.contains("it is a \(words)")
      #expect(isTold || command.hasPrefix("diff"), "\(command): \(run.errors)")
    }
  }

  @Test func anImageThatIsANamedPipeCountsAsUnreadable() throws {
    let folder = try ScratchFolder()
    let set = "A.xcassets/pic.imageset"
    try TinyDocument.text().write(
      toFile: "\(folder.path)/D.storyboard", atomically: false, encoding: .utf8)
    let run = try CommandRun(
      shell: """
        mkdir -p \(set); mkfifo \(set)/p.png
        echo '{"images":[{"idiom":"universal","filename":"p.png","scale":"1x"}]}' > \(set)/Contents.json
        timeout 300 "$A" render D.storyboard -o o.png >&2; echo $?
        timeout 300 "$A" lint D.storyboard >&2; echo $?
        """, in: folder)
    #expect(run.output == "0\n0\n", "\(run.errors)")
  }
}
