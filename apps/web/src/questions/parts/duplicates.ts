import { notify } from '../../platform/notify.js';

const QUIET_MS = 1500;

/** 'The same question is in the cart already': the specification says it at most once in 1.5 s, however often one clicks. */
export class Duplicates {
  private notifiedAt = -Infinity;

  constructor(
    private readonly say: (text: string) => void,
    private readonly now: () => number = () => performance.now(),
  ) {}

  notify(text: string): void {
    if (this.now() - this.notifiedAt < QUIET_MS) return;
    this.notifiedAt = this.now();
    this.say(text);
  }
}

export const duplicates = new Duplicates(notify.warn);
