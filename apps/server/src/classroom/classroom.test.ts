import { classroomApi, type TaskContent, type TaskKind } from '@zhibi/contract/classroom';
import { roomApi } from '@zhibi/contract/classroom/room';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestClass, type TestSchool, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';
import { LATE_MS } from './rules.js';

let world: TestWorld;
let school: TestSchool;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
}, 60_000);
afterAll(() => world.close());

const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }];
const asked = (labels: string, key = '', change: Partial<TaskContent> = {}): TaskContent => ({
  title: '',
  questions: [
    {
      prompt: text('对吗'),
      options: [...labels].map((label) => ({ label, content: text(label) })),
      key: [...key],
      questionId: null,
    },
  ],
  secrecy: 'named',
  ballot: 'one',
  seconds: null,
  ...change,
});

interface Running {
  teacher: Person;
  lessonId: string;
  code: string;
  of: TestClass;
}

async function running(students = 3): Promise<Running> {
  const of = await school.newClass(students);
  const teacher = await school.newTeacher([of.classId]);
  const { lessonId } = await teacher.call(classroomApi.start, {
    lessonId: newId(),
    classId: of.classId,
    subjectId: JUNIOR_MATHS,
  });
  const { code } = await teacher.call(classroomApi.board, { lessonId });
  return { teacher, lessonId, code: code ?? '', of };
}
const open = async ({ teacher, lessonId }: Running, content: TaskContent, kind: TaskKind = 3) =>
  (await teacher.call(classroomApi.addTask, { lessonId, taskId: newId(), kind, content, isOpened: true })).taskId;
const join = ({ code }: Running, studentId: string, mark = newId()) =>
  world.stranger.call(roomApi.join, { code, mark, as: { studentId } });
const sit = async (at: Running, nth: number) => (await join(at, at.of.students[nth]?.ids.studentId ?? '')).token;
const answer = (token: string, taskId: string, labels: string[], change = {}) =>
  world.stranger.call(roomApi.answer, { token, taskId, round: 1, no: 0, nth: 1, labels, ...change });
const refusedAnswer = (token: string, taskId: string, labels: string[], change = {}) =>
  world.stranger.refused(roomApi.answer, { token, taskId, round: 1, no: 0, nth: 1, labels, ...change });
const board = ({ teacher, lessonId }: Running) => teacher.call(classroomApi.board, { lessonId });
const stateOf = (token: string, known?: number) => world.stranger.call(roomApi.state, { token, known });
const move = async (at: Running, taskId: string, name: 'lock' | 'reveal' | 'revote' | 'reopen' | 'archive') => {
  const task = (await board(at)).tasks.find((one) => one.taskId === taskId);
  if (!task) throw new Error('no such task');
  const { state, round } = task;
  return at.teacher.call(classroomApi.moveTask, { lessonId: at.lessonId, taskId, state, round, move: name });
};
const taskIn = async (token: string) => {
  const { task } = await stateOf(token);
  if (task === null || task === 'same') throw new Error('no task');
  return task;
};

