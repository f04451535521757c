/**
 * Trains what tells an expected sign from all others that people write, z, q and t among them:
 * npx tsx packages/ink/scripts/train-rivals.ts ROUNDS handwritten-symbols.jsonl.gz unipen-symbols.jsonl.gz
 * Seeded. The thirty held-out writers are in neither part; the temperature is that of the ten of calibration.
 */
import { writeFileSync } from 'node:fs';
import { grouped } from '@zhibi/contract/kernel';
import { makeHand, writeText } from '../src/handwriting/index.js';
import { seeded } from '../src/handwriting/random.js';
import { FEATURE_COUNT, symbolFeatures } from '../src/recogniser/features.js';
import { unpackNetwork } from '../src/recogniser/network.js';
import { classOf } from '../src/recogniser/rival-classes.js';
import { calibrated } from './calibrated.js';
import { readSplit, type Sample } from './data.js';
import { learnOne, newTrainer, step } from './learn.js';
import { madeSigns } from './made-signs.js';
import { packNetwork } from './pack.js';
import { makeUnknown } from './unknowns.js';
import { type Ink, unit, vary } from './vary.js';

const HIDDEN = 112;
const BATCH = 32;
const EACH = 240;
const UNKNOWN = { label: 'unknown', count: 2400 } as const;
const [rounds, paths] = [Number(process.argv[2]), process.argv.slice(3)];
if (!(rounds > 0) || paths.length === 0)
  throw new Error('usage: train-rivals.ts ROUNDS handwritten-symbols.jsonl.gz unipen-symbols.jsonl.gz');
const random = seeded(20261128);
const split = readSplit(paths);
const isWritten = ({ letter, ink }: Sample) => classOf(letter) !== undefined && !(letter === '0' && ink.length > 1);
const made = Object.keys(madeSigns).filter((label) => label !== '°' && classOf(label) === label);
const labels = [
  ...new Set([...split.train.filter(isWritten).map(({ letter }) => classOf(letter) ?? ''), ...made]),
].sort();
labels.push(UNKNOWN.label);
const trainer = newTrainer([FEATURE_COUNT, HIDDEN, labels.length], random);

/** Of so many examples of a sign one is drawn by a virtual hand: people form signs in more ways than the writers of the data. */
const DRAWN = 0.25;
/** Hands of specifications and benches have small numbers. */
const FIRST_HAND = 1_000_000;
const box = { xMm: 0, yMm: 0, widthMm: 30, heightMm: 14 };
/** A letter whose class has the name of another sign. */
const lettersOf: Readonly<Record<string, string>> = { '×': 'x' };
const isDrawn = (name: string) => /^[0-9a-zA-Z+=<>()%×÷-]$/.test(name);

function drawn(name: string): Ink | undefined {
  const hand = makeHand(FIRST_HAND + Math.floor(random() * 1e6), random() * 0.6);
  const strokes = writeText(hand, random() < 0.7 ? (lettersOf[name] ?? name) : name, box, 0);
  const ink = strokes.map(({ points }) => points.map(([x, y]): [number, number] => [x, y]));
  return ink.length > 0 ? unit(ink) : undefined;
}

function oneRound(samples: readonly Sample[]) {
  const byClass = grouped(samples.filter(isWritten), ({ letter }) => classOf(letter) ?? '');
  const digits = samples.filter((sample) => /^\d$/.test(sample.label));
  return labels.flatMap((name, label) => {
    const list = byClass.get(name) ?? [];
    const count = name === UNKNOWN.label ? UNKNOWN.count : /^\d$/.test(name) ? 2 * EACH : EACH;
    return Array.from({ length: count }, () => {
      if (name === UNKNOWN.label) return { label, ink: makeUnknown(random() < 0.5 ? digits : samples, random) };
      if (isDrawn(name) && random() < DRAWN) {
        const ink = drawn(name);
        return { label, ink: ink && vary(ink, random) };
      }
      const own = list[Math.floor(random() * list.length)]?.ink;
      const sign = madeSigns[name];
      const ink = sign && (!own || random() < 0.3) ? sign(samples, random) : own;
      return { label, ink: ink && vary(ink, random) };
    }).flatMap(({ label, ink }) => (ink ? [{ label, ink }] : []));
  });
}

for (let round = 0; round < rounds; round++) {
  const examples = oneRound(split.train)
    .map((one) => ({ one, turn: random() }))
    .sort((a, b) => a.turn - b.turn)
    .map(({ one }) => one);
  const rate = 0.0018 * (0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * round) / rounds)));
  for (let from = 0; from < examples.length; from += BATCH) {
    const batch = examples.slice(from, from + BATCH);
    for (const { ink, label } of batch) learnOne(trainer, symbolFeatures(ink), label, random);
    step(trainer, batch.length, rate);
  }
  console.log(`round ${round + 1}/${rounds}: ${examples.length} examples, ${Math.round(process.uptime())} s`);
}

const temperature = calibrated(unpackNetwork(packNetwork(trainer.net, labels, 1)), oneRound(split.calibration));
const packed = packNetwork(trainer.net, labels, temperature);
const target = new URL('../src/weights/rivals.ts', import.meta.url);
writeFileSync(
  target,
  `// Made by scripts/train-rivals.ts (${rounds} rounds) from UCI Pen-Based Recognition of Handwritten Digits and UNIPEN (both CC BY 4.0) and NumberPad (Apache-2.0); see NOTICE.\nimport type { PackedNetwork } from '../recogniser/network.js';\n\nexport const rivalWeights: PackedNetwork = ${JSON.stringify(packed)};\n`,
);
console.log(`temperature ${temperature.toFixed(2)}, written to ${target.pathname}`);
