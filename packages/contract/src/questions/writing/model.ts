import { z } from 'zod';
import { Id, wholeNumber } from '../../kernel/index.js';
import { QuestionBody, QuestionMinutes, QuestionType, QuestionYear } from '../model.js';

/** Under what right a question may be used; it travels with the question to the printed paper. */
export const Licence = z.enum([
  'unsaid',
  'own',
  'public-domain',
  'cc-by',
  'cc-by-sa',
  'cc-by-nc',
  'cc-by-nc-sa',
  'permission',
]);
export type Licence = z.infer<typeof Licence>;

/** Where a question lies: on the shelf of its author, or of the whole school. */
export const Shelf = z.enum(['mine', 'school', 'platform']);
export type Shelf = z.infer<typeof Shelf>;

/** What is said about a question beside its text. `difficulty` is the expected score rate: 1 is easy. */
export const QuestionFacts = z.object({
  subjectId: wholeNumber({ min: 1 }),
  difficulty: z.number().min(0).max(1),
  minutes: QuestionMinutes,
  year: QuestionYear.nullable(),
  source: z.string().trim().max(200),
  licence: Licence,
  knowledgeIds: z.array(Id).max(20),
  chapterIds: z.array(Id).max(20),
});
export type QuestionFacts = z.infer<typeof QuestionFacts>;

/** A question while it is written: every state of the editor can be kept, also an unfinished one. */
export const DraftContent = z.object({ body: QuestionBody, facts: QuestionFacts });
export type DraftContent = z.infer<typeof DraftContent>;

/** `revision` counts the savings; `baseVersion` is the version that is being rewritten, null for a new question. */
export const Draft = z.object({
  draftId: z.string(),
  questionId: z.string().nullable(),
  baseVersion: z.number().int().nullable(),
  revision: z.number().int(),
  content: DraftContent,
  savedAt: z.string(),
});
export type Draft = z.infer<typeof Draft>;

/** What a question still lacks; the words are those of the content engine, `where` as `parts.0.options.B`. */
export const Lack = z.object({ reason: z.string(), where: z.string() });
export type Lack = z.infer<typeof Lack>;

/** A key alone may be missing from what a whole school uses: such a question is marked by a person. */
export const mayStandInSchool = (lacks: readonly Lack[]): boolean =>
  lacks.every(({ reason }) => reason === 'key-missing');

export const ReviewState = z.enum(['waiting', 'published', 'returned', 'withdrawn']);
export type ReviewState = z.infer<typeof ReviewState>;

/** A question as it lies in a bank, with what the reader may do with it. Absent names are null: people leave. */
export const BankedQuestion = z.object({
  questionId: z.string(),
  version: z.number().int(),
  shelf: Shelf,
  type: QuestionType,
  body: QuestionBody,
  facts: QuestionFacts,
  gradeGroupId: z.number().int(),
  knowledge: z.array(z.object({ id: z.string(), title: z.string() })),
  lacks: z.array(Lack),
  /** Whether a machine may mark it: there is a key, and it fits. */
  markable: z.boolean(),
  timesUsed: z.number().int(),
  /** The score rate of the own school's students, 0 to 1; null where fewer than five have answered. */
  schoolRate: z.number().nullable(),
  lastUsedAt: z.string().nullable(),
  /** Which of the reader's own classes was given it last. */
  lastGiven: z.object({ className: z.string(), at: z.string() }).nullable(),
  author: z.string().nullable(),
  /** Everybody who has written a version of it, or of what it was made from, the first one first. */
  credits: z.array(z.string()),
  /** What it was made from, and who wrote that. */
  origin: z.object({ questionId: z.string(), shelf: Shelf, author: z.string().nullable() }).nullable(),
  /** The last word about publishing it, for its author. */
  review: z
    .object({ reviewId: z.string(), state: ReviewState, version: z.number().int(), note: z.string() })
    .nullable(),
  archivedAt: z.string().nullable(),
  updatedAt: z.string(),
  can: z.object({
    edit: z.boolean(),
    /** May be had with other numbers; of an own question the numbers may yet have to be said. */
    vary: z.boolean(),
    /** Gone for good, kept out of sight because something uses it, or neither. */
    remove: z.enum(['delete', 'archive']).nullable(),
    restore: z.boolean(),
    submit: z.boolean(),
    /** May be handed in as the next version of the school's question that it was copied from. */
    merge: z.boolean(),
    withdraw: z.boolean(),
    fork: z.boolean(),
  }),
});
export type BankedQuestion = z.infer<typeof BankedQuestion>;

/** One version: never changed after it was made. */
export const QuestionVersion = z.object({
  version: z.number().int(),
  body: QuestionBody,
  source: z.string(),
  licence: Licence,
  author: z.string().nullable(),
  madeAt: z.string(),
});
export type QuestionVersion = z.infer<typeof QuestionVersion>;

/** A paper that holds a question, in the version that it keeps, and the homework made of that paper. */
export const PaperUse = z.object({
  paperId: z.string(),
  title: z.string(),
  version: z.number().int(),
  frozen: z.boolean(),
  /** False for a colleague's paper: it is counted, not opened. */
  mine: z.boolean(),
  homework: z.array(z.object({ homeworkId: z.string(), title: z.string(), startAt: z.string() })),
});
export type PaperUse = z.infer<typeof PaperUse>;

/** A question that waits for the word of a colleague, or has it. */
export const Review = z.object({
  reviewId: z.string(),
  questionId: z.string(),
  version: z.number().int(),
  state: ReviewState,
  body: QuestionBody,
  facts: QuestionFacts,
  lacks: z.array(Lack),
  author: z.string().nullable(),
  note: z.string(),
  askedAt: z.string(),
  /** The school's question that it would become the next version of; `isBehind` where that has gone on since it was copied. */
  into: z
    .object({
      questionId: z.string(),
      version: z.number().int(),
      author: z.string().nullable(),
      isBehind: z.boolean(),
      /** As it stands now, so that the difference is seen before it is decided. */
      body: QuestionBody,
      /** What the copy was made of; null where that is not known. */
      base: QuestionBody.nullable(),
    })
    .nullable(),
  verdict: z.object({ by: z.string().nullable(), note: z.string(), at: z.string() }).nullable(),
  can: z.object({ decide: z.boolean(), withdraw: z.boolean() }),
});
export type Review = z.infer<typeof Review>;

/** A picture or a sound of a question, kept by its content. Lengths on paper are a proposal of the server. */
export const QuestionFile = z.object({
  fileId: z.string(),
  kind: z.enum(['image', 'audio']),
  widthMm: z.number().nullable(),
  heightMm: z.number().nullable(),
});
export type QuestionFile = z.infer<typeof QuestionFile>;
