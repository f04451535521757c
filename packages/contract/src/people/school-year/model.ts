import { z } from 'zod';
import { Id, Stamp, wholeNumber } from '../../kernel/index.js';

const Gid = wholeNumber({ min: 1, max: 12 });

/** What an upgrade would do with a class. `to` and `gidTo` are null for a class that leaves the school. */
export const ClassInUpgrade = z.object({
  classId: Id,
  className: z.string(),
  gidFrom: Gid,
  to: z.string().nullable(),
  gidTo: Gid.nullable(),
  students: z.number().int(),
  /** The name does not tell its grade: it stays, unless somebody gives another. */
  asksName: z.boolean(),
});
export type ClassInUpgrade = z.infer<typeof ClassInUpgrade>;

export const LessonInUpgrade = z.object({
  className: z.string(),
  teacherName: z.string(),
  subjectFrom: z.string(),
  /** Null where the discipline is not taught at the next stage: the lesson ends. */
  subjectTo: z.string().nullable(),
});

/** Why no upgrade can be started just now. */
export const UpgradeHindrance = z.enum(['running', 'year-too-far', 'names-clash', 'no-classes']);
export type UpgradeHindrance = z.infer<typeof UpgradeHindrance>;

/** Everything that an upgrade would do, before anything is done. */
export const Rehearsal = z.object({
  schoolName: z.string(),
  fromYear: z.number().int(),
  toYear: z.number().int(),
  /** The new year has not begun yet. */
  isEarly: z.boolean(),
  classes: z.array(ClassInUpgrade),
  students: z.object({ promoted: z.number(), leaving: z.number() }),
  withoutClass: z.object({
    total: z.number(),
    items: z.array(z.object({ studentId: Id, studentNo: z.string(), name: z.string() })),
  }),
  clashes: z.array(z.string()),
  lessons: z.array(LessonInUpgrade),
  openWork: z.array(z.object({ id: Id, title: z.string(), endAt: Stamp, classNames: z.array(z.string()) })),
  hindrance: UpgradeHindrance.nullable(),
});
export type Rehearsal = z.infer<typeof Rehearsal>;

/** What an undoing leaves as it is, because somebody changed it since. */
export const UndoException = z.object({
  what: z.enum([
    'student-added',
    'student-moved',
    'student-left',
    'student-returned',
    'class-added',
    'class-changed',
    'class-renamed',
    'lesson-changed',
  ]),
  name: z.string(),
  className: z.string(),
});
export type UndoException = z.infer<typeof UndoException>;

export const UpgradeStatus = z.enum(['running', 'done', 'failed', 'undone']);
export const UpgradeStep = z.enum(['classes', 'lessons', 'students', 'year']);
export type UpgradeStep = z.infer<typeof UpgradeStep>;

export const Upgrade = z.object({
  upgradeId: Id,
  fromYear: z.number().int(),
  toYear: z.number().int(),
  status: UpgradeStatus,
  /** `back` while it is being undone. */
  direction: z.enum(['forward', 'back']),
  step: UpgradeStep,
  done: z.number().int(),
  total: z.number().int(),
  failure: z.string(),
  startedBy: z.string(),
  startedAt: Stamp,
  finishedAt: Stamp.nullable(),
  /** Until when it can be undone; null when it cannot. */
  undoUntil: Stamp.nullable(),
  classes: z.array(
    z.object({ classId: Id, from: z.string(), to: z.string().nullable(), students: z.number(), isDone: z.boolean() }),
  ),
  can: z.object({ resume: z.boolean(), undo: z.boolean() }),
});
export type Upgrade = z.infer<typeof Upgrade>;
