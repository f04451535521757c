import { unpackInk } from '../../platform/ink/unpack.js';
import { type Reach, reachOf } from './views.js';

/** Where the furthest of several packed inks ends: for answers that are looked at side by side. */
export const reachOfInk = (inks: readonly string[]): Reach => reachOf(inks.map(unpackInk));
