import { z } from 'zod';
import { Id, Stamp, wholeNumber } from '../../kernel/index.js';
import { Level } from '../../people/my-classes/index.js';
import { QuestionType, questionTypes } from '../../questions/index.js';

/** The question types that a booklet may ask again: 1-8 and 21 of the specification. */
export const bookletTypes: readonly QuestionType[] = Object.values(questionTypes);

const Day = z.iso.date();

/** Whose wrong questions a booklet takes, and from which papers and days. */
export const HandbookRange = z
  .object({
    classId: Id,
    subjectId: wholeNumber({ min: 1 }),
    from: Day,
    to: Day,
    /** Only what went wrong in these; absent: in everything of these days. */
    homeworkIds: z.array(Id).min(1).max(100).optional(),
  })
  .refine(({ from, to }) => from <= to);
export type HandbookRange = z.infer<typeof HandbookRange>;

/** What stands in a booklet. */
export const HandbookRules = z.object({
  maxPages: wholeNumber({ min: 1, max: 8 }),
  /** How many similar questions follow each wrong one. */
  variants: wholeNumber({ min: 0, max: 2 }),
  /** Only what is as good as forgotten. */
  dueOnly: z.boolean(),
  /** Due is what is remembered with less than this chance. */
  dueBelow: z.number().min(0.5).max(0.95),
  /** What another question builds on comes before it. */
  needsFirst: z.boolean(),
  types: z.array(QuestionType).min(1).max(9),
  /** Only students of these layers; absent: everybody. */
  layers: z.array(Level).min(1).max(3).optional(),
});
export type HandbookRules = z.infer<typeof HandbookRules>;

export const usualHandbookRules: HandbookRules = {
  maxPages: 4,
  variants: 1,
  dueOnly: true,
  dueBelow: 0.65,
  needsFirst: true,
  types: [...bookletTypes],
};

/** Why a question stands where it stands: as good as forgotten, wrong before, needed by the next ones, or like the one before it. */
export const EntryWhy = z.enum(['due', 'wrong', 'needed', 'variant']);
export type EntryWhy = z.infer<typeof EntryWhy>;

export const BookletEntry = z.object({
  questionId: Id,
  type: QuestionType,
  why: EntryWhy,
  /** The paper and number where it went wrong; for a similar question those of the one that it follows. */
  title: z.string(),
  no: z.number().int(),
  knowledge: z.string(),
  /** How likely it is that the student still knows it, 0..1. */
  remembered: z.number(),
});
export type BookletEntry = z.infer<typeof BookletEntry>;

/** What would be printed for one student. */
export const BookletPlan = z.object({
  studentId: Id,
  name: z.string(),
  studentNo: z.string(),
  wrong: z.number().int(),
  due: z.number().int(),
  /** What the student’s own book shows today, by its calendar and of all days. */
  ownDue: z.number().int(),
  /** As was estimated; `draw` lays it out. */
  pages: z.number().int(),
  entries: z.array(BookletEntry),
  /** What there is no room for this time. */
  left: z.array(BookletEntry),
});
export type BookletPlan = z.infer<typeof BookletPlan>;

export const HandbookStatus = z.enum(['waiting', 'ready', 'failed']);
export type HandbookStatus = z.infer<typeof HandbookStatus>;

export const Handbook = z.object({
  handbookId: Id,
  title: z.string(),
  subjectId: z.number().int(),
  classId: Id,
  className: z.string(),
  from: Day,
  to: Day,
  /** The papers that were chosen; null: all of these days. */
  sources: z.number().int().nullable(),
  rules: HandbookRules,
  status: HandbookStatus,
  createdAt: Stamp,
  endAt: Stamp,
  /** Of all booklets together, without empty sides. */
  pages: z.number().int(),
  copies: z.number().int(),
  /** Written on, and given back to the student. */
  returned: z.number().int(),
  released: z.number().int(),
  /** Of the wrong questions that came back how many are right now. */
  asked: z.number().int(),
  right: z.number().int(),
});
export type Handbook = z.infer<typeof Handbook>;

export const CopyStatus = z.enum(['assigned', 'writing', 'handed-in', 'marked', 'released', 'absent']);
export type CopyStatus = z.infer<typeof CopyStatus>;

export const HandbookCopy = z.object({
  studentId: Id,
  name: z.string(),
  /** Null while it is not printed. */
  homeworkId: Id.nullable(),
  /** Of its copy, which can be ordered; null while it is not printed. */
  printRunId: Id.nullable(),
  pages: z.number().int(),
  questions: z.number().int(),
  status: CopyStatus,
  asked: z.number().int(),
  right: z.number().int(),
  /** When the first of its questions is due again; null before it came back, or where all are mastered. */
  nextOn: Day.nullable(),
});
export type HandbookCopy = z.infer<typeof HandbookCopy>;

/** How far a student is with the wrong questions of a homework. */
export const RedoState = z.enum(['open', 'with-teacher', 'redone', 'none']);
export type RedoState = z.infer<typeof RedoState>;

/** What a class got wrong in a homework, and what of it was redone right. */
export const Redoable = z.object({
  /** The reader may give a redo; before it is given back nobody may. */
  canGive: z.boolean(),
  students: z.array(
    z.object({
      studentId: Id,
      name: z.string(),
      studentNo: z.string(),
      /** Of the first time. */
      score: z.number().nullable(),
      /** The numbers of the questions that went wrong, and of them those that were redone right. */
      wrong: z.array(z.number().int()),
      right: z.array(z.number().int()),
      /** Those whose appeal nobody has decided yet. */
      appealed: z.array(z.number().int()),
      state: RedoState,
      canGive: z.boolean(),
      /** The redo that this student alone was given and has not written in: the reader may take it back. */
      takeBackId: Id.nullable(),
    }),
  ),
  /** The redos that were given, the newest first. */
  given: z.array(
    z.object({
      handbookId: Id,
      copies: z.number().int(),
      /** Copies that nobody has written in, which can be taken back. */
      untouched: z.number().int(),
      status: HandbookStatus,
      endAt: Stamp,
    }),
  ),
});
export type Redoable = z.infer<typeof Redoable>;
