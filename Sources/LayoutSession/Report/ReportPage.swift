/// The page of a layout report: one file that needs nothing else.
enum ReportPage {
  /// The page for a layout.
  ///
  /// - Parameter data: JSON with the pieces of the layout by width and by height, the views, the
  ///   constraints, and what each number is the sum of.
  static func html(title: String, data: String) -> String {
    // What could end the script inside a string is written as an escape.
    let safe = data.split(separator: "<", omittingEmptySubsequences: false)
      .joined(separator: "\\u003C")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title): layout</title>
      <style>
      \(style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(title) <output id="size"></output></h1>
      <p id="summary"></p>
      </header>
      <main>
      <section>
      <div id="controls">
      \(slider("width"))
      \(slider("height"))
      </div>
      <div id="area"><div id="room"><div id="stage"></div><div id="grip" title="Drag to resize"></div></div></div>
      </section>
      <aside>
      <h2 id="chosen">Why</h2>
      <svg id="chart" viewBox="0 0 400 190" hidden></svg>
      <div id="why"><p class="quiet">Click a view to see why it lies where it lies.</p></div>
      <h2 id="about">Constraints</h2>
      <ol id="constraints"></ol>
      </aside>
      </main>
      <script>
      const data = \(safe);
      \(script)
      </script>
      </body>
      </html>

      """
  }

  private static func slider(_ name: String) -> String {
    """
    <div class="control"><label for="\(name)">\(name)</label>
    <div class="track"><input type="range" id="\(name)"><div class="stops" id="\(name)Stops"></div></div>
    <output id="\(name)Value" for="\(name)"></output></div>
    """
  }
}
