extension Document {
  /// A paper about the engine that lays it out.
  ///
  /// - Parameter typesetter: counts the lines that its chart shows.
  static func sample(_ typesetter: any Typesetter) -> Document {
    Document(
      title: "The Constraint",
      issue: "Number 7 — a paper that lays itself out",
      summary: """
        Every rectangle on these pages is the solution of linear equations and inequalities. Nothing \
        was placed by hand: the columns, the chart and the quotation say what they want of one \
        another, and a solver finds where that puts them.
        """,
      elements: [
        .heading("A page is a tree"),
        .paragraph(
          """
          The page is the root of a tree of blocks. A block knows its parent and, if it is text, how \
          high it becomes at a given width. That is all the engine asks of it. The two columns are \
          guides: rectangles without content, equally wide, with a gutter between them, reaching from \
          the masthead to the footer.
          """),
        .paragraph(flow),
        .chart(
          Chart(
            title: "Lines of the text above, by column width",
            columns: stride(from: 120, through: 320, by: 40).map { width in
              let extent = typesetter.measure(flow, .body, width: Double(width))
              let lineHeight = TextStyle.body.size * TextStyle.body.leading
              return ("\(width)", (extent.height / lineHeight).rounded())
            },
            caption: """
              Each column of this chart is a block whose height is a share of the plot. They are \
              equally wide, and the distances between them are equal.
              """)),
        .quote(
          "The programmer describes what should be true, and leaves to the machine how to make it so.",
          by: "A note in the margin"),
        .heading("Who yields"),
        .paragraph(
          """
          Not all wishes can be granted. A required constraint must hold; an optional one holds as \
          well as the stronger ones allow. Strength is an order and no sum: a thousand weak wishes do \
          not outvote one strong wish. The name of this paper and the number opposite it each wish \
          to be as wide as their letters; that they do not touch is required.
          """),
        .heading("When a column is full"),
        .paragraph(
          """
          The composer pours the text from the top. Before it accepts a paragraph it looks whether \
          the bottom of the last block lies below the bottom of the column. If it does, the paragraph \
          is taken out again, its constraints with it, and put at the top of the next column, or of \
          the next page. A heading goes along with what follows it, so that none is left alone at \
          the foot of a column.
          """),
        .paragraph(
          """
          Taking a block out costs what the block costs. The engine does not begin again: the rows of \
          the block leave the solver, the others keep their places, and the next solution starts from \
          the last. This is why one can drag the edge of a window and have everything in it follow.
          """),
        .heading("What is written where"),
        .paragraph(
          """
          Most of this page is written in the visual format language. The line “|-[first]-22-[second\
          (first)]-|” says that two columns reach from margin to margin, 22 points apart and equally \
          wide. A tilde stands for a distance that is equal to every other tilde of its line; a chart \
          needs no more than that.
          """),
        .paragraph(
          """
          What a format cannot say is said with anchors. The value above a column of the chart is \
          centred on it and ends three points above it. Anchors have types: the leading edge of one \
          block can be set equal to the leading edge of another, but not to its top or to its width. \
          Such a line does not compile.
          """),
        .quote(
          "A layout that explains itself needs no comment: ask why the column is 238.5 points wide, and the answer is a list of sentences that were written down.",
          by: "Another note"),
        .heading("Rounding"),
        .paragraph(
          """
          The solver knows nothing of pixels; its answers are exact. Rounding comes last, and edge by \
          edge: two blocks that share an edge before still share it afterwards, and no hairline opens \
          between them. On this paper the grid is a quarter of a point.
          """),
        .paragraph(
          """
          The paper in your hands was composed by a program of a few hundred lines, most of them for \
          fonts and colours. It does not use views, windows or controllers. Any program with a tree \
          of rectangles can do the same: a terminal, a map, a game, a page.
          """),
      ])
  }

  /// The paragraph whose lines the chart shows.
  private static let flow =
    """
    Paragraphs hang below one another. Each is as wide as its column and begins six points \
    below the one above it. When the engine has solved the page, the composer asks the \
    typesetter how many lines a paragraph takes at the width it was given, tells the engine \
    the height, and solves again. Only what stands below that paragraph moves.
    """
}
