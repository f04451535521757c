import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { classroomApi } from '@zhibi/contract/classroom';
import { dictationApi, type WritingResult, type WrittenByStudent } from '@zhibi/contract/classroom/dictation';
import { type RoomState, roomApi, type TaskInRoom } from '@zhibi/contract/classroom/room';
import { charactersApi } from '@zhibi/contract/papers/characters';
import { questionsApi } from '@zhibi/contract/questions';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { Page as Lesson } from '../../lesson/page.js';
import { Page as Record } from '../../records/record/page.js';
import { Page as Room } from '../../room/page.js';

const [lessonId, taskId, first, second] = [newId(), newId(), newId(), newId()];
const model = {
  character: '土',
  outlines: ['M 0 0 L 900 0', 'M 400 0 L 400 900', 'M 0 20 L 900 20'],
  medians: [],
};
const result = (change: Partial<WritingResult> = {}): WritingResult => ({
  taskId,
  kind: 7,
  no: 1,
  state: 'revealed',
  className: '四(2)班',
  title: '盘古开天地',
  words: [{ word: '土', reading: ['tǔ'] }],
  characters: [
    {
      cell: 0,
      character: '土',
      word: 0,
      right: 0,
      wrong: 1,
      doubtful: 1,
      reasons: [{ kind: 'written-as', stroke: null, character: '士', count: 1 }],
    },
  ],
  students: [first, second].map((studentId, nth) => ({
    studentId,
    name: nth === 0 ? '顾一帆' : '温以宁',
    right: 0,
    wrong: nth === 0 ? 1 : 0,
    doubtful: nth,
    blank: 0,
    score: 70,
    stars: 2.5,
  })),
  studentCount: 2,
  can: { decide: true },
  ...change,
});
const writtenBy = (change: Partial<WrittenByStudent>): WrittenByStudent => ({
  studentId: first,
  name: '顾一帆',
  strokes: [
    [
      [100, 100, 0],
      [800, 100, 90],
    ],
  ],
  laid: [
    [
      [0.1, 0.1],
      [0.8, 0.1],
    ],
  ],
  verdict: 'wrong',
  likelihood: 0.05,
  writtenAs: '士',
  faults: [{ kind: 'missing', stroke: 2 }],
  isOtherOrder: false,
  scores: { order: 100, direction: 100, shape: 62, proportion: 78, place: 84 },
  score: 70,
  stars: 2.5,
  said: null,
  ...change,
});
const at = `/study/interact?lesson=${lessonId}&task=${taskId}`;

describe('what was written', () => {
  it('says why a character was missed, over its model, with its sub-scores', async () => {
    fakeServer()
      .on(dictationApi.result, () => result())
      .on(dictationApi.character, () => ({ model, written: [writtenBy({})] }));
    await show(<Record />, { at, user: teacher() });
    expect(await screen.findByText('写成「士」 1')).toBeTruthy();
    expect(await screen.findByText('写成「士」 · 少第 3 笔')).toBeTruthy();
    expect(screen.getByText('62')).toBeTruthy();
    expect(screen.getByText('70 分，2.5 星')).toBeTruthy();
  });

  it('is settled by the teacher where the machine is in doubt, in one press', async () => {
    const doubt = writtenBy({ studentId: second, name: '温以宁', verdict: 'doubtful', likelihood: 0.5 });
    const server = fakeServer()
      .on(dictationApi.result, () => result())
      .on(dictationApi.character, () => ({ model, written: [writtenBy({}), doubt] }))
      .on(dictationApi.decide, () => ({}));
    const { person } = await show(<Record />, { at, user: teacher() });
    await person.click(await screen.findByRole('button', { name: '温以宁 判对' }));
    await waitFor(() =>
      expect(server.calls(dictationApi.decide)[0]?.input).toMatchObject({ studentId: second, cell: 0, isRight: true }),
    );
  });

  it('is only looked at by a colleague, and says so where nobody has written', async () => {
    fakeServer()
      .on(dictationApi.result, () => result({ can: { decide: false } }))
      .on(dictationApi.character, () => ({ model, written: [writtenBy({ verdict: 'doubtful' })] }));
    const shown = await show(<Record />, { at, user: teacher() });
    await screen.findByText('写成「士」 · 少第 3 笔');
    expect(screen.queryByRole('button', { name: /判/ })).toBeNull();
    shown.unmount();
    fakeServer().on(dictationApi.result, () => result({ students: [], characters: [] }));
    await show(<Record />, { at, user: teacher() });
    expect(await screen.findByText('还没有人写')).toBeTruthy();
  });
});

