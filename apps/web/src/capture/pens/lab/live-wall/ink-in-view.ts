import { type Rect, type Stroke, strokeBounds } from '@zhibi/ink';
import { unpackInk } from '../../../../platform/ink/unpack.js';

/** In a comparison a pause tells something, up to where nobody would wait for it to pass. */
export const PACE = { pauseMs: 120_000, wholeMs: Number.POSITIVE_INFINITY };

/** What was written in the part that is looked at, before and since: replaying a question does not wait for the others. */
export function inkInView(kept: string, live: readonly Stroke[], view: Rect): Stroke[] {
  const old = unpackInk(kept);
  const known = new Set(old.map(({ id }) => id));
  return [...old, ...live.filter(({ id }) => !known.has(id))].filter((stroke) => {
    const { xMm, yMm, widthMm, heightMm } = strokeBounds(stroke);
    const [x, y] = [xMm + widthMm / 2, yMm + heightMm / 2];
    return x >= view.xMm && x <= view.xMm + view.widthMm && y >= view.yMm && y <= view.yMm + view.heightMm;
  });
}
