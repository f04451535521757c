import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { classroomApi, type LessonBoard, type LessonStage, type TaskForTeacher } from '@zhibi/contract/classroom';
import { type RoomState, roomApi, type TaskInRoom } from '@zhibi/contract/classroom/room';
import { questionsApi } from '@zhibi/contract/questions';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../test/show.js';
import { newId, teacher } from '../../test/world.js';
import { Page as Lesson } from './lesson/page.js';
import { Page as Record } from './records/record/page.js';
import { Page as Room } from './room/page.js';
import { Page as Stage } from './stage/page.js';

const lessonId = newId();
const facts = {
  lessonId,
  classId: newId(),
  className: '九(3)班',
  subjectId: 202,
  title: '二次函数',
  teacherName: '林若溪',
  startedAt: '20261121142000',
  endedAt: null,
};
const text = (v: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v }] }];
const question = {
  prompt: text('哪个对？'),
  options: ['A', 'B'].map((label) => ({ label, content: text(`选项${label}`) })),
};
const result = {
  round: 1,
  answered: 1,
  questions: [
    {
      answered: 1,
      counts: [
        { label: 'A', count: 1 },
        { label: 'B', count: 0 },
      ],
      right: null,
    },
  ],
};
const task = (change: Partial<TaskForTeacher> = {}): TaskForTeacher => ({
  taskId: newId(),
  title: '',
  no: 1,
  kind: 3,
  state: 'open',
  round: 1,
  questions: [{ ...question, key: [], questionId: null }],
  secrecy: 'named',
  ballot: 'one',
  seconds: null,
  closesInMs: null,
  result,
  before: null,
  quick: [],
  can: ['lock', 'reveal'],
  ...change,
});
const board = (change: Partial<LessonBoard> = {}): LessonBoard => ({
  ...facts,
  code: '482715',
  room: { isOpen: true, namesListed: true, namesOnStage: false },
  students: ['陈思远', '王梓涵'].map((name, nth) => ({
    studentId: newId(),
    name,
    studentNo: `${nth + 1}`,
    seatId: null,
    seat: null,
    isOnline: false,
    answers: nth === 0 ? [{ no: 0, labels: ['A'], byTeacher: false, isLate: false }] : [],
    missed: [],
  })),
  guests: [],
  tasks: [],
  can: { run: true },
  ...change,
});
const cart = { subjectId: 202, groups: [], minutes: 0, difficulty: null };

describe('the screen of the teacher', () => {
  const at = `/study/lesson?lesson=${lessonId}`;

  it.each(['/study/lesson?lesson=nope', '/study/lesson', '/study/stage?lesson=nope'])(
    '%s says that there is none, and leads back',
    async (unknown) => {
      fakeServer().refuse(classroomApi.board, 'invalid').refuse(classroomApi.stage, 'invalid');
      await show(unknown.startsWith('/study/stage') ? <Stage /> : <Lesson />, { at: unknown, user: teacher() });
      expect(await screen.findByText('内容不存在或已被删除')).toBeTruthy();
      expect(screen.getByRole('link', { name: '课堂' }).getAttribute('href')).toBe('/study/classroom');
    },
  );

  it('starts a yes/no question by one tap', async () => {
    const server = fakeServer()
      .on(classroomApi.board, () => board())
      .on(questionsApi.cart, () => cart)
      .on(classroomApi.addTask, ({ taskId }) => ({ taskId }));
    const { person } = await show(<Lesson />, { at, user: teacher() });
    await person.click(await screen.findByRole('button', { name: /是／否/ }));
    await waitFor(() =>
      expect(server.calls(classroomApi.addTask)[0]?.input).toMatchObject({ kind: 2, isOpened: true, lessonId }),
    );
  });

  it('says why nothing can be asked while a task is open, and nothing from an empty basket', async () => {
    const told = { tasks: [task()] };
    fakeServer()
      .on(classroomApi.board, () => board(told))
      .on(questionsApi.cart, () => cart);
    const { unmount } = await show(<Lesson />, { at, user: teacher() });
    const quick = () => screen.findByRole<HTMLButtonElement>('button', { name: /抢答/ });
    expect(await screen.findByText(/先揭晓或锁定/)).toBeTruthy();
    expect((await quick()).disabled).toBe(true);
    expect(await screen.findByText(/试题篮里没有题/)).toBeTruthy();
    unmount();
    told.tasks = [];
    await show(<Lesson />, { at, user: teacher() });
    expect((await quick()).disabled).toBe(false);
    expect(screen.queryByText(/先揭晓或锁定/)).toBeNull();
  });

  it('names the question of the basket that is not asked, and why, until it was read', async () => {
    const quesIds = [newId(), newId()];
    fakeServer()
      .on(classroomApi.board, () => board())
      .on(questionsApi.cart, () => ({ ...cart, groups: [{ quesType: 1 as const, quesIds, share: 100 }] }))
      .on(classroomApi.addQuestions, ({ taskId }) => ({
        taskId,
        left: [{ no: 2, begins: '解方程', why: 'not-choosable' as const }],
      }));
    const { person } = await show(<Lesson />, { at, user: teacher() });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /从试题篮出题/ }).disabled).toBe(false),
    );
    await person.click(screen.getByRole('button', { name: /从试题篮出题/ }));
    const told = await screen.findByRole('alert');
    expect(told.textContent).toContain('试题篮第 2 题 解方程不是选择题或判断题');
    await person.click(within(told).getByRole('button', { name: '知道了' }));
    await waitFor(() => expect(screen.queryByText(/解方程/)).toBeNull());
  });

  it('moves a task as it was seen, and taps for whoever has no device', async () => {
    const open = task();
    const server = fakeServer()
      .on(classroomApi.board, () => board({ tasks: [open] }))
      .on(questionsApi.cart, () => cart)
      .on(classroomApi.answerFor, () => ({}))
      .on(classroomApi.moveTask, () => ({}));
    const { person } = await show(<Lesson />, { at, user: teacher() });
    await person.click(await screen.findByRole('button', { name: /^王梓涵/ }));
    const group = within(await screen.findByRole('group', { name: '替王梓涵作答' }));
    await person.click(group.getByRole('button', { name: 'B' }));
    await waitFor(() =>
      expect(server.calls(classroomApi.answerFor)[0]?.input).toMatchObject({ labels: ['B'], round: 1 }),
    );
    await person.click(screen.getByRole('button', { name: '揭晓' }));
    await waitFor(() =>
      expect(server.calls(classroomApi.moveTask)[0]?.input).toMatchObject({ state: 'open', round: 1, move: 'reveal' }),
    );
  });
});

