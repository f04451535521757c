/** Trains the reader of digits written in boxes: npx tsx packages/scan/scripts/train-digits.ts FOLDER ROUNDS, with the two files of symbols in FOLDER. Seeded: the same files give the same weights. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { gaussian, type Random, seeded } from '@zhibi/ink/handwriting';
import { probabilities, unpackNetwork } from '@zhibi/ink/network';
import { learnOne, newTrainer, step } from '../../ink/scripts/learn.js';
import { packNetwork } from '../../ink/scripts/pack.js';
import { DIGIT_FIGURES, digitFigures } from '../src/number/digit-figures.js';
import { BOX_PX, digitLabels } from '../src/number/digit-labels.js';
import { blankCanvas, drawLine, type Place } from '../src/simulator/canvas.js';

const HIDDEN = 64;
const BATCH = 32;
const PX_MM = 8;
const [folder = '', rounds] = [process.argv[2], Number(process.argv[3])];
if (folder === '' || !(rounds > 0)) throw new Error('usage: train-digits.ts FOLDER ROUNDS');

type Strokes = [number, number][][];
interface Sample {
  label: string;
  writer: string;
  strokes: Strokes;
}

const linesOf = (name: string): Sample[] =>
  gunzipSync(readFileSync(join(folder, name)))
    .toString('utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { label: string; writer?: string; source?: string; strokes: Strokes }) // as: what the README of the data says
    .map(({ label, writer, source, strokes }, at) => ({ label, strokes, writer: writer ?? `${source} ${at % 97}` }));

const isDigit = ({ label }: Sample) => /^[0-9]$/.test(label);
const samples = ['handwritten-symbols.jsonl.gz', 'unipen-symbols.jsonl.gz'].flatMap(linesOf).filter(isDigit);
const writers = [...new Set(samples.map(({ writer }) => writer))].sort();
const partOf = ({ writer }: Sample) => writers.indexOf(writer) % 6;
const parts = {
  learn: samples.filter((one) => partOf(one) < 4),
  tune: samples.filter((one) => partOf(one) === 4),
  test: samples.filter((one) => partOf(one) === 5),
};
console.log(`${parts.learn.length} to learn, ${parts.tune.length} to tune, ${parts.test.length} to test`);

/** A digit as a scan shows it in its box: some size, slant, pen and place, sharp or not. */
function boxOf(all: readonly Strokes[], random: Random) {
  const side = BOX_PX / PX_MM;
  const canvas = blankCanvas({ widthMm: side, heightMm: side }, PX_MM);
  const between = (low: number, high: number) => low + (high - low) * random();
  const ink = { widthMm: between(0.3, 0.85), darkness: between(0.35, 0.97) };
  for (const strokes of all) {
    const points = strokes.flat();
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
    const height = between(2.6, 5.4);
    const scale = Math.min(height / Math.max(high, 1e-6), 5.4 / Math.max(wide, 1e-6));
    const stretch = between(0.8, 1.2);
    const [slant, turn] = [gaussian(random) * 0.12, gaussian(random) * 0.08];
    const place = ([x, y]: [number, number]): Place => {
      const [u, v] = [(x - left - wide / 2) * scale * stretch, (y - top - high / 2) * scale];
      const sheared = u - slant * v;
      return [
        sheared * Math.cos(turn) - v * Math.sin(turn) + middle[0],
        sheared * Math.sin(turn) + v * Math.cos(turn) + middle[1],
      ];
    };
    const middle = [side / 2 + gaussian(random) * 0.3, side / 2 + gaussian(random) * 0.3] as const;
    for (const stroke of strokes) drawLine(canvas, stroke.map(place), ink);
  }
  return seen(canvas.image, random);
}

/** Out of focus, noisy, pale or of black and white only; sometimes with a rest of the rim. */
function seen(image: ReturnType<typeof blankCanvas>['image'], random: Random) {
  const { width, height } = image;
  let pixels = Float32Array.from(image.pixels);
  const white = 170 + 85 * random();
  if (random() < 0.3) {
    const [at, isColumn, dark] = [Math.floor(random() * 2), random() < 0.5, 90 + 120 * random()];
    for (let k = 0; k < width; k++) pixels[isColumn ? k * width + at : at * width + k] = dark;
  }
  for (let times = Math.floor(random() * 4); times > 0; times--) {
    const before = pixels;
    const get = (x: number, y: number) =>
      before[Math.max(0, Math.min(height - 1, y)) * width + Math.max(0, Math.min(width - 1, x))] ?? 255;
    pixels = before.map((_, i) => {
      const [x, y] = [i % width, Math.floor(i / width)];
      let sum = 0;
      for (let v = -1; v <= 1; v++) for (let u = -1; u <= 1; u++) sum += get(x + u, y + v);
      return sum / 9;
    });
  }
  const noise = 10 * random();
  const isBitonal = random() < 0.15;
  return {
    ...{ width, height },
    pixels: Uint8Array.from(pixels, (grey) => {
      const value = (grey / 255) * white + gaussian(random) * noise;
      return isBitonal ? (value < white * 0.6 ? 0 : 255) : Math.max(0, Math.min(255, value));
    }),
  };
}

