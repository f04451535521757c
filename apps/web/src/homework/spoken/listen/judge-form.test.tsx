import { screen } from '@testing-library/react';
import { type SpokenForTeacher, type SpokenRow, spokenApi } from '@zhibi/contract/homework/spoken';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { JudgeForm } from './judge-form.js';

const task = { spokenId: newId(), can: { score: true } } as SpokenForTeacher;
const row = { studentId: newId(), verdict: null, revision: 0, last: { assessment: null } } as SpokenRow;

it('saves no verdict that says nothing, and leaves what is asked of the student where it stands', async () => {
  const server = fakeServer().on(spokenApi.judge, () => ({ revision: 1 }));
  const { person } = await show(<JudgeForm task={task} row={row} onNext={undefined} />, { user: teacher() });
  await person.type(await screen.findByLabelText('对学生说一句（可不写）'), '再慢一些');
  await person.click(screen.getByRole('button', { name: '保存评分' }));
  expect(await screen.findByText(/先给星级、分数/)).toBeDefined();
  expect(server.calls(spokenApi.judge)).toEqual([]);
  await person.type(screen.getByLabelText('评语'), '很响亮');
  await person.click(screen.getByRole('button', { name: '保存评分' }));
  await screen.findByText('已保存');
  expect((screen.getByLabelText('对学生说一句（可不写）') as HTMLInputElement).value).toBe('再慢一些');
});
