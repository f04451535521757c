import type { Clock } from '../src/platform/clock.js';

/** The clock of the demo world's past: what happened last week is made to happen then. */
export class DemoClock implements Clock {
  #offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.#offsetMs);
  }

  travelTo(instant: Date): void {
    this.#offsetMs = instant.getTime() - Date.now();
  }
}
