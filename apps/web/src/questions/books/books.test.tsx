import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Endpoint } from '@zhibi/contract/kernel';
import { questionsApi } from '@zhibi/contract/questions';
import {
  type BookFill,
  booksApi,
  type DistrictBook,
  type OwnBook,
  type OwnPage,
  type OwnReport,
} from '@zhibi/contract/questions/books';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeServer } from '../../../test/fake-server.js';
import { fakeServer, show } from '../../../test/show.js';
import { newId, teacher } from '../../../test/world.js';
import { leaving } from '../../platform/leaving.js';
import { Page as Preview } from '../preview-hwl.js';
import { Page as District } from './hwlqb/page.js';
import { Page as EntryWorkspace } from './hwlqblr/page.js';
import { Page as Shelf } from './hwlxb/page.js';

const text = (words: string) => [{ t: 'p' as const, children: [{ t: 'text' as const, v: words }] }];
const none = { edit: false, enter: false, remove: false, submit: false, withdraw: false, decide: false };
const cannot = { ...none, reopen: false, use: false, share: false, unshare: false };
const bookId = newId();
const questionId = newId();
const ownBook = (change: Partial<OwnBook> = {}): OwnBook => ({
  bookId,
  subjectId: 202,
  revision: 1,
  state: 'draft',
  title: '校本练习',
  gid: 8,
  edition: '人教版',

  term: 'first',
  pages: 2,
  authors: ['林若溪', '周明'],
  questions: 1,
  checkedPages: 1,
  codedPages: 0,
  coverFileId: null,
  readers: 0,
  isMine: true,
  isUsed: false,
  shared: false,
  origin: null,
  note: '',
  updatedAt: '20261121080000',
  can: cannot,
  ...change,
});
const ownPage = (change: Partial<OwnPage> = {}): OwnPage => ({
  page: 1,
  chapter: '第一章',
  state: 'entry',
  revision: 1,
  fileId: null,
  widthMm: 210,
  heightMm: 297,
  areas: [],
  itemIds: [questionId],
  enteredBy: '林若溪',
  checkedBy: null,
  note: '',
  can: { edit: true, submit: true, decide: false, reopen: false },
  ...change,
});
const question = {
  questionId,
  version: 1,
  type: 1 as const,
  knowledge: [],
  difficulty: 0.7,
  minutes: 2,
  source: '',
  lacks: [],
  body: {
    type: 1 as const,
    stem: text('证明两直线平行'),
    options: [],
    analysis: [],
    parts: [],
    answer: { kind: 'open' as const, content: text('略') },
  },
};
const districtBook: DistrictBook = {
  bookId,
  title: '区本练习',
  gid: 8,
  edition: '人教版',
  term: 'first',
  pages: 8,
  chapters: [{ title: '第一章', from: 1 }],
  schoolName: '江城二中',
  questions: 30,
  adopted: 3,
  quality: 0.92,
  sharedAt: '20261121080000',
  isOwn: false,
  copyId: null,
  can: { adopt: true },
};
const draft = (book: Partial<OwnBook> = {}, pages = [ownPage(), ownPage({ page: 2, revision: 0, itemIds: [] })]) => ({
  book: ownBook(book),
  pages,
  reports: [],
  chapters: [{ title: '第一章', from: 1 }],
});

let server: FakeServer;
beforeEach(() => {
  server = fakeServer()
    .on(booksApi.shelf, () => ({ items: [ownBook()], next: null, total: 1 }))
    .on(booksApi.one, () => draft())
    .on(booksApi.questions, () => ({ questions: [question] }))
    .on(questionsApi.trees, () => ({ textbooks: [], knowledge: [] }))
    .on(booksApi.district, () => ({ items: [districtBook], next: null, total: 1, inRegion: true }));
});
const given = (endpoint: Endpoint) => server.calls(endpoint).map(({ input }) => input);
const user = teacher({ extQuestion: ['hwl'] });

