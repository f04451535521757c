import type { Rect, Stroke } from '../strokes/stroke.js';
import { type Mark, type MarkKind, readMark } from './mark.js';

/** A box of an option with the ink that was bound to it. `option` is its letter: A…, or T and F. */
export interface OptionInk {
  option: string;
  box: Rect;
  strokes: readonly Stroke[];
}

export type ChoiceDoubt =
  | 'several-marks'
  | 'unclear-mark'
  | 'trace-of-ink'
  | 'cancelled-without-another'
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

/**
 * Reads the boxes of one choice by the ink that lies in them. `rule`: `one` for single choice and true/false, where a
 * second mark is doubtful, `several` for multiple choice. A mark that was scribbled out does not count. A tick beside
 * crosses means the tick alone, but is shown to a person.
 */
export function readChoice(options: readonly OptionInk[], rule: 'one' | 'several'): ChoiceReading {
  const marks = options.map(({ option, box, strokes }) => ({ option, ...readMark(box, strokes) }));
  let marked = marks.filter((mark) => choosing.includes(mark.kind));
  const doubts = new Set<ChoiceDoubt>();
  let confidence = Math.min(1, ...marks.map((mark) => mark.confidence));

  const scribbled = marks.filter((mark) => mark.kind === 'scribble');
  if (scribbled.length > 0 && marked.length === 0) {
    marked = scribbled;
    doubts.add('unclear-mark');
  } else if (scribbled.length > 0) {
    // A scribble beside a clean mark is a deleted choice, as students do it.
    confidence = Math.min(1, ...marks.map((mark) => (mark.kind === 'scribble' ? 0.87 : mark.confidence)));
  }
  const positive = marked.filter((mark) => mark.kind !== 'cross' && mark.kind !== 'line');
  if (positive.length > 0 && positive.length < marked.length && marked.every((mark) => mark.kind !== 'line')) {
    marked = positive;
    confidence = Math.min(confidence, 0.7);
    doubts.add('cross-beside-tick');
  }
  if (rule === 'one' && marked.length > 1) {
    confidence = Math.min(confidence, 0.3);
    doubts.add('several-marks');
  }
  if (marks.some((mark) => mark.kind === 'trace')) doubts.add('trace-of-ink');
  if (marked.some((mark) => mark.confidence < CERTAIN_MARK)) doubts.add('unclear-mark');
  if (marked.length === 0 && marks.some((mark) => mark.kind === 'cancelled')) {
    confidence = Math.min(confidence, 0.6);
    doubts.add('cancelled-without-another');
  }
  return {
    chosen: marked.map((mark) => mark.option),
    confidence,
    doubtful: confidence < CERTAIN_MARK,
    doubts: [...doubts],
    marks,
  };
}

/** Reads the boxes T and F of a true/false question; `value` is undefined when neither or both are marked. */
export function readTrueFalse(options: readonly OptionInk[]): ChoiceReading & { value: boolean | undefined } {
  const reading = readChoice(options, 'one');
  const [only, second] = reading.chosen;
  return { ...reading, value: only === undefined || second !== undefined ? undefined : only === 'T' };
}
