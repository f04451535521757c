import { z } from 'zod';
import { type Api, Cursor, endpoint, forOperations, Id, Nothing, pageOf, Stamp } from '../kernel/index.js';

/** How long an operator may ask for at once, in minutes. */
export const actingMinutes = [15, 30, 60, 120] as const;
const Minutes = z.union([z.literal(15), z.literal(30), z.literal(60), z.literal(120)]);
/** From its beginning no acting lasts longer, however often it is extended. */
export const MOST_ACTING_HOURS = 8;

/** An operator at work in the place of a school, and until when. */
export const Acting = z.object({
  actingId: Id,
  schoolId: Id,
  schoolName: z.string(),
  reason: z.string(),
  ticket: z.string(),
  beginTime: Stamp,
  untilTime: Stamp,
});
export type Acting = z.infer<typeof Acting>;

/** One time that somebody acted for a school, as the school and operations see it afterwards. */
export const ActingRow = Acting.extend({
  operator: z.string(),
  /** '' while it goes on. */
  endTime: z.union([Stamp, z.literal('')]),
  /** Calls that only read, and calls that may have changed something. */
  reads: z.number().int(),
  changes: z.number().int(),
});
export type ActingRow = z.infer<typeof ActingRow>;

/** One call of it: which part of the product, and which endpoint. */
export const ActingCall = z.object({
  id: z.string(),
  time: Stamp,
  part: z.string(),
  path: z.string(),
  isChange: z.boolean(),
});
export type ActingCall = z.infer<typeof ActingCall>;

export const actingReasons = {
  'acting-too-long': {
    zh: `一次代操作最长 ${MOST_ACTING_HOURS} 小时，请退出后重新开始`,
    en: `One acting lasts ${MOST_ACTING_HOURS} hours at most: leave and begin anew`,
  },
} as const;

const forSchoolOverseers = { roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'] } as const;

export const actingApi = {
  beginActing: endpoint({
    method: 'POST',
    path: '/admin/sre/acting/begin',
    access: forOperations,
    summary: 'Begins to act for a school, with a reason and a length of time; another school of the same login is left',
    input: z.object({
      schoolId: Id,
      reason: z.string().trim().min(4).max(200),
      ticket: z.string().trim().max(40).default(''),
      minutes: Minutes,
    }),
    output: Acting,
  }),
  extendActing: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/acting/extend',
    access: forOperations,
    summary: 'Counts the minutes from now on; eight hours from the beginning at most',
    input: z.object({ minutes: Minutes }),
    output: Acting,
    reasons: actingReasons,
  }),
  endActing: endpoint({
    whileLocked: true,
    method: 'POST',
    path: '/admin/sre/acting/end',
    access: forOperations,
    summary: 'Leaves the school; nothing to leave is no error',
    input: Nothing,
    output: Nothing,
  }),
  acting: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/acting/now',
    access: forOperations,
    summary: 'For which school this login acts now, and until when',
    input: Nothing,
    output: z.object({ acting: Acting.nullable() }),
  }),
  actings: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/acting/list',
    access: forSchoolOverseers,
    summary:
      'Who acted for the school, the newest first; for operations without a chosen school of every school. 20 a page by key',
    input: z.object({ cursor: Cursor }),
    output: pageOf(ActingRow),
  }),
  actingCalls: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/acting/calls',
    access: forSchoolOverseers,
    summary: 'What was called in one acting, the newest first; 50 a page by key',
    input: z.object({ actingId: Id, changesOnly: z.boolean().default(false), cursor: Cursor }),
    output: pageOf(ActingCall),
  }),
} satisfies Api;
