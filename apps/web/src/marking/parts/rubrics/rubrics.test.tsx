import { screen, waitFor, within } from '@testing-library/react';
import { markingApi } from '@zhibi/contract/marking';
import { commentsApi } from '@zhibi/contract/marking/comments';
import { type Criterion, type RubricEdit, type RubricEffect, rubricsApi } from '@zhibi/contract/marking/rubrics';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { fakeServer, show } from '../../../../test/show.js';
import { teacher } from '../../../../test/world.js';
import { Page } from '../../scoring/by-question/page.js';
import { answer, answerId, ids, item } from '../engine/specimen.js';

const criteria: Criterion[] = [
  {
    criterionId: 'steps',
    name: '步骤',
    levels: [
      { levelId: 'all', points: 6, text: '步骤完整' },
      { levelId: 'half', points: 3, text: '缺一步' },
      { levelId: 'none', points: 0, text: '没有步骤' },
    ],
  },
  {
    criterionId: 'result',
    name: '结果',
    levels: [
      { levelId: 'right', points: 4, text: '正确' },
      { levelId: 'wrong', points: 0, text: '错误' },
    ],
  },
];
const edit = (revision: number, change: Partial<RubricEdit> = {}): RubricEdit => ({
  revision,
  at: '20261120103000',
  by: '周老师',
  criteria,
  scores: 0,
  ...change,
});
const nobody: RubricEffect = { seen: 'seen', changes: [], open: [], marked: 0 };

async function open({ edits = [edit(1)], effect = nobody }: { edits?: RubricEdit[]; effect?: RubricEffect } = {}) {
  const [newest] = edits;
  const rubric = newest ? { revision: newest.revision, criteria: newest.criteria } : null;
  let answers = [answer(1, '陈思远'), answer(2, '王梓涵')];
  const server = fakeServer()
    .on(markingApi.items, () => ({
      title: '期中测验',
      classNames: ['九(3)班'],
      items: [item({ rubric, can: { changeKey: false, changeRubric: true } })],
      isOpen: true,
      canRelease: false,
      released: false,
    }))
    .on(markingApi.answers, () => ({ items: answers }))
    .on(commentsApi.forMarking, () => ({ subjectId: 1, questionType: 1 as const, items: [] }))
    .on(markingApi.score, ({ scores }) => {
      answers = answers.map((one) => {
        const given = scores.find((each) => each.answerId === one.answerId);
        return given
          ? {
              ...one,
              score: given.score,
              levels: given.levels ?? null,
              revision: 2,
              status: 'scored-by-person' as const,
            }
          : one;
      });
      return { items: scores.map(({ answerId: id, score }) => ({ answerId: id, revision: 2, score })) };
    })
    .on(rubricsApi.history, () => ({ items: edits }))
    .on(rubricsApi.used, () => ({
      items: [{ homeworkId: ids.second, itemId: ids.second, title: '上周作业', at: '20261113103000', criteria }],
    }))
    .on(rubricsApi.results, () => ({ marked: 0, criteria: [] }))
    .on(rubricsApi.preview, () => effect)
    .on(rubricsApi.save, ({ revision }) => ({ revision: revision + 1, scores: effect.changes.length }));
  const shown = await show(<Page />, { at: `/markFull?homework=${ids.homework}&item=${ids.first}`, user: teacher() });
  await screen.findAllByText('陈思远');
  return { ...shown, server };
}
type Sent = z.input<typeof markingApi.score.input>;
const given = (server: ReturnType<typeof fakeServer>) =>
  server.calls(markingApi.score).flatMap(({ input }) => (input as Sent).scores);

it('levels are chosen by digits, one criterion after the other, and the score is what they are worth', async () => {
  const { person, server } = await open();
  await screen.findByRole('group', { name: '评分细则' });
  await person.keyboard('2');
  // Half a rubric is no score.
  await person.keyboard('{Enter}');
  expect(await screen.findByText('还有 1 项没有选档')).toBeTruthy();
  await person.keyboard('1{Enter}');
  await waitFor(() =>
    expect(given(server)).toMatchObject([
      {
        answerId: answerId(1),
        score: 7,
        levels: [
          { criterionId: 'steps', levelId: 'half' },
          { criterionId: 'result', levelId: 'right' },
        ],
      },
    ]),
  );
});

