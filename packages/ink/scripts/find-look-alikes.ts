/**
 * Finds for each character those that it may be taken for, by laying the strokes of one over the other, and writes src/characters/look-alikes.ts:
 * npx tsx packages/ink/scripts/find-look-alikes.ts tongyong-8105.csv
 */
import { writeFileSync } from 'node:fs';
import { boundsOf } from '../src/characters/line.js';
import { ALONE, matchInk } from '../src/characters/match.js';
import type { CharacterModel } from '../src/characters/model.js';
import { listed, modelFor } from './hanzi.js';

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('usage: find-look-alikes.ts tongyong-8105.csv');
/** Alike is what costs no more than one stroke and a little. */
const MOST_COST = ALONE + 2;
const [COMPARED, KEPT, CELLS] = [24, 6, 8];

const models = listed(path).flatMap((one) => modelFor(one) ?? []);
const common = new Set(listed(path, 1));

/** How much ink lies where, blurred: what looks unlike by this is not compared stroke by stroke. */
function lookOf({ strokes }: CharacterModel): Float32Array {
  const look = new Float32Array(CELLS * CELLS * 2);
  const { left, top, width, height } = boundsOf(strokes);
  const side = Math.max(width, height, 0.1);
  for (const stroke of strokes)
    for (const [k, [x, y]] of stroke.entries()) {
      const before = stroke[Math.max(0, k - 1)] ?? [x, y];
      const isDown = Math.abs(y - before[1]) > Math.abs(x - before[0]) ? 1 : 0;
      const [cx, cy] = [((x - left) / side) * (CELLS - 1), ((y - top) / side) * (CELLS - 1)];
      for (let i = 0; i < CELLS; i++)
        for (let j = 0; j < CELLS; j++) {
          const at = (i * CELLS + j) * 2 + isDown;
          look[at] = (look[at] ?? 0) + Math.exp(-((i - cx) ** 2 + (j - cy) ** 2));
        }
    }
  return look;
}
const looks = models.map(lookOf);
const far = (a: Float32Array, b: Float32Array) => a.reduce((sum, value, k) => sum + (value - (b[k] ?? 0)) ** 2, 0);

const rows: string[] = [];
for (const [at, model] of models.entries()) {
  if (!common.has(model.character)) continue;
  const own = looks[at] ?? new Float32Array();
  const near = models
    .map((other, k) => ({ other, far: k === at ? Infinity : far(own, looks[k] ?? own) }))
    .filter(({ other }) => Math.abs(other.strokes.length - model.strokes.length) <= 1)
    .sort((a, b) => a.far - b.far)
    .slice(0, COMPARED)
    .map(({ other }) => ({ character: other.character, cost: matchInk(other.strokes, model).cost }))
    .filter(({ cost }) => cost <= MOST_COST)
    .sort((a, b) => a.cost - b.cost)
    .slice(0, KEPT);
  if (near.length > 0) rows.push(`${model.character}${near.map(({ character }) => character).join('')}`);
}
writeFileSync(
  new URL('../src/characters/look-alikes.ts', import.meta.url),
  `// Made by scripts/find-look-alikes.ts from stroke medians: each word is a character and those that it may be taken for, the likest first.
export const lookAlikeWords =
  '${rows.join(' ')}';
`,
);
console.log(`${rows.length} of ${common.size} characters are like others`);
