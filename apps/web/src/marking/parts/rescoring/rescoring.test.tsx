import { screen, within } from '@testing-library/react';
import { markingApi } from '@zhibi/contract/marking';
import { type KeyHistory, keysApi, type Rescoring } from '@zhibi/contract/marking/answer-keys';
import type { AnswerKey } from '@zhibi/contract/questions';
import { expect, it } from 'vitest';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { ids, item } from '../engine/specimen.js';
import { KeyButton } from './key-button.js';

const key = (label: string): AnswerKey => ({ kind: 'choice', labels: [label] });
const question = item({
  type: 2,
  answer: key('B'),
  can: { changeKey: true, changeRubric: false },
  body: {
    ...item().body,
    type: 2,
    answer: key('B'),
    options: ['A', 'B', 'C'].map((label) => ({ label, content: [] })),
  },
});
const facts = { answerId: newId(), studentNo: '01', className: '七年级1班' };
const seen: Rescoring = {
  seen: 'seen',
  answers: 3,
  changes: [
    {
      ...facts,
      name: '李雷',
      reading: 'A',
      from: 0,
      to: 3,
      fromStatus: 'scored-by-machine',
      toStatus: 'scored-by-machine',
    },
  ],
  kept: [{ ...facts, answerId: newId(), name: '韩梅梅', score: 1, wouldBe: 3 }],
  unsure: [],
};
const changed: KeyHistory['items'][number] = {
  changeId: newId(),
  at: '20260301080000',
  by: '王老师',
  from: [key('B')],
  to: [key('A')],
  scores: 1,
  undoneAt: null,
  can: { undo: true },
};

const isDisabled = (button: HTMLElement) => button.hasAttribute('disabled');

const open = async (items: KeyHistory['items'] = []) => {
  const server = fakeServer()
    .on(keysApi.history, () => ({ keys: [key('B')], can: { change: true }, items }))
    .on(keysApi.preview, () => seen)
    .on(keysApi.change, () => ({ changeId: newId(), scores: 1 }))
    .on(keysApi.undo, () => ({ changeId: newId(), scores: 1 }))
    .on(markingApi.items, () => ({
      title: '',
      classNames: [],
      items: [],
      isOpen: false,
      canRelease: false,
      released: false,
    }));
  const { person } = await show(<KeyButton homeworkId={ids.homework} item={question} />, { user: teacher() });
  await person.click(await screen.findByRole('button', { name: '改答案' }));
  return { server, person };
};

it('shows whose score another key changes and whose stays, and changes it only as it was seen', async () => {
  const { server, person } = await open();
  const preview = await screen.findByRole('button', { name: '看看谁的分会变' });
  const change = screen.getByRole('button', { name: /改答案并重新计分/ });
  expect([preview, change].map(isDisabled)).toEqual([true, true]);
  await person.click(await screen.findByRole('radio', { name: 'A' }));
  await person.click(preview);
  const row = await screen.findByRole('row', { name: /李雷/ });
  within(row).getByText('3');
  screen.getByText('1 个老师打的分不变');
  screen.getByText('韩梅梅');
  await person.click(change);
  await screen.findByText('答案已改，1 个分数按新答案重新计算');
  expect(server.calls(keysApi.change).map(({ input }) => input)).toEqual([
    { homeworkId: ids.homework, itemId: question.itemId, keys: [key('A')], seen: 'seen' },
  ]);
});

it('another choice is previewed again before it can be applied', async () => {
  const { person } = await open();
  await person.click(await screen.findByRole('radio', { name: 'A' }));
  await person.click(screen.getByRole('button', { name: '看看谁的分会变' }));
  await screen.findByRole('row', { name: /李雷/ });
  await person.click(screen.getByRole('radio', { name: 'C' }));
  expect(screen.queryByRole('row', { name: /李雷/ })).toBeNull();
  expect(isDisabled(screen.getByRole('button', { name: /改答案并重新计分/ }))).toBe(true);
});

it('the newest change is taken back once it was seen whose score it changes, and as it was seen', async () => {
  const { server, person } = await open([changed]);
  await person.click(await screen.findByRole('button', { name: /撤\s*销/ }));
  await screen.findByText('撤销这次修改？');
  await screen.findByText('李雷');
  screen.getByText('韩梅梅');
  expect(server.calls(keysApi.preview).map(({ input }) => input)).toEqual([
    { homeworkId: ids.homework, itemId: question.itemId, keys: [key('B')] },
  ]);
  await person.click(screen.getByText('撤销并重新计分'));
  await screen.findByText('已撤销，1 个分数按原来的答案重新计算');
  expect(server.calls(keysApi.undo).map(({ input }) => input)).toEqual([
    { homeworkId: ids.homework, itemId: question.itemId, changeId: changed.changeId, seen: 'seen' },
  ]);
});
