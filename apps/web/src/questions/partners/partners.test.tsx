import { screen, waitFor, within } from '@testing-library/react';
import type { Endpoint } from '@zhibi/contract/kernel';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import {
  type PartnerBank,
  type PartnerBook,
  type PartnerQuestion,
  partnersApi,
} from '@zhibi/contract/questions/partners';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { Page as Preview } from '../preview-hwl.js';
import { Page as Papers } from './ejt-source/page.js';
import { Page as Shelf } from './hwljf/page.js';
import { Page as Resources } from './jz-source/page.js';
import { Page as Zujuan } from './zujuan/page.js';

const text = (words: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v: words }] }];
const question = (change: Partial<PartnerQuestion> = {}): PartnerQuestion => ({
  itemId: 'q-1',
  type: 2,
  topics: ['数论'],
  knowledge: [],
  difficulty: 0.9,
  year: 2024,
  minutes: 1,
  source: '模拟卷·某库',
  questionId: null,
  body: {
    type: 2,
    stem: text('最小的质数是'),
    answer: { kind: 'choice', labels: ['B'] },
    analysis: [],
    parts: [],
    options: [
      { label: 'A', content: text('1') },
      { label: 'B', content: text('2') },
    ],
  },
  ...change,
});
const bank = {
  bank: 'zujuan',
  name: '开放题库',
  kind: 'embedded',
  licence: 'cc-by',
  credit: '某库',
  portal: false,
} as const;
const banks: PartnerBank[] = [
  { ...bank, quota: null },
  { ...bank, bank: 'ejt', kind: 'folder', quota: { limit: 60, per: 'day', used: 12 } },
  { ...bank, bank: 'jz', kind: 'remote', portal: true, quota: null },
];
const paper = {
  paperId: 'p-1',
  title: '期末测试',
  paperType: 1,
  year: 2026,
  region: '江城',
  gid: 8,
  questions: 2,
  timesUsed: 3,
  file: { name: '期末测试.jsonl', size: 10 },
};
const book: PartnerBook = {
  bookId: 'b-1',
  title: '同步练',
  gid: 8,
  edition: '人教版',
  publisher: '某社',
  isbn: '',
  pages: 2,
  term: 'first' as const,
  dots: 'part' as const,
  dottedPages: 1,
  hasCover: false,
};
const page = {
  page: 1,
  chapter: '第一章',
  widthMm: 210,
  heightMm: 297,
  hasPicture: false,
  dotsPerCm2: 1111,
  cents: 6,
  areas: [],
  itemIds: ['q-1'],
};
const cart = { subjectId: 202, groups: [], minutes: 0, difficulty: null };

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(partnersApi.banks, () => ({ items: banks }))
    .on(partnersApi.tree, () => ({ nodes: [{ nodeId: '数论', title: '数论', ours: null, children: [] }] }))
    .on(partnersApi.search, () => ({ items: [question()], next: null, total: 1 }))
    .on(partnersApi.papers, () => ({ items: [paper], next: null, total: 1, years: [2026], regions: ['江城'] }))
    .on(partnersApi.paper, () => ({ paper, questions: [question(), question({ itemId: 'q-2' })] }))
    .on(partnersApi.books, () => ({ items: [book], next: null, total: 1, editions: ['人教版'] }))
    .on(partnersApi.book, () => ({ book, pages: [page, { ...page, page: 2, itemIds: [] }], reports: [] }))
    .on(partnersApi.report, () => ({ reportId: newId() }))
    .on(questionsApi.cart, () => cart);
});
/** What a call was given, each time. */
const given = (endpoint: Endpoint) => server.calls(endpoint).map(({ input }) => input);
const user = teacher({ extQuestion: ['ejt', 'jz', 'hwl'] });

describe('the questions of a partner', () => {
  it('say under what right they stand, and what stands in without a contract', async () => {
    await show(<Zujuan />, { at: '/paperTest/zujuan', user });
    expect(
      await screen.findByText(/这里是随产品附带的开放题库 · 版权：CC BY 署名 · 署名：某库 · 下载不限量/),
    ).toBeTruthy();
    expect(await screen.findByText('最小的质数是')).toBeTruthy();
    expect(screen.getByText('共 1 题')).toBeTruthy();
  });

  it('are looked for in the partner’s tree', async () => {
    const { person } = await show(<Zujuan />, { at: '/paperTest/zujuan', user });
    await person.click(within(await screen.findByRole('navigation', { name: '题库目录' })).getByText('数论'));
    await waitFor(() => expect(given(partnersApi.search).at(-1)).toMatchObject({ nodeId: '数论' }));
  });

  it('go into the cart by one click, and the own bank by another', async () => {
    server.on(partnersApi.take, () => ({
      items: [{ itemId: 'q-1', outcome: 'added' as const, questionId: newId(), reason: null, warnings: [] }],
      quota: null,
    }));
    const { person } = await show(<Zujuan />, { at: '/paperTest/zujuan', user });
    await person.click(await screen.findByRole('button', { name: /加入试题篮/ }));
    expect(given(partnersApi.take)).toEqual([{ bank: 'zujuan', subjectId: 202, itemIds: ['q-1'], cart: true }]);
    expect(await screen.findByText('已加入试题篮')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '导入我的题库' }));
    expect(await screen.findByText('已导入 1 题到我的题库')).toBeTruthy();
  });

  it('say why they cannot be taken', async () => {
    server.refuse(partnersApi.take, 'conflict', 'quota');
    const { person } = await show(<Zujuan />, { at: '/paperTest/zujuan', user });
    await person.click(await screen.findByRole('button', { name: /加入试题篮/ }));
    expect(await screen.findByText(/下载额度不足/)).toBeTruthy();
  });

  it('are not there when the partner does not answer, and can be asked for again', async () => {
    server.refuse(partnersApi.search, 'conflict', 'partner-slow');
    await show(<Zujuan />, { at: '/paperTest/zujuan', user });
    expect(await screen.findByText(/合作题库没有及时应答/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '重新加载' })).toBeTruthy();
  });

  it('that are not found say what to do', async () => {
    server.on(partnersApi.search, () => ({ items: [], next: null, total: 0 }));
    await show(<Zujuan />, { at: '/paperTest/zujuan?words=无', user });
    expect(await screen.findByText('没有找到试题')).toBeTruthy();
  });
});