describe('the square of a student', () => {
  beforeEach(() => localStorage.clear());
  const task: TaskInRoom = {
    taskId,
    no: 1,
    kind: 7,
    title: '',
    secrecy: 'named',
    ballot: 'one',
    state: 'open',
    round: 1,
    closesInMs: null,
    questions: [{ prompt: [], options: [], isSeveral: false, key: [] }],
    mine: [],
    box: null,
    place: null,
    writing: { lengths: [2], models: null, mine: [] },
  };
  const state = (): RoomState => ({
    name: '顾一帆',
    seat: 'in',
    isGuest: false,
    isOver: false,
    className: '四(2)班',
    title: '',
    teacherName: '许老师',
    revision: 1,
    nowMs: Date.now(),
    task,
  });

  it('takes strokes, sends them once the hand rests, and takes one back', async () => {
    localStorage.setItem('zhibi-room', 't'.repeat(43));
    const server = fakeServer()
      .on(roomApi.state, state)
      .on(roomApi.write, ({ nth }) => ({ nth }));
    const { person } = await show(<Room />, { at: '/room' });
    const paper = await screen.findByRole('img', { name: '第 1 个词，第 1 个字 在格子里写' });
    const sheet = paper.parentElement ?? paper;
    sheet.setPointerCapture = () => undefined;
    for (const x of [10, 60]) {
      fireEvent.pointerDown(sheet, { pointerId: 1, clientX: x, clientY: 10 });
      fireEvent.pointerMove(sheet, { pointerId: 1, clientX: x, clientY: 90 });
      fireEvent.pointerUp(sheet, { pointerId: 1, clientX: x, clientY: 90 });
    }
    await waitFor(() => expect(server.calls(roomApi.write).at(-1)?.input).toMatchObject({ cell: 0, round: 1 }));
    await person.click(screen.getByRole('button', { name: '退一笔' }));
    await waitFor(() => expect(server.calls(roomApi.write).at(-1)?.input).toHaveProperty('strokes.length', 1));
    await person.click(screen.getByRole('button', { name: '下一个字' }));
    expect(await screen.findByRole('img', { name: '第 1 个词，第 2 个字 在格子里写' })).toBeTruthy();
  });
});

it('is begun with typed words, and refuses what is too much before it is sent', async () => {
  const board = {
    lessonId,
    classId: newId(),
    className: '四(2)班',
    subjectId: 101,
    title: '',
    teacherName: '许老师',
    startedAt: '20261121142000',
    endedAt: null,
    code: '482715',
    room: { isOpen: true, namesListed: true, namesOnStage: false },
    students: [],
    guests: [],
    tasks: [],
    can: { run: true },
  };
  const server = fakeServer()
    .on(classroomApi.board, () => board)
    .on(questionsApi.cart, () => ({ subjectId: 101, groups: [], minutes: 0, difficulty: null }))
    .on(charactersApi.lessons, () => ({ items: [] }))
    .on(classroomApi.addTask, (input) => ({ taskId: input.taskId }));
  const { person } = await show(<Lesson />, { at: `/study/lesson?lesson=${lessonId}`, user: teacher() });
  await person.click(await screen.findByRole('button', { name: /听写/ }));
  const drawer = within(await screen.findByRole('dialog'));
  const words = await drawer.findByRole('textbox', { name: '字词' });
  await person.type(words, '盘古开天辟地万物生');
  expect(await drawer.findByRole('alert')).toBeTruthy();
  await person.clear(words);
  await person.type(words, '盘古 滋润');
  expect(await drawer.findByText('2 个词，4 个字')).toBeTruthy();
  await person.click(drawer.getByRole('button', { name: /开\s*始/ }));
  await waitFor(() =>
    expect(server.calls(classroomApi.addTask)[0]?.input).toHaveProperty('content.words', [
      { word: '盘古' },
      { word: '滋润' },
    ]),
  );
});
