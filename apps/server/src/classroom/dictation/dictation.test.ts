import { classroomApi, type TaskContent, type TaskKind } from '@zhibi/contract/classroom';
import { dictationApi, type WrittenInk } from '@zhibi/contract/classroom/dictation';
import { roomApi } from '@zhibi/contract/classroom/room';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inkOfModel } from '../../../test/lessons.js';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestClass, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';

let world: TestWorld;
let school: TestSchool;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
}, 60_000);
afterAll(() => world.close());

interface Running {
  teacher: Person;
  lessonId: string;
  taskId: string;
  of: TestClass;
  tokens: string[];
}

const content = (words: string[]): TaskContent => ({
  title: '',
  questions: [{ prompt: [], options: [], key: [], questionId: null }],
  secrecy: 'named',
  ballot: 'one',
  seconds: null,
  words: words.map((word) => ({ word })),
});

/** A lesson with a task of writing, and all of its class in the room. */
async function running(words: string[], kind: TaskKind = 7, students = 3): Promise<Running> {
  const of = await school.newClass(students);
  const teacher = await school.newTeacher([of.classId]);
  const start = { lessonId: newId(), classId: of.classId, subjectId: JUNIOR_MATHS };
  const { lessonId } = await teacher.call(classroomApi.start, start);
  const code = (await teacher.call(classroomApi.board, { lessonId })).code ?? '';
  const task = { lessonId, taskId: newId(), kind, content: content(words), isOpened: true };
  const { taskId } = await teacher.call(classroomApi.addTask, task);
  const seats = of.students.map(({ ids }) =>
    world.stranger.call(roomApi.join, { code, mark: newId(), as: { studentId: ids.studentId ?? '' } }),
  );
  return { teacher, lessonId, taskId, of, tokens: (await Promise.all(seats)).map(({ token }) => token) };
}

const write = ({ tokens, taskId }: Running, nth: number, cell: number, strokes: WrittenInk, change = {}) =>
  world.stranger.call(roomApi.write, { token: tokens[nth] ?? '', taskId, round: 1, cell, nth: 1, strokes, ...change });
const refusedWrite = ({ tokens, taskId }: Running, cell: number, change = {}) =>
  world.stranger.refused(roomApi.write, {
    token: tokens[0] ?? '',
    taskId,
    round: 1,
    cell,
    nth: 1,
    strokes: inkOfModel('土'),
    ...change,
  });
const taskOf = async ({ tokens }: Running, nth = 0) => {
  const { task } = await world.stranger.call(roomApi.state, { token: tokens[nth] ?? '' });
  if (task === null || task === 'same') throw new Error('no task');
  return task;
};
const result = ({ teacher, lessonId, taskId }: Running) => teacher.call(dictationApi.result, { lessonId, taskId });
const character = ({ teacher, lessonId, taskId }: Running, cell: number) =>
  teacher.call(dictationApi.character, { lessonId, taskId, cell });
const reveal = ({ teacher, lessonId, taskId }: Running) =>
  teacher.call(classroomApi.moveTask, { lessonId, taskId, state: 'open', round: 1, move: 'reveal' });

