import { z } from 'zod';
import { Id, pageOf, Revision, Score, Stamp, wholeNumber } from '../../kernel/index.js';
import { AssignedRule } from './assigned.js';

/** How much a stage test may hold. */
export const stageLimits = {
  subjects: 30,
  classes: 200,
  rows: 50_000,
  columns: 80,
  cell: 200,
  fileBytes: 20 * 1024 * 1024,
} as const;

/** `draft`: only who sets it up sees it · `published`: read from its publish time on · `archived`: read, and not changed any more. */
export const StageTestState = z.enum(['draft', 'published', 'archived']);
export type StageTestState = z.infer<typeof StageTestState>;

export const StageTestKind = z.enum(['monthly', 'midterm', 'final', 'mock', 'entrance', 'other']);
export type StageTestKind = z.infer<typeof StageTestKind>;

export const Term = z.enum(['first', 'second']);
export type Term = z.infer<typeof Term>;

/** Who was absent: counts in no figure of the subject and has no total, or counts with 0. */
export const AbsentRule = z.enum(['left-out', 'zero']);
export type AbsentRule = z.infer<typeof AbsentRule>;

/** The names of the lines from the highest down, and the level of whoever is under each. */
export const lineNames = ['excellent', 'good', 'pass', 'low'] as const;
export const StageLevel = z.enum(['excellent', 'good', 'pass', 'fail', 'low']);
export type StageLevel = z.infer<typeof StageLevel>;

/**
 * Where the levels part. `score`: percent of the full score, falling; who is below `low` is low. `share`: percent of the
 * students counted from the best, rising; who is behind `low` is low.
 */
export const StageLines = z.object({
  by: z.enum(['score', 'share']),
  excellent: z.number().min(0).max(100),
  good: z.number().min(0).max(100),
  pass: z.number().min(0).max(100),
  low: z.number().min(0).max(100),
});
export type StageLines = z.infer<typeof StageLines>;

export const linesAreOrdered = ({ by, excellent, good, pass, low }: StageLines): boolean => {
  const falling = by === 'score' ? [excellent, good, pass, low] : [low, pass, good, excellent];
  return falling.every((line, at) => at === 0 || line < (falling[at - 1] ?? 0));
};

/** What schools call the lines where nobody has said otherwise. */
export const usualLines: StageLines = { by: 'score', excellent: 85, good: 75, pass: 60, low: 40 };

/** How much of a student's place somebody is shown: nothing, the level, a fifth of the grade, the place itself. */
export const RankShown = z.enum(['none', 'level', 'band', 'exact']);
export type RankShown = z.infer<typeof RankShown>;

/** Who may see ranks. Officers of the district see no student at all. */
export const RankPolicy = z.object({ leader: RankShown, teacher: RankShown, student: RankShown });
export type RankPolicy = z.infer<typeof RankPolicy>;

/** Ranks are hidden from everybody until the school says otherwise; students see no level either. */
export const hiddenRanks: RankPolicy = { leader: 'level', teacher: 'level', student: 'none' };

export const StageSubject = z.object({
  subjectId: wholeNumber({ min: 1 }),
  fullScore: Score.min(1),
  /** One of the subjects that students choose from: the total takes as many as the test says. */
  isElective: z.boolean(),
  lines: StageLines,
  /** Points given by place instead of the score itself; the total takes them. */
  assigned: AssignedRule.nullable(),
});
export type StageSubject = z.infer<typeof StageSubject>;

const Day = z.iso.date();

/** What is said of a stage test before and after it is held. */
export const StageSetup = z.object({
  name: z.string().trim().min(1).max(60),
  kind: StageTestKind,
  term: Term,
  gid: wholeNumber({ min: 1, max: 12 }),
  heldOn: Day,
  classIds: z.array(Id).min(1).max(stageLimits.classes),
  subjects: z.array(StageSubject).min(1).max(stageLimits.subjects),
  /** How many electives each student takes; 0 where there are none. */
  electives: wholeNumber({ min: 0, max: stageLimits.subjects }),
  totalLines: StageLines,
  absentRule: AbsentRule,
  ranks: RankPolicy,
  /** The test from which growth is reckoned. */
  startTestId: Id.nullable(),
  /** From when results are read once it is published. */
  publishAt: Stamp,
});
export type StageSetup = z.infer<typeof StageSetup>;

const Can = z.object({
  change: z.boolean(),
  publish: z.boolean(),
  withdraw: z.boolean(),
  archive: z.boolean(),
  restore: z.boolean(),
  remove: z.boolean(),
  bringScores: z.boolean(),
});

export const StageTestLine = z.object({
  testId: Id,
  name: z.string(),
  kind: StageTestKind,
  term: Term,
  gid: z.number().int(),
  heldOn: z.string(),
  state: StageTestState,
  publishAt: Stamp,
  classes: z.number().int(),
  subjects: z.array(z.object({ subjectId: z.number().int(), subjectName: z.string(), fullScore: z.number() })),
  /** How many students have a score in it. */
  scored: z.number().int(),
  can: Can,
});
export type StageTestLine = z.infer<typeof StageTestLine>;
export const StageTestPage = pageOf(StageTestLine);

export const StageTest = StageSetup.extend({
  testId: Id,
  state: StageTestState,
  revision: Revision,
  scored: z.number().int(),
  subjects: z.array(
    StageSubject.extend({
      subjectName: z.string(),
      scored: z.number().int(),
      best: z.number().nullable(),
      /** The homework that its scores were taken from. */
      homework: z.array(z.object({ homeworkId: Id, title: z.string() })),
    }),
  ),
  classes: z.array(z.object({ classId: Id, className: z.string() })),
  can: Can,
});
export type StageTest = z.infer<typeof StageTest>;

/** What somebody did with a stage test; `field` is a name of the set-up, `subject:103` one of its subjects. */
export const StageChange = z.object({
  id: Id,
  at: Stamp,
  byName: z.string(),
  what: z.enum([
    'created',
    'changed',
    'published',
    'withdrawn',
    'archived',
    'restored',
    'scores-applied',
    'scores-undone',
  ]),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type StageChange = z.infer<typeof StageChange>;
