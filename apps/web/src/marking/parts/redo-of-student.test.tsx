import { screen, waitFor } from '@testing-library/react';
import { handbookApi, type Redoable } from '@zhibi/contract/analysis/handbook';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { RedoOfStudent } from './redo-of-student.js';

type Own = Redoable['students'][number];
const [homeworkId, studentId, classId, handbookId] = [newId(), newId(), newId(), newId()];
const student = {
  studentId,
  classId,
  studentNo: '01',
  name: '陈思远',
  className: '九(3)班',
  isAbsent: false,
  mayCome: false,
  late: false,
  total: 3,
  scored: 3,
  waiting: 0,
  score: 6,
};

async function open(change: Partial<Own> = {}) {
  let own: Own = {
    studentId,
    name: student.name,
    studentNo: '01',
    score: 6,
    appealed: [],
    wrong: [2, 3, 5],
    right: [5],
    state: 'none',
    canGive: true,
    takeBackId: null,
    ...change,
  };
  const server = fakeServer()
    .on(handbookApi.redoable, () => ({ canGive: own.canGive, students: [own], given: [] }))
    .on(handbookApi.redo, () => {
      own = { ...own, state: 'open', canGive: false };
      return { handbookId, jobId: null };
    })
    .on(handbookApi.takeBackRedo, () => {
      own = { ...own, state: 'none', canGive: true };
      return { taken: 1, left: 0 };
    });
  const shown = await show(<RedoOfStudent homeworkId={homeworkId} title="公式法" student={student} />, {
    user: teacher(),
  });
  return { server, ...shown };
}

it('gives one student what is still wrong, after asking, and takes it back again', async () => {
  const { server, person } = await open();
  await person.click(await screen.findByRole('button', { name: '订正 2 题' }));
  expect(server.calls(handbookApi.redo)).toHaveLength(0);
  await person.click(await screen.findByRole('button', { name: '布置订正' }));
  const taking = await screen.findByRole('button', { name: '撤回订正' });
  expect(server.calls(handbookApi.redo)[0]?.input).toMatchObject({ homeworkId, classId, studentIds: [studentId] });
  await person.click(taking);
  expect(await screen.findByRole('button', { name: '订正 2 题' })).toBeDefined();
  expect(server.calls(handbookApi.takeBackRedo).map(({ input }) => input)).toEqual([{ handbookId }]);
});

it('pressed again after an answer that got lost, it is the same redo', async () => {
  const { server, person } = await open();
  server.refuse(handbookApi.redo, 'fault');
  for (const times of [1, 2]) {
    await person.click(await screen.findByRole('button', { name: '订正 2 题' }));
    await person.click(await screen.findByRole('button', { name: '布置订正' }));
    await waitFor(() => expect(server.calls(handbookApi.redo)).toHaveLength(times));
  }
  const wishes = server.calls(handbookApi.redo).map(({ input }) => (input as { wishId: string }).wishId);
  expect(new Set(wishes).size).toBe(1);
});

it.each([
  ['open', '正在订正'],
  ['with-teacher', '待批改发回'],
  ['redone', '全部订正'],
] as const)('says how far a redo is that was given elsewhere: %s', async (state, words) => {
  await open({ state, canGive: false });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('is not there before the homework was given back', async () => {
  const { server } = await open({ canGive: false });
  await waitFor(() => expect(server.calls(handbookApi.redoable)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('what was given on another day is taken back as long as the student has not begun', async () => {
  const { server, person } = await open({ state: 'open', canGive: false, takeBackId: handbookId });
  await person.click(await screen.findByRole('button', { name: '撤回订正' }));
  await waitFor(() => expect(server.calls(handbookApi.takeBackRedo)[0]?.input).toEqual({ handbookId }));
});

it('asks why where the day is full, and gives it with that', async () => {
  const { server, person } = await open();
  server.refuse(handbookApi.redo, 'conflict', 'needs-reason');
  await person.click(await screen.findByRole('button', { name: '订正 2 题' }));
  await person.click(await screen.findByRole('button', { name: '布置订正' }));
  await person.type(await screen.findByLabelText('当天的作业已超过上限，请写理由'), '明天要考');
  await person.click(screen.getByRole('button', { name: '布置订正' }));
  const asked = () => server.calls(handbookApi.redo).map(({ input }) => (input as { loadReason: string }).loadReason);
  await waitFor(() => expect(asked()).toEqual(['', '明天要考']));
});
