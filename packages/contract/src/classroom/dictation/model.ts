import { z } from 'zod';
import { Id, wholeNumber } from '../../kernel/index.js';
import { TaskKind } from '../kinds.js';
import { TaskState } from '../moves.js';
import { WrittenWord, writingLimits } from '../words.js';

const count = z.number().int();

/** The side of a square on a screen, and how long a point took at most that is still writing. */
export const SQUARE = 1_000;
/** `[x, y, ms since the point before]` in thousandths of the square, from its top left corner; a hand may slip out of it. */
export const WrittenPoint = z.tuple([
  wholeNumber({ min: -SQUARE, max: 2 * SQUARE }),
  wholeNumber({ min: -SQUARE, max: 2 * SQUARE }),
  wholeNumber({ max: 60_000 }),
]);
export const WrittenInk = z
  .array(z.array(WrittenPoint).min(1).max(writingLimits.points))
  .max(writingLimits.strokes)
  .meta({ description: 'strokes in the order of writing; none to wipe the square' });
export type WrittenInk = z.infer<typeof WrittenInk>;

/** A character by its strokes: outlines as paths and the lines that a pen runs, in a square of 1024, y growing upward from -124. */
export const CharacterOutlines = z.object({
  character: z.string(),
  outlines: z.array(z.string()),
  medians: z.array(z.array(z.tuple([z.number(), z.number()]))),
});
export type CharacterOutlines = z.infer<typeof CharacterOutlines>;

export const CharacterVerdict = z.enum(['right', 'wrong', 'doubtful', 'blank']);
export type CharacterVerdict = z.infer<typeof CharacterVerdict>;

const faultKinds = ['missing', 'far', 'reversed', 'order', 'joined', 'broken', 'extra'] as const;
/** What is amiss: a stroke of the model, counted from 0, or of the ink where there is one too many. */
export const WritingFault = z.object({ kind: z.enum(faultKinds), stroke: count });
export type WritingFault = z.infer<typeof WritingFault>;

export const WritingScores = z.object({
  order: z.number(),
  direction: z.number(),
  shape: z.number(),
  proportion: z.number(),
  place: z.number(),
});

/** Why a character was not right, and how often: written as another, or a stroke of it. */
export const WritingReason = z.object({
  kind: z.enum([...faultKinds, 'written-as']),
  stroke: count.nullable(),
  character: z.string().nullable(),
  count,
});
export type WritingReason = z.infer<typeof WritingReason>;

/** One character of a task in the class: how many have written it rightly. */
export const CharacterResult = z.object({
  cell: count,
  character: z.string(),
  /** The place of its word. */
  word: count,
  right: count,
  wrong: count,
  doubtful: count,
  /** The most frequent first. */
  reasons: z.array(WritingReason),
});
export type CharacterResult = z.infer<typeof CharacterResult>;

export const WritingResult = z.object({
  taskId: Id,
  kind: TaskKind,
  no: count,
  state: TaskState,
  className: z.string(),
  title: z.string(),
  words: z.array(WrittenWord.extend({ reading: z.array(z.string()) })),
  characters: z.array(CharacterResult),
  /** Whoever has written anything. */
  students: z.array(
    z.object({
      studentId: Id,
      name: z.string(),
      right: count,
      wrong: count,
      doubtful: count,
      blank: count,
      /** Of what was written, out of 100, and the stars that it earns. */
      score: z.number(),
      stars: z.number(),
    }),
  ),
  studentCount: count,
  can: z.object({ decide: z.boolean() }),
});
export type WritingResult = z.infer<typeof WritingResult>;

/** One character as one student wrote it. */
export const WrittenByStudent = z.object({
  studentId: Id,
  name: z.string(),
  strokes: WrittenInk,
  /** The same as it lies over the model, in its square of 1 by 1 from the top left. */
  laid: z.array(z.array(z.tuple([z.number(), z.number()]))),
  verdict: CharacterVerdict,
  /** How likely it is that the character stands there, 0 to 1. */
  likelihood: z.number(),
  writtenAs: z.string().nullable(),
  faults: z.array(WritingFault),
  /** In an order that is taught elsewhere. */
  isOtherOrder: z.boolean(),
  scores: WritingScores,
  score: z.number(),
  stars: z.number(),
  /** What the teacher has said; null where nobody has. */
  said: z.boolean().nullable(),
});
export type WrittenByStudent = z.infer<typeof WrittenByStudent>;
