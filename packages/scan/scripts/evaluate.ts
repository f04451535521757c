/**
 * Reads boxes filled by many made hands and prints how many were read rightly, by defect, act, tool and shape, with the calibration:
 * npx tsx packages/scan/scripts/evaluate.ts [BOXES, 100,000 by default]. Seeded; none of its pages was learned from.
 */
import { setImmediate } from 'node:timers/promises';
import { questionsOfSheet, readMadePage } from './read-made-page.js';
import { Tally } from './tally.js';

const wanted = Number(process.argv[2] ?? 100_000);
if (!(wanted > 0)) throw new Error('usage: evaluate.ts [BOXES]');
const tally = new Tally();
let stopped = false;
process.once('SIGINT', () => {
  stopped = true;
});
for (let seed = 1; tally.boxes < wanted && !stopped; seed++) {
  tally.add(readMadePage(seed));
  if (seed % 25 === 0) console.error(`${tally.boxes} boxes, ${Math.round(process.uptime())} s`);
  await setImmediate(); // so that Ctrl-C is heard: what was read until then is printed
}
console.log(`${tally.boxes} boxes of ${tally.pages} pages with ${questionsOfSheet} questions each`);
tally.print();
