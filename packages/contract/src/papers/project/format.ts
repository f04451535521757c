import { z } from 'zod';
import { Score } from '../../kernel/index.js';
import { SchoolStageId } from '../../people/index.js';
import { QuestionBody, QuestionMinutes } from '../../questions/index.js';
import { Licence } from '../../questions/writing/index.js';
import { SumPrint } from '../arithmetic/index.js';
import { CardDesign } from '../cards/design.js';
import { CharacterPrint } from '../characters/index.js';
import { AnswerArea, PageSize } from '../geometry.js';
import { Choose, PageOptions, PaperType, paperLimits } from '../model.js';
import { projectFormat } from './limits.js';

const Sha256 = z.string().regex(/^[\da-f]{64}$/);

/** What the archive says of itself: which form it has, and the hash of everything in it. */
export const ProjectManifest = z.object({
  format: z.literal(projectFormat.name),
  version: z.literal(projectFormat.version),
  files: z.array(z.object({ name: z.string().max(100), sha256: Sha256, bytes: z.number().int().min(0) })),
});
export type ProjectManifest = z.infer<typeof ProjectManifest>;

/** A knowledge point by the code that it has where the file was made, and by its titles from the root: either finds it. */
export const ProjectPoint = z.object({
  code: z.string().max(60),
  path: z.array(z.string().max(200)).min(1).max(20),
});
export type ProjectPoint = z.infer<typeof ProjectPoint>;

/** A question as it travels: its pictures and sounds are named by their places in the archive. */
export const ProjectQuestion = z.object({
  body: QuestionBody,
  difficulty: z.number().min(0).max(1),
  minutes: QuestionMinutes,
  source: z.string().max(500),
  licence: Licence,
  knowledge: z.array(ProjectPoint).max(50),
});
export type ProjectQuestion = z.infer<typeof ProjectQuestion>;

/** Questions of a paper, counted through the file from 0; `itemId` is good within the file only: cards and areas name it. */
const ProjectSection = z.object({
  title: z.string().max(200),
  choose: Choose.optional(),
  items: z
    .array(
      z.object({
        itemId: z.uuid(),
        question: z.number().int().min(0),
        score: Score,
        answerSpaceMm: z.number().min(10).max(240).nullable(),
      }),
    )
    .max(paperLimits.questions),
});

/** Areas that were drawn by hand, with those that the typesetter had made of the same pages: they fit only where it makes the same again. */
const ProjectAreas = z.object({
  pageSize: PageSize,
  pageCount: z.number().int().min(1).max(100),
  laidOut: z.array(AnswerArea).max(5_000),
  drawn: z.array(AnswerArea).max(5_000),
});

/** All that a paper consists of, and nobody's name: neither who made it nor who wrote on it. */
export const ProjectPaper = z.object({
  title: z.string().trim().min(1).max(100),
  subject: z.object({ name: z.string().max(40), stage: SchoolStageId }),
  paperType: PaperType,
  options: PageOptions,
  /** Sums, words to write, questions of a card without a paper: made for this paper, in no bank. */
  isMade: z.boolean(),
  questions: z.array(ProjectQuestion).min(1).max(paperLimits.questions),
  sections: z.array(ProjectSection).min(1).max(paperLimits.sections),
  practice: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('arithmetic'), settings: SumPrint }),
      z.object({ kind: z.literal('characters'), settings: CharacterPrint }),
    ])
    .optional(),
  card: z.object({ design: CardDesign, isOfPaper: z.boolean() }).optional(),
  areas: ProjectAreas.optional(),
});
export type ProjectPaper = z.infer<typeof ProjectPaper>;
