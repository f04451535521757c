import { z } from 'zod';
import { Id, Revision, wholeNumber } from '../../kernel/index.js';

/** Which tree: the chapters of a textbook, or the knowledge points of a subject. */
export const TreeOf = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('chapter'), textbookId: Id }),
  z.object({ kind: z.literal('knowledge'), subjectId: wholeNumber({ min: 1 }) }),
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
  /** Lesson hours of this entry alone; null where none are said. */
  hours: z.number().nullable(),
  words: z.number().int(),
  /** Of a chapter: the knowledge points that it teaches. Of a knowledge point: the chapters that teach it. */
  links: z.number().int(),
});
export type KeptNode = z.infer<typeof KeptNode>;

export const KeptTree = z.object({ nodes: z.array(KeptNode), revision: z.number().int() });
export type KeptTree = z.infer<typeof KeptTree>;

/** What a removal takes along; `taught` counts which lesson teaches which knowledge point. */
export const Touched = z.object({
  nodes: z.number().int(),
  questions: z.number().int(),
  needs: z.number().int(),
  taught: z.number().int(),
});
export type Touched = z.infer<typeof Touched>;

export const OutlineProblem = z.enum(['jump', 'long', 'duplicate', 'deep', 'needs', 'hours', 'points', 'words']);
export type OutlineProblem = z.infer<typeof OutlineProblem>;

/** A line of an outline as it was understood. */
export const OutlineLine = z.object({
  line: z.number().int(),
  depth: z.number().int(),
  title: z.string(),
  state: z.enum(['new', 'kept', 'bad']),
  problem: OutlineProblem.optional(),
  /** What it says of a lesson. */
  says: z.array(z.enum(['hours', 'points', 'words'])).optional(),
});
export type OutlineLine = z.infer<typeof OutlineLine>;

/** An outline tried on a tree: nothing has changed yet. `left`: nodes of the tree that it does not name; they stay, behind the others. */
export const OutlineTrial = z.object({
  lines: z.array(OutlineLine),
  counts: z.object({ new: z.number().int(), kept: z.number().int(), bad: z.number().int(), left: z.number().int() }),
  revision: Revision.or(z.literal(0)),
});
export type OutlineTrial = z.infer<typeof OutlineTrial>;
