import { featuresOf } from './features.js';

/** Weights as they are kept: a row for each feature, of pairs (intent, weight) in signed bytes. */
export interface PackedIntents {
  intents: readonly string[];
  features: readonly string[];
  /** Base64 of bytes: for each feature how many pairs, then the pairs. */
  rows: string;
  /** What a byte of 1 weighs. */
  scale: number;
}

export interface Classifier {
  intents: readonly string[];
  weightsOf: ReadonlyMap<string, readonly (readonly [intent: number, weight: number])[]>;
}

export interface Guess {
  intent: string;
  /** 0..1 */
  chance: number;
}

export function openClassifier({ intents, features, rows, scale }: PackedIntents): Classifier {
  const bytes = Uint8Array.from(atob(rows), (sign) => sign.charCodeAt(0));
  const weightsOf = new Map<string, [number, number][]>();
  let at = 0;
  const next = () => bytes[at++] ?? 0;
  for (const feature of features)
    weightsOf.set(
      feature,
      Array.from({ length: next() }, () => [next(), ((next() << 24) >> 24) * scale]),
    );
  return { intents, weightsOf };
}

/** The share of a sentence's features that were ever learned: strange words are told from known ones by it. */
export const familiarity = ({ weightsOf }: Classifier, masked: string): number => {
  const found = [...featuresOf(masked)];
  return found.length === 0 ? 0 : found.filter((one) => weightsOf.has(one)).length / found.length;
};

/** Every intent that `may` allows with its chance, the likeliest first. */
export function guess(classifier: Classifier, masked: string, may: (intent: string) => boolean): Guess[] {
  const found = [...featuresOf(masked)].flatMap((one) => classifier.weightsOf.get(one) ?? []);
  const size = Math.sqrt(Math.max(featuresOf(masked).size, 1));
  const sums = new Float64Array(classifier.intents.length);
  for (const [intent, weight] of found) sums[intent] = (sums[intent] ?? 0) + weight / size;
  const allowed = classifier.intents.flatMap((intent, at) => (may(intent) ? [{ intent, sum: sums[at] ?? 0 }] : []));
  const top = Math.max(...allowed.map(({ sum }) => sum));
  const raised = allowed.map(({ intent, sum }) => ({ intent, chance: Math.exp(sum - top) }));
  const all = raised.reduce((sum, { chance }) => sum + chance, 0);
  return raised.map((one) => ({ ...one, chance: one.chance / all })).sort((a, b) => b.chance - a.chance);
}
