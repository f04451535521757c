import { diskApi } from '@zhibi/contract/disk';
import { questionsApi } from '@zhibi/contract/questions';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { partnersApi } from '@zhibi/contract/questions/partners';
import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BankFolder, bankLine, linesOf } from '../../../test/partner.js';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';

const subjectId = JUNIOR_MATHS;
const folder = new BankFolder();
let world: TestWorld;
let school: TestSchool;
let teacher: Person;

const inBank = (bank: string) => ({ bank, subjectId });
const find = async (who: Person, bank: string, change: object = {}) =>
  (await who.call(partnersApi.search, { ...inBank(bank), ...change })).items;
const firstOf = async (who: Person, bank: string, change: object = {}) => {
  const [first] = await find(who, bank, change);
  if (first === undefined) throw new Error('nothing found');
  return first;
};
const take = (who: Person, bank: string, itemIds: string[], cart = false) =>
  who.call(partnersApi.take, { ...inBank(bank), itemIds, cart });
const day = 86_400_000;

beforeAll(async () => {
  folder
    .bank('alpha', { map: { 数论: '数的认识' } }, [
      bankLine(),
      bankLine({ stem: '下列是合数的是（　　）', year: 2023, difficulty: 0.5, knowledge: ['数论/合数'] }),
      bankLine({ type: 'fill-in', stem: '$3+4=$ ___', answer: ['7'], options: [], knowledge: ['运算'] }),
      bankLine({ stage: 'senior', stem: '高中的题' }),
      bankLine({ subject: '英语', stem: 'An English one' }),
    ])
    .bank(
      'scarce',
      { quota: { limit: 2, per: 'day' } },
      [1, 2, 3].map((n) => bankLine({ stem: `第 ${n} 个奇数是（　　）` })),
    )
    .bank('papers')
    .put(
      'papers/papers/mid.json',
      JSON.stringify({ title: '期中', year: 2025, region: '江城', subject: '数学', stage: 'junior' }),
    )
    .put('papers/papers/mid.jsonl', linesOf([bankLine({ stem: '卷一题' }), bankLine({ stem: '卷二题' })]))
    .put('papers/papers/talk.json', JSON.stringify({ title: '讲座', year: 2024, region: '山城', paperType: 3 }))
    .put('papers/papers/talk.pdf', '%PDF-1.4 nothing')
    .put('papers/papers/broken.json', '{')
    .put('papers/papers/broken.jsonl', linesOf([bankLine()]))
    .bank('books', { centsPerPage: 5 })
    .put(
      'books/books/aid/book.json',
      JSON.stringify({
        title: '同步练',
        subject: '数学',
        gid: 8,
        edition: '人教版',
        term: 'first',
        pages: 2,
        chapters: [{ title: '第一章', from: 1 }],
        pageCards: [
          {
            page: 1,
            dotsPerCm2: 1111,
            areas: [{ areaType: 2, xMm: 1, yMm: 2, widthMm: 30, heightMm: 10, question: 1 }],
          },
        ],
      }),
    )
    .put('books/books/aid/questions/1.jsonl', linesOf([bankLine({ stem: '页上一' }), bankLine({ stem: '页上二' })]))
    .put('books/books/aid/pages/1.png', Uint8Array.from([0x89, 0x50, 0x4e, 0x47]))
    .put('nonsense/bank.json', '[]');
  world = await openTestWorld({ PARTNER_BANKS: folder.path });
  const extQuestion = ['alpha', 'scarce', 'papers', 'books', 'nonsense', 'nowhere', '../alpha'];
  school = await world.newSchool({ extQuestion });
  teacher = await school.newTeacher();
});
afterAll(async () => {
  await world.close();
  folder.drop();
});

describe('who reaches a bank', () => {
  it('is the school whose external question list names it', async () => {
    const outsider = await (await world.newSchool()).newTeacher();
    expect(await outsider.refused(partnersApi.search, inBank('alpha'))).toMatchObject({
      code: -1403,
      reason: 'bank-closed',
    });
    expect((await find(teacher, 'alpha')).length).toBe(3);
  });

  it('hears that a bank with a contract is not connected, or cannot be read', async () => {
    for (const bank of ['nowhere', 'nonsense'])
      expect(await teacher.refused(partnersApi.search, inBank(bank))).toMatchObject({
        code: -1409,
        reason: 'bank-missing',
      });
  });

  it('cannot leave the folder of the banks by a name', async () => {
    expect((await teacher.refused(partnersApi.search, inBank('../alpha'))).code).toBe(-1400);
  });

  it('has the embedded bank in the place of 组卷网 without a contract, and the partner with one', async () => {
    const outsider = await (await world.newSchool()).newTeacher();
    const { items } = await outsider.call(partnersApi.banks, {});
    expect(items).toMatchObject([{ bank: 'zujuan', kind: 'embedded', licence: 'cc-by', quota: null }]);
    expect((await find(outsider, 'zujuan')).length).toBeGreaterThan(0);
    const contracted = await (await world.newSchool({ extQuestion: ['zujuan'] })).newTeacher();
    expect(await contracted.refused(partnersApi.search, inBank('zujuan'))).toMatchObject({ reason: 'bank-missing' });
  });

  it('is told of the banks by name, licence and what is left', async () => {
    const { items } = await teacher.with({ 'accept-language': 'en' }).call(partnersApi.banks, {});
    expect(items.map(({ bank }) => bank)).toEqual(['zujuan', 'alpha', 'scarce', 'papers', 'books']);
    expect(items[2]).toEqual({
      bank: 'scarce',
      name: 'Bank scarce',
      kind: 'folder',
      licence: 'cc-by',
      credit: '某题库',
      portal: false,
      quota: { limit: 2, per: 'day', used: 0 },
    });
  });
});

