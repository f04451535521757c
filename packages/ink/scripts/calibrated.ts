import { symbolFeatures } from '../src/recogniser/features.js';
import { type Network, probabilities, softmax } from '../src/recogniser/network.js';
import type { Example } from './training-set.js';

/** The temperature with the least cross entropy on samples that were not trained on. */
export function calibrated(network: Network, examples: readonly Example[]): number {
  const tried = Array.from({ length: 30 }, (_, k) => 0.3 * 1.07 ** k);
  const told = examples.map(({ ink, label }) => ({
    label,
    logs: probabilities(network, symbolFeatures(ink)).map(Math.log),
  }));
  const loss = (temperature: number) =>
    told.reduce((sum, { label, logs }) => sum - Math.log(Math.max(1e-9, softmax(logs, temperature)[label] ?? 0)), 0);
  return tried
    .map((temperature) => ({ temperature, loss: loss(temperature) }))
    .reduce((a, b) => (b.loss < a.loss ? b : a)).temperature;
}
