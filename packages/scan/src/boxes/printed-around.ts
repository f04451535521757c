import type { AnswerArea } from '@zhibi/contract/papers';
import type { PageFrame } from '../frame/find-page.js';
import type { GreyImage } from '../image/grey-image.js';
import type { BoxState } from './judge.js';
import { hasMarksBeside } from './marks-beside.js';
import type { BoxMeasure } from './measure-boxes.js';
import type { PrintMask } from './print-mask.js';

/** What is known of a page beside its boxes. */
export interface PrintedAround {
  mask: PrintMask;
  /** All areas of the page: who writes into another one says nothing about this choice. */
  areas: readonly AnswerArea[];
}

/** Ink is at least so dark beside the middle mark of the page; a smudge, a fold and what shines through are not. */
const INK = { besideMark: 0.45, least: 0.18, most: 0.35 };

type Judged = BoxMeasure & { state: BoxState };

/** Tells of each choice of a page whether somebody wrote beside its boxes. @param all the boxes of the page, as they were judged */
export function leavesBeside(
  { image, frame }: { image: GreyImage; frame: PageFrame },
  { mask, areas }: PrintedAround,
  all: readonly Judged[],
): (choice: readonly Judged[]) => boolean {
  const strengths = all.flatMap(({ state, ink }) => (state === 'marked' ? [ink.strongest] : [])).sort((a, b) => a - b);
  const strength = strengths[strengths.length >> 1] ?? 0;
  const level = Math.min(INK.most, Math.max(INK.least, INK.besideMark * strength));
  const contrast = (paper: number) => (frame.white - frame.black) * Math.min(1, paper / frame.white);
  const frames = new Set(areas.map(({ beIncludedId }) => beIncludedId));
  const lines = areas.filter(({ areaId, option }) => option === null && !frames.has(areaId));
  return (choice) => {
    const [first] = choice;
    if (first === undefined) return false;
    const otherBoxes = all.filter(({ question }) => question !== first.question);
    const about = { boxes: choice, shift: first.rim.shift, otherBoxes, written: lines };
    return hasMarksBeside({ image, frame, contrast }, about, mask, level);
  };
}