it('L gives the digits back to scores, which say nothing of levels; the mouse chooses levels all the same', async () => {
  const { person, server } = await open();
  const pad = within(await screen.findByRole('group', { name: '评分细则' }));
  await person.keyboard('l5{Enter}');
  await waitFor(() => expect(given(server)).toMatchObject([{ answerId: answerId(1), score: 5 }]));
  expect(given(server)[0]?.levels).toBeUndefined();
  await person.click(pad.getByRole('button', { name: '步骤，6 分：步骤完整' }));
  await person.click(pad.getByRole('button', { name: '结果，0 分：错误' }));
  await person.click(screen.getByRole('button', { name: /确认，下一份/ }));
  await waitFor(() => expect(given(server)[1]).toMatchObject({ answerId: answerId(2), score: 6 }));
  expect(given(server)[1]?.levels).toHaveLength(2);
});

it('is written from one that was used before, and saved at once where nobody’s score hangs on it', async () => {
  const { person, server } = await open({ edits: [] });
  await person.click(await screen.findByRole('button', { name: /^(写评分|改)细则$/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await drawer.findByText('还没有评分细则');
  await person.click(await drawer.findByRole('combobox', { name: '套用写过的细则' }));
  await person.click(await screen.findByTitle(/步骤 6 · 结果 4/));
  const [first] = drawer.getAllByRole('textbox', { name: '评分项' });
  await person.clear(first ?? document.body);
  await person.click(drawer.getByRole('button', { name: '保存细则' }));
  expect(await drawer.findByText('每一项都要有名称')).toBeTruthy();
  await person.type(first ?? document.body, '列式');
  await person.click(drawer.getByRole('button', { name: '保存细则' }));
  await waitFor(() =>
    expect(server.calls(rubricsApi.save).map(({ input }) => input)).toMatchObject([
      { itemId: ids.first, revision: 0, seen: 'seen', criteria: [{ name: '列式' }, { name: '结果' }] },
    ]),
  );
});

it('an edit shows whose score goes from what to what, and is taken only then', async () => {
  const who = { answerId: answerId(1), studentNo: '1', name: '陈思远', className: '九(3)班' };
  const effect = { ...nobody, marked: 2, changes: [{ ...who, from: 7, to: 8 }] };
  const { person, server } = await open({ effect });
  await person.click(await screen.findByRole('button', { name: /^(写评分|改)细则$/ }));
  const drawer = within(await screen.findByRole('dialog'));
  await person.click(await drawer.findByRole('button', { name: '保存细则' }));
  expect(await drawer.findByText('1 个分数会变')).toBeTruthy();
  expect(drawer.getByRole('row', { name: /陈思远 7 → 8/ })).toBeTruthy();
  expect(server.calls(rubricsApi.save)).toEqual([]);
  await person.click(drawer.getByRole('button', { name: '保存，1 个分数跟着变' }));
  await waitFor(() => expect(server.calls(rubricsApi.save)).toHaveLength(1));
});

it('says who was quicker, and goes on from theirs or from the own', async () => {
  const edits = [edit(1)];
  const { person, server } = await open({ edits });
  server.refuse(rubricsApi.save, 'conflict', 'changed-meanwhile');
  await person.click(await screen.findByRole('button', { name: /^(写评分|改)细则$/ }));
  const drawer = within(await screen.findByRole('dialog'));
  const [first] = await drawer.findAllByRole('textbox', { name: '评分项' });
  await person.type(first ?? document.body, '一');
  edits.unshift(edit(2, { by: '吴老师' }));
  await person.click(drawer.getByRole('button', { name: '保存细则' }));
  expect(await drawer.findByText(/吴老师 于 .* 改过这份细则/)).toBeTruthy();
  expect(drawer.getByDisplayValue('步骤一')).toBeTruthy();
  await person.click(drawer.getByRole('button', { name: '看改过的' }));
  expect(drawer.getByDisplayValue('步骤')).toBeTruthy();
});
