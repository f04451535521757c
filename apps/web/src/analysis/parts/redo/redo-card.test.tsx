import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { handbookApi, type Redoable } from '@zhibi/contract/analysis/handbook';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { beforeEach, expect, it } from 'vitest';
import type { FakeServer } from '../../../../test/fake-server.js';
import { fakeServer, show } from '../../../../test/show.js';
import { homework, newId, teacher } from '../../../../test/world.js';
import { RedoCard } from './redo-card.js';

const [homeworkId, classId, handbookId, first, second] = [newId(), newId(), newId(), newId(), newId()];
const student = (change: Partial<Redoable['students'][number]>): Redoable['students'][number] => ({
  studentId: first,
  name: '陈语凡',
  studentNo: '01',
  score: 8,
  wrong: [2, 5],
  right: [],
  appealed: [],
  state: 'none',
  canGive: true,
  takeBackId: null,
  ...change,
});
const students = [
  student({}),
  student({ studentId: second, name: '李煜城', studentNo: '02', wrong: [1, 2, 3] }),
  student({
    studentId: newId(),
    name: '王一',
    studentNo: '03',
    wrong: [7],
    right: [7],
    state: 'redone',
    canGive: false,
  }),
];

let server: FakeServer;
const sent: unknown[] = [];
beforeEach(() => {
  sent.length = 0;
  server = fakeServer()
    .on(handbookApi.redoable, () => ({
      canGive: true,
      students,
      given: [{ handbookId, copies: 1, untouched: 1, status: 'ready' as const, endAt: '20261124080000' }],
    }))
    .on(homeworkApi.detail, () => homework({ homeworkId }))
    .on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }))
    .on(handbookApi.redo, (input) => {
      sent.push(input);
      return { handbookId, jobId: null };
    });
});
const shown = (at = '/') =>
  show(<RedoCard report={{ homeworkId, classId, className: '八(1)班', title: '周测 6' }} />, {
    at,
    user: teacher(),
    language: 'zh',
  });

it('opens by itself for whoever came to give the redo, and says where nothing is wrong', async () => {
  await shown('/?redo=1');
  expect(await screen.findByRole('button', { name: '布置给 2 人' })).toBeDefined();
  cleanup();
  server.on(handbookApi.redoable, () => ({ canGive: false, students: [], given: [] }));
  await shown('/?redo=1');
  expect(await screen.findByText('没有要订正的题')).toBeDefined();
});

it('says to which class it is given, and leads to the other one that wrote the homework', async () => {
  const otherId = newId();
  const classes = [
    { classId, className: '八(1)班', gid: 8, gradeId: 8, subjects: [{ subjectId: 202, subjectName: '初中数学' }] },
    {
      classId: otherId,
      className: '八(2)班',
      gid: 8,
      gradeId: 8,
      subjects: [{ subjectId: 202, subjectName: '初中数学' }],
    },
  ];
  server
    .on(homeworkApi.detail, () => homework({ homeworkId, subjectId: 202, classes }))
    .on(peopleApi.classes, () => ({ clazzs: classes, clazzNames: '' }));
  const { person, router } = await shown('/?redo=1');
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('布置订正 · 八(1)班')).toBeDefined();
  await person.click(await drawer.findByText('八(2)班'));
  expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(
    `/study/analysis?homework=${homeworkId}&class=${otherId}&redo=1`,
  );
});

it('shows the first score beside what was redone right', async () => {
  await shown();
  const row = (await screen.findByText('王一')).closest('tr');
  if (row === null) throw new Error('no row');
  expect(row.textContent).toContain('8');
  expect(within(row).getAllByText('第 7 题')).toHaveLength(2);
  expect(row.textContent).toContain('全部订正');
  expect(screen.getByRole('link', { name: /订正 1 人/ }).getAttribute('href')).toBe(
    `/study/handbook?book=${handbookId}`,
  );
});

it('gives it to those who are chosen, and says when nobody is', async () => {
  const { person } = await shown();
  await person.click(await screen.findByRole('button', { name: '布置订正' }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.queryByText(/王一/)).toBeNull();
  await person.click(drawer.getByRole('checkbox', { name: '陈语凡（2 题）' }));
  await person.click(drawer.getByRole('checkbox', { name: '李煜城（3 题）' }));
  await person.click(drawer.getByRole('button', { name: '布置给 0 人' }));
  expect(drawer.getByRole('alert').textContent).toBe('请至少选一名学生');
  await person.click(drawer.getByRole('checkbox', { name: '李煜城（3 题）' }));
  await person.click(drawer.getByRole('button', { name: '布置给 1 人' }));
  await screen.findByText('王一');
  expect(sent).toMatchObject([{ homeworkId, classId, studentIds: [second], dots: false }]);
});

it('names whose appeal waits, leaves out whom nothing else is left to, and takes everybody at one press', async () => {
  const third = newId();
  const appealing = student({ studentId: third, name: '刘以安', studentNo: '04', wrong: [9], appealed: [9] });
  server.on(handbookApi.redoable, () => ({ canGive: true, students: [...students, appealing], given: [] }));
  const { person } = await shown('/?redo=1');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('第 9 题申诉待处理')).toBeTruthy();
  expect(dialog.getByRole('button', { name: '布置给 2 人' })).toBeTruthy();
  await person.click(dialog.getByRole('checkbox', { name: '全选' }));
  expect(dialog.getByRole('button', { name: '布置给 3 人' })).toBeTruthy();
  await person.click(dialog.getByRole('checkbox', { name: '全选' }));
  expect(dialog.getByRole('button', { name: '布置给 0 人' })).toBeTruthy();
});

it('is taken back from those who have not written', async () => {
  server.on(handbookApi.takeBackRedo, (input) => {
    sent.push(input);
    return { taken: 1, left: 0 };
  });
  const { person } = await shown();
  await person.click(await screen.findByRole('button', { name: '撤回订正' }));
  await person.click(within(await screen.findByRole('tooltip')).getByRole('button', { name: /撤回/ }));
  expect(await screen.findByText('已撤回 1 份')).toBeDefined();
  expect(sent).toEqual([{ handbookId }]);
});

it('is not there while nobody has anything to redo', async () => {
  server.on(handbookApi.redoable, () => ({ canGive: true, students: [], given: [] }));
  await shown();
  expect(screen.queryByText('订正')).toBeNull();
});

it('asks why where the day of a student is full, and gives the redo with that', async () => {
  server.refuse(handbookApi.redo, 'conflict', 'needs-reason');
  const { person } = await shown('/?redo=1');
  await person.click(await screen.findByRole('button', { name: '布置给 2 人' }));
  await person.type(await screen.findByRole('textbox', { name: /超过上限/ }), '明天要考');
  await person.click(screen.getByRole('button', { name: '布置给 2 人' }));
  const asked = () => server.calls(handbookApi.redo).map(({ input }) => (input as { loadReason: string }).loadReason);
  await waitFor(() => expect(asked()).toEqual(['', '明天要考']));
});
