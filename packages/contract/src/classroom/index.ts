import { z } from 'zod';
import {
  type Api,
  Cursor,
  endpoint,
  forTeachers,
  Id,
  Nothing,
  pageOf,
  SheetFormat,
  wholeNumber,
} from '../kernel/index.js';
import { TaskKind } from './kinds.js';
import { Label, Labels, LessonBoard, LessonStage, NotAsked, RoomSettings, TaskContent } from './model.js';
import { TaskMove, TaskState } from './moves.js';
import { lessonReasons as reasons } from './reasons.js';
import { LessonRecord, LessonRow } from './records.js';

export * from './ballots.js';
export * from './clock.js';
export * from './kinds.js';
export * from './model.js';
export * from './moves.js';
export * from './reasons.js';
export * from './records.js';
export * from './words.js';

const PATH = '/api/classroom';
const ofLesson = z.object({ lessonId: Id });
/** A task and how it stood when the person looked: two teachers, or a phone and a laptop, never move it twice. */
const Seen = z.object({ lessonId: Id, taskId: Id, state: TaskState, round: wholeNumber({ min: 1 }) });

export const classroomApi = {
  start: endpoint({
    method: 'POST',
    path: `${PATH}/start`,
    access: forTeachers,
    summary:
      'Begins a lesson of a class; the id is made by the caller, so that a second tap begins nothing. `replace` ends the lesson that another teacher has left running',
    input: z.object({
      lessonId: Id,
      classId: Id,
      subjectId: wholeNumber({ min: 1 }),
      title: z.string().trim().max(60).default(''),
      replace: z.boolean().default(false),
    }),
    output: ofLesson,
    reasons,
  }),
  board: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/board`,
    access: forTeachers,
    summary: 'A lesson as its teacher sees it: who is there, the tasks, and what was answered',
    input: ofLesson,
    output: LessonBoard,
  }),
  stage: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/stage`,
    access: forTeachers,
    summary: 'The same as the projector shows it: no names unless they are switched on, no key before it is revealed',
    input: ofLesson,
    output: LessonStage,
  }),
  setRoom: endpoint({
    method: 'POST',
    path: `${PATH}/room`,
    access: forTeachers,
    summary: 'Whether the room is open, lists the names of the class, and whether the projector shows names',
    input: ofLesson.extend(RoomSettings.shape),
    output: Nothing,
    reasons,
  }),
  moveSeat: endpoint({
    method: 'POST',
    path: `${PATH}/seat`,
    access: forTeachers,
    summary:
      'Lets somebody in who waits or was asked to leave, asks somebody to leave, or frees a name for another device. After somebody was asked to leave, whoever comes by the code waits to be let in',
    input: ofLesson.extend({ seatId: Id, move: z.enum(['admit', 'remove', 'free']) }),
    output: Nothing,
    reasons,
  }),
  addTask: endpoint({
    method: 'POST',
    path: `${PATH}/task/add`,
    access: forTeachers,
    summary: 'Adds a task to a lesson and opens it at once where it is wished; the id is made by the caller',
    input: ofLesson.extend({ taskId: Id, kind: TaskKind, content: TaskContent, isOpened: z.boolean() }),
    output: z.object({ taskId: Id }),
    reasons,
  }),
  addQuestions: endpoint({
    method: 'POST',
    path: `${PATH}/task/questions`,
    access: forTeachers,
    summary:
      'Adds questions of the bank, or all of a paper, as a task: one as its own type, several as a quiz; names what cannot be asked',
    input: ofLesson.extend({
      taskId: Id,
      from: z.union([z.object({ questionIds: z.array(Id).min(1).max(200) }), z.object({ paperId: Id })]),
      seconds: TaskContent.shape.seconds,
      isOpened: z.boolean(),
    }),
    output: z.object({ taskId: Id, left: z.array(NotAsked) }),
    reasons,
  }),
  moveTask: endpoint({
    method: 'POST',
    path: `${PATH}/task/move`,
    access: forTeachers,
    summary: 'Opens, locks, reopens, reveals, asks again or archives a task',
    input: Seen.extend({ move: TaskMove }),
    output: Nothing,
    reasons,
  }),
  answerFor: endpoint({
    method: 'POST',
    path: `${PATH}/task/answer`,
    access: forTeachers,
    summary: "The teacher's own tap: what a student said or held up. It stands above what a device sends",
    input: ofLesson.extend({
      taskId: Id,
      round: wholeNumber({ min: 1 }),
      studentId: Id,
      no: wholeNumber({ max: 29 }),
      labels: Labels,
    }),
    output: Nothing,
    reasons,
  }),
  setKey: endpoint({
    method: 'POST',
    path: `${PATH}/task/key`,
    access: forTeachers,
    summary: 'Says afterwards which answer of a question was right',
    input: ofLesson.extend({ taskId: Id, no: wholeNumber({ max: 29 }), key: z.array(Label).max(26) }),
    output: Nothing,
    reasons,
  }),
  end: endpoint({
    method: 'POST',
    path: `${PATH}/end`,
    access: forTeachers,
    summary: 'Ends a lesson: its tasks are archived, its room is gone',
    input: ofLesson,
    output: Nothing,
    reasons,
  }),
  list: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/list`,
    access: forTeachers,
    summary:
      'Lessons of the classes that the teacher teaches, newest first, 20 a page by key; only of a class, or of a type of task',
    input: z.object({ classId: Id.optional(), kind: TaskKind.optional(), cursor: Cursor }),
    output: pageOf(LessonRow),
  }),
  record: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/record`,
    access: forTeachers,
    summary: 'What happened in a lesson: its tasks in their order, every round, and what each student answered',
    input: ofLesson,
    output: LessonRecord,
  }),
  pack: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/pack`,
    access: forTeachers,
    kind: 'file',
    summary:
      'What a student who was not there takes home: the questions to answer, the words to write, and the answers on a sheet of their own (PDF). Nothing of what others answered',
    input: ofLesson,
    output: z.never(),
    reasons,
  }),
  exportRecord: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/export`,
    access: forTeachers,
    kind: 'file',
    summary: 'The same as a table, a row for each student',
    input: ofLesson.extend({ format: SheetFormat }),
    output: z.never(),
  }),
} satisfies Api;