describe('the shelf of the school', () => {
  it('says of a book what it is, who wrote it and how far it is', async () => {
    await show(<Shelf />, { at: '/paperTest/hwlxb', user });
    const card = within(await screen.findByRole('article', { name: '校本练习' }));
    const said = ['八年级 · 人教版 · 上册', '共 2 页 · 1 题', '已校对 1 / 2 页', '编写：林若溪、周明', '编写中'];
    for (const words of said) expect(card.getByText(words)).toBeTruthy();
  });

  it('is asked for books in use, for review, by grade and words', async () => {
    const { person } = await show(<Shelf />, { at: '/paperTest/hwlxb?grade=8&words=练习', user });
    await person.click(await screen.findByText('我在用'));
    await waitFor(() =>
      expect(given(booksApi.shelf).at(-1)).toEqual({ subjectId: 202, view: 'used', gid: 8, words: '练习' }),
    );
  });

  it('lets a colleague publish, and return with a reason', async () => {
    const book = ownBook({ state: 'waiting', can: { ...cannot, decide: true } });
    server.on(booksApi.shelf, () => ({ items: [book], next: null, total: 1 })).on(booksApi.decide, () => ({}));
    const { person } = await show(<Shelf />, { at: '/paperTest/hwlxb', user });
    await person.click(await screen.findByRole('button', { name: '退回' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: '确定' }).hasAttribute('disabled')).toBe(true);
    await person.type(dialog.getByRole('textbox', { name: '退回原因' }), '少一章');
    await person.click(dialog.getByRole('button', { name: '确定' }));
    await person.click(await screen.findByRole('button', { name: '通过并发布' }));
    await waitFor(() =>
      expect(given(booksApi.decide)).toEqual([
        { bookId, verdict: 'returned', note: '少一章' },
        { bookId, verdict: 'published' },
      ]),
    );
  });

  it('begins a book with its chapters', async () => {
    server.refuse(booksApi.create, 'invalid', 'chapters');
    const { person } = await show(<Shelf />, { at: '/paperTest/hwlxb', user });
    await person.click(await screen.findByRole('button', { name: '新建书册' }));
    const drawer = within(await screen.findByRole('dialog'));
    await drawer.findByLabelText('书名');
    const fill = (name: string, value: string) => fireEvent.change(drawer.getByLabelText(name), { target: { value } });
    fill('书名', '新书');
    fill('教材版本', '人教版');
    fill('第 1 章标题', '开头');
    await person.click(drawer.getByLabelText('年级'));
    await person.click(await screen.findByText('八年级', { selector: '.ant-select-item-option-content' }));
    await person.click(drawer.getByText('保存'));
    await waitFor(() =>
      expect(given(booksApi.create)).toEqual([
        {
          subjectId: 202,
          title: '新书',
          gid: 8,
          edition: '人教版',
          term: 'first',
          pages: 2,
          chapters: [{ title: '开头', from: 1 }],
        },
      ]),
    );
    expect(await screen.findByText(/章节须从第1页开始/)).toBeTruthy();
  });
});

describe('the shelf of the district', () => {
  it('says who gave a book and how many have it; it is taken over by one click', async () => {
    server.on(booksApi.adopt, () => ({ bookId: newId() }));
    const { person } = await show(<District />, { at: '/paperTest/hwlqb', user });
    const card = within(await screen.findByRole('article', { name: '区本练习' }));
    expect(card.getByText('贡献：江城二中')).toBeTruthy();
    for (const words of ['完整度 92%', '3 所学校已引用']) expect(card.getByText(words)).toBeTruthy();
    await person.click(card.getByRole('button', { name: '引用到本校' }));
    expect(await screen.findByText('已引用到校本书架')).toBeTruthy();
  });

  it('says that a school belongs to no district', async () => {
    server.on(booksApi.district, () => ({ items: [], next: null, total: 0, inRegion: false }));
    await show(<District />, { at: '/paperTest/hwlqb', user });
    expect(await screen.findByText('学校没有加入区域')).toBeTruthy();
  });
});

