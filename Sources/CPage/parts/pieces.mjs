// How coordinates follow one number, as pieces that are linear from end to end.
//
// The layout that constraints determine is a piecewise-linear function of any size it is given, so few values say
// everything: those at the breakpoints, where another constraint begins to matter.

const TOLERANCE = 1e-6;
/** The narrowest piece that is told apart, as a part of the range. */
const NARROWEST = 1e-7;

const isSame = (first, second) => first.every((value, place) => Math.abs(value - second[place]) <= TOLERANCE);
const mix = (first, second, part) => first.map((value, place) => value + (second[place] - value) * part);
const slope = (first, second, step) => first.map((value, place) => (second[place] - value) / step);
const line = (value, rate, distance) => value.map((number, place) => number + rate[place] * distance);

/** The distance from the start at which the lines from both ends meet, if it is one for all. */
function meeting(first, ahead, last, behind, length) {
  let found;
  for (let place = 0; place < first.length; place++) {
    const difference = ahead[place] - behind[place];
    if (Math.abs(difference) <= 1e-6) continue;
    const distance = (last[place] - behind[place] * length - first[place]) / difference;
    if (found !== undefined && Math.abs(found - distance) > length * 1e-3) return undefined;
    found ??= distance;
  }
  return found;
}

/**
 * Finds the pieces between two sizes: yields sizes, and is to be given the coordinates there. About ten for each
 * breakpoint, forty more where several lie close. From both ends of an interval the lines are followed to where they
 * meet. If the layout lies there too, that is the breakpoint, exactly; else there are more, and the interval is halved.
 *
 * Returns { stops, values }: the sizes between which all is linear, and the coordinates there.
 */
export function* pieces(low, high, most = 4000) {
  const known = new Map();
  function* at(size) {
    if (!known.has(size)) known.set(size, Array.from(yield size));
    return known.get(size);
  }
  const stops = [low], values = [yield* at(low)], width = high - low;
  const pending = width > 0 ? [[low, high]] : [];
  while (pending.length) {
    const [start, end] = pending.pop(), length = end - start;
    const first = yield* at(start), last = yield* at(end);
    let isLine = length <= width * NARROWEST || known.size > most;
    if (!isLine) {
      isLine = true;
      for (const part of [0.5, 0.25, 0.8]) {
        isLine &&= isSame(yield* at(start + length * part), mix(first, last, part));
        if (!isLine) break;
      }
    }
    if (isLine) {
      stops.push(end);
      values.push(last);
      continue;
    }
    const step = length * 1e-4;
    const ahead = slope(first, yield* at(start + step), step);
    const behind = slope(yield* at(end - step), last, step);
    const met = meeting(first, ahead, last, behind, length);
    if (met > step && met < length - step && isSame(yield* at(start + met), line(first, ahead, met))) {
      pending.push([start + met, end], [start, start + met]);
    } else {
      const middle = (start + end) / 2;
      pending.push([middle, end], [start, middle]);
    }
  }
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
