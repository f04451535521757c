import { z } from 'zod';
import {
  type Api,
  endpoint,
  forAdministrators,
  forOperations,
  forOverseers,
  forReaders,
  Id,
  Nothing,
  SheetFormat,
  Stamp,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { Rehearsal, UndoException, Upgrade } from './model.js';

export * from './academic-years.js';
export * from './model.js';

/** What an academic year is called by: the year in which it begins. */
const YEARS = { min: 2000, max: 2200 };
const AcademicYear = wholeNumber(YEARS);
const schoolOf = z.object({ schoolId: Id });
/** A name for a class that keeps its old one otherwise. */
const NewName = z.string().trim().min(1).max(30);
const runOf = z.object({ upgradeId: Id });

export const upgradeReasons = {
  running: {
    zh: '学年升级正在进行，请勿重复发起',
    en: 'An upgrade of this school is already under way',
  },
  'year-too-far': {
    zh: '学校已经处于下一学年，不能再升级',
    en: 'The school is already in the coming year: it cannot be moved on again',
  },
  'names-clash': { zh: '升级后有班级重名，请先填写新的班名', en: 'Some classes would have the same name: rename them' },
  'no-classes': { zh: '学校还没有班级', en: 'The school has no classes yet' },
  'not-confirmed': { zh: '输入的学校名称不一致', en: 'The name of the school is not the same' },
  'not-failed': { zh: '升级没有中断，无需继续', en: 'The upgrade has not stopped: there is nothing to go on with' },
  'not-undoable': { zh: '这次升级已不能撤销', en: 'This upgrade can no longer be undone' },
} as const;

/**
 * Some of these change things and are marked as reading all the same: the locked school is their own subject, and each
 * decides by itself under the lock of its run.
 */
/** Who may look at a year that has passed. */
const forReadersAndOperations = { roles: [...forReaders.roles, ...forOperations.roles] } as const;

export const schoolYearApi = {
  info: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/school/info',
    access: 'signed-in',
    summary: 'The school year of a school, and whether its data is locked',
    input: schoolOf,
    output: z.object({ schoolYear: z.string(), dataLock: z.boolean() }),
  }),
  result: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/admin/sre/school/year/upgrade/result',
    access: 'signed-in',
    summary: 'The newest upgrade of a school; a class that leaves has the grade null in `to`',
    input: schoolOf,
    output: z.object({
      status: z.enum(['none', 'running', 'done', 'failed']),
      startedAt: Stamp.nullable(),
      finishedAt: Stamp.nullable(),
      classes: z.array(
        z.object({ className: z.string(), from: z.number(), to: z.number().nullable(), students: z.number() }),
      ),
    }),
  }),
  years: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/school/year/list',
    access: 'signed-in',
    summary: 'The academic years from 2022, the newest first',
    input: Nothing,
    output: z.array(z.object({ academicYear: z.number(), start: Stamp, end: Stamp, name: z.string() })),
  }),
  classes: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/year/classes',
    access: forReadersAndOperations,
    summary: 'The classes of the school as they stood in an academic year; empty where nothing is known of it',
    input: z.object({ academicYear: AcademicYear }),
    output: z.object({
      items: z.array(z.object({ classId: Id, className: z.string(), gid: z.number(), students: z.number() })),
    }),
  }),
  exportClasses: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/school/year/classes/export',
    access: forReadersAndOperations,
    kind: 'file',
    summary: 'The classes of an academic year as a table',
    input: z.object({ academicYear: sentWholeNumber(YEARS), format: SheetFormat }),
    output: z.never(),
  }),
  rehearse: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/year/rehearse',
    access: forAdministrators,
    summary: 'What an upgrade would do: every class, who leaves, what to look at first. Nothing is done',
    input: z.object({ names: z.record(Id, z.string().max(40)).default({}) }),
    output: Rehearsal,
  }),
  start: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/year/upgrade',
    access: forAdministrators,
    summary: 'Locks the school and moves it to the next school year; `confirm` is its name, `names` renames classes',
    input: z.object({
      toYear: AcademicYear,
      confirm: z.string().max(200),
      names: z.record(Id, NewName).default({}),
    }),
    output: runOf,
    reasons: upgradeReasons,
  }),
  state: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/year/state',
    access: forOverseers,
    summary: 'The newest upgrade of the school: how far it is, and what may be done with it',
    input: Nothing,
    output: z.object({ upgrade: Upgrade.nullable() }),
  }),
  resume: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/year/resume',
    access: forAdministrators,
    summary: 'Goes on with an upgrade, or an undoing, that has stopped',
    input: runOf,
    output: Nothing,
    reasons: upgradeReasons,
  }),
  rehearseUndo: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/year/undo/rehearse',
    access: forAdministrators,
    summary: 'What an undoing would leave as it is, because it was changed since',
    input: runOf,
    output: z.object({ total: z.number(), items: z.array(UndoException) }),
    reasons: upgradeReasons,
  }),
  undo: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/school/year/undo',
    access: forAdministrators,
    summary: 'Takes an upgrade back, within 30 days: promotion, graduation and names',
    input: runOf.extend({ confirm: z.string().max(200) }),
    output: Nothing,
    reasons: upgradeReasons,
  }),
} satisfies Api;
