/**
 * Prints how well the committed weights read ink that they were not trained on, by device:
 * npx tsx packages/ink/scripts/evaluate.ts handwritten-symbols.jsonl.gz unipen-symbols.jsonl.gz
 */
import { seeded } from '../src/handwriting/random.js';
import { Pen } from '../src/hard-cases/pen.js';
import type { SymbolInk } from '../src/recogniser/features.js';
import { verifyAnswer } from '../src/recogniser/index.js';
import { recogniseInk } from '../src/recogniser/recognise.js';
import { devices, readSplit, type Sample } from './data.js';
import { CERTAIN, evaluateAnswers } from './evaluate-answers.js';
import { labels } from './labels.js';
import { madeSigns } from './made-signs.js';
import { percent, table } from './table.js';
import { unknownKinds } from './unknowns.js';

const paths = process.argv.slice(2);
if (paths.length === 0) throw new Error('usage: evaluate.ts DATA…');
const split = readSplit(paths);
const random = seeded(99);
const isDigit = (sample: Sample) => /^\d$/.test(sample.letter);

console.log(`Single digits as answers of one digit, decided from ${CERTAIN}`);
table(
  ['device', 'digits', 'decided', 'decided and right', 'errors'],
  devices.map((device) =>
    digitAnswers(
      device,
      split.test.filter((sample) => sample.device === device && /\d/.test(sample.letter)),
    ),
  ),
);
console.log('\nSigns and letters of the thirty held-out writers');
table(
  ['label', 'symbols', 'best guess right', 'accepted', 'accepted and right', 'errors'],
  labels
    .filter((label) => !/\d|unknown/.test(label))
    .map((label) => {
      const written = split.test.filter((sample) => sample.label === label);
      return known(label, written.length > 0 ? written : made(label));
    }),
);
console.log('\nWhat is no symbol');
const digits = split.test.filter(isDigit);
table(
  ['kind', 'accepted'],
  [
    ...unknownKinds.map((kind) => {
      const inks: SymbolInk[] = [];
      while (inks.length < 1000) inks.push(...[kind.make(digits, random)].filter((ink) => ink !== undefined));
      return unknown(kind.name, inks);
    }),
    unknown(
      'letters of no label',
      split.test.filter((sample) => sample.label === 'unknown').map((sample) => sample.ink),
    ),
    unknown(
      '? and e of NumberPad',
      split.strangers.map((sample) => sample.ink),
    ),
  ],
);

evaluateAnswers(split.test);

function made(label: string): Sample[] {
  const make = madeSigns[label];
  const inks = Array.from({ length: 300 }, () => make?.(split.test, random));
  return inks.flatMap((ink) => (ink ? [{ device: 'unipen' as const, label, letter: label, ink }] : []));
}

/** Each digit as a whole answer, for the key that it is and for the nine that it is not. */
function digitAnswers(name: string, samples: readonly Sample[]): string[] {
  const [wrong, seen] = [new Map<string, number>(), { decided: 0, right: 0 }];
  for (const { letter, ink } of samples) {
    const strokes = new Pen(random).put(ink, { xMm: 20, yMm: 20, sizeMm: 5 });
    const checks = [...'0123456789'].map((key) => ({ key, check: verifyAnswer(strokes, [key]) }));
    const own = checks.find(({ key }) => key === letter)?.check;
    const taken = checks.find(
      ({ key, check }) => key !== letter && check.verdict === 'yes' && check.confidence >= CERTAIN,
    );
    const isRight = own?.verdict === 'yes' && own.confidence >= CERTAIN;
    const isRefused = own?.verdict === 'no' && own.confidence >= CERTAIN;
    if (isRight || isRefused || taken) seen.decided++;
    if (isRight) seen.right++;
    else if (isRefused || taken)
      wrong.set(
        `${letter}→${taken?.key ?? own?.reading.text}`,
        (wrong.get(`${letter}→${taken?.key ?? own?.reading.text}`) ?? 0) + 1,
      );
  }
  return [
    name,
    String(samples.length),
    percent(seen.decided, samples.length),
    percent(seen.right, seen.decided),
    [...wrong].map(([what, count]) => `${what} ${count}`).join(', '),
  ];
}

function known(name: string, samples: readonly Sample[]): string[] {
  const readings = samples.map((sample) => ({ label: sample.label, reading: recogniseInk(sample.ink) }));
  const accepted = readings.filter(({ reading }) => reading.accepted);
  const right = (list: typeof readings) => list.filter(({ label, reading }) => reading.label === label).length;
  const wrong = new Map<string, number>();
  for (const { label, reading } of accepted)
    if (reading.label !== label)
      wrong.set(`${label}→${reading.label}`, (wrong.get(`${label}→${reading.label}`) ?? 0) + 1);
  return [
    name,
    String(samples.length),
    percent(right(readings), readings.length),
    percent(accepted.length, readings.length),
    percent(right(accepted), accepted.length),
    [...wrong].map(([what, count]) => `${what} ${count}`).join(', '),
  ];
}

function unknown(name: string, inks: readonly SymbolInk[]): string[] {
  return [name, percent(inks.filter((ink) => recogniseInk(ink).accepted).length, inks.length)];
}
