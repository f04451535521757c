import { screen } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { expect, it, onTestFinished } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { way } from '../../../platform/way.js';
import { classReport, homeworkId, point, question, row } from '../../reports/class-report/made-up-report.js';
import { boardFigures } from './board-figures.js';
import { Page } from './page.js';

const report = classReport({
  questions: [question(1, 0.92), question(2, 0.4)],
  knowledge: [point('配方法', 0.8), point('根的判别式', 0.5, [3])],
});
const names = report.rows.map(({ name }) => name);

it('shows a class its sums, and nobody by name', async () => {
  fakeServer().on(analysisApi.report, () => report);
  await show(<Page />, { at: `/chart?type=homework&id=${homeworkId}`, user: teacher() });
  expect(await screen.findByRole('heading', { name: report.title })).toBeDefined();
  expect(screen.getByText('第 2 题最需要讲评')).toBeDefined();
  expect(screen.getByText('根的判别式')).toBeDefined();
  expect(names).toContain(row(1, 92).name);
  for (const name of names) expect(document.body.textContent).not.toContain(name);
  expect(JSON.stringify(boardFigures(report))).not.toContain(row(1, 92).studentId);
});

it('says of a paper that has not 100 points that its steps are shares', async () => {
  fakeServer().on(analysisApi.report, () => ({ ...report, fullScore: 52 }));
  await show(<Page />, { at: `/chart?type=homework&id=${homeworkId}`, user: teacher() });
  expect(await screen.findByText('90-100%')).toBeDefined();
  expect(screen.queryByText('90-100')).toBeNull();
});

it('leads back to where it was opened, and to the report where nothing was seen before', async () => {
  fakeServer().on(analysisApi.report, () => report);
  onTestFinished(() => way.forget());
  const at = `/chart?type=homework&id=${homeworkId}`;
  const back = async () => (await screen.findByRole('link', { name: '回到报告' })).getAttribute('href');
  const { unmount } = await show(<Page />, { at, user: teacher() });
  expect(await back()).toContain('/study/');
  unmount();
  way.enter('/homework/index?status=open');
  way.enter(at);
  await show(<Page />, { at, user: teacher() });
  expect((await screen.findByRole('link', { name: '返回' })).getAttribute('href')).toBe('/homework/index?status=open');
});

it('says so where no homework is named', async () => {
  fakeServer();
  await show(<Page />, { at: '/chart', user: teacher() });
  expect(await screen.findByText('没有指定作业')).toBeDefined();
});
