/**
 * Judges the model of mastery and its rivals on answers of students held out: npx tsx packages/mastery/scripts/evaluate.ts LOG
 * LOG is a .csv.gz of three lines a student (how many; the knowledge point of each; 1 or 0 of each). Every fifth student is held out.
 */
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { History } from '../src/answer.js';
import { fitModel, foretold } from '../src/fit-model.js';
import { areaUnderCurve, calibrationError } from '../src/judge.js';
import { bayesianTracing, pointAverage, type Rival, studentAverage } from '../src/rivals.js';

const [path] = process.argv.slice(2);
if (!path) throw new Error('usage: evaluate.ts LOG');
const lines = gunzipSync(readFileSync(path)).toString().trim().split(/\r?\n/);
const cells = (line = '') => line.split(',').filter((cell) => cell !== '');
const histories: History[] = [];
for (let i = 0; i + 2 < lines.length; i += 3) {
  const right = cells(lines[i + 2]);
  histories.push(
    cells(lines[i + 1]).map((point, at) => ({ point, item: point, at, share: Number(right[at] === '1') })),
  );
}
const learned = histories.filter((_, i) => i % 5 !== 0);
const heldOut = histories.filter((_, i) => i % 5 === 0);
const model = fitModel(learned);
const { difficultyOf, ...rates } = model;
console.log(JSON.stringify(rates), `${difficultyOf.size} difficulties`);
const ours: Rival = (history) => [...foretold(model, history)].map(({ chance }) => chance);
const rivals = {
  mastery: ours,
  'Bayesian knowledge tracing': bayesianTracing(learned),
  'average of the student': studentAverage(learned),
  'average of the knowledge point': pointAverage(learned),
};
console.log(
  `${learned.length} students learned from, ${heldOut.length} held out with ${heldOut.flat().length} answers`,
);
const areas = Object.entries(rivals).map(([name, rival]) => {
  const judged = heldOut.flatMap((history) => {
    const chances = rival(history);
    return history.map(({ share }, i) => ({ share, chance: chances[i] ?? Number.NaN }));
  });
  const area = areaUnderCurve(judged);
  console.log(`${name.padEnd(32)} AUC ${area.toFixed(4)}  calibration error ${calibrationError(judged).toFixed(4)}`);
  return area;
});
const [own = 0, ...others] = areas;
if (own <= Math.max(...others)) throw new Error('the model is not above its rivals');
