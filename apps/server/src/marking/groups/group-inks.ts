import { decodeStrokes } from '@zhibi/ink';
import { groupAnswers, type InkGroup } from '@zhibi/ink/groups';

/** An answer's strokes, packed, place by place. */
export type PackedPlaces = readonly (readonly Uint8Array[])[];

export const groupInks = (answers: readonly PackedPlaces[]): InkGroup[] =>
  groupAnswers(answers.map((places) => places.map((pieces) => pieces.flatMap((piece) => decodeStrokes(piece)))));
