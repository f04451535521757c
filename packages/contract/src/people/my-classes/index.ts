import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  Day,
  endpoint,
  forReaders,
  forStaff,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  Revision,
  SheetFormat,
} from '../../kernel/index.js';
import { PasswordSlip } from '../model.js';
import {
  ClassCard,
  ClassGroup,
  ClassHead,
  Classmate,
  ClassStudent,
  GroupNumber,
  GroupPurpose,
  GroupSet,
  Level,
  LevelChange,
  LevelLimits,
  NameReading,
  PastClass,
  SeatingPlan,
  SeatNeed,
  SeatPair,
  SeatsMadeBy,
  SeatWishes,
  StudentLevel,
  Unmet,
} from './model.js';
import { Reading } from './reading.js';
import { Room, Seat } from './seats.js';

export * from './model.js';
export * from './reading.js';
export * from './seat-colours.js';
export * from './seats.js';

/** A teacher of the class, and the administrator of the school. */
const forKeepers = { roles: ['TEACHER', 'SCHOOLADMIN'] } as const satisfies Access;
const OfClass = z.object({ classId: Id });
const OfLevels = OfClass.extend({ subjectId: z.number().int().positive() });
const members = z.array(ClassGroup).min(1).max(30);
const Seats = z.array(Seat).max(144);

const groupReasons = {
  locked: { zh: '分组已锁定，请先解除锁定', en: 'The groups are locked: unlock them first' },
  'name-taken': { zh: '本班已有同名的分组方案', en: 'The class has groups of this name already' },
  members: { zh: '分组名单与班级名单不一致，请刷新后再试', en: 'The groups do not fit the class any more: refresh' },
};
const seatReasons = {
  seats: { zh: '座位与教室或班级名单不一致，请刷新后再试', en: 'The seats do not fit the room or the class: refresh' },
};

const exported = (path: `/${string}`, summary: string, input: 'class' | 'levels' = 'class') =>
  endpoint({
    reads: true,
    method: 'GET',
    path,
    access: input === 'levels' ? forStaff : forReaders,
    kind: 'file',
    summary,
    input: OfClass.extend({ format: SheetFormat }),
    output: z.never(),
  });

