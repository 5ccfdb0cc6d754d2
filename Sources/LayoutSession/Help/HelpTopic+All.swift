extension HelpTopic {
  /// All pages in the order of the list.
  package static let all = [
    HelpTopic(
      name: "variables", summary: "equations of free variables",
      prose: """
        A linear constraint relates two sums by ==, <= or >=. Names without a view
        are free variables; they come into being where they are first used. A
        priority below 1000 makes a constraint optional: higher ones win, however
        many lower ones there are.
        """,
      commands: [.init("var x", "declare a variable without a constraint")],
      examples: ["x + 2*y <= 10", "y == 3", "x == 8 @500 as wish", "x", "why x", "show"]),
    HelpTopic(
      name: "views", summary: "views, labels, buttons, images, stacks",
      prose: """
        in NAME puts one view into another. The size of a view becomes two
        constraints, that of anything else its natural size. A stack arranges what
        is put into it; a scroll view has a content guide, list.content, besides its
        frame.
        """,
      commands: [
        .init("view card 320x200", "make a view, here with a size"),
        .init("label title \"Hello\" in card", "make a label in another view"),
        .init("button ok \"OK\" in card", "make a button"),
        .init("image icon 40x40 in card", "make an image of that natural size"),
        .init("field name \"Ann\" in card", "make a text field"),
        .init("toggle sound in card", "make a switch"),
        .init("slider volume in card", "make a slider"),
        .init("progress bar in card", "make a progress bar"),
        .init("stack row vertical spacing 8 in card", "make a stack"),
        .init("scroll list 320x100 in card", "make a scroll view"),
        .init("text title \"Good morning\"", "change a text"),
        .init("font title 22", "change the size of a font"),
        .init("lines title 0", "let a label have any number of lines"),
        .init("size icon 60x60", "change a natural size"),
        .init("size title 80x40 at 80", "give it for one width of a label"),
        .init("hide icon", "take a view out of its stack"),
        .init("unhide icon", "put it back"),
      ],
      examples: [
        "view card 320x200", "image icon 40x40 in card", "label title \"Hello\" in card",
        "stack row vertical spacing 8 align leading in card", "button ok \"OK\" in row",
        "lines title 0", "font title 22", "scroll list 320x100 in card",
        "list.content.height == 300", "tree",
      ]),
    HelpTopic(
      name: "formats", summary: "visual format lines",
      prose: """
        A visual format looks like the layout: | is the superview, [name] a view, -
        the standard distance, (…) a size or distance with relation and priority. H:
        goes along, V: down; align lines neighbours up.
        """,
      commands: [],
      examples: [
        "view card 320x200", "image icon 40x40 in card", "label title \"Hello\" in card",
        "H:|-[icon(40)]-8-[title]-| align centerY", "V:|-[icon]-(>=8)-|", "draw",
      ]),
    HelpTopic(
      name: "attributes", summary: "what of a view can be related",
      prose: """
        left right top bottom leading trailing width height centerX centerY
        firstBaseline lastBaseline, leftMargin rightMargin topMargin bottomMargin
        leadingMargin trailingMargin centerXWithinMargins centerYWithinMargins; x
        and y stand for left and top. A view's guides have edges of their own:
        card.safeArea.top, card.margins.width. A view's safe area is what its
        parent's covers of it, unless said.
        """,
      commands: [
        .init("margins card all 12", "say how far the margins lie inside"),
        .init("safeArea card top 20 bottom 34", "say how far the safe area lies inside"),
        .init("insets title left 2", "say how far what is aligned lies inside"),
      ],
      examples: [
        "view card 320x200", "label title \"Hello\" in card",
        "title.centerX == card.centerX", "title.top >= card.margins.top + 4", "title.centerX",
        "margins card all 12", "insets title left 2", "safeArea card top 20 bottom 34",
        "card.safeArea.height",
      ]),
    HelpTopic(
      name: "priorities", summary: "what yields to what",
      prose: """
        @750 after a constraint is its priority; required (1000), high (750), low
        (250) and fitting (50) have names. as NAME labels a constraint, so that set,
        remove and activate can name it.
        """,
      commands: [
        .init("hug title horizontal 249", "say how much a view minds being stretched"),
        .init("resist title horizontal 749", "say how much it minds being squeezed"),
        .init("deactivate wide", "give up a constraint, by label or number"),
        .init("activate wide", "put it back in force"),
      ],
      examples: [
        "view card 200x44", "label title \"A long title\" in card",
        "label detail \"Detail\" in card", "H:|-[title]-[detail]-|",
        "hug title horizontal 249", "detail.width >= 100 @low as wide", "set wide @800",
        "deactivate wide", "show",
      ]),
    HelpTopic(
      name: "values", summary: "set, edit, sweep and prove",
      prose: """
        set moves a value: through the constraint that fixes it, or by an edit of
        priority 999. sweep runs a value through a range and shows what follows:
        the stretches on which all moves in straight lines, or a table if a step
        is given. prove says for which values something is false. Both put
        everything back.
        """,
      commands: [
        .init("set card.width 400", "move a value"),
        .init("set 3 12", "change the constant of constraint 3"),
        .init("set 3 @800", "change its priority"),
        .init("edit title.width", "hold a value, for set to move it"),
        .init("sweep card.width 200..600", "see where it takes another course"),
        .init("sweep card.width 200..600 step 50", "see a table of values"),
        .init("sweep card.width 1..9 show title.x", "choose what to tell"),
        .init("prove a.right <= b.left for c.width 1..9", "be told where it is false"),
        .init("prove a is not truncated for c.width 1..9", "the same of a text"),
      ],
      examples: [
        "view card 320x200", "label title \"Hello\" in card", "title.centerX == card.centerX",
        "set card.width 400", "sweep card.width 200..600 step 100", "sweep card.width 20..600",
        "prove title.left >= 0 for card.width 20..600",
        "prove title is not truncated for card.width 20..600", "edit title.width",
      ]),
    HelpTopic(
      name: "device", summary: "devices, traits, direction and text size",
      prose: """
        device makes a screen with its size, safe area and size classes. when AXIS
        CLASS after a constraint or a format lets it wait for traits.
        """,
      commands: [
        .init("device \"iPhone 15\" landscape", "choose one; help devices lists them"),
        .init("trait horizontal compact", "choose a size class"),
        .init("rtl on", "read from right to left"),
        .init("direction card rtl", "the same for a view and all inside it"),
        .init("text size XXL", "choose a size of text, XS to AX5"),
      ],
      examples: [
        "device \"iPhone 15\" landscape", "view card in screen", "H:|-[card]-|",
        "card.height == 100 when vertical compact", "card.height == 300 when vertical regular",
        "card.top == screen.safeArea.top", "trait vertical regular", "rtl on", "text size XXL",
        "set screen.width 500", "show",
      ]),
    HelpTopic(
      name: "questions", summary: "why, conflicts, ambiguity, freedom, draw",
      prose: """
        A question changes nothing. A name or a sum alone asks for its value: title,
        title.width + 8.
        """,
      commands: [
        .init("show", "tell all frames and values as a table"),
        .init("show title", "tell some of them"),
        .init("draw", "see the views as boxes; draw 40 is narrower"),
        .init("tree", "see which view lies in which"),
        .init("constraints", "list constraints with their numbers"),
        .init("why title.width", "learn which constraints give a number"),
        .init("why title", "learn it for all four numbers of a view"),
        .init("why 3", "learn whether constraint 3 holds"),
        .init("conflicts", "see what cannot hold together"),
        .init("ambiguity", "see what nothing determines"),
        .init("freedom", "see what could move, and with it what"),
        .init("stats", "count the work"),
        .init("tableau", "see the basis of the solver"),
        .init("trace on", "be told each step of the solver"),
        .init("certify", "ask an independent judge"),
      ],
      examples: [
        "view card 320x200", "label title \"Hello\" in card", "title.leading == card.leading + 8",
        "why title.x", "why 3", "ambiguity", "freedom", "conflicts", "tableau", "certify", "stats",
        "constraints", "trace on", "title.top == card.top + 8", "trace off",
      ]),
    HelpTopic(
      name: "history", summary: "undo, redo, checkpoints",
      prose: """
        Every statement can be taken back, one by one or many at once.
        """,
      commands: [
        .init("undo", "take a statement back; undo 3 takes back three"),
        .init("redo", "carry it out again"),
        .init("checkpoint start", "name a place in the history"),
        .init("undo to start", "go back there"),
        .init("history", "list the statements in force"),
        .init("remove title", "take away a view, variable or constraint"),
        .init("reset", "take everything away and begin anew"),
        .init("new", "do the same"),
      ],
      examples: [
        "x >= 1", "checkpoint start", "y >= x", "remove y", "undo", "undo to start", "redo 2",
        "history", "reset", "undo", "new",
      ]),
    HelpTopic(
      name: "files", summary: "save, load and pictures",
      prose: """
        save writes what the ending asks for: .layout the statements, .vfl visual
        formats, .swift code with anchors, .lp the system for any LP solver. load
        reads .layout and .vfl scripts, and scenes of .storyboard and .xib
        documents, whose views are named by outlet, label or id.
        """,
      commands: [
        .init("save \"card.layout\"", "write the session"),
        .init("load \"card.layout\"", "carry out a script"),
        .init("load \"Main.storyboard\"", "take in the first scene of a document"),
        .init("load \"Main.storyboard\" scene \"ID\"", "take in another one"),
        .init("png \"card\"", "draw into a file"),
        .init("svg \"card\"", "draw into a file that scales"),
        .init("html \"card\"", "write a page with sliders and reasons"),
        .init("help views", "show a page of help"),
        .init("quit", "end the session, as Ctrl-D does"),
        .init("exit", "end it too"),
      ],
      examples: [
        "view card 320x200", "label title \"Hello\" in card", "H:|-[title]", "V:|-[title]",
        "save \"card.layout\"", "html \"card\"", "png \"card\"",
      ]),
  ]
}
