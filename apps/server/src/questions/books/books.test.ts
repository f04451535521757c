import { papersApi } from '@zhibi/contract/papers';
import { peopleApi } from '@zhibi/contract/people';
import { questionsApi } from '@zhibi/contract/questions';
import { booksApi } from '@zhibi/contract/questions/books';
import { writingApi } from '@zhibi/contract/questions/writing';
import { sessionApi } from '@zhibi/contract/session';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { enterPage, newBook, publishedBook } from '../../../test/book.js';
import type { Person } from '../../../test/person.js';
import { sampleContent } from '../../../test/question.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';

const subjectId = JUNIOR_MATHS;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0L9 9"/></svg>';
let world: TestWorld;
let regionId: string;
let author: Person;
let peer: Person;
let stranger: Person;

beforeAll(async () => {
  world = await openTestWorld();
  regionId = await world.newRegion();
  [author, peer, stranger] = await staffOf(await world.newSchool({ extQuestion: ['hwl'], regionId }));
});
afterAll(() => world.close());

/** Two teachers of mathematics and one of English. */
async function staffOf(school: TestSchool): Promise<[Person, Person, Person]> {
  const { classId } = await school.newClass(1, 8);
  return [
    await school.newTeacher([classId]),
    await school.newTeacher([classId]),
    await school.newTeacher([classId], JUNIOR_ENGLISH),
  ];
}
const begin = async (change = {}) => (await author.call(booksApi.create, newBook(change))).bookId;
const one = (bookId: string, who = author) => who.call(booksApi.one, { bookId });
const pageOf = async (bookId: string, page = 1, who = author) => (await one(bookId, who)).pages[page - 1];
const titles = async (who: Person, change: object = {}) =>
  (await who.call(booksApi.shelf, { subjectId, ...change })).items.map(({ title }) => title);
const save = async (bookId: string, change: object = {}, who = author) => {
  const { book, chapters } = await one(bookId);
  const { title, gid, edition, term, pages, revision } = book;
  return { who, input: { bookId, revision, title, gid, edition, term, pages, chapters, ...change } };
};
const page1 = (bookId: string, change: object = {}) => ({
  bookId,
  page: 1,
  revision: 0,
  fileId: null,
  itemIds: [],
  areas: [],
  ...change,
});

describe('access', () => {
  it('is open to schools whose external question list names the partner, and to no other', async () => {
    const [outsider] = await staffOf(await world.newSchool({ extQuestion: ['ejt'] }));
    for (const refused of [
      await outsider.refused(booksApi.shelf, { subjectId }),
      await outsider.refused(booksApi.create, newBook()),
      await outsider.refused(booksApi.district, { subjectId }),
      await outsider.refused(booksApi.adopt, { bookId: newId() }),
    ])
      expect(refused).toMatchObject({ code: -1403, reason: 'bank-closed' });
  });
});