describe('finding', () => {
  it('shows a subject and stage, the newest first', async () => {
    const found = await find(teacher, 'alpha');
    expect(found.map(({ year }) => year)).toEqual([2024, 2024, 2023]);
    expect(found.every(({ source }) => source === '模拟卷·某题库')).toBe(true);
  });

  it('asks by words, type, difficulty, year and node', async () => {
    const stems = async (change: object) => (await find(teacher, 'alpha', change)).length;
    expect(await stems({ words: '质数 最小' })).toBe(1);
    expect(await stems({ words: '没有这样的词' })).toBe(0);
    expect(await stems({ types: [4] })).toBe(1);
    expect(await stems({ difficulty: 'hard' })).toBe(1);
    expect(await stems({ year: 2023 })).toBe(1);
    expect(await stems({ nodeId: '数论' })).toBe(2);
    expect(await stems({ nodeId: '数' })).toBe(0);
  });

  it('shows the tree of the partner', async () => {
    const { nodes } = await teacher.call(partnersApi.tree, inBank('alpha'));
    expect(nodes.map(({ title, children }) => [title, children.map((one) => one.title).sort()])).toContainEqual([
      '数论',
      ['合数', '质数'].sort(),
    ]);
  });

  it('goes page by page and meets each question once', async () => {
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await teacher.call(partnersApi.search, { ...inBank('zujuan'), ...(cursor && { cursor }) });
      all.push(...page.items.map(({ itemId }) => itemId));
      expect(page.total).toBeGreaterThan(20);
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(20);
  });

  it('refuses a cursor that nobody gave', async () => {
    expect((await teacher.refused(partnersApi.search, { ...inBank('alpha'), cursor: 'x' })).code).toBe(-1400);
  });

  it('names others like a question, never itself', async () => {
    const one = await firstOf(teacher, 'alpha', { words: '质数' });
    const { items } = await teacher.call(partnersApi.similar, { ...inBank('alpha'), itemId: one.itemId });
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ question }) => question.itemId)).not.toContain(one.itemId);
  });
});

describe('taking a question', () => {
  it('makes one of the own bank, with source and licence, in the history of imports', async () => {
    const who = await school.newTeacher();
    const { itemId } = await firstOf(who, 'alpha', { words: '质数' });
    const { items } = await take(who, 'alpha', [itemId]);
    expect(items).toMatchObject([{ itemId, outcome: 'added' }]);
    const kept = await who.call(writingApi.one, { questionId: items[0]?.questionId ?? '' });
    expect(kept).toMatchObject({ shelf: 'mine', facts: { source: '模拟卷·某题库', licence: 'cc-by', year: 2024 } });
    const { items: imports } = await who.call(exchangeApi.imports, {});
    expect(imports).toMatchObject([{ fileName: '题库alpha', state: 'done', counts: { added: 1 } }]);
    expect((await firstOf(who, 'alpha', { words: '质数' })).questionId).toBe(items[0]?.questionId);
  });

  it('twice is once', async () => {
    const who = await school.newTeacher();
    const { itemId } = await firstOf(who, 'alpha', { words: '合数' });
    const [first, second] = [await take(who, 'alpha', [itemId]), await take(who, 'alpha', [itemId, itemId])];
    expect(second.items).toEqual([{ ...first.items[0], outcome: 'kept', warnings: [] }]);
    expect((await who.call(writingApi.mine, { subjectId })).total).toBe(1);
  });

  it('at the same time is once', async () => {
    const who = await school.newTeacher();
    const { itemId } = await firstOf(who, 'alpha', { words: '合数' });
    await Promise.all([1, 2, 3].map(() => take(who, 'alpha', [itemId])));
    expect((await who.call(writingApi.mine, { subjectId })).total).toBe(1);
  });

  it('after it was taken back makes a new one', async () => {
    const who = await school.newTeacher();
    const { itemId } = await firstOf(who, 'alpha', { words: '合数' });
    const first = await take(who, 'alpha', [itemId]);
    const [made] = (await who.call(exchangeApi.imports, {})).items;
    await who.call(exchangeApi.undo, { importId: made?.importId ?? '' });
    expect((await firstOf(who, 'alpha', { words: '合数' })).questionId).toBeNull();
    const second = await take(who, 'alpha', [itemId]);
    expect(second.items[0]?.outcome).toBe('added');
    expect(second.items[0]?.questionId).not.toBe(first.items[0]?.questionId);
  });

  it('is refused where the bank has none of it, and named where it lacks some', async () => {
    const who = await school.newTeacher();
    expect(await who.refused(partnersApi.take, { ...inBank('alpha'), itemIds: ['gone'] })).toMatchObject({
      code: -1404,
      reason: 'items-gone',
    });
    const { itemId } = await firstOf(who, 'alpha');
    expect((await take(who, 'alpha', ['gone', itemId])).items).toMatchObject([
      { itemId: 'gone', outcome: 'skipped', reason: 'items-gone' },
      { itemId, outcome: 'added' },
    ]);
  });
});

