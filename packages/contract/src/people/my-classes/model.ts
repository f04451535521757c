import { z } from 'zod';
import { asShown, Day, Id, Revision, Stamp, wholeNumber } from '../../kernel/index.js';
import { Level } from './level.js';
import { Room, Seat } from './seats.js';

/** The class at the head of each of its screens, and what this person may do here. */
export const ClassHead = z.object({
  classId: Id,
  className: z.string(),
  gid: z.number().int(),
  headTeacher: z.string().nullable(),
  students: z.number().int(),
  can: z.object({
    /** Groups and seats. */
    arrange: z.boolean(),
    /** How names are read. */
    correctReadings: z.boolean(),
    /** Initial passwords, printed on slips. */
    handSlips: z.boolean(),
    /** The subjects whose layers this person may read. */
    levelSubjects: z.array(z.object({ subjectId: z.number().int(), subjectName: z.string() })),
  }),
});
export type ClassHead = z.infer<typeof ClassHead>;

/** A class as its teacher finds it: what is kept and what waits. */
export const ClassCard = ClassHead.extend({
  subjects: z.array(z.string()),
  isHead: z.boolean(),
  boys: z.number().int(),
  girls: z.number().int(),
  notActivated: z.number().int(),
  unsureReadings: z.number().int(),
  groupSets: z.number().int(),
  seated: z.number().int().nullable(),
  seatsFrom: Day.nullable(),
  rotatesOn: Day.nullable(),
});
export type ClassCard = z.infer<typeof ClassCard>;

/** A class that has ended, which this person taught last. */
export const PastClass = z.object({ classId: Id, className: z.string(), subjects: z.array(z.string()), endedOn: Day });
export type PastClass = z.infer<typeof PastClass>;

export const Classmate = z.object({
  studentId: Id,
  studentNo: z.string(),
  name: z.string(),
  pinyin: z.string(),
  sex: z.boolean().nullable(),
});
export type Classmate = z.infer<typeof Classmate>;

export const ClassStudent = Classmate.extend({ reading: z.string(), account: z.string(), activated: z.boolean() });
export type ClassStudent = z.infer<typeof ClassStudent>;

export const GroupPurpose = z.enum(['seat', 'lab', 'reading', 'other']);
export type GroupPurpose = z.infer<typeof GroupPurpose>;

export const GroupNumber = wholeNumber({ min: 1, max: 30 });
export const ClassGroup = z.object({
  number: GroupNumber,
  name: z.string().overwrite(asShown).max(20),
  colour: wholeNumber({ min: 1, max: 10 }),
  leaderId: Id.nullable(),
  memberIds: z.array(Id).max(100),
});
export type ClassGroup = z.infer<typeof ClassGroup>;

export const GroupSet = z.object({
  setId: Id,
  name: z.string(),
  purpose: GroupPurpose,
  /** Until the end of this day nobody is moved; null where the groups are open. */
  lockedUntil: Day.nullable(),
  isLocked: z.boolean(),
  revision: Revision,
  changedBy: z.string(),
  changedAt: Stamp,
  groups: z.array(ClassGroup),
});
export type GroupSet = z.infer<typeof GroupSet>;

/** Percent from which a student is proposed for A, and below which for C. */
export const LevelLimits = z
  .object({ aFrom: wholeNumber({ min: 2, max: 100 }), cBelow: wholeNumber({ min: 1, max: 99 }) })
  .refine(({ aFrom, cBelow }) => cBelow < aFrom, { path: ['cBelow'] });
export type LevelLimits = z.infer<typeof LevelLimits>;
export const usualLimits: LevelLimits = { aFrom: 85, cBelow: 60 };

export const StudentLevel = Classmate.extend({
  level: Level.nullable(),
  since: Stamp.nullable(),
  setBy: z.string().nullable(),
});
export type StudentLevel = z.infer<typeof StudentLevel>;

export const LevelChange = z.object({
  changeId: Id,
  studentId: Id,
  name: z.string(),
  level: Level,
  from: Stamp,
  to: Stamp.nullable(),
  setBy: z.string(),
});
export type LevelChange = z.infer<typeof LevelChange>;

export const SeatNeed = z.object({ studentId: Id, place: z.enum(['front', 'back']) });
export type SeatNeed = z.infer<typeof SeatNeed>;
export const SeatPair = z.object({ oneId: Id, otherId: Id, kind: z.enum(['apart', 'together']) });
export type SeatPair = z.infer<typeof SeatPair>;

/** What automatic seating is asked to look at besides the needs of students. */
export const SeatWishes = z.object({
  mixSexes: z.boolean(),
  /** The subject whose layers sit side by side mixed; null: none. */
  mixLevelsOf: wholeNumber({ min: 1 }).nullable(),
  groupsTogether: z.boolean(),
});
export type SeatWishes = z.infer<typeof SeatWishes>;
export const noWishes: SeatWishes = { mixSexes: false, mixLevelsOf: null, groupsTogether: false };

export const SeatsMadeBy = z.enum(['hand', 'solver', 'rotation']);

export const SeatingPlan = z.object({
  planId: Id,
  from: Day,
  to: Day.nullable(),
  room: Room,
  seats: z.array(Seat),
  madeBy: SeatsMadeBy,
  changedBy: z.string(),
});
export type SeatingPlan = z.infer<typeof SeatingPlan>;

/** What automatic seating could not do, and whom it concerns. */
export const Unmet = z.object({
  kind: z.enum(['no-seat', 'front', 'back', 'apart', 'together', 'same-sex', 'same-level', 'group-split']),
  studentIds: z.array(Id),
});
export type Unmet = z.infer<typeof Unmet>;

/** A character of a name that is read in several ways. */
export const Doubt = z.object({ at: z.number().int(), character: z.string(), readings: z.array(z.string()) });

export const NameReading = Classmate.extend({
  reading: z.string(),
  by: z.enum(['machine', 'teacher']),
  doubts: z.array(Doubt),
  /** A teacher had corrected the reading of another name: this one is new. */
  renamed: z.boolean(),
  revision: Revision,
});
export type NameReading = z.infer<typeof NameReading>;