describe('a book', () => {
  it('is begun by who teaches the subject, of a grade of its stage, with chapters that follow each other', async () => {
    expect((await stranger.refused(booksApi.create, newBook())).code).toBe(-1403);
    expect((await author.refused(booksApi.create, newBook({ gid: 3 }))).reason).toBe('wrong-grade');
    for (const chapters of [
      [{ title: '一', from: 2 }],
      [
        { title: '一', from: 1 },
        { title: '二', from: 1 },
      ],
      [
        { title: '一', from: 1 },
        { title: '二', from: 9 },
      ],
    ])
      expect((await author.refused(booksApi.create, newBook({ chapters }))).reason).toBe('chapters');
    const { book, pages } = await one(await begin({ title: '新书' }));
    expect(book).toMatchObject({ state: 'draft', isMine: true, questions: 0, checkedPages: 0, can: { edit: true } });
    expect(pages.map(({ chapter }) => chapter)).toEqual(['第一章', '第一章', '第二章']);
  });

  it('is seen by who writes it until it is published', async () => {
    const bookId = await begin({ title: '草稿书' });
    expect(await titles(peer)).toContain('草稿书');
    expect(await titles(peer, { view: 'writing' })).toContain('草稿书');
    expect(await titles(stranger)).not.toContain('草稿书');
    expect((await stranger.refused(booksApi.one, { bookId })).code).toBe(-1404);
    expect((await stranger.refused(booksApi.questions, { bookId, page: 1 })).code).toBe(-1404);
  });

  it('is found by words and grade, page after page', async () => {
    for (let n = 0; n < 26; n++) await begin({ title: `翻页 ${n}`, gid: 9 });
    const first = await author.call(booksApi.shelf, { subjectId, gid: 9, words: '翻页' });
    expect([first.items.length, first.total]).toEqual([24, 26]);
    const next = await author.call(booksApi.shelf, { subjectId, gid: 9, words: '翻页', cursor: first.next ?? '' });
    expect([next.items.length, next.next]).toEqual([2, null]);
    expect(await titles(author, { words: '100%' })).toEqual([]);
  });

  it('is changed by its author alone, from what was seen, and never cut through what is on it', async () => {
    const bookId = await begin();
    const change = await save(bookId, { title: '改名', pages: 1, chapters: [{ title: '全书', from: 1 }] });
    expect((await peer.refused(booksApi.save, change.input)).code).toBe(-1403);
    await author.call(booksApi.save, change.input);
    expect((await author.refused(booksApi.save, change.input)).reason).toBe('changed');
    await author.call(booksApi.save, (await save(bookId, { pages: 2 })).input);
    await enterPage(peer, { bookId, page: 2 });
    expect((await author.refused(booksApi.save, (await save(bookId, { pages: 1 })).input)).reason).toBe('pages-used');
    expect((await peer.refused(booksApi.remove, { bookId })).code).toBe(-1403);
    await author.call(booksApi.remove, { bookId });
    expect((await author.refused(booksApi.one, { bookId })).code).toBe(-1404);
  });
});

describe('entering a page', () => {
  it('takes questions of the own bank in their newest version, and keeps what a colleague has entered', async () => {
    const bookId = await begin();
    const first = await enterPage(author, { bookId });
    await author.call(writingApi.save, {
      questionId: first,
      version: 1,
      draftId: null,
      content: sampleContent({ stem: '改过' }),
    });
    const second = await enterPage(peer, { bookId, stem: '同事的题' });
    const { questions } = await stranger
      .refused(booksApi.questions, { bookId, page: 1 })
      .then(() => author.call(booksApi.questions, { bookId, page: 1 }));
    expect(questions.map(({ questionId, version }) => [questionId, version])).toEqual([
      [first, 1],
      [second, 1],
    ]);
    const { revision = 0 } = (await pageOf(bookId)) ?? {};
    await author.call(booksApi.savePage, page1(bookId, { revision, itemIds: [first, second] }));
    const again = await author.call(booksApi.questions, { bookId, page: 1 });
    expect(again.questions.map(({ version }) => version)).toEqual([2, 1]);
  });

  it("refuses a colleague's question that is not on the page, one of another subject, and what was changed meanwhile", async () => {
    const bookId = await begin();
    const elsewhere = await enterPage(peer, { bookId: await begin() });
    const { questionId: english } = await author.call(writingApi.save, {
      questionId: null,
      version: null,
      draftId: null,
      content: sampleContent({}, { subjectId: JUNIOR_ENGLISH }),
    });
    for (const itemIds of [[elsewhere], [english], [newId()]])
      expect((await author.refused(booksApi.savePage, page1(bookId, { itemIds }))).reason).toBe('question-gone');
    await author.call(booksApi.savePage, page1(bookId));
    expect((await author.refused(booksApi.savePage, page1(bookId))).reason).toBe('changed');
    expect((await author.refused(booksApi.savePage, page1(bookId, { page: 4 }))).code).toBe(-1404);
    expect((await author.refused(booksApi.savePage, page1(bookId, { fileId: newId(), revision: 1 }))).reason).toBe(
      'file-gone',
    );
  });

  it('holds answer areas against the 15-unit minimum, the page and each other', async () => {
    const bookId = await begin();
    const area = { areaType: 1, xMm: 20, yMm: 20, widthMm: 60, heightMm: 20, itemId: null };
    const refusal = async (areas: object[]) =>
      (await author.refused(booksApi.savePage, page1(bookId, { areas }))).reason;
    expect(await refusal([{ ...area, widthMm: 3.9 }])).toBe('area-small');
    expect(await refusal([{ ...area, xMm: 160 }])).toBe('area-outside');
    expect(await refusal([area, { ...area, yMm: 30 }])).toBe('area-overlap');
    expect(await refusal([{ ...area, itemId: newId() }])).toBe('question-gone');
    const kept = await author.call(
      booksApi.savePage,
      page1(bookId, { areas: [area, { ...area, areaType: 0, heightMm: 60 }] }),
    );
    expect(kept.areas.length).toBe(2);
  });

  it('holds the question: it is archived, not deleted, and an import keeps it', async () => {
    const questionId = await enterPage(author, { bookId: await begin() });
    expect(await author.call(writingApi.remove, { questionId })).toEqual({ outcome: 'archived' });
  });
});

