import { z } from 'zod';
import { Id, Score, Stamp } from '../../kernel/index.js';
import { AnswerKey } from '../../questions/index.js';
import { AnswerStatus } from '../model.js';

/** The keys of a question: one, or one for each of its parts. */
export const Keys = z.array(AnswerKey).min(1).max(40);

const facts = { answerId: Id, studentNo: z.string(), name: z.string(), className: z.string() };

/** An answer that another key scores otherwise. `to` null: the machine is no longer sure, and a person decides. */
export const RescoredAnswer = z.object({
  ...facts,
  /** What was read by the key that counts now; null where nothing was. */
  reading: z.string().nullable(),
  from: Score.nullable(),
  to: Score.nullable(),
  fromStatus: AnswerStatus,
  toStatus: AnswerStatus,
});
export type RescoredAnswer = z.infer<typeof RescoredAnswer>;

/** A score that a person gave: it stays, whatever the machine would give. */
export const KeptAnswer = z.object({ ...facts, score: Score, wouldBe: Score.nullable() });
export type KeptAnswer = z.infer<typeof KeptAnswer>;

export const Rescoring = z.object({
  /** What was looked at: a change is refused when others would be meant by it. */
  seen: z.string(),
  changes: z.array(RescoredAnswer),
  /** Only those to which the machine would surely give another score. */
  kept: z.array(KeptAnswer),
  /** Of papers that came back: the machine is not sure of them, and their scores stand. */
  unsure: z.array(KeptAnswer),
  /** Answers of students that were looked at. */
  answers: z.number().int(),
});
export type Rescoring = z.infer<typeof Rescoring>;

export const ChangedKeys = z.object({ changeId: Id, scores: z.number().int() });

export const KeyHistory = z.object({
  /** The key that counts now. */
  keys: Keys,
  /** This teacher may change it: of a question that a machine marks, in a homework of own classes. */
  can: z.object({ change: z.boolean() }),
  items: z.array(
    z.object({
      changeId: Id,
      at: Stamp,
      by: z.string(),
      from: Keys,
      to: Keys,
      /** How many scores it changed. */
      scores: z.number().int(),
      undoneAt: Stamp.nullable(),
      can: z.object({ undo: z.boolean() }),
    }),
  ),
});
export type KeyHistory = z.infer<typeof KeyHistory>;