describe('the bench', () => {
  const at = `/paperTest/hwlqblr?book=${bookId}`;

  it('offers the books in work', async () => {
    await show(<EntryWorkspace />, { at: '/paperTest/hwlqblr', user });
    expect(await screen.findByRole('link', { name: /校本练习/ })).toBeTruthy();
    expect(given(booksApi.shelf)).toEqual([{ subjectId: 202, view: 'writing' }]);
  });

  it('saves the order of questions and areas in numbers, and hands the page on', async () => {
    server.on(booksApi.savePage, ({ itemIds, areas }) => ownPage({ revision: 2, itemIds, areas }));
    server.on(booksApi.submitPage, () => ({}));
    const { person } = await show(<EntryWorkspace />, { at, user });
    expect(await screen.findByText('证明两直线平行')).toBeTruthy();
    await person.click(screen.getByText('添加作答区'));
    expect(screen.getByText('本页有未保存的修改')).toBeTruthy();
    const width = screen.getByLabelText('作答区 1 宽 (毫米)');
    fireEvent.change(width, { target: { value: '80' } });
    await person.click(screen.getByText('提交校对'));
    await waitFor(() => expect(given(booksApi.submitPage)).toEqual([{ bookId, page: 1 }]));
    expect(given(booksApi.savePage)).toMatchObject([
      { bookId, page: 1, revision: 1, fileId: null, itemIds: [questionId], areas: [{ areaType: 1, widthMm: 80 }] },
    ]);
  });

  it('takes the question that was just written for the page', async () => {
    const written = newId();
    server.on(questionsApi.detail, () => ({ items: [] }));
    server.on(booksApi.savePage, ({ itemIds, areas }) => ownPage({ revision: 2, itemIds, areas }));
    const { person } = await show(<EntryWorkspace />, { at: `${at}&page=1&put=${written}`, user });
    await screen.findByText('本页有未保存的修改');
    await person.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(given(booksApi.savePage)).toMatchObject([{ itemIds: [questionId, written] }]));
  });

  it('sends what was entered when somebody turns the page without saving', async () => {
    server.on(booksApi.savePage, ({ itemIds, areas }) => ownPage({ revision: 2, itemIds, areas }));
    const { person } = await show(<EntryWorkspace />, { at, user });
    await screen.findByText('证明两直线平行');
    await person.click(screen.getByRole('button', { name: '移除第 1 题' }));
    await person.click(screen.getByRole('button', { name: '下一页' }));
    await waitFor(() => expect(given(booksApi.savePage)).toMatchObject([{ page: 1, itemIds: [] }]));
  });

  it('has what was entered sent before a page that must begin anew does', async () => {
    server.on(booksApi.savePage, ({ itemIds, areas }) => ownPage({ revision: 2, itemIds, areas }));
    const { person } = await show(<EntryWorkspace />, { at, user });
    await screen.findByText('证明两直线平行');
    expect(leaving.isPending()).toBe(false);
    await person.click(screen.getByRole('button', { name: '移除第 1 题' }));
    expect(leaving.isPending()).toBe(true);
    await leaving.save();
    expect(given(booksApi.savePage)).toMatchObject([{ page: 1, itemIds: [] }]);
  });

  it('lets the second person pass a page or return it, and change nothing', async () => {
    const waiting = ownPage({
      state: 'waiting',
      can: { edit: false, submit: false, decide: true, reopen: false },
    });
    server.on(booksApi.one, () => draft({}, [waiting])).on(booksApi.decidePage, () => ({}));
    const { person } = await show(<EntryWorkspace />, { at, user });
    await person.click(await screen.findByRole('button', { name: '校对通过' }));
    await waitFor(() => expect(given(booksApi.decidePage)).toEqual([{ bookId, page: 1, verdict: 'checked' }]));
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull();
    expect(screen.queryByRole('button', { name: '选题' })).toBeNull();
  });
});

describe('a book of the district in the preview', () => {
  it('is looked into with its answers, and taken over from there', async () => {
    const { page, chapter, fileId, widthMm, heightMm, areas, itemIds } = ownPage();
    server
      .on(booksApi.gift, () => ({
        book: districtBook,
        pages: [{ page, chapter, fileId, widthMm, heightMm, areas, itemIds }],
      }))
      .on(booksApi.giftQuestions, () => ({ questions: [question] }))
      .on(booksApi.adopt, () => ({ bookId: newId() }));
    const { person } = await show(<Preview />, { at: `/paperTest/previewHwl?gift=${bookId}&answers=1`, user });
    expect(await screen.findByText('证明两直线平行')).toBeTruthy();
    expect(screen.getByText('贡献：江城二中')).toBeTruthy();
    expect(screen.queryByText('布置作业')).toBeNull();
    await person.click(screen.getByText('引用到本校'));
    expect(await screen.findByText('已引用到校本书架')).toBeTruthy();
    expect(given(booksApi.adopt)).toEqual([{ bookId }]);
  });
});

