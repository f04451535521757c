/**
 * A trained network: features → hidden (rectified) → one score for each label. Weights are 8-bit whole numbers with one
 * scale per output, in base64: a quarter of the size. scripts/evaluate.ts measures them in this form.
 */
export interface PackedNetwork {
  labels: readonly string[];
  inputs: number;
  hidden: number;
  /** Scores are divided by it before the softmax, so that 0.9 is right nine times in ten (Guo et al. 2017). */
  temperature: number;
  layers: readonly { weights: string; scales: string; biases: string }[];
}

interface Layer {
  inputs: number;
  outputs: number;
  /** Row by row: the weights of output o begin at o × inputs. */
  weights: Float32Array;
  biases: Float32Array;
}

export interface Network {
  labels: readonly string[];
  temperature: number;
  first: Layer;
  second: Layer;
}

/** Throws when the sizes do not fit each other: the file was cut or made for another version. */
export function unpackNetwork(packed: PackedNetwork): Network {
  const [first, second] = packed.layers;
  if (!first || !second) throw new Error('weights: two layers expected');
  return {
    labels: packed.labels,
    temperature: packed.temperature,
    first: unpackLayer(first, packed.inputs, packed.hidden),
    second: unpackLayer(second, packed.hidden, packed.labels.length),
  };
}

/** Probability of each label, in their order; `features` has as many figures as the network has inputs. */
export function probabilities(network: Network, features: Float32Array): Float32Array {
  const hidden = run(network.first, features);
  for (let k = 0; k < hidden.length; k++) hidden[k] = Math.max(0, hidden[k] ?? 0);
  return softmax(run(network.second, hidden), network.temperature);
}

export function softmax(scores: Float32Array, temperature: number): Float32Array {
  const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
  const powers = scores.map((score) => Math.exp((score - most) / temperature));
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}

/** A third of the features are 0: those are left out, once for all outputs. */
function run({ inputs, outputs, weights, biases }: Layer, values: Float32Array): Float32Array {
  const [places, given] = [new Uint16Array(inputs), new Float64Array(inputs)];
  let used = 0;
  for (let k = 0; k < inputs; k++) {
    const value = values[k] ?? 0;
    if (value === 0) continue;
    places[used] = k;
    given[used++] = value;
  }
  const out = new Float32Array(outputs);
  for (let o = 0; o < outputs; o++) {
    let sum = biases[o] ?? 0;
    const row = o * inputs;
    for (let k = 0; k < used; k++) sum += (weights[row + (places[k] ?? 0)] ?? 0) * (given[k] ?? 0);
    out[o] = sum;
  }
  return out;
}

function unpackLayer(
  packed: { weights: string; scales: string; biases: string },
  inputs: number,
  outputs: number,
): Layer {
  const bytes = new Int8Array(fromBase64(packed.weights).buffer);
  const scales = new Float32Array(fromBase64(packed.scales).buffer);
  const biases = new Float32Array(fromBase64(packed.biases).buffer);
  if (bytes.length !== inputs * outputs || scales.length !== outputs || biases.length !== outputs)
    throw new Error('weights: sizes do not fit');
  const weights = Float32Array.from(bytes, (value, k) => value * (scales[Math.floor(k / inputs)] ?? 0));
  return { inputs, outputs, weights, biases };
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
