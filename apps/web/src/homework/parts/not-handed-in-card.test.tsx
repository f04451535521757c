import { screen } from '@testing-library/react';
import { homeworkOfTeacherApi } from '@zhibi/contract/homework';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { homework, teacher } from '../../../test/world.js';
import { Part } from './not-handed-in-card.js';

afterEach(() => void vi.useRealTimers());

it('counts what is over since yesterday; what is due later today is named with its end, what students still have days for is not', async () => {
  vi.setSystemTime('2026-11-28T01:00:00Z');
  const of = (title: string, endAt: string, status: 'open' | 'closed', handedIn: number, more = {}) =>
    homework({
      homeworkId: crypto.randomUUID(),
      title,
      endAt,
      status,
      progress: { total: 40, writing: 0, handedIn, marked: 0 },
      ...more,
    });
  fakeServer().on(homeworkOfTeacherApi.list, () => ({
    items: [
      of('后天才交', '20261130200000', 'open', 0),
      of('今晚交', '20261128200000', 'open', 37),
      of('昨天收的', '20261127200000', 'closed', 38),
      of('交齐了', '20261127200000', 'closed', 40),
      of('早就收了', '20261120200000', 'closed', 30),
      of('今天提前收的', '20261203200000', 'closed', 31, { collectedAt: '20261128084500' }),
      of('上周提前收的', '20261128200000', 'closed', 31, { collectedAt: '20261120084500' }),
      of('发回了', '20261127200000', 'closed', 38, { releasedAt: '20261128080000' }),
    ],
    next: null,
  }));
  await show(<Part />, { user: teacher() });
  expect(await screen.findByText('11')).toBeTruthy();
  expect(screen.getByText('今晚交（今天 20:00 截止） · 昨天收的 · 今天提前收的')).toBeTruthy();
  expect(screen.getByRole('link', { name: /去看看/ }).getAttribute('href')).toBe('/homework/missing');
});

it.each([
  ['what was due is in', [{ endAt: '20261127200000' }], '昨天和今天要交的都交齐了'],
  ['nothing was due', [], '昨天和今天没有要交的作业'],
])('says that %s', async (_, given, words) => {
  vi.setSystemTime('2026-11-28T01:00:00Z');
  const items = given.map((one) => homework({ ...one, progress: { total: 40, writing: 0, handedIn: 40, marked: 0 } }));
  fakeServer().on(homeworkOfTeacherApi.list, () => ({ items, next: null }));
  await show(<Part />, { user: teacher() });
  expect(await screen.findByText(words)).toBeTruthy();
});
