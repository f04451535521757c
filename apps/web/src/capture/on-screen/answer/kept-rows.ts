import type { Given } from '@zhibi/contract/capture/on-screen';
import { keptWork } from '../../../platform/kept-work.js';
import { namesWaiting } from '../../../platform/rows-waiting.js';
import type { Moment } from './moment.js';

/** What was given for one question and has not reached the school, and since when it stands so. */
export interface Waiting extends Moment {
  given: readonly Given[];
  seconds: number;
  /** The homework, the question and the answer in words, for whoever reads it when the form is gone. */
  said?: { title: string; no: number; words: string };
}

/** That the homework is to be handed in stands beside the answers, and goes when they have gone. */
export const HAND_IN = 'hand-in';

/** An answer that the school has not taken, as a person reads it. */
export interface LeftAnswer {
  itemId: string;
  /** 0: of a version that did not write it down. */
  no: number;
  words: string;
}

export const nameOf = (account: string, homeworkId = '') => `${keptWork.answers} ${account} ${homeworkId}`;

/** The homework of which answers wait on this device. */
export const homeworkWithAnswers = (account: string): string[] => [
  ...new Set(namesWaiting(nameOf(account)).map((rest) => rest.split(' ')[0] ?? '')),
];

export const leftOf = (rows: Iterable<readonly [string, Waiting]>): LeftAnswer[] =>
  [...rows]
    .flatMap(([itemId, { given, said }]): LeftAnswer[] => {
      if (itemId === HAND_IN) return [];
      const typed = given.flatMap((one) => ('words' in one ? [one.words] : [])).join(' ');
      return [{ itemId, no: said?.no ?? 0, words: said?.words ?? typed }];
    })
    .sort((a, b) => a.no - b.no);
