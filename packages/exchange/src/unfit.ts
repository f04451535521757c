import type { SkipReason } from '@zhibi/contract/questions/exchange';

/** Thrown while one question is read: it is left out, the others are not. */
export class Unfit extends Error {
  constructor(readonly why: SkipReason) {
    super(why);
  }
}
