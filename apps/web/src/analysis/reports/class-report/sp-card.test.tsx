import { screen } from '@testing-library/react';
import { analysisApi, type SpTable } from '@zhibi/contract/analysis';
import { handbookApi } from '@zhibi/contract/analysis/handbook';
import { peopleApi } from '@zhibi/contract/people';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { userInfo } from '../../../../test/world.js';
import { classReport, homeworkId, itemId, studentId } from './made-up-report.js';
import { Page } from './page.js';

const table: SpTable = {
  students: [
    { studentId: studentId(1), name: '陈思远', studentNo: '1', right: 2, caution: null, cells: [true, true] },
    { studentId: studentId(2), name: '许诺言', studentNo: '2', right: 1, caution: 0.8, cells: [false, true] },
  ],
  questions: [
    { itemId: itemId(2), no: 2, right: 1, caution: 0 },
    { itemId: itemId(1), no: 1, right: 2, caution: null },
  ],
};

async function open(shown = table) {
  const server = fakeServer()
    .on(analysisApi.report, () => classReport())
    .on(analysisApi.spTable, () => shown)
    .on(handbookApi.redoable, () => ({ canGive: false, students: [], given: [] }))
    .on(peopleApi.classes, () => ({ clazzs: [], clazzNames: '' }));
  const at = `/study/analysis?homework=${homeworkId}`;
  const { person } = await show(<Page />, { at, user: userInfo('SCHOOLPRINCIPAL') });
  const button = await screen.findByRole('button', { name: '看 S-P 表' });
  expect(server.calls(analysisApi.spTable)).toEqual([]);
  await person.click(button);
  return person;
}

it('is read when it is wanted: students and questions in their order, who departs from it, and the papers behind a name', async () => {
  const person = await open();
  await screen.findByText('答对人数');
  expect(screen.getByRole('row', { name: '陈思远 2 -- 1 1' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '许诺言 1 0.8 0 1' })).toBeTruthy();
  expect(screen.getByRole('row', { name: '答对人数 1 2' })).toBeTruthy();
  expect(screen.getByText(/作答反常的学生 1 名、题目 0 道/)).toBeTruthy();
  await person.hover(screen.getAllByText('注意系数')[0] ?? document.body);
  expect(await screen.findByText(/Sato 注意系数/)).toBeTruthy();
  const [inTable] = screen.getAllByRole('button', { name: '许诺言' });
  if (inTable) await person.click(inTable);
  expect(await screen.findByRole('dialog')).toBeTruthy();
});

it('says that nobody departs, and that nothing is marked', async () => {
  await open({ ...table, students: table.students.map((one) => ({ ...one, caution: 0 })) });
  expect(await screen.findByText('没有反常的作答：会的题都在易的一边')).toBeTruthy();
});

it('is empty before a paper is marked', async () => {
  await open({ students: [], questions: [] });
  expect(await screen.findByText('还没有批完的答卷')).toBeTruthy();
});