describe('filling pages from a file', () => {
  const at = `/paperTest/hwlqblr?book=${bookId}`;
  const fill: BookFill = {
    fillId: newId(),
    kind: 'pdf',
    fileName: '扫描.pdf',
    firstPage: 1,
    state: 'done',
    reason: null,
    done: 2,
    total: 2,
    rows: [
      { from: 1, to: 1, text: '', page: 1, outcome: 'placed', reason: null },
      { from: 2, to: 2, text: '', page: 2, outcome: 'skipped', reason: 'page-taken' },
      { from: 3, to: 9, text: '', page: null, outcome: 'skipped', reason: 'no-page' },
    ],
    importId: null,
    by: '林若溪',
    at: '20261121080000',
    can: { undo: true },
  };
  const word: BookFill = {
    ...fill,
    fillId: newId(),
    kind: 'docx',
    fileName: '试题.docx',
    importId: newId(),
    can: { undo: false },
    rows: [{ from: 4, to: 4, text: '下列各式', page: null, outcome: 'skipped', reason: 'doubtful' }],
  };
  const openDrawer = async () => {
    server.on(booksApi.one, () => draft({ can: { ...cannot, enter: true } }));
    const { person } = await show(<EntryWorkspace />, { at, user });
    await person.click(await screen.findByText('从文件放页'));
    return person;
  };

  it('tells what was placed and what was left out, and takes it back', async () => {
    server.on(booksApi.fills, () => ({ items: [fill, word] })).on(booksApi.undoFill, () => ({}));
    const person = await openDrawer();
    const scan = within(await screen.findByRole('listitem', { name: '扫描.pdf' }));
    expect(scan.getByText('放好 1 页')).toBeTruthy();
    expect(scan.getByText(/文件第 2 页 对应书册第 2 页/).textContent).toContain('该页已有扫描页');
    expect(scan.getByText(/文件第 3–9 页/).textContent).toContain('书册没有这么多页');
    const text = within(screen.getByRole('listitem', { name: '试题.docx' }));
    expect(text.getByText(/第 4 题 下列各式/).textContent).toContain('分题没有把握');
    await person.click(scan.getByText('撤销'));
    await person.click(await screen.findByText('确定'));
    await waitFor(() => expect(given(booksApi.undoFill)).toEqual([{ fillId: fill.fillId }]));
  });

  it('sends the file, and says beside it why one is refused', async () => {
    server.on(booksApi.fills, () => ({ items: [] })).refuse(booksApi.fill, 'invalid', 'file-kind');
    const person = await openDrawer();
    expect(await screen.findByText('还没有从文件放过页')).toBeTruthy();
    const [field] = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].slice(-1);
    if (field === undefined) throw new Error('no place for a file');
    await person.upload(field, new File(['%PDF-'], 'a.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText('请选择 PDF 或 Word（.docx）文件')).toBeTruthy();
    expect(given(booksApi.fill).length).toBe(1);
  });
});

describe('a book of the school in the preview', () => {
  const at = `/paperTest/previewHwl?own=${bookId}`;

  it('shows its questions as they stand; whole pages go into the cart or become a paper', async () => {
    server
      .on(booksApi.one, () => draft({ state: 'published' }))
      .on(booksApi.toCart, () => ({ added: 1 }))
      .refuse(booksApi.toPaper, 'conflict', 'too-many');
    const { person } = await show(<Preview />, { at, user });
    expect(await screen.findByText('证明两直线平行')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: '加入试题篮' }));
    expect(await screen.findByText('已加入 1 题')).toBeTruthy();
    expect(given(booksApi.toCart)).toEqual([{ bookId, from: 1, to: 1 }]);
    await person.click(screen.getByRole('button', { name: '去印刷' }));
    await waitFor(() =>
      expect(given(booksApi.toPaper)).toEqual([{ bookId, from: 1, to: 1, title: '校本练习 第 1–1 页' }]),
    );
    expect(await screen.findByText(/一份试卷最多200题/)).toBeTruthy();
  });

  it('is not given out before it is published', async () => {
    await show(<Preview />, { at, user });
    expect(await screen.findByText(/还没有发布/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: '去印刷' })).toBeNull();
  });

  it('tells its keepers what readers found, to be answered', async () => {
    const report: OwnReport = {
      reportId: newId(),
      page: 1,
      kind: 'error',
      note: '图不清楚',
      at: '20261121080000',
      isHandled: false,
      answer: '',
      by: '周明',
      isMine: false,
      can: { answer: true },
    };
    server.on(booksApi.one, () => ({ ...draft(), reports: [report] })).on(booksApi.answerReport, () => ({}));
    const { person } = await show(<Preview />, { at, user });
    expect(await screen.findByText('图不清楚')).toBeTruthy();
    await person.click(screen.getByText('标为已处理'));
    await person.type(await screen.findByRole('textbox', { name: '回复教师' }), '已换图');
    await person.click(screen.getByText('确定'));
    await waitFor(() =>
      expect(given(booksApi.answerReport)).toEqual([{ bookId, reportId: report.reportId, answer: '已换图' }]),
    );
  });

  it('hears of errors', async () => {
    server.on(booksApi.report, () => ({}));
    const { person } = await show(<Preview />, { at, user });
    await person.type(await screen.findByRole('textbox', { name: '本页有误' }), '答案错');
    await person.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(given(booksApi.report)).toEqual([{ bookId, page: 1, note: '答案错' }]));
  });
});
