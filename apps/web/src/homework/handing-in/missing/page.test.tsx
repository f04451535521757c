import { screen } from '@testing-library/react';
import { homeworkApi, type MissingStudent } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

const classId = newId();

/** At this hour of the school students are reminded, or not. */
const atHour = (hour: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.UTC(2026, 10, 23, hour - 8));
};
beforeEach(() => atHour(16));
afterEach(() => void vi.useRealTimers());

async function open(change: Partial<MissingStudent['copies'][number]> = {}, user = teacher()) {
  const copy = {
    homeworkId: newId(),
    title: '图象平移',
    subjectName: '初中数学',
    endAt: '20261123073000',
    status: 'absent' as const,
    excuse: null,
    remindedAt: null,
    can: { adjust: true },
    ...change,
  };
  const student = { studentId: newId(), name: '陈思远', studentNo: '01', copies: [copy] };
  const server = fakeServer()
    .on(peopleApi.classes, () => ({
      clazzs: [{ classId, className: '九(3)班', gid: 9, gradeId: 9, subjects: [] }],
      clazzNames: '',
    }))
    .on(homeworkApi.missing, () => ({ students: 40, due: 2, items: [student] }))
    .on(homeworkApi.remind, () => ({ reminded: 1, passed: 0 }));
  return { server, student, copy, ...(await show(<Page />, { at: '/homework/missing', user })) };
}

it('leads a leader on to how much homework the chosen class has', async () => {
  await open({}, userInfo('SCHOOLPRINCIPAL'));
  const link = await screen.findByRole('link', { name: '作业时长' });
  expect(link.getAttribute('href')).toBe(`/homework/load?class=${classId}`);
});

it('calls nobody missing for what is due later today, and names it with its end', async () => {
  await open({ endAt: '20261123200000' });
  expect(await screen.findByText('还没到期：1 人还没交')).toBeDefined();
  expect(screen.getByText('今天 20:00 截止')).toBeDefined();
  expect(screen.queryByText(/人未交/)).toBeNull();
});

it('names who is missing, and notes why by one tap', async () => {
  const { server, student, copy, person } = await open();
  server.refuse(homeworkApi.excuse, 'not-found');
  expect(await screen.findByText('1 人未交')).toBeDefined();
  await person.click(screen.getByRole('button', { name: /陈思远/ }));
  await person.click(await screen.findByRole('button', { name: '忘在家里' }));
  expect(server.calls(homeworkApi.excuse)[0]?.input).toMatchObject({
    homeworkId: copy.homeworkId,
    studentIds: [student.studentId],
    excuse: 'forgotten',
  });
});

it('reminds all at once, and says how many', async () => {
  const { server, person, student } = await open();
  await person.click(await screen.findByRole('button', { name: '全部催交' }));
  await screen.findByText('已提醒 1 人');
  expect(server.calls(homeworkApi.remind)[0]?.input).toMatchObject({ studentIds: [student.studentId] });
});

it('leaves what is another teacher’s to that teacher', async () => {
  const { person } = await open({ can: { adjust: false } });
  await person.click(await screen.findByRole('button', { name: /陈思远/ }));
  expect(await screen.findByText('由任课教师处理')).toBeDefined();
  expect(screen.queryByRole('button', { name: '全部催交' })).toBeNull();
});

it('offers nobody to be reminded at night, and says from when', async () => {
  atHour(22);
  const { person } = await open();
  expect(await screen.findByText(/7:00 后可以催交/)).toBeDefined();
  expect(screen.queryByRole('button', { name: '全部催交' })).toBeNull();
  await person.click(screen.getByRole('button', { name: /陈思远/ }));
  await screen.findByRole('button', { name: '忘在家里' });
  expect(screen.queryByRole('button', { name: '催交' })).toBeNull();
});
