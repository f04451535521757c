/**
 * Reads boxes filled by many made hands and prints how many were read rightly, by defect, act, tool and shape, with the calibration:
 * npx tsx packages/scan/scripts/evaluate.ts [BOXES, 100,000 by default]. Seeded; none of its pages was learned from.
 */
import { questionsOfSheet, readMadePage } from './read-made-page.js';
import { Tally } from './tally.js';

const wanted = Number(process.argv[2] ?? 100_000);
if (!(wanted > 0)) throw new Error('usage: evaluate.ts [BOXES]');
const tally = new Tally();
for (let seed = 1; tally.boxes < wanted; seed++) {
  tally.add(readMadePage(seed));
  if (seed % 50 === 0) console.error(`${tally.boxes} boxes, ${Math.round(process.uptime())} s`);
}
console.log(`${tally.boxes} boxes of ${tally.pages} pages with ${questionsOfSheet} questions each`);
tally.print();
