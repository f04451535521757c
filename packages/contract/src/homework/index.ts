import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forStudents,
  forTeachers,
  Id,
  type Message,
  Nothing,
  pageOf,
  Stamp,
} from '../kernel/index.js';
import { HomeworkForStudent, HomeworkForTeacher, HomeworkStatus, SubmissionOfStudent, WorkCategory } from './model.js';

export * from './model.js';

export const homeworkReasons = {
  'push-time': { zh: '推送时间不能早于当前时间', en: 'The push time must not be earlier than now' },
  'start-end': { zh: '开始时间或结束时间不正确', en: 'Wrong start or end time' },
  'no-questions': { zh: '试卷中还没有试题', en: 'There are no questions in the paper yet' },
  'not-your-class': { zh: '您没有任教所选的班级', en: 'You do not teach one of the chosen classes' },
  'class-empty': { zh: '所选班级没有学生', en: 'There are no students in the chosen classes' },
  'run-mismatch': {
    zh: '所选打印批次与试卷或班级不符',
    en: 'The chosen print run is of another paper or other classes',
  },
  'run-taken': { zh: '该打印批次已用于另一次作业', en: 'This print run already belongs to another homework' },
  'changed-meanwhile': {
    zh: '试卷已在别处修改，请刷新后再试',
    en: 'This paper was changed elsewhere: refresh and try again',
  },
  'has-writing': { zh: '已有学生作答，不能撤回', en: 'Students have begun to write: it cannot be withdrawn' },
  'not-marked': { zh: '还有答卷未批完', en: 'Some papers are not wholly marked' },
} as const satisfies Record<string, Message>;

const HomeworkId = z.object({ homeworkId: Id });

export const homeworkApi = {
  publish: endpoint({
    method: 'POST',
    path: '/api/homework/publish',
    access: forTeachers,
    summary: 'Publishes a paper to classes as written homework; freezes the paper and attaches or makes its print run',
    input: z.object({
      paperId: Id,
      classIds: z.array(Id).min(1).max(40),
      title: z.string().trim().min(1).max(100),
      workCategory: WorkCategory,
      /** Absent: now. */
      pushAt: Stamp.optional(),
      startAt: Stamp,
      endAt: Stamp,
      printRunId: Id.optional(),
    }),
    output: HomeworkForTeacher,
    reasons: homeworkReasons,
  }),
  list: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/homework/list',
    access: forTeachers,
    summary: "The homework of the teacher's classes in a subject, newest first; 20 a page by key",
    input: z.object({
      subjectId: z.number().int().positive(),
      classId: Id.optional(),
      status: HomeworkStatus.optional(),
      cursor: Cursor,
    }),
    output: pageOf(HomeworkForTeacher),
  }),
  detail: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/homework/detail',
    access: forTeachers,
    summary: 'One homework',
    input: HomeworkId,
    output: HomeworkForTeacher,
  }),
  submissions: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/homework/submission/list',
    access: forTeachers,
    summary: "Every student's copy of a homework, with its page codes, in class and number order",
    input: HomeworkId.extend({ classId: Id.optional() }),
    output: z.object({ items: z.array(SubmissionOfStudent) }),
  }),
  close: endpoint({
    method: 'POST',
    path: '/api/homework/close',
    access: forTeachers,
    summary:
      'Collects now: what was written counts as handed in, the rest as absent. Later ink is kept and flagged late',
    input: HomeworkId,
    output: HomeworkForTeacher,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/homework/withdraw',
    access: forTeachers,
    summary: 'Takes a homework back while nothing is written',
    input: HomeworkId,
    output: Nothing,
    reasons: homeworkReasons,
  }),
  mine: endpoint({
    reads: true,
    method: 'POST',
    path: '/api/homework/mine',
    access: forStudents,
    summary: "A student's own homework, newest first; 20 a page by key",
    input: z.object({ cursor: Cursor }),
    output: pageOf(HomeworkForStudent),
  }),
} satisfies Api;
