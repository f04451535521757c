import { z } from 'zod';
import {
  type Api,
  Day,
  endpoint,
  forStaff,
  Id,
  type Message,
  Nothing,
  Revision,
  wholeNumber,
} from '../kernel/index.js';
import { LoadLimits } from './load-limits.js';

export * from './load-limits.js';

/** How full one day of a class is, for the student of it who has most. */
export const LoadOfDay = z.object({
  day: Day,
  minutes: z.number(),
  subjects: z.array(z.object({ subjectId: z.number().int(), subjectName: z.string(), minutes: z.number() })),
});
export type LoadOfDay = z.infer<typeof LoadOfDay>;

export const LoadOfClass = z.object({
  classId: Id,
  className: z.string(),
  limit: z.number().int().nullable(),
  days: z.array(LoadOfDay),
});
export type LoadOfClass = z.infer<typeof LoadOfClass>;

const GivenOne = z.object({
  homeworkId: Id,
  title: z.string(),
  subjectName: z.string(),
  teacherName: z.string(),
  classNames: z.array(z.string()),
  day: Day,
  minutes: z.number(),
  /** Why it was given although the day of a class was full; null: it was not. */
  loadReason: z.string().nullable(),
});
export type GivenOne = z.infer<typeof GivenOne>;

/** How long after papers came back a student may appeal, and how often in one homework; 0 days: nobody may. */
const appealTerms = { appealDays: wholeNumber({ min: 0, max: 60 }), appealBudget: wholeNumber({ min: 1, max: 20 }) };
/** Until the school decides. */
export const usualAppealTerms = { appealDays: 7, appealBudget: 3 };

const days = { from: Day, to: Day };
const reasons = {
  'too-long': { zh: '一次最多查看 31 天', en: 'At most 31 days at a time' },
  changed: { zh: '设置已在别处修改，请刷新后再试', en: 'The settings were changed elsewhere: refresh and try again' },
  'no-notice': { zh: '学校没有开启作业公示', en: 'The school has not switched the notices on' },
} as const satisfies Record<string, Message>;
const forLeaders = { roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] } as const;

/** How much homework a day holds: of a class, of the whole school, and what a class may show of it to everybody. */
export const loadApi = {
  calendar: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/load/calendar',
    access: forStaff,
    summary:
      'The minutes of homework that every subject has given these classes, day by day (31 at most), for the student of each class who has most',
    input: z.object({ classIds: z.array(Id).min(1).max(40), ...days }),
    output: z.object({ classes: z.array(LoadOfClass) }),
    reasons,
  }),
  given: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/load/given',
    access: forLeaders,
    summary:
      'Which teachers gave how much in these days (31 at most), and every homework that was given beyond the limit with its reason',
    input: z.object(days),
    output: z.object({
      teachers: z.array(
        z.object({
          teacherName: z.string(),
          subjectName: z.string(),
          times: z.number().int(),
          minutes: z.number(),
          over: z.number().int(),
        }),
      ),
      /** What was given beyond the limit; booklets and redos of one act are one, with how many students got their own. */
      over: z.array(GivenOne.extend({ students: z.number().int().nullable() })),
    }),
    reasons,
  }),
  loadSetting: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/load/setting/read',
    access: forStaff,
    summary:
      'What the school allows on a day, whether its classes have public notices, whether sheets may be photographed by slips without a login, whether reminders also go by mail or to phones, and how long and how often students may appeal',
    input: Nothing,
    output: z.object({
      limits: LoadLimits,
      notice: z.boolean(),
      photoSlips: z.boolean(),
      /** Reminders also go by mail, or as text messages to bound phones, where the installation has a service for them. */
      remindByMessage: z.boolean(),
      hasMessages: z.boolean(),
      ...appealTerms,
      revision: z.number().int(),
      canChange: z.boolean(),
    }),
  }),
  saveLoadSetting: endpoint({
    method: 'POST',
    path: '/api/homework/load/setting/save',
    access: forLeaders,
    summary:
      'Changes what the school allows on a day, switches public notices, photo slips and reminders by mail or text message, and sets the terms of appeals; revision 0 where nothing was decided',
    input: z.object({
      limits: LoadLimits,
      notice: z.boolean(),
      photoSlips: z.boolean(),
      remindByMessage: z.boolean().default(false),
      appealDays: appealTerms.appealDays.default(usualAppealTerms.appealDays),
      appealBudget: appealTerms.appealBudget.default(usualAppealTerms.appealBudget),
      revision: z.union([z.literal(0), Revision]),
    }),
    output: z.object({ revision: z.number().int() }),
    reasons,
  }),
  noticeAddress: endpoint({
    method: 'POST',
    path: '/api/homework/notice/address',
    access: forStaff,
    summary:
      'The secret of the public page of a class, made when first asked for; `fresh` makes a new one, and the old leads nowhere',
    input: z.object({ classId: Id, fresh: z.boolean().default(false) }),
    output: z.object({ secret: z.string() }),
    reasons,
  }),
  notice: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/homework/notice/read',
    access: 'public',
    summary:
      'What a class was given today: subjects, titles, minutes; no names of people. Not found unless its school shows it',
    input: z.object({ secret: z.string().length(32) }),
    output: z.object({
      schoolName: z.string(),
      className: z.string(),
      day: Day,
      limit: z.number().int().nullable(),
      minutes: z.number(),
      items: z.array(
        z.object({
          subjectName: z.string(),
          title: z.string(),
          minutes: z.number(),
          loadReason: z.string().nullable(),
        }),
      ),
    }),
  }),
} satisfies Api;
