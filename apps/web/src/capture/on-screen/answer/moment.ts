import { steadyServerMs } from '../../../platform/server-clock.js';

/**
 * When something was given: by the clock of the server as it is known here, and, within the life of a page, by this device's clock and by
 * the page's count. A clock that is set anew moves one of these alone, a device that slept stops the count.
 */
export interface Moment {
  at: number;
  wall?: number;
  life?: string;
  count?: number;
}

const LIFE = crypto.getRandomValues(new Uint32Array(2)).join('-');
/** So far clock and count may be apart. */
const APART_MS = 5_000;
/** The server tells its time in whole seconds. */
const COARSE_MS = 1_000;

export const momentNow = (): Moment => ({
  at: steadyServerMs(),
  wall: Date.now(),
  life: LIFE,
  count: performance.now(),
});

/** The device slept since, or its clock was set: the server's time has to be heard anew. */
export const isDoubtful = ({ wall, life, count }: Moment): boolean =>
  life === LIFE &&
  wall !== undefined &&
  count !== undefined &&
  Math.abs(Date.now() - wall - (performance.now() - count)) > APART_MS;

/** How long ago, in seconds. */
export function ageOf(moment: Moment): number {
  const { at, life, count } = moment;
  const isCounted = life === LIFE && count !== undefined && !isDoubtful(moment);
  const ms = isCounted ? performance.now() - count : steadyServerMs() - at - COARSE_MS;
  return Math.max(0, ms / 1_000);
}
