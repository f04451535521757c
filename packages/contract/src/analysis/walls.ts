import { z } from 'zod';
import { type Api, Day, endpoint, Id, type Message, Nothing, Stamp } from '../kernel/index.js';

const forLeaders = { roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] } as const;

/** So many screens of a hall may show the school. */
export const MOST_WALLS = 20;
/** What a teacher takes to judge one answer by hand, as the hours that the machine saves are counted: on the low side. */
export const SECONDS_AN_ANSWER = 5;
/** Of fewer students no share is shown: one could be told by it. */
export const FEWEST_STUDENTS = 5;
/** Letters of the key in the address of a screen: 192 bits. */
export const WALL_KEY_LENGTH = 32;

const reasons = {
  'too-many-walls': {
    zh: '大屏地址已满，请先停用不用的',
    en: 'There are as many screens as may be: withdraw one first',
  },
} as const satisfies Record<string, Message>;

const Collected = z.object({ expected: z.number().int(), came: z.number().int() });

/** The whole school in sums: no names of people, no classes, no figure of fewer than five students. */
export const WallBoard = z.object({
  schoolName: z.string(),
  day: Day,
  at: Stamp,
  /** Copies of homework that end today, and how many of them are handed in. */
  today: Collected,
  grades: z.array(Collected.extend({ gid: z.number().int() })),
  /** Areas of paper that were written on and read since midnight. */
  areasRead: z.number().int(),
  /** Of the scored answers of this week's homework, by whom the score is. */
  judged: z.object({ byMachine: z.number().int(), byPerson: z.number().int() }),
  /** Teachers whose homework ended this week. */
  teachers: z.number().int(),
  /** Mean share of the full score of what was given back in the last seven days. */
  rates: z.array(
    z.object({
      gid: z.number().int(),
      subjectId: z.number().int(),
      subjectName: z.string(),
      rate: z.number().nullable(),
    }),
  ),
  /** Printed copies on their way to the school. */
  copiesOnTheWay: z.number().int(),
});
export type WallBoard = z.infer<typeof WallBoard>;

export const Wall = z.object({
  wallId: Id,
  name: z.string(),
  madeByName: z.string(),
  madeAt: Stamp,
  /** When a screen last showed it; null: never yet. */
  seenAt: Stamp.nullable(),
});
export type Wall = z.infer<typeof Wall>;

/** The school on the screen of a hall. */
export const wallsApi = {
  wall: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/wall/read',
    access: 'public',
    summary: 'The school in sums, for a screen that holds a key; not found once the key is withdrawn',
    input: z.object({ key: z.string().length(WALL_KEY_LENGTH) }),
    output: WallBoard,
  }),
  ownWall: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/wall/own',
    access: forLeaders,
    summary: 'The same for the leaders of the school, without a key',
    input: Nothing,
    output: WallBoard,
  }),
  walls: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/analysis/wall/list',
    access: forLeaders,
    summary: 'The screens that may show the school, and when each last did; at most twenty',
    input: Nothing,
    output: z.object({ items: z.array(Wall) }),
  }),
  newWall: endpoint({
    method: 'POST',
    path: '/api/analysis/wall/create',
    access: forLeaders,
    summary: 'A key for a screen; it is told once and kept only as a hash',
    input: z.object({ name: z.string().trim().min(1).max(40) }),
    output: z.object({ wallId: Id, key: z.string() }),
    reasons,
  }),
  withdrawWall: endpoint({
    method: 'POST',
    path: '/api/analysis/wall/withdraw',
    access: forLeaders,
    summary: 'Takes a key back: its screen shows nothing from the next minute on',
    input: z.object({ wallId: Id }),
    output: Nothing,
  }),
} satisfies Api;