describe('a dictation', () => {
  it('tells nobody its words before it is revealed: neither the room nor the wall', async () => {
    // Characters that nobody is called by.
    const at = await running(['凹凸', '鼎']);
    const [room, wall] = [await taskOf(at), await at.teacher.call(classroomApi.stage, { lessonId: at.lessonId })];
    expect(room.writing).toMatchObject({ lengths: [2, 1], models: null });
    expect(wall.task).toMatchObject({ wordCount: 2 });
    expect(JSON.stringify([room, wall])).not.toMatch(/[凹凸鼎]/);
    await reveal(at);
    expect((await taskOf(at)).writing?.models?.map((one) => one.character)).toEqual(['凹', '凸', '鼎']);
    expect((await at.teacher.call(classroomApi.stage, { lessonId: at.lessonId })).task?.words).toHaveLength(2);
  });

  it('is judged as it is written: what is right, the look-alike by its name, what is missing by its stroke', async () => {
    const at = await running(['土']);
    await write(at, 0, 0, inkOfModel('土'));
    await write(at, 1, 0, inkOfModel('士'));
    await write(at, 2, 0, inkOfModel('土').slice(0, 2));
    const seen = await character(at, 0);
    const [first, second, third] = at.of.students.map(({ ids }) =>
      seen.written.find((one) => one.studentId === ids.studentId),
    );
    expect(first).toMatchObject({ verdict: 'right', faults: [], writtenAs: null });
    expect(second?.verdict).not.toBe('right');
    expect(second?.writtenAs).toBe('士');
    expect(third?.faults).toContainEqual({ kind: 'missing', stroke: 2 });
    expect(first?.score).toBeGreaterThan(95);
    expect((await result(at)).characters[0]).toMatchObject({ character: '土', right: 1 });
  });

  it('keeps the newest writing of a square, and takes none once it is locked', async () => {
    const at = await running(['土']);
    await write(at, 0, 0, inkOfModel('土'), { nth: 2 });
    expect(await write(at, 0, 0, inkOfModel('士'), { nth: 1 })).toEqual({ nth: 2 });
    expect((await taskOf(at)).writing?.mine).toMatchObject([
      { cell: 0, nth: 2, verdict: null, strokes: inkOfModel('土') },
    ]);
    expect(await refusedWrite(at, 1, { nth: 3 })).toMatchObject({ reason: 'task-answer' });
    await reveal(at);
    expect(await write(at, 0, 0, inkOfModel('土'), { nth: 2 })).toEqual({ nth: 2 });
    expect(await refusedWrite(at, 0, { nth: 3 })).toMatchObject({ reason: 'task-closed' });
    expect((await taskOf(at)).writing?.mine[0]?.verdict).toBe('right');
  });

  it('is decided by the teacher above the machine, until the square is written anew', async () => {
    const at = await running(['土']);
    await write(at, 0, 0, inkOfModel('士'));
    const of = { lessonId: at.lessonId, taskId: at.taskId, studentId: at.of.students[0]?.ids.studentId ?? '', cell: 0 };
    await at.teacher.call(dictationApi.decide, { ...of, isRight: true });
    expect((await result(at)).students).toMatchObject([{ right: 1, wrong: 0, doubtful: 0 }]);
    await at.teacher.call(dictationApi.decide, { ...of, isRight: false });
    expect((await result(at)).characters[0]).toMatchObject({ wrong: 1 });
    await write(at, 0, 0, inkOfModel('土'), { nth: 2 });
    expect((await character(at, 0)).written[0]).toMatchObject({ verdict: 'right', said: null });
  });

  it('is seen by a colleague of the class and decided by nobody else; outsiders do not find it', async () => {
    const at = await running(['土']);
    await write(at, 0, 0, inkOfModel('士'));
    const of = { lessonId: at.lessonId, taskId: at.taskId };
    const decision = { ...of, studentId: at.of.students[0]?.ids.studentId ?? '', cell: 0, isRight: true };
    const colleague = await school.newTeacher([at.of.classId]);
    expect((await colleague.call(dictationApi.result, of)).can).toEqual({ decide: false });
    expect((await colleague.refused(dictationApi.decide, decision)).code).toBe(-1403);
    const outsider = await school.newTeacher([(await school.newClass(1)).classId]);
    expect((await outsider.refused(dictationApi.result, of)).code).toBe(-1404);
    expect((await outsider.refused(dictationApi.decide, decision)).code).toBe(-1404);
    expect((await at.teacher.refused(dictationApi.decide, { ...decision, cell: 5 })).code).toBe(-1404);
  });

  it('is printed as a sheet of corrections once something is wrong', async () => {
    const at = await running(['土']);
    await write(at, 0, 0, inkOfModel('土'));
    const of = { lessonId: at.lessonId, taskId: at.taskId };
    expect(await at.teacher.refused(dictationApi.correctionSheet, of)).toMatchObject({ reason: 'nothing-wrong' });
    const decision = { ...of, studentId: at.of.students[0]?.ids.studentId ?? '', cell: 0, isRight: false };
    await at.teacher.call(dictationApi.decide, decision);
    const { bytes } = await at.teacher.download(dictationApi.correctionSheet, of);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
  });
});