describe('the second person', () => {
  it('is never who entered the page; passing it puts the questions into the school’s bank', async () => {
    const bookId = await begin();
    expect((await author.refused(booksApi.submitPage, { bookId, page: 1 })).reason).toBe('page-empty');
    const own = await enterPage(author, { bookId });
    await author.call(booksApi.submitPage, { bookId, page: 1 });
    expect((await author.refused(booksApi.decidePage, { bookId, page: 1, verdict: 'checked' })).code).toBe(-1403);
    expect((await pageOf(bookId))?.can).toEqual({ edit: false, submit: false, decide: false, reopen: true });
    expect((await author.refused(booksApi.savePage, page1(bookId, { revision: 2 }))).reason).toBe('page-fixed');
    await peer.call(booksApi.decidePage, { bookId, page: 1, verdict: 'checked' });
    const page = await pageOf(bookId);
    expect(page).toMatchObject({ state: 'checked', enteredBy: expect.any(String), checkedBy: expect.any(String) });
    expect(page?.itemIds).not.toContain(own);
    const [inSchool] = (await peer.call(writingApi.school, { subjectId })).items;
    expect([inSchool?.questionId]).toEqual(page?.itemIds);
    expect((await peer.refused(booksApi.decidePage, { bookId, page: 1, verdict: 'checked' })).reason).toBe('decided');
  });

  it('returns a page with a reason, and it can be opened again', async () => {
    const bookId = await begin();
    await enterPage(author, { bookId });
    await author.call(booksApi.submitPage, { bookId, page: 1 });
    const back = { bookId, page: 1, verdict: 'returned' as const };
    expect((await peer.refused(booksApi.decidePage, back)).reason).toBe('note-missing');
    await peer.call(booksApi.decidePage, { ...back, note: '答案错了' });
    expect(await pageOf(bookId)).toMatchObject({ state: 'entry', note: '答案错了', can: { edit: true } });
    await author.call(booksApi.submitPage, { bookId, page: 1 });
    expect((await peer.refused(booksApi.reopenPage, { bookId, page: 1 })).code).toBe(-1403);
    await author.call(booksApi.reopenPage, { bookId, page: 1 });
    await author.call(booksApi.submitPage, { bookId, page: 1 });
    await peer.call(booksApi.decidePage, { bookId, page: 1, verdict: 'checked' });
    await peer.call(booksApi.reopenPage, { bookId, page: 1 });
    expect((await pageOf(bookId))?.state).toBe('entry');
  });

  it('is not asked about what is not whole', async () => {
    const bookId = await begin();
    const { questionId } = await author.call(writingApi.save, {
      questionId: null,
      version: null,
      draftId: null,
      content: sampleContent({ body: { options: [] } }),
    });
    await author.call(booksApi.savePage, page1(bookId, { itemIds: [questionId] }));
    expect((await author.refused(booksApi.submitPage, { bookId, page: 1 })).reason).toBe('unfinished');
  });

  it('and the first are counted', async () => {
    const bookId = await begin();
    await enterPage(author, { bookId });
    await enterPage(peer, { bookId, page: 2, stem: '二' });
    await author.call(booksApi.submitPage, { bookId, page: 1 });
    await peer.call(booksApi.decidePage, { bookId, page: 1, verdict: 'checked' });
    const { clerks, untouched } = await author.call(booksApi.progress, { bookId });
    const none = { entry: 0, waiting: 0, checked: 0, returned: 0, looked: 0 };
    expect(untouched).toBe(1);
    expect(clerks).toEqual([
      expect.objectContaining({ ...none, checked: 1, questions: 1 }),
      expect.objectContaining({ ...none, entry: 1, questions: 1, looked: 1 }),
    ]);
  });
});

