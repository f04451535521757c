import { configure, screen, waitFor, within } from '@testing-library/react';
import { type Cart, COUNTED_UP_TO, questionsApi } from '@zhibi/contract/questions';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { onPhone } from '../../../test/on-phone.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { questionOf } from '../../papers/parts/specimen.js';
import { Page } from './page.js';

configure({ asyncUtilTimeout: 5000 }); // two cores are shared: a slow machine is no failure

const questions = [questionOf(1), questionOf(2, { type: 1, difficulty: 0.9, timesUsed: 0 })];
const cartOf = (ids: readonly string[]): Cart => ({
  subjectId: 202,
  groups: ids.length ? [{ quesType: 2, quesIds: [...ids], share: 100 }] : [],
  minutes: ids.length * 2,
  difficulty: ids.length ? 0.55 : null,
});
const textbook = {
  textbookId: newId(),
  title: '上册',
  edition: '人教版',
  gid: 9,
  volume: '上册',
  chapters: [{ id: '018f0000-0000-7000-9000-000000000701', title: '21 一元二次方程', children: [] }],
};

let server: FakeServer;
beforeEach(() => {
  server = fakeServer();
  let chosen: string[] = [];
  server
    .on(questionsApi.trees, () => ({ textbooks: [textbook], knowledge: [{ id: 'k', title: '判别式', children: [] }] }))
    .on(questionsApi.search, ({ words }) =>
      words ? { items: [], next: null, total: 0 } : { items: questions, next: null, total: 2 },
    )
    .on(questionsApi.facets, () => ({ years: [2024, 2019], sources: ['2024 甲卷'] }))
    .on(questionsApi.cart, () => cartOf(chosen))
    .on(questionsApi.addToCart, ({ questionId }) => {
      chosen = [...chosen, questionId];
      return cartOf(chosen);
    })
    .on(questionsApi.removeFromCart, ({ questionIds }) => {
      chosen = questionIds.length ? chosen.filter((one) => !questionIds.includes(one)) : [];
      return cartOf(chosen);
    });
});
const open = (at = '/source/source') => show(<Page />, { at, user: teacher() });

