extension ReportPage {
  /// What the page does.
  static let script = """
    const element = id => document.getElementById(id);
    const make = (name, parent, text, kind) => {
      const made = document.createElement(name);
      if (text !== undefined) made.textContent = text;
      if (kind) made.className = kind;
      parent.appendChild(made);
      return made;
    };
    const number = value => String(Math.round(value * 1000) / 1000);
    const sizes = { width: data.width, height: data.height };
    const axes = { width: data.byWidth, height: data.byHeight };
    const words = ["x", "y", "width", "height"], classes = ["x", "y", "w", "h"];
    let chosen = -1;

    // MARK: The layout at a size

    // The piece a size lies in, and how far: layouts are linear between two stops.
    function piece(axis, size) {
      let index = 0;
      while (index + 2 < axis.stops.length && size > axis.stops[index + 1]) index += 1;
      const [start, end] = axis.stops.slice(index);
      return { index, distance: size - start, part: (size - start) / (end - start) };
    }
    function at(axis, size) {
      const { index, part } = piece(axis, size);
      return axis.values[index].map((value, place) =>
        value + (axis.values[index + 1][place] - value) * part);
    }
    const base = at(axes.width, data.width);
    function coordinates() {
      const byHeight = at(axes.height, sizes.height);
      return at(axes.width, sizes.width).map((value, place) => value + byHeight[place] - base[place]);
    }
    // What a coordinate is the sum of: along the size that it follows, else as it always is.
    function shares(place) {
      const order = sizes.height === data.height ? ["width", "height"] : ["height", "width"];
      for (const name of order) {
        const { index, distance } = piece(axes[name], sizes[name]);
        const terms = axes[name].why[index][place];
        if (terms) return terms.map(([start, slope, text]) =>
          ({ amount: start + slope * distance, text: data.texts[text] }));
      }
      return data.now[place].map(([amount, , text]) => ({ amount, text: data.texts[text] }));
    }

    // MARK: Views

    const boxes = [];
    data.views.forEach((view, index) => {
      const parent = view.parent < 0 ? element("stage") : boxes[view.parent];
      const box = make("div", parent, undefined, "view " + view.kind);
      if (view.text) {
        const text = make("span", box, view.text, view.lines === 1 ? "line" : "");
        // The fonts of browsers are a little wider than the system's.
        text.style.fontSize = view.font * 0.94 + "px";
      }
      if (view.parent < 0) box.classList.add("root");
      else make("i", box, view.name);
      box.dataset.name = view.name;
      box.dataset.index = index;
      boxes.push(box);
    });
    const viewAt = target => {
      const box = target.closest ? target.closest(".view") : null;
      return box ? Number(box.dataset.index) : -1;
    };
    function mark(kind, isMarked) {
      boxes.forEach((box, index) => box.classList.toggle(kind, isMarked(index)));
    }
    element("stage").addEventListener("mouseover", event => {
      const index = viewAt(event.target);
      mark("hovered", other => other === index);
      list(index);
    });
    element("stage").addEventListener("mouseleave", () => {
      mark("hovered", () => false);
      list(chosen);
    });
    element("stage").addEventListener("click", event => choose(viewAt(event.target)));

    // MARK: Constraints

    // Those that mention a view, or all of them.
    function list(index) {
      const place = element("constraints");
      place.replaceChildren();
      const shown = data.constraints.filter(one => index < 0 || one.views.includes(index));
      element("about").textContent = index < 0 ? "Constraints"
        : "Constraints of " + data.views[index].name;
      for (const constraint of shown) {
        const line = make("li", place, constraint.text, constraint.broken ? "broken" : "");
        line.addEventListener("mouseenter", () =>
          mark("mentioned", other => constraint.views.includes(other)));
        line.addEventListener("mouseleave", () => mark("mentioned", () => false));
      }
      if (shown.length === 0) make("li", place, "no constraint mentions it", "quiet");
    }

    // MARK: Why

    function choose(index) {
      chosen = index;
      mark("chosen", other => other === index);
      list(index);
      explain();
    }
    function explain() {
      if (chosen < 0) return;
      const place = element("why");
      place.replaceChildren();
      element("chosen").textContent = "Why " + data.views[chosen].name + " lies there";
      const values = coordinates();
      words.forEach((word, offset) => {
        const table = make("table", place);
        table.dataset.number = word;
        const sum = make("tr", table, undefined, "sum");
        make("td", sum, number(values[chosen * 4 + offset]));
        make("td", sum, word, classes[offset]);
        const terms = shares(chosen * 4 + offset);
        for (const { amount, text } of terms) {
          const row = make("tr", table);
          make("td", row, number(amount), "term");
          make("td", row, (terms.length > 1 ? "" : "from ") + text, "term");
        }
      });
      chart();
    }

    // MARK: The four numbers as functions of a size

    const draw = (name, attributes, parent) => {
      const made = document.createElementNS(element("chart").namespaceURI, name);
      for (const key in attributes) made.setAttribute(key, attributes[key]);
      parent.appendChild(made);
      return made;
    };
    let along = "width";
    function chart() {
      const place = element("chart");
      place.replaceChildren();
      place.removeAttribute("hidden");
      const axis = axes[along], stops = axis.stops;
      const lines = words.map((word, offset) => axis.values.map(row => row[chosen * 4 + offset]));
      const low = Math.min(0, ...lines.flat()), high = Math.max(1, ...lines.flat());
      const across = size => 34 + (size - stops[0]) / (stops[stops.length - 1] - stops[0]) * 356;
      const up = value => 160 - (value - low) / (high - low) * 148;
      for (const value of [low, high]) {
        draw("text", { x: 30, y: up(value) + 3, "text-anchor": "end" }, place).textContent = number(value);
        draw("line", { x1: 34, x2: 390, y1: up(value), y2: up(value), stroke: "var(--line)" }, place);
      }
      lines.forEach((values, offset) => {
        const colour = "var(--" + classes[offset] + ")";
        draw("polyline", { fill: "none", stroke: colour, "stroke-width": 1.6, "data-number": words[offset],
          points: values.map((value, index) => across(stops[index]) + "," + up(value)).join(" ") }, place);
        draw("text", { x: 34 + 90 * offset, y: 186, style: "fill:" + colour }, place).textContent = words[offset];
      });
      for (const stop of stops.slice(1, -1)) {
        draw("line", { x1: across(stop), x2: across(stop), y1: 156, y2: 164, stroke: "var(--quiet)" }, place);
      }
      draw("text", { x: 390, y: 174, "text-anchor": "end" }, place).textContent = "by " + along;
      draw("line", { x1: across(sizes[along]), x2: across(sizes[along]), y1: 8, y2: 164,
        stroke: "var(--ink)", "stroke-dasharray": "3 3" }, place);
    }

    // MARK: Sizes

    // Small layouts are shown larger, large ones as a whole.
    const scale = Math.max(0.2, Math.min(1.6,
      (element("area").clientWidth - 64) / (1.15 * data.width),
      (element("area").clientHeight - 64) / (1.15 * data.height)));
    function show() {
      const values = coordinates();
      boxes.forEach((box, index) => {
        const [x, y, width, height] = values.slice(index * 4, index * 4 + 4);
        box.style.left = (index === 0 ? 0 : x) + "px";
        box.style.top = (index === 0 ? 0 : y) + "px";
        box.style.width = width + "px";
        box.style.height = height + "px";
      });
      element("stage").style.transform = "scale(" + scale + ")";
      element("room").style.width = sizes.width * scale + "px";
      element("room").style.height = sizes.height * scale + "px";
      element("grip").style.left = sizes.width * scale - 9 + "px";
      element("grip").style.top = sizes.height * scale - 9 + "px";
      element("size").textContent = number(sizes.width) + " × " + number(sizes.height);
      for (const name in sizes) {
        element(name).value = sizes[name];
        element(name + "Value").textContent = number(sizes[name]);
        for (const button of element(name + "Stops").children) {
          button.classList.toggle("here", Number(button.dataset.stop) === sizes[name]);
        }
      }
      explain();
    }
    function set(name, value) {
      const stops = axes[name].stops;
      sizes[name] = Math.min(stops[stops.length - 1], Math.max(stops[0], value));
      along = name;
      // Where both sizes act on one coordinate together, only one of them is moved at a time.
      if (!data.separable) {
        const other = name === "width" ? "height" : "width";
        sizes[other] = data[other];
      }
      show();
    }
    for (const name in sizes) {
      const stops = axes[name].stops;
      const slider = element(name);
      slider.min = stops[0];
      slider.max = stops[stops.length - 1];
      slider.step = "any";
      slider.addEventListener("input", () => set(name, Number(slider.value)));
      // A jump is two stops that no eye could tell apart.
      const width = stops[stops.length - 1] - stops[0];
      for (const stop of stops.slice(1, -1).filter((stop, place) => stops[place + 2] - stop > width * 1e-6)) {
        const button = make("button", element(name + "Stops"), number(stop));
        button.dataset.stop = stop;
        button.title = "At " + name + " " + number(stop) + " another constraint begins to matter";
        button.style.left = (stop - stops[0]) / (stops[stops.length - 1] - stops[0]) * 100 + "%";
        button.addEventListener("click", () => set(name, stop));
      }
    }
    element("grip").addEventListener("pointerdown", event => {
      const start = { ...sizes }, from = [event.clientX, event.clientY];
      element("grip").setPointerCapture(event.pointerId);
      const move = event => {
        if (data.separable) set("height", start.height + (event.clientY - from[1]) / scale);
        set("width", start.width + (event.clientX - from[0]) / scale);
      };
      element("grip").addEventListener("pointermove", move);
      element("grip").addEventListener("pointerup", () =>
        element("grip").removeEventListener("pointermove", move), { once: true });
    });

    // MARK: Start

    const count = (number, word) => number + " " + word + (number === 1 ? "" : "s");
    const inner = document.querySelectorAll(".stops button").length;
    element("summary").textContent = count(data.views.length, "view") + ", "
      + count(data.constraints.length, "constraint") + ", " + count(inner, "breakpoint")
      + ". Point at a view for its constraints, click it for the reasons; drag the corner or the sliders."
      + (data.separable ? "" : " Width and height act together here: one is moved at a time.");
    list(-1);
    // A link may ask for a size and a view: card.html#width=216&view=title.
    for (const [name, value] of new URLSearchParams(location.hash.slice(1))) {
      if (name in sizes && Number(value) > 0) set(name, Number(value));
      if (name === "view") choose(data.views.findIndex(view => view.name === value));
    }
    show();
    """
}
