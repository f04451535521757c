import { screen } from '@testing-library/react';
import type { QuestionBody } from '@zhibi/contract/questions';
import { type Template, type TemplateFault, variantsApi } from '@zhibi/contract/questions/variants';
import { writingApi } from '@zhibi/contract/questions/writing';
import { expect, it, vi } from 'vitest';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { bankedQuestion } from '../writing/parts/specimen.js';
import { Page } from './page.js';

const line = (v: string): QuestionBody['stem'] => [{ t: 'p', children: [{ t: 'text', v }] }];
const body = (stem: string, answer: string): QuestionBody => ({
  type: 4,
  stem: line(stem),
  options: [],
  answer: { kind: 'blanks', blanks: [{ accepted: [answer] }] },
  analysis: [],
  parts: [],
});
const numbers = [
  { where: 'stem', at: 0, literal: '3', before: '', after: ' + 4' },
  { where: 'stem', at: 1, literal: '4', before: '3 + ', after: '' },
  { where: 'blanks.0', at: 0, literal: '7', before: '', after: '' },
];

/** Wrong until the sum is right, as the server would say. */
const judged = ({ numbers: asked }: Template): TemplateFault[] =>
  asked.some(({ where, expression }) => where === 'blanks.0' && expression === 'a+b')
    ? []
    : [{ at: { kind: 'number', where: 'blanks.0', at: 0 }, reason: 'disagrees', detail: '12' }];

it('a letter beside a number makes it change; what does not fit is said at its field; what fits is previewed, saved and made', async () => {
  const questionId = newId();
  let kept: Template | null = null;
  const server = fakeServer()
    .on(variantsApi.template, () => ({
      questionId,
      version: 1,
      body: body('3 + 4', '7'),
      numbers,
      template: kept,
      revision: kept === null ? null : 1,
      isBehind: false,
      made: 0,
      can: { edit: true },
    }))
    .on(variantsApi.preview, ({ template }) => {
      const faults = judged(template);
      const found = faults.length > 0 ? [] : [{ values: [{ name: 'a', value: '8' }], body: body('8 + 5', '13') }];
      return { faults, variants: found, sets: found.length, answers: found.length, isAll: true };
    })
    .on(variantsApi.save, ({ template }) => {
      kept = template;
      return { revision: 1 };
    })
    .on(variantsApi.make, () => ({ questionIds: [newId()] }));
  const { person } = await show(<Page />, { at: `/paperTest/variants?question=${questionId}`, user: teacher() });
  const field = async (place: string, literal: string) => screen.findByLabelText(`${place}的 ${literal} 换成`);
  await person.type(await field('题干', '3'), 'a');
  await person.type(await field('题干', '4'), 'b');
  await person.type(await field('第 1 空答案', '7'), 'ab');
  await person.tab();
  expect(await screen.findByRole('group', { name: 'a' })).toBeTruthy();
  expect(screen.getByRole('spinbutton', { name: 'b：到' })).toHaveProperty('value', '9');
  expect(await screen.findByText('代入原题的数得 12，和原题不一样')).toBeTruthy();
  expect(screen.getByRole('button', { name: '保存设置' })).toHaveProperty('disabled', true);
  const sum = await field('第 1 空答案', '7');
  await person.clear(sum);
  await person.type(sum, 'a+b');
  expect(await screen.findByText('8 + 5')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '保存设置' }));
  await vi.waitFor(() => expect(server.calls(variantsApi.save)).toHaveLength(1));
  expect(server.calls(variantsApi.save)[0]?.input).toMatchObject({
    revision: null,
    template: {
      parameters: [
        { name: 'a', now: 3, from: 2, to: 9 },
        { name: 'b', now: 4, from: 2, to: 9 },
      ],
      numbers: [{ expression: 'a' }, { expression: 'b' }, { expression: 'a+b' }],
    },
  });
  await person.click(await screen.findByRole('button', { name: '出 5 道' }));
  await vi.waitFor(() => expect(server.calls(variantsApi.make)[0]?.input).toMatchObject({ count: 5, intoCart: false }));
});

it("of a question of the school's bank variants are taken as its author said; who wants other changes copies it", async () => {
  const [questionId, copyId] = [newId(), newId()];
  const parameters = [{ name: 'a', from: 2, to: 9, step: 1, now: 3 }];
  const template: Template = { parameters, conditions: [], numbers: [], truths: [] };
  const server = fakeServer()
    .on(variantsApi.template, () => ({
      questionId,
      version: 1,
      body: body('3 + 4', '7'),
      numbers,
      template,
      revision: 1,
      isBehind: false,
      made: 2,
      can: { edit: false },
    }))
    .on(variantsApi.preview, () => ({
      faults: [],
      variants: [{ values: [{ name: 'a', value: '8' }], body: body('8 + 5', '13') }],
      sets: 1,
      answers: 1,
      isAll: true,
    }))
    .on(variantsApi.make, () => ({ questionIds: [newId()] }))
    .on(writingApi.fork, () => bankedQuestion({ questionId: copyId }));
  const { person } = await show(<Page />, { at: `/paperTest/variants?question=${questionId}`, user: teacher() });
  expect(await screen.findByText('8 + 5')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '保存设置' })).toBeNull();
  await person.click(screen.getByRole('button', { name: '出 5 道' }));
  await vi.waitFor(() => expect(server.calls(variantsApi.make)[0]?.input).toMatchObject({ questionId, count: 5 }));
  await person.click(screen.getByRole('button', { name: '复制后改变化方式' }));
  await vi.waitFor(() => expect(server.calls(writingApi.fork)[0]?.input).toEqual({ questionId }));
});
