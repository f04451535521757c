/** Learns the intents from the sentences of `sentences/learned` and writes `src/weights/intents.ts`, the same every time: npx tsx packages/assistant/scripts/train.ts */
import { writeFileSync } from 'node:fs';
import { featuresOf } from '../src/features.js';
import { fold } from '../src/fold.js';
import { intents } from '../src/intents.js';
import { spot } from '../src/spot.js';
import { lexicon } from './lexicon.js';
import { sentencesIn } from './sentences.js';

const [ROUNDS, RATE, DECAY, LEAST] = [60, 2, 2e-5, 0.25];
let seed = 7;
const random = () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** With a letter left out or two changed over, as hands do it. */
function mistyped(text: string): string {
  const at = 1 + Math.floor(random() * (text.length - 2));
  return random() < 0.5
    ? text.slice(0, at) + text.slice(at + 1)
    : text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2);
}

const learned = sentencesIn('learned').map(({ intent, text }) => ({
  intent: (intents as readonly string[]).indexOf(intent),
  masked: spot(fold(text), lexicon).masked,
}));
if (learned.some(({ intent }) => intent < 0)) throw new Error('a sentence of an unknown intent');
const features = [...new Set(learned.flatMap(({ masked }) => [...featuresOf(masked)]))].sort();
const indexOf = new Map(features.map((feature, at) => [feature, at]));
const indexed = (masked: string) => [...featuresOf(masked)].flatMap((one) => indexOf.get(one) ?? []);
const weights = features.map(() => new Float64Array(intents.length));

for (let round = 0; round < ROUNDS; round++) {
  const rate = RATE * (1 - round / ROUNDS);
  const all = learned.flatMap(({ intent, masked }) => [
    { intent, found: indexed(masked) },
    { intent, found: indexed(mistyped(masked)) },
  ]);
  for (const { intent, found } of all
    .map((one) => ({ one, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ one }) => one)) {
    const size = Math.sqrt(Math.max(found.length, 1));
    const sums = new Float64Array(intents.length);
    for (const at of found) {
      const row = weights[at] ?? [];
      for (let i = 0; i < intents.length; i++) sums[i] = (sums[i] ?? 0) + (row[i] ?? 0) / size;
    }
    const top = Math.max(...sums);
    const raised = sums.map((sum) => Math.exp(sum - top));
    const whole = raised.reduce((sum, one) => sum + one, 0);
    for (const at of found) {
      const row = weights[at];
      if (row)
        for (let i = 0; i < intents.length; i++)
          row[i] =
            (row[i] ?? 0) * (1 - rate * DECAY) - (rate * ((raised[i] ?? 0) / whole - (i === intent ? 1 : 0))) / size;
    }
  }
}

const greatest = Math.max(...weights.map((row) => Math.max(...row.map(Math.abs))));
const scale = Number((greatest / 127).toPrecision(6));
const bytes = weights.flatMap((row) => {
  const pairs = [...row].flatMap((weight, i) =>
    Math.abs(weight) < LEAST ? [] : [[i, Math.round(weight / scale) & 255]],
  );
  return [pairs.length, ...pairs.flat()];
});
const packed = { intents, features, rows: Buffer.from(bytes).toString('base64'), scale };
writeFileSync(
  new URL('../src/weights/intents.ts', import.meta.url),
  `// Made by scripts/train.ts from sentences/learned.\nimport type { PackedIntents } from '../classify.js';\n\n// biome-ignore format: weights, made by a script\nexport const intentWeights: PackedIntents = ${JSON.stringify(packed)};\n`,
);
console.log(
  `${learned.length} sentences, ${features.length} features, ${intents.length} intents, ${bytes.length} bytes`,
);
