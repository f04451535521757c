import { screen } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { captureApi } from '@zhibi/contract/capture';
import { classroomApi } from '@zhibi/contract/classroom';
import { homeworkApi } from '@zhibi/contract/homework';
import { peopleApi } from '@zhibi/contract/people';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { homework, newId, teacher } from '../../../test/world.js';
import { nowStamp } from '../../platform/time.js';
import { dayAfter } from '../parts/days.js';
import { Page } from './page.js';

// At night nobody is asked for what is missing: it is a day, at four in the afternoon of the school.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.UTC(2026, 10, 23, 8));
});
afterEach(() => void vi.useRealTimers());

const daysAgo = (days: number) => `${dayAfter(nowStamp().slice(0, 8), -days)}200000`;

it('shows what of the last fourteen days can be discussed, with what went wrong, and asks for what is missing', async () => {
  const can = { withdraw: false, close: true, mark: true, release: false, change: false, move: true, adjust: true };
  const half = homework({
    title: '没收齐的',
    endAt: daysAgo(-1),
    progress: { total: 40, writing: 0, handedIn: 17, marked: 0 },
    can,
  });
  const marked = homework({
    title: '要讲的',
    status: 'closed',
    endAt: daysAgo(1),
    collectedAt: `${daysAgo(2).slice(0, 8)}000700`,
    progress: { total: 40, writing: 0, handedIn: 40, marked: 40 },
  });
  const old = homework({ title: '很久以前的', status: 'closed', endAt: daysAgo(30) });
  const question = (no: number, rate: number) => ({
    itemId: newId(),
    no,
    type: 2 as const,
    maxScore: 2,
    rate,
    discrimination: null,
    deviation: null,
    index: null,
    efficiency: null,
    intendedWeight: null,
    effectiveWeight: null,
  });
  const server = fakeServer()
    .on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }))
    .on(homeworkApi.list, () => ({ items: [half, marked, old], next: null }))
    .on(homeworkApi.submissions, () => ({ items: [] }))
    .on(classroomApi.list, () => ({ items: [], next: null }))
    .on(captureApi.ways, () => ({
      items: [
        { studentId: newId(), sources: ['pen' as const, 'photo' as const], seconds: 60 },
        { studentId: newId(), sources: ['photo' as const], seconds: 0 },
      ],
    }))
    .on(analysisApi.report, () => ({
      homeworkId: marked.homeworkId,
      title: marked.title,
      classId: newId(),
      className: '九(3)班',
      startAt: marked.startAt,
      fullScore: 100,
      students: 40,
      sat: 40,
      absent: [],
      marked: 40,
      previous: null,
      mean: 70.3,
      gradeMean: null,
      median: null,
      best: null,
      worst: null,
      excellent: 0,
      passed: 0,
      paper: { deviation: null, skewness: null, kurtosis: null, alpha: null, standardError: null },
      bins: [],
      questions: [question(13, 0.46), question(2, 0.9), question(19, 0.51), question(18, 0.54)],
      knowledge: [],
      rows: [],
      sections: [],
    }));
  const { person } = await show(<Page />, { at: '/jike', user: teacher() });
  expect(await screen.findByTitle('第 13 题 46%')).toBeDefined();
  expect(screen.getByText('70.3')).toBeDefined();
  expect(screen.getByText(/00:07 提前收卷/)).toBeDefined();
  expect(screen.queryByTitle('第 2 题 90%')).toBeNull();
  expect(screen.queryByText('很久以前的')).toBeNull();
  expect(screen.getAllByTitle('2 人这样交')[0]?.textContent).toContain('拍照');
  const [followUp] = screen.getAllByRole('link', { name: '巩固卷' });
  expect(followUp?.getAttribute('href')).toContain(`/study/recommend?class=${marked.classes[0]?.classId}`);
  const [inClass] = screen.getAllByRole('link', { name: '出课堂题' }).slice(-1);
  expect(inClass?.getAttribute('href')).toContain(`/study/classroom?begin=${marked.classes[0]?.classId}`);
  await person.click(screen.getByText('没收齐 1'));
  expect(screen.queryByText('要讲的')).toBeNull();
  await person.click(screen.getByRole('button', { name: '催交' }));
  expect(server.calls(homeworkApi.submissions)).toHaveLength(1);
});
