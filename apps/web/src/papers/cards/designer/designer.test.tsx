import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  arranged,
  type Card,
  type CardQuestion,
  cardsApi,
  type ReadBack,
  usualManner,
} from '@zhibi/contract/papers/cards';
import { runningApi } from '@zhibi/contract/session';
import { expect, it } from 'vitest';
import { onPhone } from '../../../../test/on-phone.js';
import { fakeServer, show } from '../../../../test/show.js';
import { newId, teacher } from '../../../../test/world.js';
import { formDrafts } from '../../../platform/drafts/form-drafts.js';
import { Page } from './page.js';

const paperId = newId();
const asked = (no: number, kind: CardQuestion['kind'], score: number): CardQuestion => ({
  itemId: newId(),
  partIndex: null,
  no: String(no),
  kind,
  score,
  options: 4,
  blanks: 1,
  key: '',
});
const questions = [asked(1, 'single', 3), asked(2, 'blank', 4), asked(3, 'written', 10)];
const design = arranged(usualManner, questions, { over: '青禾实验中学', text: '期中检测' });
const card = (more: Partial<Card> = {}): Card => ({
  paperId,
  title: '期中检测 答题卡',
  subjectId: 20,
  revision: 3,
  status: 'draft',
  state: 'draft',
  design,
  source: null,
  readBack: null,
  testJobId: null,
  releasedAt: null,
  can: { edit: true, release: false },
  ...more,
});

async function opened(first: Card) {
  const server = fakeServer().on(cardsApi.open, () => first);
  const saved: { design: Card['design']; revision: number }[] = [];
  server.on(cardsApi.save, ({ design: next, revision }) => {
    saved.push({ design: next, revision });
    return { ...first, design: next, revision: revision + 1 };
  });
  const { person, unmount } = await show(<Page />, { at: `/answerCard/design?card=${paperId}`, user: teacher() });
  await screen.findByRole('navigation', { name: '结构' });
  return { server, person, saved, unmount };
}
/** Chosen in the list beside the page, which leads to the same block. */
const inList = (name: string) => within(screen.getByRole('navigation', { name: '结构' })).getByRole('button', { name });

it('a block is nudged by keys, the step is undone, and what is saved stands in millimetres', async () => {
  const { person, saved } = await opened(card());
  await person.click(inList('解答框 3'));
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  fireEvent.keyDown(document.body, { key: 'ArrowDown', shiftKey: true });
  await person.click(screen.getByRole('button', { name: /保存$/ }));
  const before = design.blocks.find(({ kind }) => kind === 'written');
  const after = saved[0]?.design.blocks.find(({ kind }) => kind === 'written');
  expect(after).toMatchObject({ yMm: (before?.yMm ?? 0) + 0.5, heightMm: (before?.heightMm ?? 0) + 0.5 });
  expect(saved[0]?.revision).toBe(3);
});

it('is saved once the server has it, also where the server keeps it rounded', async () => {
  const { server, person } = await opened(card());
  server.on(cardsApi.save, ({ design: next, revision }) => ({
    ...card(),
    design: { ...next, blocks: next.blocks.map((block) => ({ ...block, yMm: Math.floor(block.yMm) })) },
    revision: revision + 1,
  }));
  await person.click(inList('解答框 3'));
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  const save = screen.getByRole('button', { name: /保存$/ });
  expect(save.hasAttribute('disabled')).toBe(false);
  await person.click(save);
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(true));
});

it('what overlaps is told in place, gone to by a click, and gone with undo', async () => {
  const { person } = await opened(card());
  await person.click(inList('解答框 3'));
  for (let i = 0; i < 8; i++) fireEvent.keyDown(document.body, { key: 'ArrowUp' });
  expect(await screen.findByText('有 2 块互相重叠')).toBeTruthy();
  expect(screen.getByRole('button', { name: /识读测试$/ }).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.queryByText('有 2 块互相重叠')).toBeNull();
});

it('a question whose block was removed has no place until it is put back', async () => {
  const { person } = await opened(card());
  await person.click(inList('解答框 3'));
  fireEvent.keyDown(document.body, { key: 'Delete' });
  expect(await screen.findByText('第 3 题还没有位置')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: '放到卡上' }));
  expect(screen.queryByText('第 3 题还没有位置')).toBeNull();
});

