import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forOverseers,
  Id,
  Nothing,
  pageOf,
  Revision,
  wholeNumber,
} from '../../kernel/index.js';
import { StageChange, StageSetup, StageTest, StageTestPage, StageTestState } from './model.js';

const ofTest = z.object({ testId: Id });

/** Who finds stage tests: whoever sets them up, and whoever reads what came out of them. */
const forFinders = {
  roles: ['TEACHER', 'SCHOOLADMIN', 'SCHOOLPRINCIPAL', 'REGION', 'ZHIBI_SRE', 'ZHIBI_SRE_SYS'],
} as const;

export const setUpReasons = {
  'lines-order': {
    zh: '等级线须依次递降（按分数）或递增（按比例）',
    en: 'Lines fall one after the other (by score) or rise (by share)',
  },
  'assigned-shares': { zh: '各等级的比例之和须为100%', en: 'The shares of the bands make 100 %' },
  'assigned-order': { zh: '各等级的赋分须依次递降', en: 'The points of the bands fall one after the other' },
  'subject-twice': { zh: '同一学科只能出现一次', en: 'A subject can be in a test once' },
  'other-grade': { zh: '班级不属于这个年级', en: 'A class belongs to another grade' },
  'too-few-electives': { zh: '选考科目少于每人应选的科目数', en: 'There are fewer electives than each student takes' },
  'electives-differ': {
    zh: '选考科目计入总分的满分须相同',
    en: 'Electives count with the same full score',
  },
  'has-scores': { zh: '已有成绩的学科或班级不能去掉', en: 'A subject or class that has scores cannot be taken out' },
  'below-scores': { zh: '满分不能低于已有的最高分', en: 'The full score cannot be below a score that is there' },
  'start-itself': { zh: '起点考试须早于本次考试', en: 'The start is a test before this one' },
} as const;

export const setUpApi = {
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/list',
    access: forFinders,
    summary:
      'Stage tests of the school, the newest first; who only reads sees those that are published. 20 a page by key',
    input: z.object({
      gid: wholeNumber({ min: 1, max: 12 }).optional(),
      state: StageTestState.optional(),
      cursor: Cursor,
    }),
    output: StageTestPage,
  }),
  choices: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/choices',
    access: forOverseers,
    summary: 'What a set-up chooses from: the classes of the school and the subjects of the catalogue',
    input: z.object({}),
    output: z.object({
      classes: z.array(z.object({ classId: Id, className: z.string(), gid: z.number().int() })),
      subjects: z.array(z.object({ subjectId: z.number().int(), subjectName: z.string(), stageId: z.number().int() })),
    }),
  }),
  detail: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/info',
    access: forOverseers,
    summary: 'The whole set-up of a stage test',
    input: ofTest,
    output: StageTest,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/stage-test/create',
    access: forOverseers,
    summary: 'A new stage test, as a draft',
    input: StageSetup,
    output: StageTest,
    reasons: setUpReasons,
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/stage-test/save',
    access: forOverseers,
    summary: 'Changes the set-up; what was changed is kept with who did it',
    input: StageSetup.extend({ testId: Id, revision: Revision }),
    output: StageTest,
    reasons: setUpReasons,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/stage-test/state',
    access: forOverseers,
    summary: 'Publishes, withdraws, archives a stage test or takes it out of the archive',
    input: z.object({ testId: Id, to: StageTestState }),
    output: StageTest,
    reasons: { 'no-scores': { zh: '还没有成绩，不能发布', en: 'It has no scores yet and cannot be published' } },
  }),
  gaps: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/gaps',
    access: forOverseers,
    summary:
      'The classes of a stage test of which nobody has a score in a subject that all take, before it is published',
    input: ofTest,
    output: z.object({
      items: z.array(z.object({ classId: Id, className: z.string(), subjectNames: z.array(z.string()).min(1) })),
    }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/stage-test/remove',
    access: forOverseers,
    summary: 'Throws a draft away that has no scores',
    input: ofTest,
    output: Nothing,
  }),
  history: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/stage-test/history',
    access: forOverseers,
    summary: 'Who did what with a stage test, the newest first; 20 a page by key',
    input: ofTest.extend({ cursor: Cursor }),
    output: pageOf(StageChange),
  }),
} satisfies Api;
