// How coordinates follow one number, as pieces that are linear from end to end.
//
// The layout that constraints determine is a piecewise-linear function of any size it is given. The solver says where its
// pieces end: another constraint begins to matter there. Where the lines of a text break anew, the layout jumps.

const TOLERANCE = 1e-6;
/** How far beyond an event the layout is looked at, as a part of the range: the solver has passed it there. */
const STEP = 1e-8;

const isSame = (first, second) => first.every((value, place) => Math.abs(value - second[place]) <= TOLERANCE);
const mix = (first, second, part) => first.map((value, place) => value + (second[place] - value) * part);

/**
 * Finds the pieces between two sizes: yields sizes, and is to be given the coordinates there. One for each end of a piece.
 *
 * @param course says for the size that was yielded last, and the highest one, the sizes above it up to which all is linear, in
 *   rising order; after the last of them it is asked again
 *
 * Returns { stops, values }: the sizes between which all is linear, and the coordinates there.
 */
export function* pieces(low, high, course, most = 4000) {
  const step = (high - low) * STEP;
  const stops = [low], values = [Array.from(yield low)];
  const note = (size, found) => {
    stops.push(size);
    values.push(Array.from(found));
  };
  for (let at = low; at < high && stops.length < most;) {
    const size = Math.min(at + step, high), beyond = Array.from(yield size);
    // A jump: two sizes that no eye tells apart.
    if (!isSame(beyond, values.at(-1))) note(size, beyond);
    for (const end of course(size, high)) {
      // Short of the event, so that a jump begins here.
      const last = Math.min(Math.max(end, size + step), high);
      note(last, yield last < high ? Math.max(last - step, size) : high);
      at = last;
    }
    at = Math.max(at, size);
  }
  if (stops.at(-1) < high) note(high, yield high);
  for (let place = 1; place + 1 < stops.length;) {
    const part = (stops[place] - stops[place - 1]) / (stops[place + 1] - stops[place - 1]);
    if (isSame(values[place], mix(values[place - 1], values[place + 1], part))) {
      stops.splice(place, 1);
      values.splice(place, 1);
    } else place++;
  }
  // Without the noise of the last digits, so that a click on a mark goes to 216 and not beside it.
  return { stops: stops.map(stop => Math.round(stop * 1e6) / 1e6), values };
}

/** The sizes without the ends at which the layout changes its course; of a jump, which is two that no eye tells apart, one. */
export function breakpoints({ stops }) {
  const width = stops[stops.length - 1] - stops[0];
  return stops.slice(1, -1).filter((stop, place) => stops[place + 2] - stop > width * 1e-6);
}
