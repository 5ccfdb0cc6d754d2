/// The page of a layout report: one file that needs nothing else.
enum ReportPage {
  /// The page for a layout.
  ///
  /// - Parameter data: JSON with the pieces of the layout by width and by height, and the views.
  static func html(title: String, data: String) -> String {
    // What could end the script inside a string is written as an escape.
    let safe = data.split(separator: "<", omittingEmptySubsequences: false)
      .joined(separator: "\\u003C")
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(title): layout</title>
      <style>
      body { font: 15px/1.4 system-ui, sans-serif; margin: 24px; color: #222; background: #fff; }
      #stage { position: relative; margin: 16px 0; background: #f4f5f7; overflow: hidden; }
      .view { position: absolute; box-sizing: border-box; border: 1px solid #5b7db1; cursor: pointer;
        overflow: hidden; font-size: 12px; color: #345; }
      .view:hover, .view.chosen { border-color: #d2452d; background: rgba(210, 69, 45, 0.08); }
      label { display: block; margin: 4px 0; }
      input[type=range] { width: 420px; vertical-align: middle; }
      output { display: inline-block; width: 70px; }
      pre { background: #f4f5f7; padding: 12px; white-space: pre-wrap; }
      button { font: inherit; margin: 2px; }
      </style>
      </head>
      <body>
      <h1>\(title)</h1>
      <label>width <input type="range" id="width"><output id="widthValue"></output>
      <span id="widthStops"></span></label>
      <label>height <input type="range" id="height"><output id="heightValue"></output>
      <span id="heightStops"></span></label>
      <div id="stage"></div>
      <pre id="constraints">Point at a view to see its constraints.</pre>
      <pre id="why">Click a view to see why it lies where it lies.</pre>
      <script>
      const data = \(safe);
      \(script)
      </script>
      </body>
      </html>

      """
  }

  private static let script = """
    const element = id => document.getElementById(id);
    const sizes = { width: data.width, height: data.height };
    const pieces = { width: data.byWidth, height: data.byHeight };
    // The coordinates at a size: on the line between the two stops around it.
    function at(piece, size) {
      const stops = piece.stops;
      let index = 0;
      while (index + 2 < stops.length && size > stops[index + 1]) index += 1;
      const part = (size - stops[index]) / (stops[index + 1] - stops[index]);
      return piece.values[index].map((value, place) =>
        value + (piece.values[index + 1][place] - value) * part);
    }
    function coordinates() {
      const byWidth = at(pieces.width, sizes.width);
      const byHeight = at(pieces.height, sizes.height);
      const now = at(pieces.height, data.height);
      return byWidth.map((value, place) => value + byHeight[place] - now[place]);
    }
    const boxes = data.views.map(view => {
      const box = document.createElement("div");
      box.className = "view";
      box.dataset.name = view.name;
      box.textContent = view.text || (view.kind === "view" ? "" : view.name);
      box.addEventListener("mouseover", event => {
        event.stopPropagation();
        element("constraints").textContent = view.name + "\\n" +
          (view.constraints.join("\\n") || "no constraint mentions it");
      });
      box.addEventListener("click", event => {
        event.stopPropagation();
        boxes.forEach(other => other.classList.toggle("chosen", other === box));
        element("why").textContent = view.why;
      });
      return box;
    });
    data.views.forEach((view, index) => {
      const parent = data.views.findIndex(other => other.name === view.parent);
      (parent < 0 ? element("stage") : boxes[parent]).appendChild(boxes[index]);
    });
    function draw() {
      const values = coordinates();
      boxes.forEach((box, index) => {
        const [x, y, width, height] = values.slice(index * 4, index * 4 + 4);
        // Children are placed from the inside of the border.
        const border = index === 0 ? 0 : 1;
        box.style.left = (index === 0 ? 0 : x - border) + "px";
        box.style.top = (index === 0 ? 0 : y - border) + "px";
        box.style.width = width + "px";
        box.style.height = height + "px";
      });
      element("stage").style.width = sizes.width + "px";
      element("stage").style.height = sizes.height + "px";
      for (const name of ["width", "height"]) {
        element(name).value = sizes[name];
        element(name + "Value").textContent = Math.round(sizes[name] * 100) / 100;
      }
    }
    function set(name, value) {
      sizes[name] = value;
      // Where one coordinate follows both sizes, only one of them is shown moved at a time.
      if (!data.separable) {
        const other = name === "width" ? "height" : "width";
        sizes[other] = data[other];
      }
      draw();
    }
    for (const name of ["width", "height"]) {
      const stops = pieces[name].stops;
      const slider = element(name);
      slider.min = stops[0];
      slider.max = stops[stops.length - 1];
      slider.step = "any";
      slider.addEventListener("input", () => set(name, Number(slider.value)));
      for (const stop of stops.slice(1, -1)) {
        const button = document.createElement("button");
        button.textContent = Math.round(stop * 100) / 100;
        button.addEventListener("click", () => set(name, stop));
        element(name + "Stops").appendChild(button);
      }
    }
    // A link may ask for a size: card.html#width=216.
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      if (name in sizes && Number(value) > 0) set(name, Number(value));
    }
    draw();
    """
}
