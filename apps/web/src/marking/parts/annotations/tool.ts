import type { AnnotationMark, StampKind } from '@zhibi/contract/marking/annotations';

/** What the hand holds. */
export type Tool =
  | { kind: 'move' | 'pen' | 'eraser' }
  | { kind: 'stamp'; stamp: StampKind }
  | { kind: 'words'; words: string };

const STAMP_MM = 9;
const WORDS_MM = 7;

/** What a tool that puts something down puts there. */
export function markAt(tool: Tool, [xMm, yMm]: readonly [number, number]): AnnotationMark | undefined {
  if (tool.kind === 'stamp') return { kind: 'stamp', stamp: tool.stamp, xMm, yMm, sizeMm: STAMP_MM };
  if (tool.kind === 'words') return { kind: 'words', words: tool.words, xMm, yMm, sizeMm: WORDS_MM };
  return undefined;
}

export const isSame = (one: Tool, other: Tool): boolean => JSON.stringify(one) === JSON.stringify(other);
