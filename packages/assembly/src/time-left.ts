/** Milliseconds from any moment on; a clock comes from outside. */
export type Clock = () => number;

/** How long somebody may go on. */
export interface Time {
  now: Clock;
  /** When to stop, by that clock. */
  until: number;
}

export const secondsLeft = ({ now, until }: Time): number => (until - now()) / 1_000;

/** So many seconds, or what is left where that is less. */
export const atMost = (time: Time, seconds: number): number => Math.min(seconds, secondsLeft(time));