describe('the room in the hands of the teacher', () => {
  it('shows an answer that came too late to count', async () => {
    const { students } = board();
    const missed = [{ no: 0, labels: ['B'] }];
    fakeServer()
      .on(classroomApi.board, () =>
        board({ tasks: [task({ state: 'locked', can: [] })], students: students.map((one) => ({ ...one, missed })) }),
      )
      .on(questionsApi.cart, () => cart);
    const { person } = await show(<Lesson />, { at: `/study/lesson?lesson=${lessonId}`, user: teacher() });
    await person.click(await screen.findByRole('button', { name: '王梓涵 B 没算上' }));
    expect(await screen.findByText(/在下面替他点/)).toBeTruthy();
  });

  it('says whose phone is cut off', async () => {
    const { students } = board();
    const device = (isOnline: boolean) => ({ seatId: newId(), seat: 'in' as const, isOnline });
    fakeServer()
      .on(classroomApi.board, () => board({ students: students.map((one, nth) => ({ ...one, ...device(nth === 1) })) }))
      .on(questionsApi.cart, () => cart);
    await show(<Lesson />, { at: `/study/lesson?lesson=${lessonId}`, user: teacher() });
    expect(await screen.findByRole('button', { name: '陈思远 A 断线' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '王梓涵' })).toBeTruthy();
  });

  it('names whom it was asked to leave and lets them in again', async () => {
    const seatId = newId();
    const server = fakeServer()
      .on(classroomApi.board, () => board({ guests: [{ seatId, name: '来客', seat: 'removed' as const }] }))
      .on(questionsApi.cart, () => cart)
      .on(classroomApi.moveSeat, () => ({}));
    const { person } = await show(<Lesson />, { at: `/study/lesson?lesson=${lessonId}`, user: teacher() });
    expect(await screen.findByText('已请离开')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '请离开' })).toBeNull();
    await person.click(screen.getByRole('button', { name: '让回来' }));
    await waitFor(() => expect(server.calls(classroomApi.moveSeat)[0]?.input).toMatchObject({ seatId, move: 'admit' }));
  });
});

