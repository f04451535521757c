import { z } from 'zod';
import { Id, Stamp } from '../../kernel/index.js';
import { QuestionType } from '../../questions/index.js';

/** Who finds a preset comment: its author, the teachers of the school, or those of all schools of the district. */
export const CommentScope = z.enum(['me', 'school', 'region']);
export type CommentScope = z.infer<typeof CommentScope>;

/** What went wrong, or right, as a teacher sorts comments. */
export const CommentCause = z.enum([
  'sign',
  'formula',
  'misread',
  'careless',
  'steps',
  'units',
  'writing',
  'praise',
  'other',
]);
export type CommentCause = z.infer<typeof CommentCause>;

/** The longest comment that is kept as a preset one. */
export const PRESET_LENGTH = 200;
export const PresetText = z.string().trim().min(1).max(PRESET_LENGTH);

/** Points that choosing it adds to what is being typed, or takes away; nothing is scored by it alone. */
export const ScoreEffect = z.number().min(-100).max(100).multipleOf(0.5).nullable();

export const PresetComment = z.object({
  presetId: Id,
  /** Null: for questions of every type. */
  questionType: QuestionType.nullable(),
  cause: CommentCause,
  text: z.string(),
  scoreEffect: ScoreEffect,
  scope: CommentScope,
  /** How often it was given in this school, and when last. */
  used: z.number().int(),
  lastUsedAt: Stamp.nullable(),
  /** How often the reader gave it. */
  ownUsed: z.number().int(),
  can: z.object({ edit: z.boolean() }),
});
export type PresetComment = z.infer<typeof PresetComment>;

/** What became of a line of a table. */
export const PresetLine = z.object({
  line: z.number().int(),
  text: z.string(),
  outcome: z.enum(['added', 'known', 'empty', 'too-long', 'hurtful', 'type', 'cause', 'effect']),
});
export type PresetLine = z.infer<typeof PresetLine>;
