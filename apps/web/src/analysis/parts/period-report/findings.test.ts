import type { PeriodFigures, PeriodReport } from '@zhibi/contract/analysis/period-report';
import dayjs from 'dayjs';
import { describe, expect, it } from 'vitest';
import { saidOfLines, saidOfPoints, saidOfQuestions, saidOfWeeks } from './findings.js';
import { daysIn } from './place.js';

const figures = (rate: number | null, marked = 10): PeriodFigures => ({
  results: 1,
  given: marked,
  sat: marked,
  marked,
  rate,
  deviation: 0,
  excellent: 0,
  passed: 0,
});
const line = (name: string, rate: number | null) => ({
  id: name,
  name,
  gid: null,
  startAt: null,
  figures: figures(rate),
  hidden: false,
});
const week = (rate: number, marked = 10) => ({ on: '2026-11-02', figures: figures(rate, marked) });
const rate = (value: number, reach = 0.05) => ({ rate: value, low: value - reach, high: value + reach });

describe('the sentence of', () => {
  const ofLines = (...rates: (number | null)[]) =>
    saidOfLines(
      { total: figures(rates.find((one) => one !== null) ?? null), lines: rates.map((one, at) => line(`c${at}`, one)) },
      ({ name }) => name,
    );

  it('lines names the highest and the lowest, leaves out what has no results, and makes nothing of less than a point', () => {
    expect(ofLines(0.5, 0.8, null)).toMatchObject({
      says: 'spread',
      with: { best: 'c1', worst: 'c0', high: '80%', low: '50%' },
    });
    expect(ofLines(0.802, 0.798)).toMatchObject({ says: 'close' });
    expect(ofLines(null, 0.8)).toMatchObject({ says: 'one', with: { name: 'c1' } });
    expect(ofLines(null).says).toBe('none');
  });

  it('weeks compares the latest with all before it, by their copies', () => {
    expect(saidOfWeeks([week(0.5, 30), week(0.9, 10), week(0.7)])).toMatchObject({
      says: 'rises',
      with: { points: 10 },
    });
    expect(saidOfWeeks([week(0.9), week(0.7)])).toMatchObject({ says: 'falls', with: { points: 20 } });
    expect(saidOfWeeks([week(0.7), week(0.7)]).says).toBe('steady');
    expect(saidOfWeeks([week(0.7)]).says).toBe('week');
    expect(saidOfWeeks([]).says).toBe('none');
  });

  it('points names what is surely below the goal, questions what is not passed', () => {
    const point = (title: string, of: PeriodReport['points'][number]['rate']) => ({
      knowledgeId: title,
      title,
      rate: of,
      answers: 9,
      results: 1,
    });
    expect(saidOfPoints([point('a', rate(0.5)), point('b', rate(0.68))])).toMatchObject({
      says: 'pointsWeak',
      with: { count: 1, title: 'a' },
    });
    expect(saidOfPoints([point('b', rate(0.68))]).says).toBe('pointsFirm');
    expect(saidOfPoints([]).says).toBe('pointsNone');
    const question = (value: number) => ({
      questionId: 'q',
      words: '',
      type: 2 as const,
      rate: rate(value),
      answers: 9,
      results: 1,
    });
    expect(saidOfQuestions([question(0.5), question(0.9)])).toMatchObject({
      says: 'questionsHard',
      with: { count: 1 },
    });
    expect(saidOfQuestions([question(0.6)]).says).toBe('questionsFirm');
    expect(saidOfQuestions([]).says).toBe('questionsNone');
  });
});

describe('the days of an address', () => {
  const today = dayjs('2026-11-28');
  it.each([
    [{ period: '', from: '', to: '' }, '2026-10-30', '2026-11-28', false],
    [{ period: 'week', from: 'x', to: 'y' }, '2026-11-22', '2026-11-28', false],
    [{ period: 'own', from: '2026-11-01', to: '2026-11-05' }, '2026-11-01', '2026-11-05', false],
    [{ period: 'own', from: '2026-11-09', to: '2026-11-05' }, '2026-10-07', '2026-11-05', false],
    [{ period: 'own', from: 'nonsense', to: '' }, '2026-10-30', '2026-11-28', false],
    [{ period: 'own', from: '2020-01-01', to: '2026-11-28' }, '2026-05-12', '2026-11-28', true],
  ])('%o', (choice, from, to, isCut) => expect(daysIn(choice, today)).toMatchObject({ from, to, isCut }));
});