describe('the review', () => {
  it('needs every begun page checked, is decided by a peer, and opens the book to the school', async () => {
    const bookId = await begin({ title: '待审书' });
    expect((await author.refused(booksApi.submit, { bookId })).reason).toBe('book-empty');
    await enterPage(author, { bookId });
    expect((await author.refused(booksApi.submit, { bookId })).reason).toBe('pages-open');
    await author.call(booksApi.submitPage, { bookId, page: 1 });
    await peer.call(booksApi.decidePage, { bookId, page: 1, verdict: 'checked' });
    expect((await peer.refused(booksApi.submit, { bookId })).code).toBe(-1403);
    await author.call(booksApi.submit, { bookId });
    expect((await author.refused(booksApi.decide, { bookId, verdict: 'published' })).code).toBe(-1403);
    expect(await titles(peer, { view: 'to-decide' })).toEqual(['待审书']);
    expect(await titles(author, { view: 'to-decide' })).toEqual([]);
    expect((await peer.refused(booksApi.withdraw, { bookId })).code).toBe(-1403);
    await author.call(booksApi.withdraw, { bookId });
    await author.call(booksApi.submit, { bookId });
    expect((await peer.refused(booksApi.decide, { bookId, verdict: 'returned' })).reason).toBe('note-missing');
    await peer.call(booksApi.decide, { bookId, verdict: 'returned', note: '少一章' });
    expect((await one(bookId)).book).toMatchObject({ state: 'draft', note: '少一章' });
    await author.call(booksApi.submit, { bookId });
    await peer.call(booksApi.decide, { bookId, verdict: 'published' });
    expect((await one(bookId, stranger)).book.state).toBe('published');
    expect((await author.refused(booksApi.save, (await save(bookId)).input)).reason).toBe('not-draft');
    expect((await peer.refused(booksApi.reopen, { bookId })).code).toBe(-1403);
    await author.call(booksApi.reopen, { bookId });
    expect((await one(bookId)).book.state).toBe('draft');
  });
});

