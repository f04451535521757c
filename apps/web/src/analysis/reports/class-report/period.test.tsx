import { screen, within } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { type PeriodReport, periodReportApi } from '@zhibi/contract/analysis/period-report';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, userInfo } from '../../../../test/world.js';
import { Page } from './page.js';

const figures = { results: 2, given: 60, sat: 58, marked: 58, rate: 0.7, deviation: 0.1, excellent: 0.2, passed: 0.8 };
const nothing = { ...figures, results: 0, given: 0, sat: 0, marked: 0, rate: null };
const [questionId, knowledgeId, homeworkId, classId, itemId] = [newId(), newId(), newId(), newId(), newId()];
const rate = { rate: 0.5, low: 0.4, high: 0.6 };
const grade = (gid: number, rated: number | null) => ({
  id: String(gid),
  name: '',
  gid,
  startAt: null,
  figures: rated === null ? nothing : { ...figures, rate: rated },
  hidden: rated === null,
});
const report = (change: Partial<PeriodReport> = {}): PeriodReport => ({
  name: '示范学校',
  gid: null,
  className: '',
  by: 'grade',
  total: figures,
  lines: [grade(7, 0.8), grade(8, 0.6)],
  weeks: [{ on: '2026-11-16', figures }],
  points: [{ knowledgeId, title: '因式分解', rate, answers: 120, results: 2 }],
  questions: [{ questionId, words: '已知 a+b=7', type: 2, rate, answers: 58, results: 2 }],
  subjects: [{ subjectId: 202, subjectName: '初中数学' }],
  leftOut: 0,
  opensPapers: true,
  ...change,
});
const behind = {
  schoolId: newId(),
  schoolName: '示范学校',
  homeworkId,
  title: '周测',
  startAt: '20261116080000',
  classId,
  className: '八年级(1)班',
  itemId,
  count: 29,
  rate: 0.5,
};
const served = (shown = report()) =>
  fakeServer()
    .on(periodReportApi.report, () => shown)
    .on(periodReportApi.behind, () => ({ items: [behind] }))
    .on(analysisApi.reports, () => ({ items: [], next: null }));
const at = '/study/analysis?view=period';
const officer = (schoolId = '') => userInfo('REGION', { schoolId });

describe('results over some days', () => {
  it('of a school say what they show, and open grades, and the answers behind a question', async () => {
    const server = served();
    const { person } = await show(<Page />, { at, user: userInfo('SCHOOLPRINCIPAL') });
    expect(
      await screen.findByRole('heading', { name: '平均得分率 70%；最高 七年级 80%，最低 八年级 60%' }),
    ).toBeTruthy();
    expect(screen.getByRole('heading', { name: '1 个知识点确定低于 70%，最弱的是 因式分解' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /已知 a\+b=7/ }));
    const link = await screen.findByRole('link', { name: '周测' });
    expect(link.getAttribute('href')).toBe(
      `/study/analysis?homework=${homeworkId}&class=${classId}&question=${itemId}`,
    );
    expect(server.calls(periodReportApi.behind)[0]?.input).toMatchObject({ questionId });
    await person.click(screen.getByRole('button', { name: /七年级/ }));
    await expect.poll(() => server.calls(periodReportApi.report).at(-1)?.input).toMatchObject({ gid: 7 });
  });

  it('tell how a number is made, and stand in a table as well, whose rows open what those of the picture open', async () => {
    const server = served();
    const { person } = await show(<Page />, { at, user: userInfo('SCHOOLPRINCIPAL') });
    await person.hover(await screen.findByRole('button', { name: /上交率/ }));
    expect(await screen.findByText('已交份数 ÷ 应交份数')).toBeTruthy();
    const [first] = screen.getAllByRole('button', { name: '看数据表' });
    if (first) await person.click(first);
    const row = await screen.findByRole('row', { name: /七年级 2 60 97% 58 80%/ });
    await person.click(within(row).getByRole('button', { name: '七年级' }));
    await expect.poll(() => server.calls(periodReportApi.report).at(-1)?.input).toMatchObject({ gid: 7 });
  });

  it('of an officer hide what is of fewer than five, and lead to no paper', async () => {
    const server = served(
      report({ by: 'class', lines: [grade(7, 0.8), grade(8, null)], leftOut: 1, opensPapers: false }),
    );
    const user = officer(newId());
    const { person } = await show(<Page />, { at: '/study/analysis', user });
    expect(await screen.findByText('少于 5 人')).toBeTruthy();
    expect(screen.getByText('有 1 个班次不足 5 人，没有计入任何数字')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /因式分解/ }));
    await screen.findByText('周测');
    expect(screen.queryByRole('link', { name: '周测' })).toBeNull();
    expect(server.calls(analysisApi.report)).toEqual([]);
  });

  it('are all that an officer reads: neither an address of a class report nor the district leads to names', async () => {
    const server = served(report({ name: '', by: 'school' }));
    for (const user of [officer(newId()), officer()]) {
      const shown = await show(<Page />, { at: `/study/analysis?homework=${homeworkId}&class=${classId}`, user });
      expect(await screen.findByText('区域汇总')).toBeTruthy();
      shown.unmount();
    }
    expect(server.calls(analysisApi.report)).toEqual([]);
  });

  it('say so where there are none', async () => {
    served(report({ total: nothing, lines: [], weeks: [], points: [], questions: [] }));
    await show(<Page />, { at, user: userInfo('SCHOOLPRINCIPAL') });
    expect(await screen.findByText('这段时间没有收齐并批完的作业')).toBeTruthy();
  });
});
