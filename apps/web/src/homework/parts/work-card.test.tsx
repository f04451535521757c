import { screen } from '@testing-library/react';
import type { HomeworkForTeacher } from '@zhibi/contract/homework';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '../../../test/show.js';
import { homework, teacher } from '../../../test/world.js';
import { WorkCard } from './work-card.js';

afterEach(() => void vi.useRealTimers());

const can = { withdraw: false, close: true, mark: true, release: false, change: false, move: true, adjust: true };
const card = (change: Partial<HomeworkForTeacher>) =>
  show(<WorkCard homework={homework({ can, ...change })} />, { user: teacher() });

it('a homework is being written until its end, and what has come in is marked meanwhile', async () => {
  await card({ status: 'open', progress: { total: 80, writing: 3, handedIn: 2, marked: 0 } });
  expect(await screen.findByText('作答中')).toBeTruthy();
  expect(screen.queryByText('批改中')).toBeNull();
  expect(screen.getByText('还差 78 人')).toBeTruthy();
  expect(screen.getByRole('link', { name: '去批改' })).toBeTruthy();
  // Who has handed in is one click away, however many have.
  expect(screen.getByRole('link', { name: '看提交' })).toBeTruthy();
});

it.each([
  ['at its end', { status: 'closed', progress: { total: 80, writing: 0, handedIn: 2, marked: 0 } }],
  ['when all have handed in', { status: 'open', progress: { total: 80, writing: 0, handedIn: 80, marked: 3 } }],
] as const)('it is being marked %s', async (_, change) => {
  await card(change);
  expect(await screen.findByText('批改中')).toBeTruthy();
});

it('what was pushed before its start opens at its start', async () => {
  vi.setSystemTime('2026-11-28T01:00:00Z');
  await card({ status: 'scheduled', pushAt: '20261128044200', startAt: '20261130000000' });
  expect(await screen.findByText(/11.?30.* 00:00 发布/)).toBeTruthy();
  expect(screen.queryByText(/04:42/)).toBeNull();
});