describe('a published book', () => {
  it('is taken into use, its pages become a paper or go into the cart, and its errors are told', async () => {
    const bookId = await publishedBook(author, peer, { title: '在用书' });
    expect((await peer.refused(booksApi.use, { bookId: await begin(), used: true })).code).toBe(-1403);
    await peer.call(booksApi.use, { bookId, used: true });
    await peer.call(booksApi.use, { bookId, used: true });
    expect(await titles(peer, { view: 'used' })).toEqual(['在用书']);
    expect((await one(bookId)).book).toMatchObject({ readers: 1, isUsed: false });
    const { itemIds = [] } = (await pageOf(bookId, 1, peer)) ?? {};
    const toCart = (change: object = {}) => ({ bookId, from: 1, to: 3, ...change });
    expect((await peer.refused(booksApi.toCart, toCart({ to: 4 }))).reason).toBe('page-range');
    expect((await peer.refused(booksApi.toCart, toCart({ from: 2 }))).reason).toBe('page-empty');
    expect(await peer.call(booksApi.toCart, toCart())).toEqual({ added: 1 });
    expect((await peer.call(questionsApi.cart, { subjectId })).groups.length).toBe(1);
    expect((await peer.refused(booksApi.toCart, toCart())).reason).toBe('duplicate');
    expect((await author.refused(booksApi.toCart, { ...toCart(), bookId: await begin() })).reason).toBe(
      'not-published',
    );
    const toPaper = { ...toCart(), title: '在用书 全书' };
    expect((await peer.refused(booksApi.toPaper, { ...toPaper, from: 2 })).reason).toBe('page-empty');
    const { paperId } = await peer.call(booksApi.toPaper, toPaper);
    const paper = await peer.call(papersApi.detail, { paperId });
    expect(paper.sections.flatMap(({ items }) => items).map((item) => item.questionId)).toEqual(itemIds);
    await peer.call(booksApi.report, { bookId, page: 1, note: '第1题答案有误' });
    expect((await one(bookId)).reports).toMatchObject([{ page: 1, note: '第1题答案有误', isMine: false }]);
    expect((await one(bookId, stranger)).reports).toEqual([]);
    await stranger.call(booksApi.report, { bookId, page: 2, note: '缺图' });
    const [reported] = (await one(bookId, stranger)).reports;
    expect(reported).toMatchObject({ isMine: true, isHandled: false, can: { answer: false } });
    const answer = { bookId, reportId: reported?.reportId ?? '', answer: '已补上' };
    expect((await stranger.refused(booksApi.answerReport, answer)).code).toBe(-1403);
    expect((await peer.refused(booksApi.answerReport, { ...answer, reportId: newId() })).code).toBe(-1404);
    await peer.call(booksApi.answerReport, answer);
    expect((await author.refused(booksApi.answerReport, answer)).reason).toBe('decided');
    expect((await one(bookId, stranger)).reports).toMatchObject([{ isHandled: true, answer: '已补上' }]);
    await stranger.call(booksApi.report, { bookId, page: 2, note: '还是缺图' });
    expect((await one(bookId, stranger)).reports).toMatchObject([{ isHandled: false, answer: '' }]);
    await peer.call(booksApi.use, { bookId, used: false });
    expect(await titles(peer, { view: 'used' })).toEqual([]);
  });
});

describe('the pages of a book', () => {
  it('are coded when copies over dots were made of them, and not any more when it is opened again', async () => {
    const bookId = await publishedBook(author, peer, { title: '铺码书' });
    const { paperId } = await peer.call(booksApi.toPaper, { bookId, from: 1, to: 2, title: '铺码书' });
    const coded = async () => (await one(bookId)).book.codedPages;
    const print = async (dots: boolean) => {
      const classIds = (await peer.call(peopleApi.info, {})).classList.map((one) => one.classId);
      const { jobId } = await peer.call(papersApi.createRun, { paperId, classIds, dots });
      await vi.waitUntil(async () => (await peer.call(sessionApi.job, { jobId })).status === 'done', {
        timeout: 20_000,
      });
    };
    await print(false);
    expect(await coded()).toBe(0);
    await print(true);
    expect(await coded()).toBe(2);
    await author.call(booksApi.reopen, { bookId });
    expect(await coded()).toBe(0);
  });
});

