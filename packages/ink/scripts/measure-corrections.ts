/**
 * Measures what is read of a teacher's pen, over generated hands: of what has one meaning how much counts by itself, and whether anything
 * counts that was not meant. Usage: npx tsx packages/ink/scripts/measure-corrections.ts [seeds of each kind]
 */
import { readCorrection } from '../src/correction/index.js';
import { cleanCorrections, correctionCase, doubtfulCorrections } from '../src/hard-cases/index.js';

const seeds = Number(process.argv[2] ?? 200);
let [decided, meantAll, wrongAll, all] = [0, 0, 0, 0];
for (const kind of [...cleanCorrections, ...doubtfulCorrections]) {
  let [right, asked] = [0, 0];
  const wrong: number[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const { strokes, items, meant } = correctionCase(kind, seed);
    const read = readCorrection([{ page: 1, strokes }], items);
    const certain = read.filter(({ points }) => points !== null);
    if (certain.some(({ itemId, points }) => meant.get(itemId) !== points)) wrong.push(seed);
    else if (certain.length > 0) right += 1;
    else if (read.length > 0) asked += 1;
  }
  all += seeds;
  wrongAll += wrong.length;
  if (cleanCorrections.includes(kind)) [decided, meantAll] = [decided + right, meantAll + seeds];
  const share = (count: number) => `${((100 * count) / seeds).toFixed(1)} %`.padStart(8);
  console.log(
    `${kind.padEnd(28)} counts ${share(right)}  asks ${share(asked)}  wrong ${wrong.length} ${wrong.slice(0, 8).join(' ')}`,
  );
}
console.log(
  `\nof ${meantAll} with one meaning ${((100 * decided) / meantAll).toFixed(1)} % count; wrong: ${wrongAll} of ${all}`,
);
