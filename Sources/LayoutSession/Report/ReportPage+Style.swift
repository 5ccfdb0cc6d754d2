extension ReportPage {
  /// How the page looks, by day and by night.
  static let style = """
    :root { --paper: #fff; --ground: #f3f4f7; --ink: #1c2230; --quiet: #6b7385; --line: #d9dde5;
      --view: #5b7db1; --fill: rgba(91, 125, 177, .07); --hot: #d2452d; --warm: rgba(210, 69, 45, .12);
      --x: #0072b2; --y: #b87d00; --w: #d2452d; --h: #009e73; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #1b1e26; --ground: #12141a; --ink: #e7eaf0; --quiet: #98a1b3; --line: #333948;
        --view: #86a6d8; --fill: rgba(134, 166, 216, .1); --hot: #ff7a61; --warm: rgba(255, 122, 97, .18);
        --x: #56b4e9; --y: #e6b84a; --w: #ff7a61; --h: #3fcf9f; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.45 Inter, system-ui, sans-serif; color: var(--ink);
      background: var(--ground); display: flex; flex-direction: column; height: 100vh; }
    header { padding: 18px 28px 14px; background: var(--paper); border-bottom: 1px solid var(--line); }
    h1 { margin: 0; font-size: 22px; } h1 output { color: var(--quiet); font-weight: 400; margin-left: 8px; }
    h2 { margin: 18px 0 6px; font-size: 13px; text-transform: uppercase; letter-spacing: .06em;
      color: var(--quiet); }
    h2:first-child { margin-top: 0; }
    p { margin: 2px 0 0; } #summary, .quiet { color: var(--quiet); }
    main { flex: 1; display: flex; min-height: 0; }
    section { flex: 1; min-width: 0; display: flex; flex-direction: column; }
    aside { width: 430px; padding: 20px 24px; background: var(--paper); border-left: 1px solid var(--line);
      overflow-y: auto; }
    #controls { padding: 14px 28px 6px; }
    .control { display: flex; align-items: flex-start; gap: 12px; max-width: 760px; min-height: 46px; }
    .control label { width: 52px; } .control > output { width: 64px; text-align: right;
      font-variant-numeric: tabular-nums; }
    .track { flex: 1; position: relative; }
    input[type=range] { width: 100%; margin: 4px 0 0; accent-color: var(--hot); }
    .stops { position: relative; height: 22px; margin: 0 8px; }
    .stops button { position: absolute; transform: translateX(-50%); padding: 0 4px; border: 0;
      background: none; color: var(--quiet); font: 11px Inter, system-ui, sans-serif; cursor: pointer; }
    .stops button::before { content: ""; display: block; width: 1px; height: 6px; margin: 0 auto 1px;
      background: var(--quiet); }
    .stops button:hover, .stops button.here { color: var(--hot); font-weight: 600; }
    #area { flex: 1; overflow: auto; padding: 28px; background-image:
      radial-gradient(var(--line) 1px, transparent 1px); background-size: 16px 16px; }
    #room { position: relative; }
    #stage { position: absolute; transform-origin: 0 0; }
    #grip { position: absolute; width: 18px; height: 18px; cursor: nwse-resize; border-radius: 9px;
      background: var(--hot); border: 3px solid var(--paper); box-shadow: 0 1px 4px rgba(0, 0, 0, .3);
      touch-action: none; }
    .view { position: absolute; cursor: pointer; box-shadow: inset 0 0 0 1px var(--view);
      background: var(--fill); color: var(--ink); line-height: 1.2;
      display: flex; align-items: center; }
    .view > span { white-space: pre-wrap; max-width: 100%; } .view > span.line { white-space: pre;
      overflow: hidden; text-overflow: ellipsis; }
    .view.root { background: var(--paper); box-shadow: inset 0 0 0 1px var(--view),
      0 6px 24px rgba(0, 0, 0, .14); }
    .view.button { color: var(--x); justify-content: center;
      border-radius: 8px; font-weight: 600; }
    .view.field { border-radius: 6px; padding-left: 7px; }
    .view.image { background: repeating-linear-gradient(45deg, var(--fill) 0 6px, transparent 6px 12px); }
    .view.toggle, .view.slider, .view.progress { border-radius: 16px; }
    .view > i { position: absolute; left: 4px; top: 2px; font-size: 10px; font-style: normal;
      color: var(--view); pointer-events: none; white-space: nowrap; opacity: 0; }
    .view.image > i, .view.named > i, .view.hovered > i, .view.chosen > i { opacity: 1; }
    .view.label > i, .view.button > i, .view.field > i { top: -13px; left: 0; }
    .view.hovered, .view.mentioned { box-shadow: inset 0 0 0 2px var(--hot); }
    .view.chosen { box-shadow: inset 0 0 0 2px var(--hot); background: var(--warm); }
    #constraints { margin: 0; padding: 0; list-style: none; }
    #constraints li { padding: 4px 8px; margin: 0 -8px; border-radius: 6px; cursor: default;
      font: 13px/1.5 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
    #constraints li:hover { background: var(--warm); } #constraints li.broken { color: var(--hot); }
    #why table { border-collapse: collapse; width: 100%; margin-bottom: 8px; }
    #why td { padding: 1px 0; vertical-align: top; font-variant-numeric: tabular-nums; }
    #why td:first-child { text-align: right; padding-right: 12px; white-space: nowrap; width: 76px; }
    #why tr.sum td { border-top: 1px solid var(--line); padding-top: 5px; font-weight: 600; }
    #why .term { color: var(--quiet); overflow-wrap: anywhere; font-size: 13px; }
    .x { color: var(--x); } .y { color: var(--y); } .w { color: var(--w); } .h { color: var(--h); }
    #chart { width: 100%; height: auto; } #chart[hidden] { display: none; }
    #chart text { fill: var(--quiet); font-size: 10px; }
    @media (max-width: 900px) { body { height: auto; } main { flex-direction: column; } #area { min-height: 60vh; }
      aside { width: auto;
      border-left: 0; border-top: 1px solid var(--line); } }
    """
}
