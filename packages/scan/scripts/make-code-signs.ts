/** Draws the signs of printed page codes from the face they are printed in: npx tsx packages/scan/scripts/make-code-signs.ts. */
import { writeFileSync } from 'node:fs';
import fontkit from '@pdf-lib/fontkit';
import { openStamps } from '../../typeset/src/press/open-stamps.js';
import { EM_PX, ROWS } from '../src/identity/code-signs.js';

const signs = [...'页码 0123456789.'];
const FINE = 4;
const BASE = 0.86;

const fonts = await openStamps();
const face = fontkit.create(fonts.song(new Set(signs.map((sign) => sign.codePointAt(0) ?? 0))));
const drawn = signs.map((sign) => {
  const glyph = face.glyphForCodePoint(sign.codePointAt(0) ?? 0);
  const columns = Math.round((glyph.advanceWidth / face.unitsPerEm) * EM_PX);
  const path = glyph.path as unknown as { commands: Command[] }; // fontkit has them, its types do not
  const lines = outlineOf(path.commands, face.unitsPerEm);
  const cover = Uint8Array.from({ length: columns * ROWS }, (_, k) =>
    coverOf(lines, k % columns, Math.floor(k / columns)),
  );
  return { sign, columns, cover: Buffer.from(cover).toString('base64') };
});
const target = new URL('../src/weights/code-signs.ts', import.meta.url);
writeFileSync(
  target,
  `// Made by scripts/make-code-signs.ts from Zhibi Song (Noto Serif SC, SIL OFL 1.1).\n\nexport const codeSigns = ${JSON.stringify(drawn)};\n`,
);
console.log(`${drawn.length} signs written to ${target.pathname}`);

interface Command {
  command: string;
  args: number[];
}

type Edge = readonly [x0: number, y0: number, x1: number, y1: number];

/** Outlines as straight lines in pixels, y downwards. */
function outlineOf(commands: readonly Command[], unitsPerEm: number): Edge[] {
  const edges: Edge[] = [];
  const scale = EM_PX / unitsPerEm;
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const to = (nextX: number, nextY: number) => {
    edges.push([x * scale, (BASE * unitsPerEm - y) * scale, nextX * scale, (BASE * unitsPerEm - nextY) * scale]);
    [x, y] = [nextX, nextY];
  };
  for (const { command, args } of commands) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = args;
    const [fromX, fromY] = [x, y];
    if (command === 'moveTo') [x, y, startX, startY] = [a, b, a, b];
    if (command === 'lineTo') to(a, b);
    if (command === 'closePath') to(startX, startY);
    for (let t = 0.125; t <= 1; t += 0.125) {
      const u = 1 - t;
      if (command === 'quadraticCurveTo')
        to(u * u * fromX + 2 * u * t * a + t * t * c, u * u * fromY + 2 * u * t * b + t * t * d);
      if (command === 'bezierCurveTo')
        to(
          u ** 3 * fromX + 3 * u * u * t * a + 3 * u * t * t * c + t ** 3 * e,
          u ** 3 * fromY + 3 * u * u * t * b + 3 * u * t * t * d + t ** 3 * f,
        );
    }
  }
  return edges;
}

/** How much of a pixel lies inside, by winding, 0 to 255. */
function coverOf(edges: readonly Edge[], column: number, row: number): number {
  let inside = 0;
  for (let k = 0; k < FINE * FINE; k++) {
    const [px, py] = [column + ((k % FINE) + 0.5) / FINE, row + (Math.floor(k / FINE) + 0.5) / FINE];
    let winding = 0;
    for (const [x0, y0, x1, y1] of edges) {
      if (y0 <= py === y1 <= py) continue;
      if (x0 + ((py - y0) / (y1 - y0)) * (x1 - x0) > px) winding += y1 > y0 ? 1 : -1;
    }
    if (winding !== 0) inside++;
  }
  return Math.round((255 * inside) / (FINE * FINE));
}