export const myClassesApi = {
  overview: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/mine',
    access: forTeachers,
    summary: "The teacher's classes with what is kept about each and what waits, and those that have ended",
    input: Nothing,
    output: z.object({ items: z.array(ClassCard), past: z.array(PastClass) }),
  }),
  students: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/student/overview',
    access: forReaders,
    summary: 'The students of a class with their accounts and whether these are activated',
    input: OfClass,
    output: z.object({ head: ClassHead, items: z.array(ClassStudent) }),
  }),
  exportStudents: exported('/api/class/student/export', 'The students of a class as a table'),
  startSlips: endpoint({
    method: 'POST',
    path: '/api/class/slips/start',
    access: forKeepers,
    summary:
      'Makes new initial passwords for students who have not activated their accounts; a job, whose result names the batch',
    input: OfClass.extend({ studentIds: z.array(Id).min(1).max(200).optional() }),
    output: z.object({ jobId: Id, students: z.number().int() }),
    reasons: {
      'all-activated': { zh: '所选学生都已激活账号', en: 'All of these students have activated their accounts' },
    },
  }),
  takeSlips: endpoint({
    method: 'POST',
    path: '/api/class/slips/take',
    access: forKeepers,
    summary: 'The slips of a batch of one class, once: whoever takes them prints them',
    input: OfClass.extend({ batchId: Id }),
    output: z.object({ items: z.array(PasswordSlip) }),
  }),
  groups: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/group/list',
    access: forReaders,
    summary: 'The group sets of a class with their groups and members',
    input: OfClass,
    output: z.object({ head: ClassHead, students: z.array(Classmate), sets: z.array(GroupSet) }),
  }),
  saveGroups: endpoint({
    method: 'POST',
    path: '/api/class/group/save',
    access: forTeachers,
    summary: 'Keeps a group set as a whole; without a set it is a new one',
    input: OfClass.extend({
      setId: Id.optional(),
      revision: Revision.optional(),
      name: z.string().trim().min(1).max(20),
      purpose: GroupPurpose,
      lockedUntil: Day.nullable(),
      groups: members,
    }).refine(({ setId, revision }) => (setId === undefined) === (revision === undefined), { path: ['revision'] }),
    output: z.object({ setId: Id, revision: Revision }),
    reasons: groupReasons,
  }),
  removeGroups: endpoint({
    method: 'POST',
    path: '/api/class/group/remove',
    access: forTeachers,
    summary: 'Takes a group set away; seats that were coloured by it lose their colours',
    input: OfClass.extend({ setId: Id, revision: Revision }),
    output: Nothing,
    reasons: groupReasons,
  }),
  drawGroups: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/group/draw',
    access: forTeachers,
    summary:
      'Proposes groups by chance or balanced by sex and by the scores that are handed in; keeps nothing. The same seed gives the same groups',
    input: OfClass.extend({
      count: GroupNumber,
      how: z.enum(['random', 'balanced']),
      seed: z.number().int().min(0).max(4_294_967_295),
      scores: z
        .array(z.object({ studentId: Id, rate: z.number().min(0).max(1) }))
        .max(200)
        .optional(),
    }),
    output: z.object({ groups: z.array(z.array(Id)), balancedBy: z.array(z.enum(['size', 'sex', 'scores'])) }),
  }),
  exportGroups: exported('/api/class/group/export', 'All groups of a class as a table'),
  levels: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/level/list',
    access: forStaff,
    summary: 'The layers of a class in a subject: for its teachers of the subject and the leaders of the school',
    input: OfLevels,
    output: z.object({
      head: ClassHead,
      subjectName: z.string(),
      /** 0 where nothing was kept yet. */
      revision: z.number().int().min(0),
      limits: LevelLimits,
      items: z.array(StudentLevel),
      can: z.object({ edit: z.boolean() }),
    }),
  }),
  saveLevels: endpoint({
    method: 'POST',
    path: '/api/class/level/save',
    access: forTeachers,
    summary: 'Keeps the layers that were changed and the limits; the old ones stay in the history',
    input: OfLevels.extend({
      revision: z.number().int().min(0),
      limits: LevelLimits,
      levels: z.array(z.object({ studentId: Id, level: Level.nullable() })).max(200),
    }),
    output: z.object({ revision: Revision }),
  }),
  levelHistory: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/level/history',
    access: forStaff,
    summary: 'Who was in which layer from when to when, the newest change first; 50 a page by key',
    input: OfLevels.extend({ cursor: Cursor }),
    output: pageOf(LevelChange),
  }),
  exportLevels: endpoint({
    reads: true,
    method: 'GET',
    path: '/api/class/level/export',
    access: forStaff,
    kind: 'file',
    summary: 'The layers of a class in a subject as a table',
    input: OfLevels.extend({
      subjectId: z.coerce.number<number>().pipe(z.number().int().positive()),
      format: SheetFormat,
    }),
    output: z.never(),
  }),
  seating: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/seat/plan',
    access: forReaders,
    summary: "Where everybody of a class sits now, the room, what seating looks at, and the class's groups",
    input: OfClass,
    output: z.object({
      head: ClassHead,
      students: z.array(Classmate),
      /** 0 where nothing was kept yet. */
      revision: z.number().int().min(0),
      plan: SeatingPlan.nullable(),
      room: Room,
      rotationWeeks: z.number().int().nullable(),
      rotatesOn: Day.nullable(),
      groupSetId: Id.nullable(),
      sets: z.array(GroupSet),
      wishes: SeatWishes,
      needs: z.array(SeatNeed),
      pairs: z.array(SeatPair),
    }),
  }),
  saveSeats: endpoint({
    method: 'POST',
    path: '/api/class/seat/save',
    access: forTeachers,
    summary:
      'Keeps the plan. On the day it began a plan is mended; on a later day a new one begins and the old goes into the history',
    input: OfClass.extend({
      revision: z.number().int().min(0),
      room: Room,
      seats: Seats,
      madeBy: SeatsMadeBy,
      rotationWeeks: z.number().int().min(1).max(20).nullable(),
      groupSetId: Id.nullable(),
    }),
    output: z.object({ revision: Revision, planId: Id }),
    reasons: seatReasons,
  }),
  saveNeeds: endpoint({
    method: 'POST',
    path: '/api/class/seat/needs',
    access: forTeachers,
    summary:
      'Keeps who should sit in front or at the back, who apart and together, and what else seating looks at. No reasons are kept',
    input: OfClass.extend({
      revision: z.number().int().min(0),
      wishes: SeatWishes,
      needs: z.array(SeatNeed).max(200),
      pairs: z.array(SeatPair).max(200),
    }),
    output: z.object({ revision: Revision }),
    reasons: seatReasons,
  }),
  solveSeats: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/seat/solve',
    access: forTeachers,
    summary:
      'Proposes seats by the kept needs and wishes, and says what could not be met; keeps nothing. The same seed gives the same seats',
    input: OfClass.extend({ room: Room, groupSetId: Id.nullable(), seed: z.number().int().min(0).max(4_294_967_295) }),
    output: z.object({ seats: z.array(Seat), unmet: z.array(Unmet) }),
  }),
  seatingHistory: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/seat/history',
    access: forReaders,
    summary: 'The plans of a class, the newest first; 10 a page by key',
    input: OfClass.extend({ cursor: Cursor }),
    output: pageOf(SeatingPlan),
  }),
  exportSeats: exported('/api/class/seat/export', 'The seating plan of a class as a table of its room'),
  readings: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/class/pinyin/list',
    access: forReaders,
    summary: 'How the names of a class are read, in tone marks, and where a reading is not certain',
    input: OfClass,
    output: z.object({ head: ClassHead, items: z.array(NameReading) }),
  }),
  setReading: endpoint({
    method: 'POST',
    path: '/api/class/pinyin/save',
    access: forKeepers,
    summary:
      'A teacher says how a name is read; null gives it back to the machine. Lists are sorted and searched by it from now on',
    input: OfClass.extend({ studentId: Id, revision: Revision, reading: Reading.nullable() }),
    output: Nothing,
  }),
  exportReadings: exported('/api/class/pinyin/export', 'The names of a class with their readings as a table'),
} satisfies Api;
