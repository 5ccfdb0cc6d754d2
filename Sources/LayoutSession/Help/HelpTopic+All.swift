extension HelpTopic {
  /// All pages in the order of the list.
  package static let all = [
    HelpTopic(
      name: "variables", summary: "equations of free variables",
      prose: """
        A linear constraint relates two sums by ==, <= or >=. Names without a view are free
        variables; they come into being where they are first used, or by var. A priority below 1000 makes a
        constraint optional: higher ones win, however many lower ones there are.
        """,
      examples: ["var x", "x + 2*y <= 10", "y == 3", "x == 8 @500 as wish", "x", "why x", "show"]),
    HelpTopic(
      name: "views", summary: "views, labels, buttons, images, stacks",
      prose: """
        view, label, button, image, field, toggle, slider and progress make views; in NAME puts
        one into another. The size of a view becomes two constraints, that of anything else its
        natural size. A stack arranges what is put into it; a scroll view has a content guide, list.content,
        besides its frame. text, size, font and lines change a view's content (lines NAME 0 lets a
        label break, size NAME 80x40 at 80 holds at that width only), hide and unhide take it out of its stack and put it back.
        """,
      examples: [
        "view card 320x200", "image icon 40x40 in card", "label title \"Hello\" in card",
        "stack row vertical spacing 8 align leading in card", "button ok \"OK\" in row",
        "lines title 0", "font title 22", "scroll list 320x100 in card",
        "list.content.height == 300", "tree",
      ]),
    HelpTopic(
      name: "formats", summary: "visual format lines",
      prose: """
        A visual format looks like the layout: | is the superview, [name] a view, - the standard
        distance, (…) a size or distance with relation and priority. align lines neighbours up.
        """,
      examples: [
        "view card 320x200", "image icon 40x40 in card", "label title \"Hello\" in card",
        "H:|-[icon(40)]-8-[title]-| align centerY", "V:|-[icon]-(>=8)-|", "draw",
      ]),
    HelpTopic(
      name: "attributes", summary: "what of a view can be related",
      prose: """
        left right top bottom leading trailing width height centerX centerY firstBaseline
        lastBaseline, leftMargin rightMargin topMargin bottomMargin leadingMargin trailingMargin
        centerXWithinMargins centerYWithinMargins; x and y stand for left and top. A view's guides
        have edges of their own: card.safeArea.top, card.margins.width. margins and safeArea say how
        far they lie inside, insets how far the alignment rectangle does; a view's safe area is what its parent's covers of it, unless said.
        """,
      examples: [
        "view card 320x200", "label title \"Hello\" in card",
        "title.centerX == card.centerX", "title.top >= card.margins.top + 4", "title.centerX",
        "margins card all 12", "insets title left 2", "safeArea card top 20 bottom 34",
        "card.safeArea.height",
      ]),
    HelpTopic(
      name: "priorities", summary: "what yields to what",
      prose: """
        @750 after a constraint is its priority; required (1000), high (750), low (250) and fitting
        (50) have names. hug and resist set how strongly a view keeps to its natural size. as NAME
        labels a constraint, so that set, remove and activate can name it.
        """,
      examples: [
        "view card 200x44", "label title \"A long title\" in card",
        "label detail \"Detail\" in card", "H:|-[title]-[detail]-|",
        "hug title horizontal 249", "detail.width >= 100 @low as wide", "set wide @800",
        "deactivate wide", "show",
      ]),
    HelpTopic(
      name: "values", summary: "set, edit and sweep",
      prose: """
        set moves a value: through the constraint that fixes it, or by an edit of priority 999. edit
        holds a value at what it is, for set to move later. sweep runs a value through a range and
        shows what follows; it alters nothing.
        """,
      examples: [
        "view card 320x200", "label title \"Hello\" in card", "title.centerX == card.centerX",
        "set card.width 400", "sweep card.width 200..600 step 100", "edit title.width",
      ]),
    HelpTopic(
      name: "device", summary: "devices, traits, direction and text size",
      prose: """
        device makes a screen with its size, safe area and size classes. trait, rtl and text size
        stand in for what the device or the user has set. when AXIS CLASS after a constraint or a
        format lets it wait for traits.
        """,
      examples: [
        "device \"iPhone 15\" landscape", "view card in screen", "H:|-[card]-|",
        "card.height == 100 when vertical compact", "card.height == 300 when vertical regular",
        "card.top == screen.safeArea.top", "trait vertical regular", "rtl on", "text size XXL",
        "set screen.width 500", "show",
      ]),
    HelpTopic(
      name: "questions", summary: "why, conflicts, ambiguity, freedom",
      prose: """
        why tells which constraints give a value its number. conflicts lists those that cannot hold
        together, ambiguity what is not determined, freedom what could move and what would move with
        it. tableau prints the basis, trace on tells each step of the solver from then on, certify asks an
        independent judge, stats counts the work.
        """,
      examples: [
        "view card 320x200", "label title \"Hello\" in card", "title.leading == card.leading + 8",
        "why title.x", "ambiguity", "freedom", "conflicts", "tableau", "certify", "stats",
        "constraints", "trace on", "title.top == card.top + 8", "trace off",
      ]),
    HelpTopic(
      name: "history", summary: "undo, redo, checkpoints",
      prose: """
        undo takes statements back, redo carries them out again; both take a number. checkpoint
        names a place, undo to goes there. remove takes views, variables and constraints away.
        """,
      examples: [
        "x >= 1", "checkpoint start", "y >= x", "remove y", "undo", "undo to start", "redo 2",
        "history",
      ]),
    HelpTopic(
      name: "files", summary: "save, load and pictures",
      prose: """
        save writes what the ending asks for: .layout the statements, .vfl visual formats, .swift
        code with anchors, .lp the system for any LP solver. load reads .layout and .vfl scripts, and
        scenes of .storyboard and .xib documents, whose views are named by outlet, label or id. png and
        svg draw; html writes a page with sliders that shows every size of the outermost view and the
        breakpoints between them. quit or exit ends the session; help NAME shows a page.
          save "card.layout"   load "card.layout"   png "card.png"   html "card.html"
          load "Main.storyboard"   load "Main.storyboard" scene "ID"
        """,
      examples: ["view card 320x200", "draw", "show"]),
  ]
}