describe('calligraphy', () => {
  it('shows its models at once, and scores the order and the form', async () => {
    const at = await running(['永'], 9, 1);
    expect((await taskOf(at)).writing?.models?.[0]?.outlines.length).toBe(5);
    const ink = inkOfModel('永');
    await write(at, 0, 0, [...ink.slice(1), ...ink.slice(0, 1)]);
    const [one] = (await character(at, 0)).written;
    expect(one).toMatchObject({ verdict: 'right', faults: [{ kind: 'order', stroke: 0 }] });
    expect(one?.scores.order).toBeLessThan(80);
    expect(one?.scores.shape).toBeGreaterThan(95);
  });
});

describe('a task', () => {
  it.each([
    ['words where nothing is written', 0 as TaskKind, ['土']],
    ['letters', 7 as TaskKind, ['abc']],
    ['word twice', 7 as TaskKind, ['土', '土']],
    [
      'more squares than a page holds',
      7 as TaskKind,
      Array.from({ length: 30 }, (_, k) => `${String.fromCodePoint(0x4e00 + k)}土地`),
    ],
  ])('takes no %s', async (_, kind, words) => {
    const of = await school.newClass(1);
    const teacher = await school.newTeacher([of.classId]);
    const start = { lessonId: newId(), classId: of.classId, subjectId: JUNIOR_MATHS };
    const { lessonId } = await teacher.call(classroomApi.start, start);
    const task = { lessonId, taskId: newId(), kind, content: content(words), isOpened: true };
    expect((await teacher.refused(classroomApi.addTask, task)).code).toBe(-1400);
  });
});

describe('the pack for the absent', () => {
  it('holds the words of a lesson, is refused where everything was said aloud, and to outsiders', async () => {
    const at = await running(['土地'], 7, 1);
    const { bytes } = await at.teacher.download(classroomApi.pack, { lessonId: at.lessonId });
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    const outsider = await school.newTeacher([(await school.newClass(1)).classId]);
    expect((await outsider.refused(classroomApi.pack, { lessonId: at.lessonId })).code).toBe(-1404);
    const start = { lessonId: newId(), classId: (await school.newClass(1)).classId, subjectId: JUNIOR_MATHS };
    const teacher = await school.newTeacher([start.classId]);
    await teacher.call(classroomApi.start, start);
    const refused = await teacher.refused(classroomApi.pack, { lessonId: start.lessonId });
    expect(refused).toMatchObject({ reason: 'nothing-to-print' });
  });

  it('holds the questions with their answers on another sheet', async () => {
    const at = await running(['土'], 7, 1);
    const { words: _, ...plain } = content(['土']);
    const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }];
    const options = ['A', 'B'].map((label) => ({ label, content: text(label) }));
    const questions = [{ prompt: text('哪个是偶数？'), options, key: ['B'], questionId: null }];
    const open = { lessonId: at.lessonId, taskId: at.taskId, state: 'open' as const, round: 1, move: 'lock' as const };
    await at.teacher.call(classroomApi.moveTask, open);
    const task = { lessonId: at.lessonId, taskId: newId(), kind: 3 as const, isOpened: true };
    await at.teacher.call(classroomApi.addTask, { ...task, content: { ...plain, questions } });
    const { bytes } = await at.teacher.download(classroomApi.pack, { lessonId: at.lessonId });
    const read = Document.openDocument(bytes, 'application/pdf');
    const pages = Array.from({ length: read.countPages() }, (_page, nth) =>
      read.loadPage(nth).toStructuredText('preserve-whitespace').asText(),
    );
    expect(pages[0]).toContain('偶数');
    expect(pages.filter((text) => text.trim() !== '').at(-1)).toContain('B'); // what fills the sheet is blank
  });
});