it('a card without a paper is given more questions and their keys', async () => {
  const { person, saved } = await opened(card());
  await person.click(screen.getByRole('button', { name: '判断 ×5' }));
  await person.click(inList('填涂题 1'));
  await person.type(screen.getByLabelText('第 1 题答案'), 'c');
  await person.click(screen.getByRole('button', { name: /保存$/ }));
  expect(saved[0]?.design.questions.map(({ no, key }) => no + key).join(' ')).toBe('1C 2 3 4 5 6 7 8');
});

it('a stale card shows the newest version, with what was done here one step back', async () => {
  const { server, person } = await opened(card());
  await person.click(inList('解答框 3'));
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  server.refuse(cardsApi.save, 'conflict', 'changed-meanwhile');
  await person.click(screen.getByRole('button', { name: /保存$/ }));
  expect(await screen.findByText('这张卡刚在别处保存过')).toBeTruthy();
  expect(screen.getByRole('button', { name: '撤销' }).hasAttribute('disabled')).toBe(false);
});

const result = (read: number): ReadBack => ({
  revision: 3,
  testedAt: '20261121083000',
  seconds: 18,
  copies: 200,
  read,
  asked: 0,
  families: [
    { family: 'turned', copies: 100, read: 100 },
    { family: 'scaled', copies: 100, read: read - 100 },
  ],
  failures:
    read === 200
      ? []
      : [
          {
            copy: 7,
            page: 1,
            family: 'scaled',
            defect: 'fit to page',
            what: 'box-wrong',
            asked: false,
            numbers: ['1'],
            places: [],
            pictureSha256: null,
          },
        ],
});

it('a test that not all copies passed says which were not read, and the card is not released', async () => {
  const { person } = await opened(card({ state: 'failed', readBack: result(199) }));
  expect(screen.getByText('199 / 200')).toBeTruthy();
  expect(screen.getByRole('button', { name: '定稿' }).hasAttribute('disabled')).toBe(true);
  await person.click(screen.getByRole('button', { name: '看这 1 份' }));
  const drawer = await screen.findByRole('dialog', { name: '没有读对的' });
  expect(within(drawer).getByText(/第 1 题读错/)).toBeTruthy();
  expect(within(drawer).getByText(/把这几题的选项框挪开/)).toBeTruthy();
});

it('a card of which all copies were read is released, and then printed', async () => {
  const tested = card({ state: 'tested', readBack: result(200), can: { edit: true, release: true } });
  const { server, person } = await opened(tested);
  server.on(cardsApi.release, () => ({ ...tested, state: 'released' as const, releasedAt: '20261121084000' }));
  await person.click(screen.getByRole('button', { name: '定稿' }));
  expect(await screen.findByRole('button', { name: /空白卡 PDF$/ })).toBeTruthy();
});

it('a card whose paper has changed offers to take the changes over', async () => {
  const source = { paperId: newId(), title: '期中检测', isChanged: true, isGone: false };
  const { server, person } = await opened(card({ source }));
  server.on(cardsApi.renew, () => card({ source: { ...source, isChanged: false }, revision: 4 }));
  await person.click(screen.getByRole('button', { name: '按原卷重新生成' }));
  expect(screen.queryByText('原卷《期中检测》在做卡之后改过')).toBeNull();
  expect(screen.queryByText('添加题目')).toBeNull();
});

it('a phone finds all that can be added behind one button', async () => {
  onPhone();
  const { person, saved } = await opened(card());
  await person.click(screen.getByRole('button', { name: /添加/ }));
  await screen.findByText('添加题目');
  await person.click(screen.getByRole('menuitem', { name: '注意事项' }));
  await person.click(screen.getByRole('button', { name: /保存$/ }));
  const notes = (of: Card['design'] | undefined) => of?.blocks.filter(({ kind }) => kind === 'notes').length ?? 0;
  expect(notes(saved[0]?.design)).toBe(notes(design) + 1);
});

