/**
 * Fits how likely it is that ink is the expected character (src/characters/likely.ts) to virtual hands, by logistic regression:
 * npx tsx packages/ink/scripts/learn-characters.ts tongyong-8105.csv [hands]
 */
import { lookAlikesOf } from '../src/characters/index.js';
import { likelihoodOf, signsOf } from '../src/characters/likely.js';
import type { Line } from '../src/characters/line.js';
import { matchInk } from '../src/characters/match.js';
import { listed, modelFor } from './hanzi.js';
import { cases, isForm, writtenFor } from './written-characters.js';

const [path, count = '12000'] = process.argv.slice(2);
if (path === undefined) throw new Error('usage: learn-characters.ts tongyong-8105.csv [hands]');
const all = listed(path, 1);
const samples: { signs: number[]; right: number }[] = [];
for (let seed = 0; samples.length < Number(count); seed++)
  for (const how of cases) {
    const expected = all[(seed * 7919 + cases.indexOf(how)) % all.length] ?? '一';
    // Look-alikes are rare among all characters, and what matters: every other pair is one.
    const model = modelFor(expected);
    const written = writtenFor(expected, how, seed, all);
    if (!model || !written || written.ink.length === 0) continue;
    const lines = written.ink.map(({ points }): Line => points.map(([x, y]) => [x, y]));
    const match = matchInk(lines, model);
    const others = lookAlikesOf(expected).flatMap((one) => {
      const other = modelFor(one);
      return other ? [matchInk(lines, other).cost] : [];
    });
    samples.push({ signs: signsOf(match, Math.min(Infinity, ...others) - match.cost), right: isForm[how] ? 1 : 0 });
  }

const size = samples[0]?.signs.length ?? 0;
let weights = new Array<number>(size).fill(0);
for (let round = 0; round < 4000; round++) {
  const slope = new Array<number>(size).fill(0);
  for (const { signs, right } of samples) {
    const off = right - likelihoodOf(signs, weights);
    for (let k = 0; k < size; k++) slope[k] = (slope[k] ?? 0) + off * (signs[k] ?? 0);
  }
  weights = weights.map((weight, k) => weight + (0.6 * (slope[k] ?? 0)) / samples.length - 0.0001 * weight);
}
const right = samples.filter((one) => likelihoodOf(one.signs, weights) > 0.5 === (one.right === 1)).length;
console.log(`weights = [${weights.map((weight) => weight.toFixed(3)).join(', ')}]`);
console.log(
  `${samples.length} samples, ${((100 * right) / samples.length).toFixed(2)} % on the right side of one half`,
);
