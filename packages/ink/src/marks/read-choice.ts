import { evenPath, grown, isInside } from '../strokes/path.js';
import type { Rect, Stroke } from '../strokes/stroke.js';
import { readMark } from './mark.js';
import type { Mark, MarkKind } from './mark-kind.js';
import { mayBeAnswer } from './second-answer.js';

/** A box of an option with the ink that was bound to it. `option` is its letter: A…, or T and F. */
export interface OptionInk {
  option: string;
  box: Rect;
  strokes: readonly Stroke[];
}

export type ChoiceDoubt =
  | 'several-marks'
  | 'mixed-marks'
  | 'unclear-mark'
  | 'trace-of-ink'
  | 'ink-beside'
  | 'cancelled-without-another'
  | 'cross-in-true'
  | 'cross-beside-tick';

/** Which options a student marked. `confidence` 0..1 is that of the weakest box; `doubts` says what a person should look at. */
export interface ChoiceReading {
  chosen: string[];
  confidence: number;
  doubtful: boolean;
  doubts: ChoiceDoubt[];
  marks: (Mark & { option: string })[];
}

/** Below this a person looks at the ink. */
export const CERTAIN_MARK = 0.85;

const choosing: readonly MarkKind[] = ['tick', 'cross', 'fill', 'circle', 'line', 'writing'];

/** Confidence that no score may be given on. */
const DOUBTFUL = 0.3;
/** Ink of the question nearer to a box than this may belong to it, however small: an arrow, a deletion. */
const NEAR_MM = 2;

/**
 * Reads the boxes of one choice by the ink that lies in them. `rule`: `one` for single choice and true/false, where a
 * second mark is doubtful, `several` for multiple choice. A mark that was scribbled out does not count. Marks of one answer
 * are alike: a tick beside crosses means the tick alone, a ring beside a filled box anything, and a person looks at both.
 * `beside` is what was written around the boxes: a letter there may be the answer.
 */
export function readChoice(
  options: readonly OptionInk[],
  rule: 'one' | 'several',
  beside: readonly Stroke[] = [],
): ChoiceReading {
  const marks = options.map(({ option, box, strokes }) => ({ option, ...readMark(box, strokes) }));
  let marked = marks.filter((mark) => choosing.includes(mark.kind));
  const doubts = new Set<ChoiceDoubt>();
  const scribbled = marks.filter((mark) => mark.kind === 'scribble');
  if (scribbled.length > 0) doubts.add('unclear-mark');
  if (marked.length === 0) marked = scribbled;
  const positive = marked.filter((mark) => mark.kind !== 'cross' && mark.kind !== 'line');
  if (positive.length > 0 && positive.length < marked.length) {
    marked = positive;
    doubts.add('cross-beside-tick');
  }
  if (new Set(marked.map((mark) => mark.kind)).size > 1) doubts.add('mixed-marks');
  if (rule === 'one' && marked.length > 1) doubts.add('several-marks');
  if (marks.some((mark) => mark.kind === 'trace')) doubts.add('trace-of-ink');
  if (marks.some((mark) => mark.kind !== 'trace' && mark.confidence < CERTAIN_MARK)) doubts.add('unclear-mark');
  if (marked.length === 0 && marks.some((mark) => mark.kind === 'cancelled')) doubts.add('cancelled-without-another');
  const boxes = options.map(({ box }) => box);
  if (beside.some((stroke) => isAt(stroke, boxes)) || mayBeAnswer(beside, boxes)) doubts.add('ink-beside');
  return concluded(
    marked.map((mark) => mark.option),
    doubts,
    marks,
  );
}

const isAt = (stroke: Stroke, boxes: readonly Rect[]): boolean =>
  evenPath(stroke).some((place) => boxes.some((box) => isInside(place, grown(box, NEAR_MM))));

/**
 * Reads the boxes T and F of a true/false question; `value` is undefined when neither or both are marked. A cross in the box
 * for true may choose it or say "false".
 */
export function readTrueFalse(
  options: readonly OptionInk[],
  beside: readonly Stroke[] = [],
): ChoiceReading & { value: boolean | undefined } {
  const { chosen, doubts, marks } = readChoice(options, 'one', beside);
  const isCrossedTrue = marks.some((mark) => mark.option === 'T' && mark.kind === 'cross');
  const reading = concluded(chosen, new Set([...doubts, ...(isCrossedTrue ? ['cross-in-true' as const] : [])]), marks);
  const [only, second] = chosen;
  return { ...reading, value: only === undefined || second !== undefined ? undefined : only === 'T' };
}

function concluded(chosen: string[], doubts: ReadonlySet<ChoiceDoubt>, marks: ChoiceReading['marks']): ChoiceReading {
  const weakest = Math.min(1, ...marks.map((mark) => mark.confidence));
  const confidence = doubts.size > 0 ? Math.min(weakest, DOUBTFUL) : weakest;
  return { chosen, confidence, doubtful: confidence < CERTAIN_MARK, doubts: [...doubts], marks };
}
