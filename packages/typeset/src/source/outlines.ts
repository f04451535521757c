import { typstString } from '@zhibi/content';

/** The square that outlines are drawn in, and how far its top lies above their zero. */
const TOP = 900;

/** A path of M, L, Q, C and Z, its y growing upward, as a Typst drawing in a unit of length `u` and a paint `p`. */
export function strokeSource(path: string): string {
  const tokens = path.match(/[MLQCZ]|-?\d+(?:\.\d+)?/g) ?? [];
  const pieces: string[] = [];
  let at = 0;
  const point = () => `(${Number(tokens[at++])} * u, ${TOP - Number(tokens[at++])} * u)`;
  while (at < tokens.length) {
    const command = tokens[at++];
    if (command === 'M') pieces.push(`curve.move(${point()})`);
    else if (command === 'L') pieces.push(`curve.line(${point()})`);
    else if (command === 'Q') pieces.push(`curve.quad(${point()}, ${point()})`);
    else if (command === 'C') pieces.push(`curve.cubic(${point()}, ${point()}, ${point()})`);
    else if (command === 'Z') pieces.push('curve.close()');
    else throw new Error(`a path does not begin with ${command}`);
  }
  return `(u, p) => curve(fill: p, ${pieces.join(', ')})`;
}

/** The strokes of every character of a sheet, by the character. */
export function outlinesSource(outlines: Readonly<Record<string, readonly string[]>>): string {
  const known = Object.entries(outlines).map(
    ([char, strokes]) => `${typstString(char)}: (${strokes.map(strokeSource).join(', ')},)`,
  );
  return `#let zb-outlines = (${known.length === 0 ? ':' : `${known.join(', ')},`})`;
}
