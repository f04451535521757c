import { z } from 'zod';
import { Id, Revision } from '../../kernel/index.js';
import { readIsbn } from './isbn.js';

/** Which tree: the chapters of a textbook, or the knowledge points of a subject. */
export const TreeOf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chapter'), textbookId: Id }),
  z.object({ kind: z.literal('knowledge'), subjectId: z.number().int().positive() }),
]);
export type TreeOf = z.infer<typeof TreeOf>;

export const treeLimits = { title: 80, nodes: 10_000, depth: 8, outline: 600_000, fileBytes: 4 * 1024 * 1024 } as const;

export const NodeTitle = z.string().trim().min(1).max(treeLimits.title);

/** A node as its keeper sees it; a list of them is in the order of reading, parents before their children. */
export const KeptNode = z.object({
  id: z.string(),
  parentId: z.string().nullable(),
  title: z.string(),
  /** Questions that hang on it, of all banks. */
  questions: z.number().int(),
  /** What should be mastered before; chapters have none. */
  needs: z.array(z.string()),
  /** Folded title of a knowledge point with its pinyin and initials: what finds it when it is typed. */
  foundBy: z.string(),
});
export type KeptNode = z.infer<typeof KeptNode>;

export const KeptTree = z.object({ nodes: z.array(KeptNode), revision: z.number().int() });
export type KeptTree = z.infer<typeof KeptTree>;

/** A textbook as its keeper sees it. */
export const KeptBook = z.object({
  textbookId: z.string(),
  subjectId: z.number().int(),
  gid: z.number().int(),
  volume: z.string(),
  edition: z.string(),
  title: z.string(),
  isbn: z.string().nullable(),
  year: z.number().int().nullable(),
  coverId: z.string().nullable(),
  chapters: z.number().int(),
  questions: z.number().int(),
  revision: z.number().int(),
});
export type KeptBook = z.infer<typeof KeptBook>;

const BookWord = z.string().trim().min(1).max(60);
export const BookFields = z.object({
  subjectId: z.number().int().positive(),
  gid: z.number().int().min(1).max(12),
  volume: BookWord,
  edition: BookWord,
  title: BookWord,
  /** Kept as thirteen digits. */
  isbn: z
    .string()
    .trim()
    .refine((typed) => typed === '' || readIsbn(typed) !== undefined)
    .transform((typed) => readIsbn(typed) ?? null)
    .nullable()
    .default(null),
  year: z.number().int().min(1949).max(2100).nullable().default(null),
  coverId: Id.nullable().default(null),
});
export type BookFields = z.infer<typeof BookFields>;

/** An entry of two editions laid beside each other, in the order of the newer one. `was`: its title, or where it stood. */
export const EditionLine = z.object({
  state: z.enum(['same', 'renamed', 'moved', 'added', 'removed']),
  depth: z.number().int(),
  title: z.string(),
  was: z.string(),
  questions: z.number().int(),
});
export type EditionLine = z.infer<typeof EditionLine>;

/** What a removal takes along. */
export const Touched = z.object({ nodes: z.number().int(), questions: z.number().int(), needs: z.number().int() });
export type Touched = z.infer<typeof Touched>;

export const OutlineProblem = z.enum(['jump', 'long', 'twin', 'deep', 'needs']);
export type OutlineProblem = z.infer<typeof OutlineProblem>;

/** A line of an outline as it was understood. */
export const OutlineLine = z.object({
  line: z.number().int(),
  depth: z.number().int(),
  title: z.string(),
  state: z.enum(['new', 'kept', 'bad']),
  problem: OutlineProblem.optional(),
});
export type OutlineLine = z.infer<typeof OutlineLine>;

/** An outline tried on a tree: nothing has changed yet. `left`: nodes of the tree that it does not name; they stay, behind the others. */
export const OutlineTrial = z.object({
  lines: z.array(OutlineLine),
  counts: z.object({ new: z.number().int(), kept: z.number().int(), bad: z.number().int(), left: z.number().int() }),
  revision: Revision.or(z.literal(0)),
});
export type OutlineTrial = z.infer<typeof OutlineTrial>;
