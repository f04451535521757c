import { screen } from '@testing-library/react';
import { homeworkOfStudentApi } from '@zhibi/contract/homework';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { homeworkOfStudent, student } from '../../../test/world.js';
import { Notices } from './notices.js';
import { Part } from './to-write.js';

afterEach(() => void vi.useRealTimers());

it('who never had homework is not told that all of it is written', async () => {
  fakeServer().on(homeworkOfStudentApi.mine, () => ({ items: [], next: null }));
  await show(<Part />, { user: student() });
  expect(await screen.findByText('还没有作业')).toBeTruthy();
  expect(screen.queryByText(/写完了|没有待完成/)).toBeNull();
});

it('who had not handed in when the teacher collected early reads so, in the work and under the bell, for a week from then', async () => {
  vi.setSystemTime('2026-11-29T12:30:00Z');
  const of = (title: string, collectedAt: string) =>
    homeworkOfStudent({
      homeworkId: crypto.randomUUID(),
      title,
      status: 'closed',
      submission: 'absent',
      endAt: '20261130200000',
      collectedAt,
    });
  fakeServer().on(homeworkOfStudentApi.mine, () => ({
    items: [of('今天提前收的', '20261129202800'), of('早就收了的', '20261110202800')],
    next: null,
  }));
  const { person } = await show(
    <>
      <Part />
      <Notices />
    </>,
    { user: student() },
  );
  expect(await screen.findByText(/老师 今天 20:28 提前收卷/)).toBeTruthy();
  expect(screen.queryByText(/截止/)).toBeNull();
  expect(screen.queryByText('早就收了的')).toBeNull();
  await person.click(screen.getByRole('button', { name: '通知，1 条新的' }));
  expect(await screen.findAllByText(/老师 今天 20:28 提前收卷/)).toHaveLength(2);
});
