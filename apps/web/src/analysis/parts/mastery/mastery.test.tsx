import { screen, within } from '@testing-library/react';
import { analysisApi } from '@zhibi/contract/analysis';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { peopleApi } from '@zhibi/contract/people';
import { describe, expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher, userInfo } from '../../../../test/world.js';
import { classReport, homeworkId, point } from '../../reports/class-report/made-up-report.js';
import { Page } from '../../reports/class-report/page.js';

const trial = {
  ...{ subjectId: 202, subjectName: '初中数学', judgedOn: '2026-11-27', students: 40, answers: 812 },
  ...{ area: 0.781, calibration: 0.021, averageArea: 0.7, averageCalibration: 0.05, isBetter: true },
};

describe('the mastery of a class', () => {
  const at = `/study/analysis?homework=${homeworkId}`;
  const serve = (report = classReport()) =>
    fakeServer()
      .on(analysisApi.report, () => report)
      .on(handbookApi.redoable, () => ({ canGive: false, students: [], given: [] }))
      .on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }));

  it('stands beside the score rate of the homework, with its interval and its formula', async () => {
    const mastery = { chance: 0.62, from: 0.55, to: 0.69, students: 38 };
    serve(classReport({ knowledge: [{ ...point('解法', 0.81), mastery }, point('新学的', 0.5)] }));
    const { person } = await show(<Page />, { at, user: teacher() });
    expect(await screen.findByRole('img', { name: '90% 区间 73%–89% · 掌握度 62%，80% 区间 55%–69%' })).toBeTruthy();
    expect(screen.getByText(/◇ 是现在的掌握度/)).toBeTruthy();
    const [, second] = screen.getAllByRole('button', { name: '看数据表' });
    if (second) await person.click(second);
    expect(screen.getByRole('row', { name: '解法 81% 73% 89% 0 62% 55% 69%' })).toBeTruthy();
    expect(screen.getByRole('row', { name: '新学的 50% 42% 58% 0 -- -- --' })).toBeTruthy();
    await person.hover(screen.getByText('现在的掌握度'));
    expect(await screen.findByText(/答对的可能，取全班平均/)).toBeTruthy();
  });

  it('is not spoken of where only averages stand', async () => {
    serve();
    await show(<Page />, { at, user: teacher() });
    expect(await screen.findByRole('img', { name: '90% 区间 73%–89%' })).toBeTruthy();
    expect(screen.queryByText(/◇/)).toBeNull();
  });
});

describe('how far mastery can be trusted', () => {
  const open = async (trials: (typeof trial)[]) => {
    fakeServer()
      .on(analysisApi.reports, () => ({ items: [], next: null }))
      .on(analysisApi.masteryTrials, () => ({ trials }));
    const { person } = await show(<Page />, { at: '/study/analysis', user: userInfo('SCHOOLPRINCIPAL') });
    await person.click(await screen.findByRole('button', { name: '掌握度可信吗' }));
  };

  it('is told to the principal by subject, beside the average of the class', async () => {
    await open([trial, { ...trial, subjectId: 203, subjectName: '初中英语', averageArea: 0.8, isBetter: false }]);
    const maths = within(await screen.findByRole('region', { name: '初中数学' }));
    expect(maths.getByText(/^比班级平均准/)).toBeTruthy();
    expect(maths.getByRole('row', { name: '掌握度模型 0.781 0.021' })).toBeTruthy();
    expect(maths.getByRole('row', { name: '班级平均 0.700 0.050' })).toBeTruthy();
    const english = within(screen.getByRole('region', { name: '初中英语' }));
    expect(english.getByText(/^不比班级平均准/)).toBeTruthy();
  });

  it('says what is missing where too little was answered', async () => {
    await open([]);
    expect(await screen.findByText('还没有回测结果')).toBeTruthy();
  });

  it('is not offered to a teacher', async () => {
    fakeServer().on(analysisApi.reports, () => ({ items: [], next: null }));
    await show(<Page />, { at: '/study/analysis', user: teacher() });
    expect(await screen.findByText('还没有报告')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '掌握度可信吗' })).toBeNull();
  });
});
