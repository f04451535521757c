import type { AnswerStatus } from '@zhibi/contract/marking';
import type { AnnotationMark } from '@zhibi/contract/marking/annotations';
import type { AnswerArea } from '@zhibi/contract/papers';
import { decodeStrokes, encodeStrokes, InkCorrupt, type Stroke, strokeBounds, validStroke } from '@zhibi/ink';

interface Size {
  widthMm: number;
  heightMm: number;
}

/** The one stroke of a line as it was sent, packed anew; undefined where it is none, is damaged or leaves the page. */
export function strokeSent(ink: string, size: Size): Uint8Array | undefined {
  const [stroke, ...more] = unpacked(Buffer.from(ink, 'base64'));
  if (stroke === undefined || more.length > 0) return undefined;
  const check = validStroke(stroke);
  if (check.kind === 'refused' || check.stroke.tip !== 'pen') return undefined;
  const { xMm, yMm, widthMm, heightMm } = strokeBounds(check.stroke);
  const isOnPage = xMm >= 0 && yMm >= 0 && xMm + widthMm <= size.widthMm && yMm + heightMm <= size.heightMm;
  return isOnPage ? encodeStrokes([check.stroke]) : undefined;
}

function unpacked(bytes: Uint8Array): Stroke[] {
  try {
    return decodeStrokes(bytes);
  } catch (error) {
    if (error instanceof InkCorrupt || error instanceof RangeError) return [];
    throw error;
  }
}

export const isPlaceOnPage = ({ xMm, yMm }: { xMm: number; yMm: number }, size: Size): boolean =>
  xMm <= size.widthMm && yMm <= size.heightMm;

/** The mark of a row; undefined: it was taken away. */
export function markOf({
  mark,
  points,
}: {
  mark: AnnotationMark | null;
  points: Uint8Array | null;
}): AnnotationMark | undefined {
  if (points !== null) return { kind: 'ink', ink: Buffer.from(points).toString('base64') };
  return mark ?? undefined;
}

/**
 * Pages of a copy on which an answer is dealt out and not settled. Writing beside an answer says as much of it as writing in it, so the whole
 * page is closed: nobody draws there, and none of several scorers sees what another drew.
 */
export function closedPages(
  areas: readonly AnswerArea[],
  answers: readonly { itemId: string; status: AnswerStatus }[],
  inRound: ReadonlySet<string>,
): Set<number> {
  const settled = new Set(answers.flatMap(({ itemId, status }) => (status === 'scored-by-person' ? [itemId] : [])));
  const open = areas.filter(({ qids }) => qids.some((itemId) => inRound.has(itemId) && !settled.has(itemId)));
  return new Set(open.map(({ page }) => page));
}
