import type { Stroke } from '../strokes/stroke.js';
import { symbolWeights } from '../weights/symbols.js';
import { FEATURE_COUNT, type SymbolInk, symbolFeatures } from './features.js';
import { type Network, probabilities, unpackNetwork } from './network.js';

/** The label of what is none of the known symbols: scribbles, two symbols in one, halves, letters. */
export const UNKNOWN = 'unknown';
/** From this probability on a symbol counts as read; scripts/evaluate.ts prints what it lets through and what it stops. */
export const ACCEPT = 0.85;

export interface SymbolReading {
  /** The likeliest symbol, or `unknown`. */
  label: string;
  /** Calibrated probability 0..1 that the label is right. */
  confidence: number;
  /** Read surely enough to be used without a person. */
  accepted: boolean;
  /** All labels, the likeliest first. */
  ranked: readonly { label: string; probability: number }[];
}

let network: Network | undefined;

/** Reads one symbol: 0-9 + - × ÷ = / or `unknown`. Without any line (a dot) it is unknown. */
export function recognise(strokes: readonly Stroke[]): SymbolReading {
  return recogniseInk(strokes.map((stroke) => stroke.points.map(([x, y]) => [x, y] as const)));
}

/** As `recognise`, of bare places. */
export function recogniseInk(ink: SymbolInk): SymbolReading {
  network ??= unpackNetwork(symbolWeights);
  if (network.first.inputs !== FEATURE_COUNT) throw new Error('weights: made for other features');
  const found = probabilities(network, symbolFeatures(ink));
  const ranked = network.labels
    .map((label, k) => ({ label, probability: found[k] ?? 0 }))
    .sort((a, b) => b.probability - a.probability);
  const best = ranked[0] ?? { label: UNKNOWN, probability: 1 };
  return {
    label: best.label,
    confidence: best.probability,
    accepted: best.label !== UNKNOWN && best.probability >= ACCEPT,
    ranked,
  };
}