describe('the wall', () => {
  it('shows numbers instead of names, and the code to whoever comes late', async () => {
    const { result: _, before, quick, can, ...onWall } = task();
    const stage: LessonStage = {
      ...facts,
      code: '482715',
      isOpen: true,
      address: null,
      students: [{ seatNo: 1, name: null, isIn: true, hasAnswered: true }],
      task: { ...onWall, answered: 1, wordCount: 0, result: null, before, quick: [] },
    };
    fakeServer().on(classroomApi.stage, () => stage);
    await show(<Stage />, { at: `/study/stage?lesson=${lessonId}`, user: teacher() });
    expect(await screen.findByText('482 715')).toBeTruthy();
    expect(screen.getByText('选项A')).toBeTruthy();
    expect(screen.queryByText('陈思远')).toBeNull();
    expect([quick, can]).toEqual([[], ['lock', 'reveal']]);
  });
});

describe('the page of the student', () => {
  beforeEach(() => localStorage.clear());
  const token = 't'.repeat(43);
  const inRoom: TaskInRoom = {
    taskId: newId(),
    no: 1,
    kind: 3,
    title: '',
    secrecy: 'named',
    ballot: 'one',
    state: 'open',
    round: 1,
    closesInMs: null,
    questions: [{ ...question, isSeveral: false, key: [] }],
    mine: [],
    box: null,
    place: null,
    writing: null,
  };
  const state = (change: Partial<RoomState> = {}): RoomState => ({
    name: '陈思远',
    seat: 'in',
    isGuest: false,
    isOver: false,
    className: '九(3)班',
    title: '',
    teacherName: '林若溪',
    revision: 1,
    nowMs: Date.now(),
    task: inRoom,
    ...change,
  });

  it('comes in by the code and a name, answers by one tap and hears that it has arrived', async () => {
    const studentId = newId();
    const server = fakeServer()
      .on(roomApi.look, () => ({
        className: '九(3)班',
        title: '',
        teacherName: '林若溪',
        present: 3,
        names: [{ studentId, name: '陈思远', isTaken: false }],
      }))
      .on(roomApi.join, () => ({ token, seat: 'in' as const, name: '陈思远' }))
      .on(roomApi.state, () => state())
      .on(roomApi.answer, ({ nth, labels }) => ({ nth, labels }));
    const { person } = await show(<Room />, { at: '/room' });
    await person.type(await screen.findByRole('textbox', { name: '课堂号' }), '482715');
    await person.click(screen.getByRole('button', { name: '进去' }));
    await person.click(await screen.findByRole('button', { name: '陈思远' }));
    await person.click(await screen.findByRole('button', { name: /选项B/ }));
    expect(await screen.findByText('选好了，已送到')).toBeTruthy();
    await waitFor(() =>
      expect(server.calls(roomApi.answer)[0]?.input).toMatchObject({ token, nth: 1, labels: ['B'], round: 1 }),
    );
  });

  it('never says that an answer has arrived before it has, and tells plainly that one did not count, to the end', async () => {
    localStorage.setItem('zhibi-room', token);
    const told = { now: state({ task: { ...inRoom, mine: [{ no: 0, nth: 1, labels: ['A'], byTeacher: false }] } }) };
    const server = fakeServer().on(roomApi.state, () => told.now);
    const { person } = await show(<Room />, { at: '/room' });
    await screen.findByText('选好了，已送到');
    server.isOffline = true;
    await person.click(screen.getByRole('button', { name: /选项B/ }));
    expect(await screen.findByText('选了 B，还没送到')).toBeTruthy();
    expect(screen.queryByText('选好了，已送到')).toBeNull();
    server.refuse(roomApi.answer, 'conflict', 'task-closed');
    server.isOffline = false;
    expect((await screen.findByRole('alert', {}, { timeout: 4_000 })).textContent).toContain('“B”没算上');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /选项A/ }).getAttribute('aria-pressed')).toBe('true'),
    );
    told.now = state({ isOver: true, task: null });
    expect(await screen.findByText('有 1 个答案没算上，其余的都留下了', {}, { timeout: 4_000 })).toBeTruthy();
    expect(screen.queryByText('你的答案都留下了')).toBeNull();
  });

  it('keeps what was tapped through a page that is loaded anew without a network, and sends it once with its own moment', async () => {
    localStorage.setItem('zhibi-room', token);
    const server = fakeServer()
      .on(roomApi.state, () => state({ task: inRoom }))
      .on(roomApi.answer, ({ nth, labels }) => ({ nth, labels }));
    const { person, unmount } = await show(<Room />, { at: '/room' });
    await screen.findByRole('button', { name: /选项B/ });
    server.isOffline = true;
    await person.click(screen.getByRole('button', { name: /选项B/ }));
    await screen.findByText('网络断了，答案留着，连上就送');
    unmount();
    server.isOffline = false;
    const before = server.calls(roomApi.answer).length;
    const again = await show(<Room />, { at: '/room' });
    await waitFor(() => expect(server.calls(roomApi.answer)).toHaveLength(before + 1));
    expect(server.calls(roomApi.answer).at(-1)?.input).toMatchObject({ nth: 1, labels: ['B'], tap: expect.anything() });
    await waitFor(() => expect(localStorage.getItem('zhibi-room-waiting')).toBeNull());
    again.unmount();
    await show(<Room />, { at: '/room' });
    await screen.findByRole('button', { name: /选项B/ });
    expect(server.calls(roomApi.answer)).toHaveLength(before + 1);
  });

  it('keeps a secret vote through a lost network, sends it when it is back, and says each in words', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const modulus = Buffer.from(publicKey.export({ format: 'jwk' }).n ?? '', 'base64url').toString('hex');
    const unpadded = { key: privateKey, padding: constants.RSA_NO_PADDING };
    localStorage.setItem('zhibi-room', token);
    const task: TaskInRoom = { ...inRoom, kind: 13, secrecy: 'anonymous', box: { boxId: newId(), modulus } };
    const server = fakeServer()
      .on(roomApi.state, () => state({ task }))
      .on(roomApi.sign, ({ blinded }) => ({
        signed: privateDecrypt(unpadded, Buffer.from(blinded, 'hex')).toString('hex'),
      }))
      .on(roomApi.cast, () => ({}));
    const { person } = await show(<Room />, { at: '/room' });
    await screen.findByText('不记名：谁也查不到你选了什么');
    server.isOffline = true;
    await person.click(screen.getByRole('button', { name: /选项B/ }));
    expect(await screen.findByText('网络断了，答案留着，连上就送')).toBeTruthy();
    expect(screen.getByRole('button', { name: /选项B/ }).getAttribute('aria-pressed')).toBe('true');
    server.isOffline = false;
    expect(await screen.findByText('选好了，已送到')).toBeTruthy();
    expect(server.calls(roomApi.cast).at(-1)?.input).toMatchObject({ labels: ['B'] });
  });

  it('tells a stranger at the door one thing: to wait; and once let in, to look on', async () => {
    localStorage.setItem('zhibi-room', token);
    const told = { now: state({ seat: 'waiting', isGuest: true, task: null }) };
    fakeServer().on(roomApi.state, () => told.now);
    await show(<Room />, { at: '/room' });
    expect(await screen.findByText('等老师让你进来')).toBeTruthy();
    expect(screen.queryByText(/不在名单里/)).toBeNull();
    told.now = state({ isGuest: true, task: null });
    expect(await screen.findByText('你不在名单里，可以看，不计答案', {}, { timeout: 4_000 })).toBeTruthy();
    told.now = state({ isGuest: true, isOver: true, task: null });
    expect(await screen.findByText('下课了', {}, { timeout: 4_000 })).toBeTruthy();
    expect(screen.queryByText('你的答案都留下了')).toBeNull();
  });

  it('tells whoever was asked to leave', async () => {
    localStorage.setItem('zhibi-room', token);
    fakeServer().on(roomApi.state, () => state({ seat: 'removed', task: null }));
    await show(<Room />, { at: '/room' });
    expect(await screen.findByText('老师请你离开了这个课堂')).toBeTruthy();
  });
});

