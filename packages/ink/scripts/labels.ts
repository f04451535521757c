/**
 * What the recogniser knows. One label stands for what no hand tells apart: `×` for x, X and the sign of times, `1` for the
 * upright line, `0` for the letter O; which of them is meant is told by the answer that is expected.
 */
export const labels: readonly string[] = [...'0123456789+-×÷=/()<>%√π∠abcdghkmnsyLABDEF', 'unknown'];

/** Letters that are no label and look like none: real ink that must be refused. */
const strangers = new Set([...'efpruwGHJMNPQRTWY&#@{}$?*~^']);
/** A sample's letter in its source → our label. */
const alike: Readonly<Record<string, string>> = { x: '×', X: '×', O: '0', '|': '1', S: 's', C: 'c' };

/** Looks like another label (l, I, o, t, z, q, …): neither taught nor tested, but its strokes serve as parts of signs. */
export const PART = 'part';

/** The label of a sample by the letter of its source, `unknown` for a stranger. */
export function labelOf(letter: string): string {
  const label = alike[letter] ?? letter;
  if (labels.includes(label)) return label;
  return strangers.has(letter) ? 'unknown' : PART;
}
