import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forStaff,
  forTeachers,
  Id,
  pageOf,
  Revision,
  SheetFormat,
  sentWholeNumber,
  wholeNumber,
} from '../../kernel/index.js';
import { Level } from './level.js';
import { ClassHead, LevelChange, LevelLimits, StudentLevel } from './model.js';
import { OfLevels } from './shared.js';

/** Layers of a class in a subject. */
export const levelsApi = {
  levels: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/level/list',
    access: forStaff,
    summary: 'The layers of a class in a subject: for its teachers of the subject and the leaders of the school',
    input: OfLevels,
    output: z.object({
      head: ClassHead,
      subjectName: z.string(),
      /** 0 where nothing was kept yet. */
      revision: wholeNumber(),
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
      revision: wholeNumber(),
      limits: LevelLimits,
      levels: z.array(z.object({ studentId: Id, level: Level.nullable() })).max(200),
    }),
    output: z.object({ revision: Revision }),
  }),
  levelHistory: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: '/api/class/level/history',
    access: forStaff,
    summary: 'Who was in which layer from when to when, the newest change first; 50 a page by key',
    input: OfLevels.extend({ cursor: Cursor }),
    output: pageOf(LevelChange),
  }),
  exportLevels: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: '/api/class/level/export',
    access: forStaff,
    kind: 'file',
    summary: 'The layers of a class in a subject as a table',
    input: OfLevels.extend({
      subjectId: sentWholeNumber({ min: 1 }),
      format: SheetFormat,
    }),
    output: z.never(),
  }),
} satisfies Api;
