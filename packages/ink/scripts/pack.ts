import type { PackedNetwork } from '../src/recogniser/network.js';
import type { Learner } from './learn.js';

/** The learned weights as 8-bit whole numbers with one scale per output. */
export function packNetwork(
  { sizes: [inputs, hidden], values: [w1, b1, w2, b2] }: Learner,
  labels: readonly string[],
  temperature: number,
): PackedNetwork {
  return { labels, inputs, hidden, temperature, layers: [packLayer(w1, b1, inputs), packLayer(w2, b2, hidden)] };
}

function packLayer(weights: Float32Array, biases: Float32Array, inputs: number) {
  const scales = Float32Array.from(
    biases,
    (_, o) =>
      weights.subarray(o * inputs, (o + 1) * inputs).reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) /
      127,
  );
  const bytes = Int8Array.from(weights, (value, k) => Math.round(value / (scales[Math.floor(k / inputs)] ?? 1)));
  return { weights: base64(bytes), scales: base64(scales), biases: base64(biases) };
}

function base64(values: Int8Array | Float32Array): string {
  return Buffer.from(values.buffer, values.byteOffset, values.byteLength).toString('base64');
}
