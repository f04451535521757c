import type { Stroke } from '../strokes/stroke.js';
import { rivalWeights } from '../weights/rivals.js';
import { symbolFeatures } from './features.js';
import { type Network, probabilities, unpackNetwork } from './network.js';
import { classOf } from './rival-classes.js';

/** No answer holds these where another sign stands, and a leaning 1 is a slash: they are no rivals. */
const noRivals = '!#$&*?@[]{}^"/';
let network: Network | undefined;

/**
 * How likely ink is this sign rather than the likeliest other one that people write in answers, 0..1: also z, q, t and
 * others that the reader has no label for. It knows nothing of what was expected. Undefined where it never saw the sign.
 */
export function shareBesideRival(label: string, ink: readonly Stroke[]): number | undefined {
  network ??= unpackNetwork(rivalWeights);
  const at = network.labels.indexOf(classOf(label) ?? '');
  if (at < 0) return undefined;
  const found = probabilities(
    network,
    symbolFeatures(ink.map((stroke) => stroke.points.map(([x, y]) => [x, y] as const))),
  );
  const others = network.labels.map((name, k) =>
    k === at || name === 'unknown' || noRivals.includes(name) ? 0 : (found[k] ?? 0),
  );
  const own = found[at] ?? 0;
  return own / (own + Math.max(1e-9, ...others));
}