describe('the record of a lesson', () => {
  it('says what was asked: the words, each option, and how the class moved from round to round', async () => {
    const { questions, taskId, kind, no, secrecy, ballot, seconds } = task({ title: '先想再选' });
    const round = (nth: number, counts: [number, number]) => ({
      round: nth,
      answered: 3,
      questions: [
        { answered: 3, counts: ['A', 'B'].map((label, at) => ({ label, count: counts[at] ?? 0 })), right: counts[1] },
      ],
    });
    fakeServer().on(classroomApi.record, () => ({
      ...facts,
      endedAt: '20261121150000',
      students: [],
      kinds: [3 as const],
      taskCount: 1,
      studentCount: 3,
      participation: 1,
      rightRate: 1,
      tasks: [
        {
          ...{ taskId, kind, no, secrecy, ballot, seconds },
          title: '先想再选',
          questions: questions.map((one) => ({ ...one, key: ['B'] })),
          openedAt: '20261121143000',
          closedAt: '20261121143200',
          rounds: [round(1, [2, 1]), round(2, [0, 3])],
          quick: [],
        },
      ],
    }));
    await show(<Record />, { at: `/study/interact?lesson=${lessonId}`, user: teacher() });
    for (const words of ['先想再选', '哪个对？', '选项A', '选项B', '2 → 0', '1 → 3'])
      expect(await screen.findByText(words)).toBeTruthy();
  });
});
