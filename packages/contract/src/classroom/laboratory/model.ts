import { z } from 'zod';
import { Day, Id, Stamp, wholeNumber } from '../../kernel/index.js';

export const labLimits = {
  title: 60,
  steps: 30,
  criteria: 300,
  /** Of one step. */
  points: 100,
  scorers: 12,
  note: 200,
  /** Rows that a tablet sends at once. */
  batch: 300,
  /** Of one student at one step. */
  photos: 3,
  photoBytes: 12 * 1024 * 1024,
} as const;

/** Draft: its steps are written. Open: it is scored. Finished: its results stand. */
export const LabState = z.enum(['draft', 'open', 'finished']);
export type LabState = z.infer<typeof LabState>;

/** Steps of half a point. */
export const LabPoints = z.number().min(0).max(labLimits.points).multipleOf(0.5);

export const LabStep = z.object({
  stepId: Id,
  title: z.string().trim().min(1).max(labLimits.title),
  points: LabPoints.refine((points) => points > 0, 'positive'),
  /** Kept or missed, nothing between; missed it costs its points and the work counts as stopped. */
  safety: z.boolean(),
  /** What a scorer looks at. */
  criteria: z.string().trim().max(labLimits.criteria),
});
export type LabStep = z.infer<typeof LabStep>;

const areDistinct = (ids: readonly string[]) => new Set(ids.map((id) => id.toLowerCase())).size === ids.length;

/** What the maker writes. */
export const LabFields = z.object({
  title: z.string().trim().min(1).max(labLimits.title),
  heldOn: Day,
  steps: z
    .array(LabStep)
    .min(1)
    .max(labLimits.steps)
    .refine((steps) => areDistinct(steps.map(({ stepId }) => stepId)), 'twice'),
  /** Colleagues who score; the maker is always one of them. */
  scorerIds: z.array(Id).max(labLimits.scorers).refine(areDistinct, 'twice'),
  /** Groups of the class that are scored at once. */
  setId: Id.nullable(),
  /** The record sheet that the class writes in the laboratory, given as homework: its ink is evidence. */
  homeworkId: Id.nullable().default(null),
});
export type LabFields = z.infer<typeof LabFields>;

const Scorer = z.object({ accountId: Id, name: z.string() });

/** An assessment of lab work, for whoever may see it. */
export const Lab = z.object({
  assessmentId: Id,
  revision: wholeNumber({ min: 1 }),
  title: z.string(),
  classId: Id,
  className: z.string(),
  subjectId: z.number().int(),
  subjectName: z.string(),
  heldOn: Day,
  state: LabState,
  madeByName: z.string(),
  steps: z.array(LabStep),
  full: z.number(),
  /** The maker first. */
  scorers: z.array(Scorer),
  setId: Id.nullable(),
  /** For the teachers of the class in the subject, who may open what students wrote. */
  homework: z.object({ homeworkId: Id, title: z.string() }).nullable(),
  finishedAt: Stamp.nullable(),
  can: z.object({
    /** Words and scorers; the steps themselves only in a draft. */
    change: z.boolean(),
    changeSteps: z.boolean(),
    remove: z.boolean(),
    open: z.boolean(),
    score: z.boolean(),
    readResults: z.boolean(),
    settle: z.boolean(),
    finish: z.boolean(),
    reopen: z.boolean(),
    bring: z.boolean(),
  }),
});
export type Lab = z.infer<typeof Lab>;

export const LabLine = Lab.extend({
  studentCount: z.number().int(),
  /** Students with a score of anybody. */
  scoredCount: z.number().int(),
});
export type LabLine = z.infer<typeof LabLine>;

const Student = z.object({ studentId: Id, name: z.string(), studentNo: z.string() });

export const LabPhoto = z.object({
  photoId: Id,
  studentId: Id,
  stepId: Id,
  byName: z.string(),
  can: z.object({ remove: z.boolean() }),
});
export type LabPhoto = z.infer<typeof LabPhoto>;

/** What one scorer wrote, once for each student and step. */
export const LabScore = z.object({
  studentId: Id,
  stepId: Id,
  /** Null: taken back. */
  points: z.number().nullable(),
  note: z.string(),
  version: z.number().int(),
});
export type LabScore = z.infer<typeof LabScore>;

/** What a scorer writes in: the own scores, nobody else's. */
export const LabSheet = z.object({
  lab: Lab,
  students: z.array(Student),
  groups: z.array(z.object({ number: z.number().int(), name: z.string(), memberIds: z.array(Id) })),
  scores: z.array(LabScore),
  photos: z.array(LabPhoto),
});
export type LabSheet = z.infer<typeof LabSheet>;

/** A row that a tablet sends; `clientId` names this very change, so that sent twice it counts once. */
export const LabScoreSent = z.object({
  clientId: Id,
  studentId: Id,
  stepId: Id,
  version: wholeNumber({ min: 1 }),
  points: LabPoints.nullable(),
  note: z.string().trim().max(labLimits.note),
});
export type LabScoreSent = z.infer<typeof LabScoreSent>;

/** `older`: a newer score of this scorer is there. `off-scale`: more than the step gives, or a safety item by halves. */
export const LabOutcome = z.enum(['kept', 'older', 'off-scale', 'unknown-student', 'unknown-step']);
export type LabOutcome = z.infer<typeof LabOutcome>;

/** One student at one step. */
const LabCell = z.object({
  stepId: Id,
  points: z.number().nullable(),
  /** The scorers are so far apart that somebody has to decide. */
  differs: z.boolean(),
  isSettled: z.boolean(),
  scores: z.array(z.object({ scorerName: z.string(), points: z.number(), note: z.string() })),
});

export const LabResultRow = Student.extend({
  cells: z.array(LabCell),
  /** Null until every step has a result. */
  total: z.number().nullable(),
  /** A safety item was missed. */
  stopped: z.boolean(),
  missing: z.number().int(),
});
export type LabResultRow = z.infer<typeof LabResultRow>;

/** Students × steps, with what keeps it from being finished. */
export const LabOverview = z.object({
  lab: Lab,
  students: z.array(LabResultRow),
  differences: z.number().int(),
  /** Students with some steps scored and others not. */
  unfinished: z.number().int(),
  /** How many students each scorer has scored at every step. */
  progress: z.array(z.object({ name: z.string(), done: z.number().int() })),
  /** Students without any score: they were not there. */
  unscored: z.number().int(),
  photos: z.array(LabPhoto),
});
export type LabOverview = z.infer<typeof LabOverview>;