describe('the cart', () => {
  it('takes a question of a partner by its own rules, a second time refused with its words', async () => {
    const who = await school.newTeacher();
    const { itemId } = await firstOf(who, 'alpha', { words: '质数' });
    const { items } = await take(who, 'alpha', [itemId], true);
    const { groups } = await who.call(questionsApi.cart, { subjectId });
    expect(groups.flatMap(({ quesIds }) => quesIds)).toEqual([items[0]?.questionId]);
    expect(await who.refused(partnersApi.take, { ...inBank('alpha'), itemIds: [itemId], cart: true })).toMatchObject({
      reason: 'duplicate',
      msg: '试题篮中已有相同试题',
    });
  });

  it('takes several and passes over those that lie there', async () => {
    const who = await school.newTeacher();
    const [one, two] = await find(who, 'alpha');
    await take(who, 'alpha', [one?.itemId ?? ''], true);
    await take(who, 'alpha', [one?.itemId ?? '', two?.itemId ?? ''], true);
    const { groups } = await who.call(questionsApi.cart, { subjectId });
    expect(groups.flatMap(({ quesIds }) => quesIds).length).toBe(2);
  });
});

describe('the quota', () => {
  it('holds for the school, counts a question once, and begins anew with its period', async () => {
    const own = await world.newSchool({ extQuestion: ['scarce'] });
    const [one, other] = [await own.newTeacher(), await own.newTeacher()];
    const [a = '', b = '', c = ''] = (await find(one, 'scarce')).map(({ itemId }) => itemId);
    expect((await take(one, 'scarce', [a])).quota).toEqual({ limit: 2, per: 'day', used: 1 });
    expect((await take(other, 'scarce', [a])).quota?.used).toBe(1);
    expect(await other.refused(partnersApi.take, { ...inBank('scarce'), itemIds: [b, c] })).toMatchObject({
      reason: 'quota',
      data: { limit: 2, used: 1 },
    });
    expect((await other.call(writingApi.mine, { subjectId })).total).toBe(1);
    expect((await take(other, 'scarce', [b])).quota?.used).toBe(2);
    expect(await one.refused(partnersApi.take, { ...inBank('scarce'), itemIds: [c] })).toMatchObject({
      reason: 'quota',
    });
    world.clock.forward(day);
    const later = await own.newTeacher();
    expect((await take(later, 'scarce', [c])).quota?.used).toBe(1);
    world.clock.forward(-day);
  });

  it('holds also for those who take at the same time', async () => {
    const own = await world.newSchool({ extQuestion: ['scarce'] });
    const teachers = await Promise.all([1, 2, 3].map(() => own.newTeacher()));
    const ids = (await find(teachers[0] ?? teacher, 'scarce')).map(({ itemId }) => itemId);
    const ends = await Promise.allSettled(teachers.map((who, at) => take(who, 'scarce', [ids[at] ?? ''])));
    expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(2);
  });

  it('of another school is another', async () => {
    const own = await (await world.newSchool({ extQuestion: ['scarce'] })).newTeacher();
    const { items } = await own.call(partnersApi.banks, {});
    expect(items.find(({ bank }) => bank === 'scarce')?.quota?.used).toBe(0);
  });
});