it('a test that is under way is found with how far it is, cannot be started again, and ends with its result', async () => {
  const testJobId = newId();
  let isOver = false;
  const server = fakeServer()
    .on(cardsApi.open, () => card(isOver ? { state: 'tested', can: { edit: true, release: true } } : { testJobId }))
    .on(runningApi.job, () => ({
      jobId: testJobId,
      kind: 'card-read-back' as const,
      status: isOver ? ('done' as const) : ('running' as const),
      done: isOver ? 200 : 40,
      total: 200,
      reason: '',
      message: '',
    }));
  const { person } = await show(<Page />, { at: `/answerCard/design?card=${paperId}`, user: teacher() });
  const running = await screen.findByRole('button', { name: /测试中 40\/200/ });
  await person.click(running);
  expect(server.calls(cardsApi.test)).toEqual([]);
  isOver = true;
  expect(await screen.findByRole('button', { name: /识读测试$/ }, { timeout: 5_000 })).toBeTruthy();
  expect(screen.getByRole('button', { name: '定稿' }).hasAttribute('disabled')).toBe(false);
});

it('the list goes down the first column, then the second', async () => {
  const wide = arranged({ ...usualManner, pageSize: 'A3', columns: 2 }, questions, { over: '', text: '期中检测' });
  const [high, low] = wide.blocks.filter(({ kind }) => kind === 'choices' || kind === 'written');
  const blocks = wide.blocks.map((one) =>
    one === low ? { ...one, xMm: 230, yMm: 30 } : one === high ? { ...one, yMm: 200 } : one,
  );
  await opened(card({ design: { ...wide, blocks } }));
  const names = within(screen.getByRole('navigation', { name: '结构' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '');
  const at = (words: RegExp) => names.findIndex((name) => words.test(name));
  expect(at(/^填涂题/)).toBeGreaterThan(-1);
  expect(at(/^填涂题/)).toBeLessThan(at(/^解答框/));
});

it('what is drawn while the card is saved is there again after a reload', async () => {
  const { server, person } = await opened(card());
  let answer: ((card: Card) => void) | undefined;
  server.on(cardsApi.save, () => new Promise<Card>((done) => (answer = done)));
  await person.click(inList('解答框 3'));
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  await person.click(screen.getByRole('button', { name: /保存$/ }));
  await waitFor(() => expect(answer).toBeDefined());
  const [sent] = server.calls(cardsApi.save).map(({ input }) => (input as { design: Card['design'] }).design);
  fireEvent.keyDown(document.body, { key: 'ArrowDown' });
  answer?.(card({ revision: 4, design: sent ?? design }));
  await screen.findByText('已保存');
  const kept = formDrafts.of(`card ${paperId} 4`) as { design: Card['design'] } | undefined;
  expect(kept?.design).not.toEqual(sent);
});

it('points on paper are offered where one optional question is chosen, and said to be none where two are', async () => {
  const chosen = (choose: number) => (no: number) => ({
    ...asked(no, 'written', 10),
    choice: { group: 'g', choose },
  });
  for (const choose of [1, 2]) {
    const three = [1, 2, 3].map(chosen(choose));
    const of = arranged({ ...usualManner, scored: true }, three, { over: '', text: '' });
    const { person, unmount } = await opened(card({ design: of }));
    await person.click(inList('选做题 1–3'));
    expect(screen.queryAllByRole('switch', { name: '手阅得分框' })).toHaveLength(choose === 1 ? 1 : 0);
    expect(screen.queryAllByText(/选两题以上时不印/)).toHaveLength(choose === 1 ? 0 : 1);
    unmount();
  }
});

it('optional questions come with their place, are worth one, and are no choice any more when one is left', async () => {
  const { person, saved } = await opened(card());
  await person.click(screen.getByRole('button', { name: '选做题 2 选 1' }));
  expect(inList('选做题 4–5')).toBeDefined();
  expect(screen.getByText('5 题 · 27 分')).toBeDefined();
  expect(screen.getByText('分值合计 27 分')).toBeDefined();
  await person.click(inList('选做题 4–5'));
  await person.click(screen.getByRole('button', { name: /保存$/ }));
  const [first, second] = saved[0]?.design.questions.slice(3) ?? [];
  expect(first?.choice).toMatchObject({ choose: 1 });
  expect(second?.choice).toEqual(first?.choice);
  await person.click(screen.getByRole('button', { name: /删除第 5 题|移除第 5 题|删除.*5/ }));
  expect(inList('解答框 4')).toBeDefined();
});
