import type { BoxState } from './judge.js';

/** A box as it was judged; probabilities are calibrated. */
export interface JudgedBox {
  areaId: string;
  option: string;
  state: BoxState;
  /** That the state is right. */
  probability: number;
  /** That it was meant as an answer. */
  marked: number;
}

/** What a person should look at. */
export type ScanDoubt =
  | 'pale-hand'
  | 'unclear-box'
  | 'several-marks'
  | 'no-mark'
  | 'cancelled-without-another'
  | 'boxes-not-found'
  | 'stray-ink'
  | 'unequal-marks';

/** What is read of one choice. Where there are doubts nothing may be scored by it. */
export interface ScannedChoice {
  boxes: JudgedBox[];
  chosen: string[];
  /** That every box was read rightly. */
  confidence: number;
  doubts: ScanDoubt[];
}

/** From this probability on the state of a box counts as certain. */
export const CERTAIN_BOX = 0.98;

/** Where the darkest boxes of a page are in the middle paler than this, the hand is lost (pencil on a black-and-white scan): boxes are compared with nothing. */
const PALE_HAND = 0.04;

/**
 * What the boxes of a choice say together. A cancelled mark does not count; two marks where one is asked, a cancelled one without
 * another, and none at all where a pale one could have been lost on the way wait for a person.
 * @param rule `one` for single choice and true or false, `several` for multiple choice
 * @param blankIsCertain whether a pale mark would be seen in this picture: not where there is black and white only, nor among a few boxes
 * @param hand how dark the marks of the page are, 0 to 1
 * @param stray whether ink lies where no mark was read, see `hasStrayInk`
 * @param unequal whether a mark is unlike the others of the page, see `unequalMarks`
 */
export function decideChoice(
  boxes: readonly JudgedBox[],
  {
    rule,
    found,
    blankIsCertain,
    hand,
    stray,
    unequal,
  }: {
    rule: 'one' | 'several';
    found: boolean;
    blankIsCertain: boolean;
    hand: number;
    stray: boolean;
    unequal: boolean;
  },
): ScannedChoice {
  const chosen = boxes.filter(({ state }) => state === 'marked').map(({ option }) => option);
  const cancelled = boxes.some(({ state }) => state === 'cancelled');
  const doubts: ScanDoubt[] = [];
  if (!found) doubts.push('boxes-not-found');
  if (boxes.some(({ probability }) => probability < CERTAIN_BOX)) doubts.push('unclear-box');
  if (hand < PALE_HAND) doubts.push('pale-hand');
  if (rule === 'one' && chosen.length > 1) doubts.push('several-marks');
  if (chosen.length === 0 && cancelled) doubts.push('cancelled-without-another');
  if (chosen.length === 0 && !cancelled && !blankIsCertain) doubts.push('no-mark');
  if (stray) doubts.push('stray-ink');
  if (unequal) doubts.push('unequal-marks');
  const confidence = boxes.reduce((product, { probability }) => product * probability, 1);
  return { boxes: [...boxes], chosen, confidence, doubts };
}
