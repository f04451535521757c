import { z } from 'zod';
import { type Api, endpoint, forTeachers, Id, type Message, Nothing, wholeNumber } from '../../kernel/index.js';
import { writingLimits } from '../words.js';
import { CharacterOutlines, WritingResult, WrittenByStudent } from './model.js';

export * from './model.js';

const PATH = '/api/classroom/dictation';
const ofTask = z.object({ lessonId: Id, taskId: Id });
const ofCell = ofTask.extend({ cell: wholeNumber({ max: writingLimits.cells - 1 }) });

const reasons = {
  'nothing-wrong': { zh: '没有写错的字，不用订正', en: 'Nothing was written wrongly: there is nothing to correct' },
} as const satisfies Record<string, Message>;

/** What was written in dictation and calligraphy: judged by strokes, the doubtful by the teacher. */
export const dictationApi = {
  result: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/result`,
    access: forTeachers,
    summary: 'What a class has written in a task, character by character and student by student',
    input: ofTask,
    output: WritingResult,
  }),
  character: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'POST',
    path: `${PATH}/character`,
    access: forTeachers,
    summary: 'One character of a task: its model, and how each student wrote it, with what is amiss and the sub-scores',
    input: ofCell,
    output: z.object({ model: CharacterOutlines, written: z.array(WrittenByStudent) }),
  }),
  decide: endpoint({
    method: 'POST',
    path: `${PATH}/decide`,
    access: forTeachers,
    summary: "Says whether a character is right, above what the machine found; null takes the teacher's word back",
    input: ofCell.extend({ studentId: Id, isRight: z.boolean().nullable() }),
    output: Nothing,
  }),
  correctionSheet: endpoint({
    whileLocked: true,
    readOnly: true,
    method: 'GET',
    path: `${PATH}/correction-sheet`,
    access: forTeachers,
    kind: 'file',
    summary: 'A sheet for print on which each student writes again, stroke by stroke, what was written wrongly (PDF)',
    input: ofTask,
    output: z.never(),
    reasons,
  }),
} satisfies Api;
