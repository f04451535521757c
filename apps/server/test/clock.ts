import type { Clock } from '../src/platform/clock.js';

/** A clock that a test sets forward. */
export class TestClock implements Clock {
  #ahead = 0;
  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }
  forward(ms: number): void {
    this.#ahead += ms;
  }
}
