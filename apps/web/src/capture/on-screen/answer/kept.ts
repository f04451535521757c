import type { FormItem, Given } from '@zhibi/contract/capture/on-screen';
import type { Post } from '../../../platform/outbox.js';
import type { LeftAnswer } from './kept-rows.js';

/** The answers to one homework as they stand on this screen. */
export interface Kept extends Post {
  /** By question. */
  given: ReadonlyMap<string, readonly Given[]>;
  /** Questions of which the school has something that was given later, on another screen. */
  older: ReadonlySet<string>;
  /** Answers for which the school has no place, or of a homework that takes none any more. */
  left: readonly LeftAnswer[];
  /** It is to be handed in, and goes once the school is reached. */
  isHandingIn: boolean;
  /** Why it was not handed in. */
  notHandedIn: string;
}

/** What the school has taken, and where it did not because something later stands. */
export interface Saved {
  items: ReadonlyMap<string, Pick<FormItem, 'given' | 'seconds'>>;
  hasOlder: boolean;
  isHandedIn: boolean;
}
