import { type Network, probabilities, unpackNetwork } from '@zhibi/ink/network';
import { boxScales, boxWeights } from '../weights/boxes.js';

/** What can be in a box; `unmarked` also where something was rubbed out. */
export const boxStates = ['unmarked', 'marked', 'cancelled'] as const;
export type BoxState = (typeof boxStates)[number];

/** Figures around 0 and of about the same size, as the network learned them. */
const scaled = (told: Float32Array): Float32Array =>
  told.map((value, k) => (value - (boxScales.means[k] ?? 0)) / (boxScales.deviations[k] ?? 1));

let network: Network | undefined;

/** The calibrated probability of each state, in their order; `told` are the figures of `pageFeatures`. */
export function judgeBox(told: Float32Array): Float32Array {
  network ??= unpackNetwork(boxWeights);
  return probabilities(network, scaled(told));
}