describe('ready papers', () => {
  it('are listed with what one can choose from; a broken card closes nothing', async () => {
    const all = await teacher.call(partnersApi.papers, inBank('papers'));
    expect(all).toMatchObject({ total: 2, years: [2025, 2024], regions: ['江城', '山城'], next: null });
    const some = await teacher.call(partnersApi.papers, { ...inBank('papers'), year: 2024, paperType: 3, words: '讲' });
    expect(some.items).toMatchObject([{ paperId: 'talk', questions: 0, file: { name: '讲座.pdf', size: 16 } }]);
  });

  it('are opened with their questions in order, and taken as a file', async () => {
    const { questions, paper } = await teacher.call(partnersApi.paper, { ...inBank('papers'), paperId: 'mid' });
    expect([paper.title, questions.length]).toEqual(['期中', 2]);
    const { name, bytes } = await teacher.download(partnersApi.file, { bank: 'papers', paperId: 'talk' });
    expect([name, bytes.toString()]).toEqual(['讲座.pdf', '%PDF-1.4 nothing']);
    expect((await teacher.refused(partnersApi.paper, { ...inBank('papers'), paperId: 'none' })).code).toBe(-1404);
  });

  it("go onto the teacher's disk and to the school's shelf", async () => {
    await teacher.call(partnersApi.shelve, { ...inBank('papers'), paperId: 'talk' });
    const { items } = await teacher.call(diskApi.offers, {});
    expect(items).toMatchObject([{ name: '讲座.pdf', state: 'waiting', note: '某题库' }]);
  });
});

describe('books', () => {
  it('show their pages, areas, dots and cost', async () => {
    const { items, editions } = await teacher.call(partnersApi.books, inBank('books'));
    expect(editions).toEqual(['人教版']);
    expect(items).toMatchObject([{ bookId: 'aid', dots: 'part', dottedPages: 1, hasCover: false, pages: 2 }]);
    const { pages } = await teacher.call(partnersApi.book, { ...inBank('books'), bookId: 'aid' });
    expect(pages).toMatchObject([
      { page: 1, chapter: '第一章', hasPicture: true, dotsPerCm2: 1111, cents: 5 },
      { page: 2, hasPicture: false, dotsPerCm2: null },
    ]);
    const { questions } = await teacher.call(partnersApi.pageQuestions, { ...inBank('books'), bookId: 'aid', page: 1 });
    expect(questions.map(({ itemId }) => itemId)).toEqual(pages[0]?.itemIds);
    expect(pages[0]?.areas[0]?.itemId).toBe(questions[1]?.itemId);
  });

  it('answer a page as a picture, or that there is none', async () => {
    const { type } = await teacher.download(partnersApi.pagePicture, { bank: 'books', bookId: 'aid', page: 1 });
    expect(type).toBe('image/png');
    for (const page of [0, 2, 3])
      expect((await teacher.refused(partnersApi.pagePicture, { bank: 'books', bookId: 'aid', page })).code).toBe(-1404);
  });

  it('remember what a teacher reports, for that teacher', async () => {
    const at = { bank: 'books', bookId: 'aid', page: 2 } as const;
    expect(await teacher.refused(partnersApi.report, { ...at, kind: 'error', note: ' ' })).toMatchObject({
      reason: 'note',
    });
    expect((await teacher.refused(partnersApi.report, { ...at, page: 3, kind: 'error', note: 'x' })).code).toBe(-1404);
    await teacher.call(partnersApi.report, { ...at, kind: 'missing-page', note: '' });
    await teacher.call(partnersApi.report, { ...at, kind: 'missing-page', note: '快点' });
    const { reports } = await teacher.call(partnersApi.book, { ...inBank('books'), bookId: 'aid' });
    expect(reports).toMatchObject([{ page: 2, kind: 'missing-page', note: '快点', isHandled: false }]);
    const operator = await world.newPerson({ loginType: 4, roles: ['ZHIBI_SRE_SYS'] });
    const reported = async (view: 'open' | 'handled') =>
      (await operator.call(partnersApi.reports, { view })).items.filter(({ bookTitle }) => bookTitle === '同步练');
    const [report] = await reported('open');
    expect(report).toMatchObject({ bankName: '题库books', page: 2, note: '快点', handled: null });
    const answer = { reportId: report?.reportId ?? '', answer: '下周补上' };
    expect((await teacher.refused(partnersApi.answerReport, answer)).code).toBe(-1403);
    await operator.call(partnersApi.answerReport, answer);
    expect((await operator.refused(partnersApi.answerReport, answer)).reason).toBe('handled');
    expect([(await reported('open')).length, (await reported('handled')).length]).toEqual([0, 1]);
    const seen = await teacher.call(partnersApi.book, { ...inBank('books'), bookId: 'aid' });
    expect(seen.reports).toMatchObject([{ isHandled: true, answer: '下周补上' }]);
    const other = await school.newTeacher();
    expect((await other.call(partnersApi.book, { ...inBank('books'), bookId: 'aid' })).reports).toEqual([]);
  });
});

it('has no pages of its own to hand over to where nothing is signed', async () => {
  expect((await teacher.refused(partnersApi.portal, { bank: 'alpha' })).code).toBe(-1404);
});
