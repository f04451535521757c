/** Trains the symbol recogniser: npx tsx packages/ink/scripts/train.ts ROUNDS DATA…. Seeded: the same data give the same file. */
import { writeFileSync } from 'node:fs';
import { seeded } from '../src/handwriting/random.js';
import { FEATURE_COUNT, symbolFeatures } from '../src/recogniser/features.js';
import { unpackNetwork } from '../src/recogniser/network.js';
import { calibrated } from './calibrated.js';
import { readSplit } from './data.js';
import { labels } from './labels.js';
import { learnOne, newTrainer, step } from './learn.js';
import { packNetwork } from './pack.js';
import { type Example, oneRound } from './training-set.js';

const HIDDEN = 224;
const BATCH = 32;
const [rounds, paths] = [Number(process.argv[2]), process.argv.slice(3)];
if (!(rounds > 0) || paths.length === 0)
  throw new Error('usage: train.ts ROUNDS handwritten-symbols.jsonl.gz unipen-symbols.jsonl.gz');
const random = seeded(20260901);
const split = readSplit(paths);
const trainer = newTrainer([FEATURE_COUNT, HIDDEN, labels.length], random);

for (let round = 0; round < rounds; round++) {
  const examples = shuffled(oneRound(split.train, random));
  const rate = 0.0015 * (0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * round) / rounds)));
  for (let from = 0; from < examples.length; from += BATCH) {
    const batch = examples.slice(from, from + BATCH);
    for (const { ink, label } of batch) learnOne(trainer, symbolFeatures(ink), label, random);
    step(trainer, batch.length, rate);
  }
  console.log(`round ${round + 1}/${rounds}: ${examples.length} examples, ${Math.round(process.uptime())} s`);
}

const calibration = oneRound(split.calibration, seeded(7));
const temperature = calibrated(unpackNetwork(packNetwork(trainer.net, labels, 1)), calibration);
const packed = packNetwork(trainer.net, labels, temperature);
const target = new URL('../src/weights/symbols.ts', import.meta.url);
writeFileSync(
  target,
  `// Made by scripts/train.ts (${rounds} rounds) from UCI Pen-Based Recognition of Handwritten Digits and UNIPEN (both CC BY 4.0) and NumberPad (Apache-2.0); see NOTICE.\nimport type { PackedNetwork } from '../recogniser/network.js';\n\nexport const symbolWeights: PackedNetwork = ${JSON.stringify(packed)};\n`,
);
console.log(`temperature ${temperature.toFixed(2)}, written to ${target.pathname}`);

function shuffled(examples: Example[]): Example[] {
  for (let k = examples.length - 1; k > 0; k--) {
    const other = Math.floor(random() * (k + 1));
    const [a, b] = [examples[k], examples[other]];
    if (a && b) [examples[k], examples[other]] = [b, a];
  }
  return examples;
}