describe('a lesson', () => {
  it('of a class runs once: a second tap comes into it, a colleague hears of it and may end it', async () => {
    const { teacher, lessonId, of } = await running();
    const start = { classId: of.classId, subjectId: JUNIOR_MATHS };
    expect(await teacher.call(classroomApi.start, { lessonId: newId(), ...start })).toEqual({ lessonId });
    const colleague = await school.newTeacher([of.classId]);
    const refused = await colleague.refused(classroomApi.start, { lessonId: newId(), ...start });
    expect(refused).toMatchObject({ reason: 'lesson-running', data: { teacherName: teacher.ids.name } });
    expect((await colleague.refused(classroomApi.end, { lessonId })).code).toBe(-1403);
    const next = newId();
    await colleague.call(classroomApi.start, { lessonId: next, ...start, replace: true });
    const closed = { isOpen: false, namesListed: false, namesOnStage: false };
    expect(await teacher.refused(classroomApi.setRoom, { lessonId, ...closed })).toMatchObject({
      reason: 'lesson-over',
    });
    expect((await colleague.call(classroomApi.list, { classId: of.classId })).items.map((one) => one.lessonId)).toEqual(
      [next, lessonId],
    );
  });

  it('ended twice is ended once: the second tap, or the first one sent again, is told the same', async () => {
    const { teacher, lessonId } = await running(1);
    await teacher.call(classroomApi.end, { lessonId });
    const first = await teacher.call(classroomApi.board, { lessonId });
    world.clock.forward(60_000);
    await teacher.call(classroomApi.end, { lessonId });
    expect((await teacher.call(classroomApi.board, { lessonId })).endedAt).toBe(first.endedAt);
  });

  it('begun by two teachers at once is begun by one', async () => {
    const of = await school.newClass(1);
    const both = [await school.newTeacher([of.classId]), await school.newTeacher([of.classId])];
    const answers = await Promise.all(
      both.map((one) =>
        one.send(classroomApi.start, { lessonId: newId(), classId: of.classId, subjectId: JUNIOR_MATHS }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('is not there for a teacher of another class or subject', async () => {
    const { lessonId } = await running();
    const outsider = await school.newTeacher([(await school.newClass(1)).classId]);
    expect((await outsider.refused(classroomApi.board, { lessonId })).code).toBe(-1404);
    expect((await outsider.refused(classroomApi.end, { lessonId })).code).toBe(-1404);
  });
});

describe('a task', () => {
  it('goes from the question to the key, and nobody sees what is not shown yet', async () => {
    const at = await running();
    const [token, other] = [await sit(at, 0), await sit(at, 1)];
    const taskId = await open(at, asked('ABCD', 'B'));
    expect((await taskIn(token)).questions[0]?.key).toEqual([]);
    await answer(token, taskId, ['B']);
    await answer(other, taskId, ['C']);
    const before = await at.teacher.call(classroomApi.stage, { lessonId: at.lessonId });
    expect(before.task).toMatchObject({ answered: 2, result: null });
    expect(before.task?.questions[0]?.key).toEqual([]);
    expect(before.students.map(({ name, hasAnswered }) => [name, hasAnswered])).toEqual([
      [null, true],
      [null, true],
      [null, false],
    ]);
    await move(at, taskId, 'reveal');
    expect((await taskIn(token)).questions[0]?.key).toEqual(['B']);
    const after = await at.teacher.call(classroomApi.stage, { lessonId: at.lessonId });
    expect(after.task?.result).toMatchObject({ answered: 2, questions: [{ right: 1 }] });
    expect(await refusedAnswer(other, taskId, ['B'], { nth: 2 })).toMatchObject({ reason: 'task-closed' });
  });

  it('keeps what it has acknowledged: sent twice it counts once, and an older tap never replaces a newer one', async () => {
    const at = await running();
    const token = await sit(at, 0);
    const taskId = await open(at, asked('ABCD'));
    await Promise.all([1, 2, 3].map(() => answer(token, taskId, ['A'])));
    await answer(token, taskId, ['C'], { nth: 3 });
    expect(await answer(token, taskId, ['B'], { nth: 2 })).toEqual({ nth: 3, labels: ['C'] });
    await move(at, taskId, 'lock');
    // The acknowledgement was lost, the lock came first: the device asks again and hears that it counts.
    expect(await answer(token, taskId, ['C'], { nth: 3 })).toEqual({ nth: 3, labels: ['C'] });
    const [task] = (await board(at)).tasks;
    expect(task?.result).toMatchObject({ answered: 1, questions: [{ answered: 1 }] });
    expect(task?.result.questions[0]?.counts.map(({ count }) => count)).toEqual([0, 0, 1, 0]);
  });

  it('is asked again after a discussion, and the change is seen', async () => {
    const at = await running();
    const token = await sit(at, 0);
    const taskId = await open(at, asked('AB', 'A'));
    await answer(token, taskId, ['B']);
    await move(at, taskId, 'lock');
    await move(at, taskId, 'revote');
    expect(await refusedAnswer(token, taskId, ['A'], { nth: 9 })).toMatchObject({ reason: 'task-closed' });
    expect((await taskIn(token)).mine).toEqual([]);
    await answer(token, taskId, ['A'], { round: 2 });
    const [task] = (await board(at)).tasks;
    expect([task?.before?.questions[0]?.right, task?.result.questions[0]?.right]).toEqual([0, 1]);
  });

  it('is moved once by two hands at once, and only one is open', async () => {
    const at = await running();
    const taskId = await open(at, asked('AB'));
    const lock = { lessonId: at.lessonId, taskId, state: 'open', round: 1, move: 'lock' } as const;
    await Promise.all([at.teacher.call(classroomApi.moveTask, lock), at.teacher.call(classroomApi.moveTask, lock)]);
    expect(await at.teacher.refused(classroomApi.moveTask, { ...lock, move: 'reveal' })).toMatchObject({
      reason: 'task-moved',
    });
    await open(at, asked('AB'));
    const reopen = { ...lock, state: 'locked', move: 'reopen' } as const;
    expect(await at.teacher.refused(classroomApi.moveTask, reopen)).toMatchObject({ reason: 'task-open' });
  });

  it('of the reserved type is refused, as is one whose content is of another type', async () => {
    const { teacher, lessonId } = await running(1);
    const refused = (kind: number, content: TaskContent) =>
      teacher.send(classroomApi.addTask, { lessonId, taskId: newId(), kind, content, isOpened: true });
    expect((await refused(8, asked('AB'))).statusCode).toBe(400);
    expect((await refused(5, asked('AB'))).statusCode).toBe(400);
    expect((await refused(3, asked('AB', '', { secrecy: 'anonymous' }))).statusCode).toBe(400);
    expect((await refused(3, asked(''))).statusCode).toBe(400);
  });

  it('closes by itself when its time is up', async () => {
    const at = await running();
    const token = await sit(at, 0);
    const taskId = await open(at, asked('AB', '', { seconds: 30 }));
    world.clock.forward(31_000);
    await answer(token, taskId, ['A']);
    world.clock.forward(2_000);
    expect(await refusedAnswer(token, taskId, ['B'], { nth: 2 })).toMatchObject({ reason: 'task-closed' });
  });

  it('takes what a code card showed as often as it is sent, and once; a card that is turned counts anew', async () => {
    const at = await running();
    const taskId = await open(at, asked('ABCD', 'A'));
    const studentId = at.of.students[0]?.ids.studentId ?? '';
    const shown = (label: string) =>
      at.teacher.call(classroomApi.answerFor, {
        lessonId: at.lessonId,
        taskId,
        round: 1,
        studentId,
        no: 0,
        labels: [label],
      });
    await Promise.all([shown('B'), shown('B'), shown('B')]);
    expect((await board(at)).tasks[0]?.result).toMatchObject({ answered: 1, questions: [{ answered: 1, right: 0 }] });
    await shown('A');
    expect((await board(at)).tasks[0]?.result).toMatchObject({ answered: 1, questions: [{ answered: 1, right: 1 }] });
  });

  it('can be played without a device: what the teacher taps stands above what is sent', async () => {
    const at = await running();
    const token = await sit(at, 0);
    const taskId = await open(at, asked('ABCD', 'A'));
    const studentId = at.of.students[0]?.ids.studentId ?? '';
    await answer(token, taskId, ['B']);
    await at.teacher.call(classroomApi.answerFor, {
      lessonId: at.lessonId,
      taskId,
      round: 1,
      studentId,
      no: 0,
      labels: ['A'],
    });
    expect(await answer(token, taskId, ['C'], { nth: 2 })).toMatchObject({ labels: ['A'] });
    expect((await board(at)).students[0]?.answers).toEqual([{ no: 0, labels: ['A'], byTeacher: true, isLate: false }]);
    const foreign = (await school.newClass(1)).students[0]?.ids.studentId ?? '';
    const tapped = { lessonId: at.lessonId, taskId, round: 1, studentId: foreign, no: 0, labels: ['A'] };
    expect((await at.teacher.refused(classroomApi.answerFor, tapped)).code).toBe(-1404);
  });
});

describe('a quick answer', () => {
  it('is judged by the moment of the tap, not of its arrival, and ties are ties', async () => {
    const at = await running();
    const tokens = [await sit(at, 0), await sit(at, 1), await sit(at, 2)];
    const taskId = await open(at, asked(''), 5);
    const openedMs = world.clock.now().getTime();
    const [slowNetwork = '', tied = '', late = ''] = tokens;
    world.clock.forward(2_010);
    await answer(tied, taskId, [], { tap: { atMs: openedMs + 2_000, errorMs: 20 } });
    world.clock.forward(200);
    await answer(slowNetwork, taskId, [], { tap: { atMs: openedMs + 1_990, errorMs: 60 } });
    world.clock.forward(1_000);
    await answer(late, taskId, [], { tap: { atMs: openedMs + 3_200, errorMs: 20 } });
    await move(at, taskId, 'lock');
    expect((await board(at)).tasks[0]?.quick.map(({ place }) => place)).toEqual([1, 1, 3]);
    expect((await taskIn(late)).place).toBe(3);
  });

  it('is won by no claim that the way cannot explain and by no reaction that nobody has; the record and its table say place and time', async () => {
    const at = await running();
    const [honest = '', liar = '', early = ''] = [await sit(at, 0), await sit(at, 1), await sit(at, 2)];
    const taskId = await open(at, asked(''), 5);
    const openedMs = world.clock.now().getTime();
    world.clock.forward(20);
    await answer(early, taskId, [], { tap: { atMs: openedMs - 4_000, errorMs: 0 } });
    world.clock.forward(1_490);
    await answer(honest, taskId, [], { tap: { atMs: openedMs + 1_500, errorMs: 20 } });
    world.clock.forward(4_000);
    await answer(liar, taskId, [], { tap: { atMs: openedMs + 60, errorMs: 0 } });
    await at.teacher.call(classroomApi.end, { lessonId: at.lessonId });
    const { tasks } = await at.teacher.call(classroomApi.record, { lessonId: at.lessonId });
    const placed = tasks[0]?.quick.map(({ name, place, isTooFast }) => [name, place, isTooFast]);
    const names = at.of.students.map(({ ids }) => ids.name);
    expect(placed).toEqual([
      [names[0], 1, false],
      [names[1], 2, false],
      [names[2], 3, true],
    ]);
    const { bytes } = await at.teacher.download(classroomApi.exportRecord, { lessonId: at.lessonId, format: 'csv' });
    const [head = '', first = '', , third = ''] = bytes.toString('utf8').trim().split(/\r?\n/);
    expect(head).toMatch(/名次.*用时/);
    expect(first).toMatch(/,"1","1\.5\d?"$/);
    expect(third).toMatch(/,"存疑","0"$/);
  });
});

describe('an answer that the network brings late', () => {
  const tapped = (ms: number) => ({ atMs: world.clock.now().getTime() + ms, errorMs: 20 });

  it('counts as it was tapped before the lock, while nothing is revealed and within a bound; the teacher sees it', async () => {
    const at = await running();
    const [token, slow, quiet] = [await sit(at, 0), await sit(at, 1), await sit(at, 2)];
    const taskId = await open(at, asked('ABCD', 'C'));
    await answer(token, taskId, ['B'], { tap: tapped(0) });
    world.clock.forward(10_000);
    const before = tapped(-1_000);
    await move(at, taskId, 'lock');
    world.clock.forward(30_000);
    expect(await answer(token, taskId, ['C'], { nth: 2, tap: before })).toEqual({ nth: 2, labels: ['C'] });
    expect((await taskIn(token)).mine).toMatchObject([{ labels: ['C'] }]);
    expect((await board(at)).students[0]?.answers).toEqual([{ no: 0, labels: ['C'], byTeacher: false, isLate: true }]);
    expect(await refusedAnswer(token, taskId, ['D'], { nth: 3, tap: tapped(-5_000) })).toMatchObject({
      reason: 'task-closed',
    });
    expect(await refusedAnswer(slow, taskId, ['C'])).toMatchObject({ reason: 'task-closed' });
    world.clock.forward(LATE_MS);
    expect(await refusedAnswer(quiet, taskId, ['C'], { tap: before })).toMatchObject({ reason: 'task-closed' });
  });

  it('counts after the key is shown only as far as the way to the server explains it', async () => {
    const at = await running();
    const [token, liar] = [await sit(at, 0), await sit(at, 1)];
    const taskId = await open(at, asked('ABCD', 'C'));
    world.clock.forward(10_000);
    const before = tapped(-50);
    await move(at, taskId, 'reveal');
    world.clock.forward(100);
    await answer(token, taskId, ['C'], { tap: before });
    world.clock.forward(5_000);
    expect(await refusedAnswer(liar, taskId, ['C'], { tap: before })).toMatchObject({ reason: 'task-closed' });
  });

  it('counts after the lesson has ended as well, where it was open until then', async () => {
    const at = await running();
    const [token, other] = [await sit(at, 0), await sit(at, 1)];
    const taskId = await open(at, asked('ABCD', 'C'));
    world.clock.forward(10_000);
    const before = tapped(-1_000);
    await at.teacher.call(classroomApi.end, { lessonId: at.lessonId });
    world.clock.forward(30_000);
    await answer(token, taskId, ['C'], { tap: before });
    const { students } = await at.teacher.call(classroomApi.record, { lessonId: at.lessonId });
    expect(students.map(({ right }) => right).sort()).toEqual([0, 0, 1]);
    world.clock.forward(LATE_MS);
    expect(await refusedAnswer(other, taskId, ['C'], { tap: before })).toMatchObject({ reason: 'task-closed' });
  });

  it('locked before the end of the lesson is believed no further than its way: it may have been revealed', async () => {
    const at = await running();
    const token = await sit(at, 0);
    const taskId = await open(at, asked('ABCD', 'C'));
    world.clock.forward(10_000);
    const before = tapped(-1_000);
    await move(at, taskId, 'lock');
    world.clock.forward(5_000);
    await at.teacher.call(classroomApi.end, { lessonId: at.lessonId });
    world.clock.forward(30_000);
    expect(await refusedAnswer(token, taskId, ['C'], { tap: before })).toMatchObject({ reason: 'task-closed' });
  });

  it('counts after the time was up and the lesson ended, where nothing was revealed between', async () => {
    const at = await running();
    const token = await sit(at, 0);
    const taskId = await open(at, asked('AB', '', { seconds: 30 }));
    const before = tapped(20_000);
    world.clock.forward(60_000);
    await at.teacher.call(classroomApi.end, { lessonId: at.lessonId });
    await answer(token, taskId, ['A'], { tap: before });
  });

  it('counts after its time was up as well', async () => {
    const at = await running();
    const [token, other] = [await sit(at, 0), await sit(at, 1)];
    const taskId = await open(at, asked('AB', '', { seconds: 30 }));
    world.clock.forward(60_000);
    await answer(token, taskId, ['A'], { tap: tapped(-31_000) });
    expect(await refusedAnswer(other, taskId, ['A'], { tap: tapped(-29_000) })).toMatchObject({
      reason: 'task-closed',
    });
    expect((await board(at)).students[0]?.answers).toMatchObject([{ isLate: true }]);
  });
});

describe('what the list and the record say', () => {
  it('counts who took part and what was right; a row for each student goes out', async () => {
    const at = await running(2);
    const token = await sit(at, 0);
    const taskId = await open(at, asked('AB', 'A'));
    await answer(token, taskId, ['A']);
    await at.teacher.call(classroomApi.end, { lessonId: at.lessonId });
    const [row] = (await at.teacher.call(classroomApi.list, { classId: at.of.classId, kind: 3 })).items;
    expect(row).toMatchObject({ kinds: [3], taskCount: 1, participation: 0.5, rightRate: 1 });
    const record = await at.teacher.call(classroomApi.record, { lessonId: at.lessonId });
    expect(record.students.map(({ wasThere, right }) => [wasThere, right])).toEqual([
      [true, 1],
      [false, 0],
    ]);
    const { bytes } = await at.teacher.download(classroomApi.exportRecord, { lessonId: at.lessonId, format: 'csv' });
    expect(bytes.toString('utf8').trim().split('\n')).toHaveLength(3);
    expect(await stateOf(token)).toMatchObject({ isOver: true, task: null });
  });
});