describe('ready papers', () => {
  it('show year, region, type and the quota', async () => {
    await show(<Papers />, { at: '/paperTest/ejtSource', user });
    expect(await screen.findByText('试卷 · 2026 年 · 江城 · 八年级')).toBeTruthy();
    expect(screen.getByText(/今日已下载 12 \/ 60 题/)).toBeTruthy();
  });

  it('become a paper with answer areas, of all questions or of those chosen', async () => {
    const questionId = newId();
    server.on(partnersApi.take, ({ itemIds }) => ({
      items: itemIds.map((itemId) => ({ itemId, outcome: 'added' as const, questionId, reason: null, warnings: [] })),
      quota: null,
    }));
    server.refuse(papersApi.create, 'conflict', 'cart-empty');
    const { person } = await show(<Papers />, { at: '/paperTest/ejtSource', user });
    await person.click(await screen.findByRole('button', { name: '预览选题' }));
    const drawer = within(await screen.findByRole('dialog'));
    await person.click(await drawer.findByRole('checkbox', { name: '选择第 2 题' }));
    await person.click(drawer.getByRole('button', { name: '生成作答区' }));
    await waitFor(() => expect(server.calls(papersApi.create).length).toBe(1));
    expect(given(partnersApi.take)).toMatchObject([{ bank: 'ejt', itemIds: ['q-2'] }]);
    expect(given(papersApi.create)).toEqual([
      { subjectId: 202, questionIds: [questionId], title: '期末测试', paperType: 1 },
    ]);
  });

  it('make no answer areas where the tenant has none', async () => {
    const tenant = teacher({ extQuestion: ['ejt'], customized: 'homework-manager', memberId: null });
    const { person } = await show(<Papers />, { at: '/paperTest/ejtSource', user: tenant });
    await person.click(await screen.findByRole('button', { name: '预览选题' }));
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByRole('button', { name: '导入我的题库' });
    expect(drawer.queryByRole('button', { name: '生成作答区' })).toBeNull();
  });

  it('of a partner with pages of its own lead there in a window', async () => {
    await show(<Resources />, { at: '/paperTest/jzSource', user });
    expect(await screen.findByRole('button', { name: /打开极作/ })).toBeTruthy();
  });
});

describe('teaching aids', () => {
  it('stand on a shelf with what they are', async () => {
    await show(<Shelf />, { at: '/paperTest/hwljf', user });
    const card = await screen.findByRole('link', { name: /同步练/ });
    expect(card.textContent).toContain('部分铺码');
    expect(card.textContent).toContain('共 2 页');
  });

  it('are turned by keys; a page that is missing is asked for', async () => {
    const { person } = await show(<Preview />, { at: '/paperTest/previewHwl?book=b-1', user });
    await person.click(await screen.findByRole('button', { name: '申请补页' }));
    expect(given(partnersApi.report)).toEqual([
      { bank: 'hwl', bookId: 'b-1', page: 1, kind: 'missing-page', note: '' },
    ]);
    expect(screen.getByText('1111 点/平方厘米')).toBeTruthy();
    expect(screen.getByText('0.06 元/份')).toBeTruthy();
    await person.keyboard('{ArrowRight}');
    expect(await screen.findByText('第 2 页，共 2 页')).toBeTruthy();
    expect(await screen.findByText('所选的页上没有试题')).toBeTruthy();
  });

  it('are assigned and printed also where the tenant has no answer cards, and go into the cart', async () => {
    server.on(partnersApi.take, () => ({
      items: [{ itemId: 'q-1', outcome: 'added' as const, questionId: newId(), reason: null, warnings: [] }],
      quota: null,
    }));
    const tenant = teacher({ extQuestion: ['hwl'], customized: 'homework-manager', memberId: null });
    const { person } = await show(<Preview />, { at: '/paperTest/previewHwl?book=b-1', user: tenant });
    expect(await screen.findByRole('button', { name: '去印刷' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '加入试题篮' }));
    expect(given(partnersApi.take)).toEqual([{ bank: 'hwl', subjectId: 202, itemIds: ['q-1'], cart: true }]);
  });

  it('say when a range of pages is none', async () => {
    const { person } = await show(<Preview />, { at: '/paperTest/previewHwl?book=b-1', user });
    const to = await screen.findByRole('spinbutton', { name: '到第几页' });
    await person.clear(to);
    await person.type(to, '7');
    expect((await screen.findByRole('alert')).textContent).toBe('页码范围不正确');
  });
});
