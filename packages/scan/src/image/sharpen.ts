/** Half of the window of each of two means in a row, in pixels: a scanner out of focus spreads a point over about half a millimetre. */
const REACH = 3;
const TIMES = 6;

/**
 * Takes away the blur of a square of greys by Van Cittert's method: what a guess, blurred again, lacks of what was seen is added to it, a few
 * times. More times bring out the noise.
 * @param greys row by row, `side` in each
 */
export function sharpened(greys: Uint8Array, side: number): Uint8Array {
  const guess = Float32Array.from(greys);
  for (let time = 0; time < TIMES; time++) {
    const again = blurred(guess, side);
    for (let k = 0; k < guess.length; k++)
      guess[k] = Math.max(0, Math.min(255, (guess[k] ?? 0) + (greys[k] ?? 0) - (again[k] ?? 0)));
  }
  return Uint8Array.from(guess);
}

function blurred(values: Float32Array, side: number): Float32Array {
  let out = values;
  for (let pass = 0; pass < 2; pass++) out = means(means(out, side, 1, side), side, side, 1);
  return out;
}

/** The mean of each value and its neighbours in lines of `step` between values and `across` between lines. */
function means(values: Float32Array, side: number, step: number, across: number): Float32Array {
  const out = new Float32Array(values.length);
  const at = (line: number, k: number) => values[line * across + Math.min(side - 1, Math.max(0, k)) * step] ?? 0;
  for (let line = 0; line < side; line++) {
    let sum = 0;
    for (let k = -REACH; k <= REACH; k++) sum += at(line, k);
    for (let k = 0; k < side; k++) {
      out[line * across + k * step] = sum / (2 * REACH + 1);
      sum += at(line, k + REACH + 1) - at(line, k - REACH);
    }
  }
  return out;
}