describe('the resource centre', () => {
  it('shows each question with its type, difficulty, use, source and options', async () => {
    await open();
    const [card] = await screen.findAllByRole('article');
    for (const words of ['单选题', '根的判别式', '较难', '用过 126 次', '校本题库', '题干1', '丁'])
      expect(within(card as HTMLElement).getByText(words)).toBeDefined(); // found just above
    expect(screen.getByText('共 2 题')).toBeDefined();
  });

  it('folds its selects away on a phone, and says how many narrow the search', async () => {
    onPhone();
    const { person } = await open('/source/source?difficulty=hard');
    const button = await screen.findByRole('button', { name: /筛选 · 1/ });
    expect(screen.queryByRole('combobox', { name: '年份' })).toBeNull();
    await person.click(button);
    expect(screen.getByRole('combobox', { name: '年份' })).toBeDefined();
  });

  it('folds the answer out and in', async () => {
    const { person } = await open();
    const [button] = await screen.findAllByRole('button', { name: /答案与解析/ });
    await person.click(button as HTMLElement); // found just above
    expect(screen.getByText('题干1的解析')).toBeDefined();
    await person.click(screen.getByRole('button', { name: /收起/ }));
    expect(screen.queryByText('题干1的解析')).toBeNull();
  });

  it('puts a question into the cart, shows the mix, and takes it out again', async () => {
    const { person } = await open();
    const [button] = await screen.findAllByRole('button', { name: /加入试题篮/ });
    await person.click(button as HTMLElement); // found just above
    const cart = await screen.findByRole('complementary', { name: '试题篮' });
    expect(cart.textContent).toContain('1题');
    expect(cart.textContent).toContain('约 2 分钟 · 难度 0.55');
    await person.click(screen.getByRole('button', { name: /已加入/ }));
    expect(screen.queryByRole('complementary', { name: '试题篮' })).toBeNull();
  });

  it('says that a question is in the cart already, once for clicks that follow each other', async () => {
    server.refuse(questionsApi.addToCart, 'conflict', 'duplicate');
    const { person } = await open();
    for (const button of await screen.findAllByRole('button', { name: /加入试题篮/ })) await person.click(button);
    expect(await screen.findAllByText('试题篮中已有相同试题')).toHaveLength(1);
  });

  it.each([
    ['wrong-subject', '所选试题与当前学科不符'],
    ['wrong-stage', '所选试题与试题篮中的试题不在同一学段'],
  ])('tells a teacher about %s', async (reason, words) => {
    server.refuse(questionsApi.addToCart, 'conflict', reason);
    const { person } = await open();
    const [button] = await screen.findAllByRole('button', { name: /加入试题篮/ });
    await person.click(button as HTMLElement); // found just above
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('searches where `/` leads, keeps the words in the address and clears them', async () => {
    const { person, router } = await open();
    await screen.findAllByRole('article');
    await person.keyboard('/');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '搜索试题' }));
    await person.keyboard('抛物线{Enter}');
    expect(await screen.findByText('没有符合条件的试题')).toBeDefined();
    expect(router.state.location.search).toContain('words=');
    await person.click(screen.getAllByRole('button', { name: '清空' })[0] as HTMLElement); // at least the one of the filter bar
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('shows under a textbook the questions of that book, and all of them where none is chosen', async () => {
    const { person } = await open();
    expect(await screen.findAllByRole('article')).toHaveLength(2);
    const asked = () =>
      server.calls(questionsApi.search).map(({ input }) => (input as { chapterId?: string }).chapterId); // as: the contract's own shape
    expect(asked()).toEqual([textbook.textbookId]);
    expect(screen.getAllByText('本书全部试题').length).toBeGreaterThan(0);
    await person.click(screen.getByRole('combobox', { name: '教材' }));
    await person.click(await screen.findByText('不限教材'));
    expect(await screen.findByText('正在显示全部试题')).toBeDefined();
    await waitFor(() => expect(asked()).toEqual([textbook.textbookId, undefined]));
  });

  it('leads from a book without questions to those of the subject', async () => {
    server.on(questionsApi.search, ({ chapterId }) =>
      chapterId ? { items: [], next: null, total: 0 } : { items: questions, next: null, total: 2 },
    );
    const { person } = await open();
    await screen.findByText('没有符合条件的试题');
    await person.click(screen.getByRole('button', { name: '清空' }));
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  const offered = (named: readonly string[] = []) => {
    const own = { ...textbook, textbookId: newId(), edition: '北师大版', usual: true as const };
    const old = named.map((textbookId) => ({ ...textbook, textbookId, edition: '旧版', isRetired: true as const }));
    return { textbooks: [own, textbook, ...old], knowledge: [] };
  };

  it('opens at the textbook that the school uses, which stands above the others', async () => {
    server.on(questionsApi.trees, ({ named }) => offered(named));
    const { person } = await open();
    await person.click(await screen.findByText(/北师大版/));
    expect(await screen.findByText('本校使用')).toBeDefined();
    expect(screen.getByText('其他教材')).toBeDefined();
  });

  it('tells two editions of one book apart by their years, and names no year otherwise', async () => {
    const next = { ...textbook, textbookId: newId(), year: 2024 };
    const other = { ...textbook, textbookId: newId(), edition: '沪教版', year: 2019 };
    server.on(questionsApi.trees, () => ({ textbooks: [{ ...textbook, year: 2013 }, next, other], knowledge: [] }));
    const { person } = await open();
    await person.click(await screen.findByRole('combobox', { name: '教材' }));
    expect(await screen.findByText(/（2024）/)).toBeDefined();
    expect(screen.getAllByText(/（2013）/).length).toBeGreaterThan(0); // in the field, and in the list
    expect(screen.getByText(/沪教版/).textContent).not.toContain('2019');
  });

  it('names a retired textbook that the address asks for', async () => {
    server.on(questionsApi.trees, ({ named }) => offered(named));
    await open(`/source/source?book=${newId()}`);
    expect(await screen.findByText(/旧版.*（已停用）/)).toBeDefined();
  });

  it('asks for a chapter that is chosen in the tree', async () => {
    const { person } = await open();
    await person.click(await screen.findByText('21 一元二次方程'));
    await screen.findAllByRole('article');
    expect(server.calls(questionsApi.search).at(-1)?.input).toMatchObject({ chapterId: textbook.chapters[0]?.id });
  });

  it('says what to do first where the subject has no questions', async () => {
    server.on(questionsApi.search, () => ({ items: [], next: null, total: 0 }));
    await open('/source/source?book=any');
    expect(await screen.findByText('该学科还没有试题')).toBeDefined();
  });

  it('says that there are more than are counted', async () => {
    server.on(questionsApi.search, () => ({ items: [], next: null, total: COUNTED_UP_TO + 1 }));
    await open();
    expect(await screen.findByText('超过 10000 题')).toBeDefined();
  });

  it('offers to load again when the search fails', async () => {
    server.refuse(questionsApi.search, 'fault');
    await open();
    expect(await screen.findByRole('button', { name: '重新加载' })).toBeDefined();
  });
});
