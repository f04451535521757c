import { z } from 'zod';
import {
  type Access,
  type Api,
  Cursor,
  endpoint,
  forStaff,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  Revision,
  SheetFormat,
  wholeNumber,
} from '../../kernel/index.js';
import {
  Lab,
  LabFields,
  LabLine,
  LabOutcome,
  LabOverview,
  LabPoints,
  LabScoreSent,
  LabSheet,
  LabState,
  labLimits,
} from './model.js';
import { bringing, changing, moving, photos, scoring } from './reasons.js';

export * from './model.js';
export * from './results.js';

const PATH = '/api/laboratory';
const ofLab = z.object({ assessmentId: Id });
const ofCell = ofLab.extend({ studentId: Id, stepId: Id });
const reading = { whileLocked: true, readOnly: true, access: forStaff } as const;

const forLeaders = { roles: ['SCHOOLADMIN', 'SCHOOLPRINCIPAL'] } as const satisfies Access;

export const laboratoryApi = {
  list: endpoint({
    ...reading,
    method: 'POST',
    path: `${PATH}/list`,
    summary:
      'Assessments of lab work that one may see, newest first, 20 a page by key; drafts only the own; to leaders those of the chosen stage',
    input: z.object({
      classId: Id.optional(),
      subjectId: wholeNumber({ min: 1 }).optional(),
      state: LabState.optional(),
      /** Only what one has made: what a new one can begin from. */
      mine: z.boolean().optional(),
      cursor: Cursor,
    }),
    output: pageOf(LabLine),
  }),
  show: endpoint({
    ...reading,
    method: 'POST',
    path: `${PATH}/show`,
    summary: 'One assessment with its steps and scorers',
    input: ofLab,
    output: Lab,
  }),
  colleagues: endpoint({
    ...reading,
    access: forTeachers,
    method: 'POST',
    path: `${PATH}/colleagues`,
    summary: 'Who can score: the teachers of the subject at the school',
    input: z.object({ classId: Id, subjectId: wholeNumber({ min: 1 }) }),
    output: z.object({ teachers: z.array(z.object({ accountId: Id, name: z.string() })) }),
  }),
  make: endpoint({
    method: 'POST',
    path: `${PATH}/make`,
    access: forTeachers,
    summary: 'Makes a draft for a class; its id is made by the caller: sent twice it is one',
    input: LabFields.extend({ assessmentId: Id, classId: Id, subjectId: wholeNumber({ min: 1 }) }),
    output: Nothing,
    reasons: changing,
  }),
  change: endpoint({
    method: 'POST',
    path: `${PATH}/change`,
    access: forTeachers,
    summary: 'Changes the own one: everything while it is a draft, later words, day, groups and more scorers',
    input: LabFields.extend({ assessmentId: Id, revision: Revision }),
    output: Nothing,
    reasons: changing,
  }),
  remove: endpoint({
    method: 'POST',
    path: `${PATH}/remove`,
    access: forTeachers,
    summary: 'Removes an own draft',
    input: ofLab.extend({ revision: Revision }),
    output: Nothing,
    reasons: changing,
  }),
  move: endpoint({
    method: 'POST',
    path: `${PATH}/move`,
    access: forStaff,
    summary:
      'Opens a draft for scoring, finishes it where nothing is left to decide (`data.count` says how much is), or opens it again',
    input: ofLab.extend({ revision: Revision, move: z.enum(['open', 'finish', 'reopen']) }),
    output: Nothing,
    reasons: moving,
  }),
  sheet: endpoint({
    ...reading,
    access: forTeachers,
    method: 'POST',
    path: `${PATH}/sheet`,
    summary: 'What a scorer writes in: students, groups and the own scores',
    input: ofLab,
    output: LabSheet,
  }),
  score: endpoint({
    method: 'POST',
    path: `${PATH}/score`,
    access: forTeachers,
    summary:
      'Keeps scores of the caller as a tablet sends them, once each; an older version never stands above a newer one. Says of each row what became of it',
    input: ofLab.extend({ rows: z.array(LabScoreSent).min(1).max(labLimits.batch) }),
    output: z.object({ rows: z.array(z.object({ clientId: Id, studentId: Id, stepId: Id, outcome: LabOutcome })) }),
    reasons: scoring,
  }),
  overview: endpoint({
    ...reading,
    method: 'POST',
    path: `${PATH}/overview`,
    summary: 'Students by steps: the results, and what is missing or has to be decided',
    input: ofLab,
    output: LabOverview,
  }),
  settle: endpoint({
    method: 'POST',
    path: `${PATH}/settle`,
    access: forStaff,
    summary: 'Decides a step of a student, by the maker or a leader; null leaves it to the scorers again',
    input: ofCell.extend({ points: LabPoints.nullable() }),
    output: Nothing,
    reasons: scoring,
  }),
  addPhoto: endpoint({
    method: 'POST',
    path: `${PATH}/photo/add`,
    access: forTeachers,
    kind: 'form',
    summary:
      'Keeps one photograph (`file`) of a student at a step, drawn anew; `photoId` is made by the caller: sent twice it is one',
    input: ofCell.extend({ photoId: Id, file: z.unknown().optional() }),
    output: Nothing,
    reasons: photos,
    bodyLimit: labLimits.photoBytes + 64 * 1024,
  }),
  removePhoto: endpoint({
    method: 'POST',
    path: `${PATH}/photo/remove`,
    access: forTeachers,
    summary: 'Removes a photograph that one has taken, or one of the own assessment',
    input: z.object({ photoId: Id }),
    output: Nothing,
    reasons: { 'lab-not-open': scoring['lab-not-open'] },
  }),
  photo: endpoint({
    ...reading,
    method: 'GET',
    path: `${PATH}/photo`,
    kind: 'file',
    summary: 'A photograph',
    input: z.object({ photoId: Id }),
    output: z.never(),
  }),
  bring: endpoint({
    method: 'POST',
    path: `${PATH}/bring`,
    access: forLeaders,
    summary:
      'Takes finished results into a stage test of its class as the scores of the subject: an import that is checked and not yet applied',
    input: ofLab.extend({ testId: Id }),
    output: z.object({ importId: Id }),
    reasons: bringing,
  }),
  export: endpoint({
    ...reading,
    method: 'GET',
    path: `${PATH}/export`,
    kind: 'file',
    summary: 'The results as a table, a row for each student',
    input: ofLab.extend({ format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