describe('the district', () => {
  it('gets what the author gives, and its schools take copies that name whom they come from', async () => {
    const bookId = await publishedBook(author, peer, { title: '区本书' });
    const neighbours = await staffOf(await world.newSchool({ extQuestion: ['hwl'], regionId }));
    const [neighbour] = neighbours;
    const district = (who: Person) => who.call(booksApi.district, { subjectId, words: '区本书' });
    expect((await neighbour.refused(booksApi.adopt, { bookId })).code).toBe(-1404);
    expect((await peer.refused(booksApi.share, { bookId, shared: true })).code).toBe(-1403);
    await author.call(booksApi.share, { bookId, shared: true });
    expect((await author.refused(booksApi.remove, { bookId })).code).toBe(-1403);
    expect((await district(author)).items).toMatchObject([{ isOwn: true, can: { adopt: false } }]);
    const [gift] = (await district(neighbour)).items;
    expect(gift).toMatchObject({ questions: 1, adopted: 0, quality: 0.333, isOwn: false, copyId: null });
    expect((await neighbours[2].refused(booksApi.adopt, { bookId })).code).toBe(-1403);
    const looked = await neighbours[2].call(booksApi.gift, { bookId });
    expect([looked.book.title, looked.pages.length, looked.pages[0]?.itemIds.length]).toEqual(['区本书', 3, 1]);
    expect((await neighbour.call(booksApi.giftQuestions, { bookId, page: 1 })).questions.length).toBe(1);
    expect((await neighbour.refused(booksApi.giftQuestions, { bookId, page: 4 })).code).toBe(-1404);
    const { fileId } = await author.call(writingApi.upload, { file: new File([SVG], 'a.svg') });
    expect((await neighbour.send(booksApi.giftFile, { bookId, fileId })).statusCode).toBe(404);
    const copy = await neighbour.call(booksApi.adopt, { bookId });
    const { book, pages } = await one(copy.bookId, neighbour);
    expect(book).toMatchObject({ title: '区本书', state: 'published', questions: 1, can: { share: false } });
    expect(pages[0]?.state).toBe('checked');
    const { items } = await neighbour.call(writingApi.school, { subjectId });
    expect(items).toMatchObject([{ facts: { licence: 'permission', source: expect.stringContaining('测试学校') } }]);
    expect((await neighbour.refused(booksApi.adopt, { bookId })).reason).toBe('adopted');
    expect((await district(neighbour)).items).toMatchObject([{ adopted: 1, copyId: copy.bookId }]);
    await author.call(booksApi.share, { bookId, shared: false });
    expect((await neighbour.refused(booksApi.gift, { bookId })).code).toBe(-1404);
    expect((await district(neighbour)).items).toEqual([]);
    expect((await one(copy.bookId, neighbour)).book.origin).toContain('测试学校');
  });

  it('shows the scans and pictures of a book to who looks into it', async () => {
    const { fileId } = await author.call(writingApi.upload, { file: new File([SVG], 'a.svg') });
    const { bookId } = await author.call(booksApi.create, newBook({ title: '有扫描的书' }));
    const questionId = await enterPage(author, { bookId, stem: '看图' });
    await author.call(booksApi.savePage, page1(bookId, { revision: 1, fileId, itemIds: [questionId] }));
    await author.call(booksApi.submitPage, { bookId, page: 1 });
    await peer.call(booksApi.decidePage, { bookId, page: 1, verdict: 'checked' });
    await author.call(booksApi.submit, { bookId });
    await peer.call(booksApi.decide, { bookId, verdict: 'published' });
    await author.call(booksApi.share, { bookId, shared: true });
    const [neighbour] = await staffOf(await world.newSchool({ extQuestion: ['hwl'], regionId }));
    const { pages } = await neighbour.call(booksApi.gift, { bookId });
    expect(pages.map((page) => page.fileId)).toEqual([fileId, null, null]);
    expect((await neighbour.download(booksApi.giftFile, { bookId, fileId })).type).toBe('image/svg+xml');
    expect((await neighbour.refused(writingApi.file, { fileId })).code).toBe(-1404);
  });

  it('is closed to other districts and to schools of none', async () => {
    const bookId = await publishedBook(author, peer, { title: '只给本区' });
    await author.call(booksApi.share, { bookId, shared: true });
    const [alone, second] = await staffOf(await world.newSchool({ extQuestion: ['hwl'] }));
    expect(await alone.call(booksApi.district, { subjectId })).toMatchObject({ items: [], inRegion: false });
    for (const endpoint of [booksApi.adopt, booksApi.gift])
      expect((await alone.refused(endpoint, { bookId })).code).toBe(-1404);
    const own = await publishedBook(alone, second, { title: '独立' });
    expect((await alone.refused(booksApi.share, { bookId: own, shared: true })).reason).toBe('no-region');
  });
});