interface Example {
  figures: Float32Array;
  label: number;
}
const STRANGER = digitLabels.length - 1;
function examplesOf(of: readonly Sample[], random: Random, times: number): Example[] {
  return of.flatMap((sample, at) =>
    Array.from({ length: times }, (_, nth) => {
      // One in twelve was written over or struck out: that is no digit.
      const other = of[Math.floor(random() * of.length)];
      const isSpoilt = nth === 0 && at % 12 === 0 && other !== undefined && other.label !== sample.label;
      const strike: Strokes = [
        [
          [0, 900],
          [1000, 100],
        ],
      ];
      const figures = digitFigures(
        boxOf(isSpoilt ? [sample.strokes, random() < 0.6 ? other.strokes : strike] : [sample.strokes], random),
      );
      return figures ? [{ figures, label: isSpoilt ? STRANGER : Number(sample.label) }] : [];
    }).flat(),
  );
}

const random = seeded(20261129);
const learn = examplesOf(parts.learn, random, 3);
const [tune, test] = [examplesOf(parts.tune, random, 1), examplesOf(parts.test, random, 1)];
console.log(`${learn.length} examples, ${Math.round(process.uptime())} s`);
const trainer = newTrainer([DIGIT_FIGURES, HIDDEN, digitLabels.length], random);
for (let round = 0; round < rounds; round++) {
  const mixed = learn.map((example) => ({ example, at: random() })).sort((a, b) => a.at - b.at);
  const rate = 0.003 * (0.02 + 0.98 * 0.5 * (1 + Math.cos((Math.PI * round) / rounds)));
  for (let from = 0; from < mixed.length; from += BATCH) {
    const batch = mixed.slice(from, from + BATCH);
    for (const { example } of batch) learnOne(trainer, example.figures, example.label, random);
    step(trainer, batch.length, rate);
  }
  console.log(`round ${round + 1}/${rounds}, ${Math.round(process.uptime())} s`);
}
const temperatures = Array.from({ length: 30 }, (_, at) => 0.4 + at * 0.06);
const lossAt = (temperature: number) => {
  const net = unpackNetwork(packNetwork(trainer.net, digitLabels, temperature));
  return tune.reduce(
    (sum, { figures, label }) => sum - Math.log(Math.max(1e-9, probabilities(net, figures)[label] ?? 0)),
    0,
  );
};
const temperature = temperatures.reduce((best, one) => (lossAt(one) < lossAt(best) ? one : best), 1);
const packed = packNetwork(trainer.net, digitLabels, temperature);
const net = unpackNetwork(packed);
const told = test.map(({ figures, label }) => {
  const chances = probabilities(net, figures);
  const best = chances.indexOf(Math.max(...chances));
  return { right: best === label, label, sure: (chances[best] ?? 0) >= 0.98 };
});
const digits = told.filter(({ label }) => label !== STRANGER);
const share = (of: readonly unknown[], from: readonly unknown[]) =>
  `${((100 * of.length) / Math.max(1, from.length)).toFixed(2)}%`;
const sure = digits.filter((one) => one.sure);
console.log(
  `writers never seen: ${share(
    digits.filter((one) => one.right),
    digits,
  )} right; ${share(sure, digits)} sure, of these ${share(
    sure.filter((one) => !one.right),
    sure,
  )} wrong; temperature ${temperature.toFixed(2)}`,
);
const target = new URL('../src/weights/digits.ts', import.meta.url);
writeFileSync(
  target,
  `// Made by scripts/train-digits.ts from UCI Pendigits (CC BY 4.0), NumberPad (Apache-2.0) and UNIPEN (CC BY 4.0), see NOTICE.\nimport type { PackedNetwork } from '@zhibi/ink/network';\n\nexport const digitWeights: PackedNetwork = ${JSON.stringify(packed)};\n`,
);
console.log(`written to ${target.pathname}`);
