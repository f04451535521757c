/** Trains the judge of boxes on made pages: npx tsx packages/scan/scripts/train.ts PAGES ROUNDS. Seeded: the same counts give the same file. */
import { writeFileSync } from 'node:fs';
import { seeded } from '@zhibi/ink/handwriting';
import { type Network, probabilities, softmax, unpackNetwork } from '@zhibi/ink/network';
import { learnOne, newTrainer, step } from '../../ink/scripts/learn.js';
import { packNetwork } from '../../ink/scripts/pack.js';
import { boxStates } from '../src/boxes/judge.js';
import { TOLD_COUNT } from '../src/boxes/page-features.js';
import type { BoxAct } from '../src/simulator/index.js';
import { measuredPage } from './made-pages.js';

const HIDDEN = 40;
const BATCH = 32;
/** Seeds of pages to learn from begin here; those of the evaluation begin at 1. */
const FIRST_SEED = 1_000_000;
const [pages, rounds] = [Number(process.argv[2]), Number(process.argv[3])];
if (!(pages > 0) || !(rounds > 0)) throw new Error('usage: train.ts PAGES ROUNDS');

interface Example {
  told: Float32Array;
  label: number;
}

const stateOf: Record<BoxAct, (typeof boxStates)[number]> = {
  blank: 'unmarked',
  erased: 'unmarked',
  marked: 'marked',
  'one of two marks': 'marked',
  cancelled: 'cancelled',
};

const examples: Example[] = [];
const calibration: Example[] = [];
for (let page = 0; page < pages; page++) {
  const { boxes } = measuredPage(FIRST_SEED + page);
  const into = page % 6 === 5 ? calibration : examples;
  into.push(...boxes.map(({ told, act }) => ({ told, label: boxStates.indexOf(stateOf[act]) })));
  if (page % 20 === 19) console.log(`${page + 1} pages, ${Math.round(process.uptime())} s`);
}

const scale = scalesOf(examples);
const random = seeded(20261122);
const trainer = newTrainer([TOLD_COUNT, HIDDEN, boxStates.length], random);
const inked = examples.filter(({ told, label }) => label > 0 || (told[0] ?? 0) > 0.01);
for (let round = 0; round < rounds; round++) {
  const clean = examples.filter(() => random() < 0.15);
  const mixed = [...inked, ...clean].map((example) => ({ example, at: random() })).sort((a, b) => a.at - b.at);
  const rate = 0.003 * (0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * round) / rounds)));
  for (let from = 0; from < mixed.length; from += BATCH) {
    const batch = mixed.slice(from, from + BATCH);
    for (const { example } of batch) learnOne(trainer, scaled(example.told), example.label, random);
    step(trainer, batch.length, rate);
  }
  console.log(`round ${round + 1}/${rounds}: ${mixed.length} examples, ${Math.round(process.uptime())} s`);
}
const temperature = calibrated(unpackNetwork(packNetwork(trainer.net, boxStates, 1)), calibration);
const target = new URL('../src/weights/boxes.ts', import.meta.url);
const packed = packNetwork(trainer.net, boxStates, temperature);
writeFileSync(
  target,
  `// Made by scripts/train.ts ${pages} ${rounds} from pages of src/simulator.\nimport type { PackedNetwork } from '@zhibi/ink/network';\n\nexport const boxWeights: PackedNetwork = ${JSON.stringify(packed)};\n\nexport const boxScales = ${JSON.stringify(scale)};\n`,
);
console.log(`temperature ${temperature.toFixed(2)}, written to ${target.pathname}`);

/** Mean and deviation of each figure, rounded: nets learn from figures around 0 of about the same size. */
function scalesOf(of: readonly Example[]): { means: number[]; deviations: number[] } {
  const figures = Array.from({ length: TOLD_COUNT }, (_, f) => of.map(({ told }) => told[f] ?? 0));
  const rounded = (value: number) => Number(value.toPrecision(4));
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const means = figures.map((values) => rounded(mean(values)));
  const deviations = figures.map((values, f) =>
    Math.max(1e-3, rounded(Math.sqrt(mean(values.map((value) => (value - (means[f] ?? 0)) ** 2))))),
  );
  return { means, deviations };
}

function scaled(told: Float32Array): Float32Array {
  return told.map((value, f) => (value - (scale.means[f] ?? 0)) / (scale.deviations[f] ?? 1));
}

/** The temperature with the least cross entropy on pages that were not learned from. */
function calibrated(network: Network, of: readonly Example[]): number {
  const told = of.map((example) => ({
    label: example.label,
    logs: probabilities(network, scaled(example.told)).map(Math.log),
  }));
  const loss = (temperature: number) =>
    told.reduce((sum, { label, logs }) => sum - Math.log(Math.max(1e-9, softmax(logs, temperature)[label] ?? 0)), 0);
  const tried = Array.from({ length: 30 }, (_, k) => 0.3 * 1.07 ** k);
  return tried.map((t) => ({ t, loss: loss(t) })).reduce((a, b) => (b.loss < a.loss ? b : a)).t;
}
