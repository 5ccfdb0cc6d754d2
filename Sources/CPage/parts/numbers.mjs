// Numbers as `show` and the statements of the session have them.

/** Rounded to thousandths, without zeros at the end. */
export const points = value => {
  if (!Number.isFinite(value) || Math.abs(value) >= 1e12) return String(value);
  const thousandths = Math.sign(value) * Math.round(Math.abs(value) * 1000);
  return String(thousandths / 1000 + 0);
};

/** With as many digits as it has. */
export const exact = value => String(value + 0);

export const count = (number, word) => `${number} ${word}${number === 1 ? "" : "s"}`;

/** `term` after the part before it: ` + 8`, ` - 8`, nothing for zero; alone it is the number itself. */
export const constantAfter = (text, value) =>
  text === "" ? exact(value) : value === 0 ? "" : ` ${value < 0 ? "-" : "+"} ${exact(Math.abs(value))}`;

/** The edge on its nearest pixel, the greater of two equally near ones; as PixelGrid rounds. */
const roundEdge = (value, scale) => Math.floor(value * scale + 0.5 + 1e-6) / scale;

/** A frame with each edge on its nearest pixel. */
export function onGrid([x, y, width, height], scale) {
  if (!(scale >= 1e-6 && scale <= 1e6)) return [x, y, width, height];
  const left = roundEdge(x, scale), top = roundEdge(y, scale);
  const clean = length => Math.round(length * scale) / scale;
  return [left, top, clean(roundEdge(x + width, scale) - left), clean(roundEdge(y + height, scale) - top)];
}
