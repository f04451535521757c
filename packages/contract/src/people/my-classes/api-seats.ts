import { z } from 'zod';
import {
  type Api,
  Cursor,
  Day,
  endpoint,
  forStaff,
  forTeachers,
  Id,
  pageOf,
  Revision,
  wholeNumber,
} from '../../kernel/index.js';
import {
  ClassHead,
  Classmate,
  GroupSet,
  SeatingPlan,
  SeatNeed,
  SeatPair,
  SeatsMadeBy,
  SeatWishes,
  Unmet,
} from './model.js';
import { Room, Seat } from './seats.js';
import { exported, OfClass } from './shared.js';

const Seats = z.array(Seat).max(144);

const seatReasons = {
  seats: { zh: '座位与教室或班级名单不一致，请刷新后再试', en: 'The seats do not fit the room or the class: refresh' },
};

/** Where everybody of a class sits. */
export const seatsApi = {
  seating: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/seat/plan',
    access: forStaff,
    summary: "Where everybody of a class sits now, the room, what seating looks at, and the class's groups",
    input: OfClass,
    output: z.object({
      head: ClassHead,
      students: z.array(Classmate),
      /** 0 where nothing was kept yet. */
      revision: wholeNumber(),
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
      revision: wholeNumber(),
      room: Room,
      seats: Seats,
      madeBy: SeatsMadeBy,
      rotationWeeks: wholeNumber({ min: 1, max: 20 }).nullable(),
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
      revision: wholeNumber(),
      wishes: SeatWishes,
      needs: z.array(SeatNeed).max(200),
      pairs: z.array(SeatPair).max(200),
    }),
    output: z.object({ revision: Revision }),
    reasons: seatReasons,
  }),
  solveSeats: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/seat/solve',
    access: forTeachers,
    summary:
      'Proposes seats by the kept needs and wishes, and says what could not be met; keeps nothing. The same seed gives the same seats',
    input: OfClass.extend({ room: Room, groupSetId: Id.nullable(), seed: wholeNumber({ max: 4_294_967_295 }) }),
    output: z.object({ seats: z.array(Seat), unmet: z.array(Unmet) }),
  }),
  seatingHistory: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/seat/history',
    access: forStaff,
    summary: 'The plans of a class, the newest first; 10 a page by key',
    input: OfClass.extend({ cursor: Cursor }),
    output: pageOf(SeatingPlan),
  }),
  exportSeats: exported('/api/class/seat/export', 'The seating plan of a class as a table of its room'),
} satisfies Api;
