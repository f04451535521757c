import type { Random } from '../src/handwriting/random.js';
import { gaussian } from '../src/handwriting/random.js';

/** w1, b1, w2, b2 */
type Tensors = readonly [Float32Array, Float32Array, Float32Array, Float32Array];

/** A network while it learns; layers as in src/recogniser/network.ts. */
export interface Learner {
  sizes: readonly [inputs: number, hidden: number, outputs: number];
  values: Tensors;
}

interface Trainer {
  net: Learner;
  sums: Tensors;
  first: Tensors;
  second: Tensors;
  steps: number;
}

export function newTrainer(sizes: Learner['sizes'], random: Random): Trainer {
  const [inputs, hidden, outputs] = sizes;
  const start = (count: number, fan: number) =>
    Float32Array.from({ length: count }, () => gaussian(random) * Math.sqrt(2 / fan));
  const values = [
    start(inputs * hidden, inputs),
    new Float32Array(hidden),
    start(hidden * outputs, hidden),
    new Float32Array(outputs),
  ] as const;
  const empty = (like: Float32Array) => new Float32Array(like.length);
  const zeros = (): Tensors => [empty(values[0]), empty(values[1]), empty(values[2]), empty(values[3])];
  return { net: { sizes, values }, sums: zeros(), first: zeros(), second: zeros(), steps: 0 };
}

/** Adds the gradient of one example (cross entropy with labels smoothed by 2 %, a tenth of the hidden units dropped). */
export function learnOne({ net, sums }: Trainer, features: Float32Array, label: number, random: Random): void {
  const [inputs, hidden, outputs] = net.sizes;
  const [w1, b1, w2, b2] = net.values;
  const [g1, c1, g2, c2] = sums;
  const used: number[] = [];
  for (let k = 0; k < inputs; k++) if (features[k] !== 0) used.push(k);
  const middle = new Float32Array(hidden);
  for (let h = 0; h < hidden; h++) {
    if (random() < 0.1) continue;
    let sum = b1[h] ?? 0;
    for (const k of used) sum += (w1[h * inputs + k] ?? 0) * (features[k] ?? 0);
    middle[h] = Math.max(0, sum) / 0.9;
  }
  const scores = new Float32Array(outputs);
  for (let o = 0; o < outputs; o++) {
    let sum = b2[o] ?? 0;
    for (let h = 0; h < hidden; h++) sum += (w2[o * hidden + h] ?? 0) * (middle[h] ?? 0);
    scores[o] = sum;
  }
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const total = powers.reduce((a, b) => a + b, 0);
  const back = new Float32Array(hidden);
  for (let o = 0; o < outputs; o++) {
    const error = (powers[o] ?? 0) / total - (o === label ? 0.98 : 0.02 / (outputs - 1));
    c2[o] = (c2[o] ?? 0) + error;
    for (let h = 0; h < hidden; h++) {
      back[h] = (back[h] ?? 0) + error * (w2[o * hidden + h] ?? 0);
      g2[o * hidden + h] = (g2[o * hidden + h] ?? 0) + error * (middle[h] ?? 0);
    }
  }
  for (let h = 0; h < hidden; h++) {
    if (middle[h] === 0) continue;
    const error = (back[h] ?? 0) / 0.9;
    c1[h] = (c1[h] ?? 0) + error;
    for (const k of used) g1[h * inputs + k] = (g1[h * inputs + k] ?? 0) + error * (features[k] ?? 0);
  }
}

/** One step of Adam (Kingma & Ba 2015) with weight decay over the examples added since the last step. */
export function step(trainer: Trainer, examples: number, rate: number): void {
  trainer.steps++;
  const [fix1, fix2] = [1 - 0.9 ** trainer.steps, 1 - 0.999 ** trainer.steps];
  trainer.net.values.forEach((value, layer) => {
    const [sum, first, second] = [trainer.sums[layer], trainer.first[layer], trainer.second[layer]];
    if (!sum || !first || !second) return;
    for (let k = 0; k < value.length; k++) {
      const slope = (sum[k] ?? 0) / examples;
      first[k] = 0.9 * (first[k] ?? 0) + 0.1 * slope;
      second[k] = 0.999 * (second[k] ?? 0) + 0.001 * slope * slope;
      value[k] =
        (value[k] ?? 0) * (1 - rate * 0.01) -
        (rate * ((first[k] ?? 0) / fix1)) / (Math.sqrt((second[k] ?? 0) / fix2) + 1e-8);
      sum[k] = 0;
    }
  });
}
