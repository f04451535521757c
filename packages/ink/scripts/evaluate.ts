/** Prints how well the committed weights read ink they were not trained on: npx tsx packages/ink/scripts/evaluate.ts DATA */
import { makeHand, writeText } from '../src/handwriting/index.js';
import { seeded } from '../src/handwriting/random.js';
import type { SymbolInk } from '../src/recogniser/features.js';
import { ACCEPT, recogniseInk } from '../src/recogniser/recognise.js';
import { readSplit, type Sample } from './data.js';
import { evaluateNumbers } from './evaluate-numbers.js';
import { divided, equals } from './training-set.js';
import { unknownKinds } from './unknowns.js';

const path = process.argv[2];
if (!path) throw new Error('usage: evaluate.ts handwritten-symbols.jsonl.gz');
const split = readSplit(path);
const random = seeded(99);
const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} % of ${whole}`;

known(
  'digits, pen tablet, held out',
  split.test.filter((sample) => sample.source.startsWith('pendigits')),
);
known(
  'digits, another device, held out',
  split.test.filter((sample) => !sample.source.startsWith('pendigits') && /\d/.test(sample.label)),
);
const signs = split.test.filter((sample) => '+-×/'.includes(sample.label));
const minuses = signs.filter((sample) => sample.label === '-');
const made = Array.from(
  { length: 200 },
  (_, k): Sample =>
    k % 2 === 0
      ? { source: 'made', label: '=', ink: equals(minuses, random) }
      : { source: 'made', label: '÷', ink: divided(minuses, random) },
);
known('signs + - × /', signs);
known('= and ÷ put together', made);

const pool = split.test.filter((sample) => /\d/.test(sample.label));
for (const kind of unknownKinds) {
  const inks: SymbolInk[] = [];
  while (inks.length < 500) {
    const ink = kind.make(pool, random);
    if (ink) inks.push(ink);
  }
  unknown(kind.name, inks);
}
for (const label of ['?', 'e'])
  unknown(
    `real ${label}, never trained on`,
    split.strangers.filter((sample) => sample.label === label).map((sample) => sample.ink),
  );

const box = { xMm: 0, yMm: 0, widthMm: 40, heightMm: 12 };
const written = (letters: string, hands: number, sloppiness: number) =>
  [...letters].flatMap((label) =>
    Array.from(
      { length: hands },
      (_, seed): Sample => ({
        source: 'virtual',
        label,
        ink: writeText(makeHand(seed, sloppiness), label, box, 0).map((stroke) =>
          stroke.points.map(([x, y]) => [x, y]),
        ),
      }),
    ),
  );
for (const sloppiness of [0.2, 0.5, 0.8])
  known(`virtual digits, sloppiness ${sloppiness}`, written('0123456789', 200, sloppiness));
known('virtual signs', written('+-×=÷/', 200, 0.5));
for (const letter of 'abdefghkmnprtwAEFGHKMNPQRW△π') {
  const seen = written(letter, 40, 0.5).map((sample) => recogniseInk(sample.ink));
  const taken = seen.filter((reading) => reading.accepted);
  if (taken.length > 4)
    console.log(
      `  letter ${letter} taken for ${[...new Set(taken.map((reading) => reading.label))].join(' ')}: ${taken.length} of 40`,
    );
}
unknown(
  'virtual letters, never trained on',
  written('abdefghkmnprtwAEFGHKMNPQRW△π', 40, 0.5).map((sample) => sample.ink),
);

evaluateNumbers(pool);

const started = performance.now();
for (const sample of pool.slice(0, 500)) recogniseInk(sample.ink);
console.log(`time: ${((performance.now() - started) / 500).toFixed(3)} ms a symbol`);

function known(name: string, samples: readonly Sample[]): void {
  const readings = samples.map((sample) => ({
    label: sample.label,
    reading: recogniseInk(sample.ink),
  }));
  const accepted = readings.filter(({ reading }) => reading.accepted);
  const right = (list: typeof readings) =>
    list.filter(({ label, reading }) => reading.ranked.find((one) => one.label !== 'unknown')?.label === label).length;
  console.log(
    `${name}: right ${percent(right(readings), readings.length)}; accepted at ${ACCEPT} ${percent(accepted.length, readings.length)}, of these right ${percent(right(accepted), accepted.length)}`,
  );
  const wrong = new Map<string, number>();
  for (const { label, reading } of readings)
    if (reading.label !== label)
      wrong.set(`${label}→${reading.label}`, (wrong.get(`${label}→${reading.label}`) ?? 0) + 1);
  console.log(
    `  ${[...wrong]
      .sort((a, b) => b[1] - a[1])
      .slice(0, 8)
      .map(([what, count]) => `${what} ${count}`)
      .join(', ')}`,
  );
}

function unknown(name: string, inks: readonly SymbolInk[]): void {
  console.log(
    `unknown, ${name}: falsely accepted ${percent(inks.filter((ink) => recogniseInk(ink).accepted).length, inks.length)}`,
  );
}
