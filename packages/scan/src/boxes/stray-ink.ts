import type { AnswerArea } from '@zhibi/contract/papers';
import type { InkShares } from './features.js';
import type { BoxState } from './judge.js';

/** More ink than this is somebody's: dust, thresholds and folds leave less. */
const STRAY = { inside: 0.03, around: 0.02, between: 0.2, joined: 0.08 };
/** Boxes so near, in mm, have nothing printed between them. */
const NEAR_MM = 2.5;

interface Box {
  box: AnswerArea;
  state: BoxState;
  ink: InkShares;
}

/**
 * Whether somebody wrote where no mark was read: into a box beside the marked one, between two, or near boxes all of which are empty.
 * The judge of boxes knows marks that are meant for their box; one that lies between two says so by the ink that it leaves there. Who
 * crosses out reaches beyond the box: that is known already.
 */
export function hasStrayInk(boxes: readonly Box[]): boolean {
  const allEmpty = boxes.every(({ state }) => state === 'unmarked');
  return boxes.some((one) => {
    const { state, ink } = one;
    if (state === 'unmarked') return ink.inside > STRAY.inside || (allEmpty && ink.around > STRAY.around);
    if (state === 'cancelled') return false;
    return (['left', 'right'] as const).some((side) => ink[side] > leastBetween(one, boxes, side));
  });
}

/**
 * How much ink on that side of a box is a doubt, where there is only paper and then another that is not crossed out. Where both are marked
 * one stroke may lie in both, as the tail of a tick that runs far: it is thinner between them than a mark that lies there.
 */
function leastBetween({ box, state }: Box, boxes: readonly Box[], side: 'left' | 'right'): number {
  const beside = boxes.find((other) => {
    const gap = side === 'right' ? other.box.xMm - box.xMm - box.widthMm : box.xMm - other.box.xMm - other.box.widthMm;
    return gap > 0 && gap < NEAR_MM && Math.abs(other.box.yMm - box.yMm) < box.heightMm / 2;
  });
  if (beside === undefined || beside.state === 'cancelled') return Number.POSITIVE_INFINITY;
  return state === 'marked' && beside.state === 'marked' ? STRAY.joined : STRAY.between;
}
