import { parseRich } from '@zhibi/content';
import { questionsApi, questionTypes } from '@zhibi/contract/questions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { queriesOf } from '../../../test/queries.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { type BankContent, importBank } from '../import-bank.js';
import { keepQuestions, sampleQuestion, type Wanted } from '../sample-bank.js';
import { findShown } from '../store.js';
import { recordClassUse } from '../store-use.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';
import { treesOfSubject } from '../trees/store.js';
import { questionsLike } from './near-duplicates.js';
import { facetsOf, findQuestions } from './store.js';
import { topicsNamed } from './store-topics.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let classIds: string[];
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  classIds = [(await school.newClass(1)).classId, (await school.newClass(1)).classId];
  teacher = await school.newTeacher(classIds);
});
afterAll(() => world.close());

const keep = (...wanted: Wanted[]) =>
  keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, wanted);
type Input = Partial<Parameters<typeof questionsApi.search.input.parse>[0] & object>;
const find = async (input: Input, who = teacher) =>
  (await who.call(questionsApi.search, { subjectId: JUNIOR_MATHS, ...input })).items.map((one) => one.questionId);

describe('words', () => {
  it.each([
    ['a formula as text', '解方程 $\\frac{1}{2}x^2+3x=0$', '1/2x²+3x=0'],
    ['a formula as LaTeX', '化简 $\\sqrt{12}-\\sqrt{3}$ 得', '$\\sqrt{12}-\\sqrt{3}$'],
    ['a piece of a formula, however it is spaced', '若 $2a + 7b = 19c$ 则', '7b=19c'],
    ['a power as it is typed', '比较 $y^{2}+8y$ 与零', 'y^2+8y'],
    ['compatibility characters', '比例尺上的⻓方形', '⽐例尺'],
    ['compatibility characters in the text', '⽔⼒发电的⾼坝', '水力发电 高坝'],
    ['full width', '型号 ＸＹＺ３９ 的仪器', 'xyz39'],
    ['the beginning of a word', 'The carriage waited outside the Embassy.', 'carri embass'],
    ['the source', '来源藏在这里', '大荔县期末'],
  ])('find by %s', async (_, stem, words) => {
    const [id] = await keep({ stem, source: stem.startsWith('来源') ? '2024 大荔县期末' : '' });
    expect(await find({ words })).toEqual([id]);
    expect(await find({ words: `${words} 断无此词` })).toEqual([]);
  });

  it('follow the text when it changes', async () => {
    const question = sampleQuestion({ stem: '旧稿里的鸬鹚' });
    const bank: BankContent['bank'] = { schoolId: school.schoolId, kind: 'school' };
    const put = (stem: string) =>
      world.services.database.asSystem((db) =>
        importBank(db, { bank, questions: [{ ...question, body: { ...question.body, stem: parseRich(stem) } }] }),
      );
    await put('旧稿里的鸬鹚');
    await put('新稿里的鹈鹕');
    expect(await find({ words: '鸬鹚' })).toEqual([]);
    expect(await find({ words: '鹈鹕' })).toEqual([question.id]);
  });

  it('name a knowledge point by its title, pinyin and initials, also from a later syllable on', async () => {
    const [root, point] = [newId(), newId()];
    const bank: BankContent['bank'] = { schoolId: PLATFORM_SCHOOL, kind: 'platform' };
    const roots = [{ id: root, title: '琼脂勾股', children: [{ id: point, title: '绿洲定理', children: [] }] }];
    await world.services.database.asSystem((db) =>
      importBank(db, { bank, knowledge: [{ subjectId: JUNIOR_MATHS, roots }] }),
    );
    const [below, above] = await keep({ stem: '图甲', knowledgeIds: [point] }, { stem: '图乙', knowledgeIds: [root] });
    for (const words of ['qiongzhi', 'qzgg', 'gougu', '琼脂勾股'])
      expect(await find({ words })).toEqual([above, below]);
    for (const words of ['lvzhou', 'lvzhoudingli', 'lzdl', '绿洲', '绿洲 图甲'])
      expect(await find({ words })).toEqual([below]);
    expect(await find({ words: 'lvzhou 图乙' })).toEqual([]);
  });
});

describe('facts', () => {
  it('find by year, source and bank', async () => {
    const words = '年份来源题库';
    const [old, recent] = await keep(
      { stem: words, year: 2011, source: '2011 甲卷' },
      { stem: words, year: 2023, source: '2023 乙卷' },
    );
    const mine = { schoolId: school.schoolId, kind: 'mine' as const, ownerAccountId: teacher.ids.accountId };
    const [own] = await keepQuestions(world.services.database, mine, [{ stem: words }]);
    expect(await find({ words, years: [2011, 2012] })).toEqual([old]);
    expect(await find({ words, source: '2023 乙卷' })).toEqual([recent]);
    expect(await find({ words, bank: 'mine' })).toEqual([own]);
    expect(await find({ words, bank: 'school' })).toEqual([recent, old]);
    expect(await find({ words, bank: 'platform' })).toEqual([]);
  });

  it('are told as years and sources to choose from, the newest year and the most frequent source first', async () => {
    const other = await world.newSchool();
    const elsewhere = await other.newTeacher();
    await keepQuestions(world.services.database, { schoolId: other.schoolId, kind: 'school' }, [
      { year: 1999, source: '别处一卷' },
      { year: 2001, source: '别处二卷' },
      { year: 2001, source: '别处二卷' },
    ]);
    const { years, sources } = await elsewhere.call(questionsApi.facets, { subjectId: JUNIOR_MATHS });
    expect(years).toEqual([2001, 1999]);
    expect(sources).toEqual(['别处二卷', '别处一卷']);
    expect((await teacher.call(questionsApi.facets, { subjectId: JUNIOR_MATHS })).years).not.toContain(1999);
  });
});

describe('type and difficulty', () => {
  const words = '难度一览';
  let ids: string[];
  beforeAll(async () => {
    ids = await keep(
      { stem: words, difficulty: 0.8 },
      { stem: words, difficulty: 0.799, type: 'subjective' },
      { stem: words, difficulty: 0.6, type: 'subjective' },
      { stem: words, difficulty: 0.599, type: 'fill-in' },
      { stem: words, difficulty: 0, type: 'fill-in' },
    );
  });
  const at = (...places: number[]) => places.map((place) => ids[place]).reverse();

  it.each([
    ['easy', [0]],
    ['medium', [1, 2]],
    ['hard', [3, 4]],
  ] as const)('find what is %s, from the bound on', async (difficulty, places) =>
    expect(await find({ words, difficulty })).toEqual(at(...places)),
  );

  it.each([
    [[questionTypes['fill-in']], [3, 4]],
    [[questionTypes.subjective], [1, 2]],
    [
      [questionTypes.subjective, questionTypes['fill-in']],
      [1, 2, 3, 4],
    ],
    [[questionTypes['true-false']], []],
    [[], [0, 1, 2, 3, 4]],
  ])('find the types %j', async (types, places) => expect(await find({ words, types })).toEqual(at(...places)));

  it('must both be met, with the words or without them', async () => {
    const asked = { types: [questionTypes.subjective], difficulty: 'medium' } as const;
    expect(await find({ words, ...asked, types: [...asked.types] })).toEqual(at(1, 2));
    expect(await find({ words, types: [questionTypes['fill-in']], difficulty: 'medium' })).toEqual([]);
    expect(await find({ bank: 'school', types: [questionTypes['fill-in']], difficulty: 'hard' })).toEqual(
      expect.arrayContaining(at(3, 4)),
    );
  });
});

describe('a long list', () => {
  it('is reached whole by its pages, each question once, and its number stays', async () => {
    const ids = await keep(...Array.from({ length: 45 }, () => ({ stem: '翻页到底' })));
    const pages: string[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await teacher.call(questionsApi.search, {
        subjectId: JUNIOR_MATHS,
        words: '翻页到底',
        ...(cursor ? { cursor } : {}),
      });
      expect(page.total).toBe(45);
      pages.push(page.items.map(({ questionId }) => questionId));
      cursor = page.next;
    }
    expect(pages.map(({ length }) => length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual([...ids].reverse());
  });

  it('costs as many queries as a short one, whatever is asked', async () => {
    const [first = ''] = await keep({ stem: '仅此一题' });
    await keep(...Array.from({ length: 25 }, () => ({ stem: '满满一页' })));
    const { accountId } = teacher.ids;
    const reader = { accountId, schoolId: school.schoolId };
    const sent = (work: (db: Db) => Promise<unknown>) =>
      world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) => queriesOf(db, work));
    const found = (words: string, limit: number) =>
      sent(async (db) => {
        const wish = { subjectId: JUNIOR_MATHS, words: await topicsNamed(db, JUNIOR_MATHS, [words]) };
        const { ids } = await findQuestions(db, reader, { wish, before: undefined, limit });
        expect((await findShown(db, reader, ids)).size).toBe(limit);
      });
    expect([await found('仅此一题', 1), await found('满满一页', 20)]).toEqual([4, 4]);
    expect(await sent((db) => facetsOf(db, reader, JUNIOR_MATHS))).toBe(2);
    expect(await sent((db) => treesOfSubject(db, { ...school, subjectId: JUNIOR_MATHS }))).toBe(3);
    const alike = await sent((db) => questionsLike(db, reader, first));
    expect(alike).toBeLessThanOrEqual(5);
  });
});

describe('words of several kinds', () => {
  it('must each be found: one that holds nothing to look for finds nothing', async () => {
    const [id] = await keep({ stem: '求抛物线 $y=x^2$ 的准线' });
    expect(await find({ words: '抛物线 y=x2 准线' })).toEqual([id]);
    expect(await find({ words: '抛物线 —' })).toEqual([]);
    expect(await find({ words: '—' })).toEqual([]);
  });
});

describe('what a class was given', () => {
  it('finds what one of these classes knows, or what none of them does', async () => {
    const words = '班级用过没有';
    const [first = '', second = '', fresh = ''] = await keep({ stem: words }, { stem: words }, { stem: words });
    const [one = '', two = ''] = classIds;
    const give = (classId: string, questionId: string) =>
      world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
        recordClassUse(db, school.schoolId, { classIds: [classId], questionIds: [questionId, questionId] }),
      );
    await give(one, first);
    await give(two, second);
    await give(two, second);
    expect(await find({ words, classIds: [one], use: 'used' })).toEqual([first]);
    expect(await find({ words, classIds, use: 'used' })).toEqual([second, first]);
    expect(await find({ words, classIds: [one], use: 'unused' })).toEqual([fresh, second]);
    expect(await find({ words, classIds })).toEqual([fresh]);
    const colleague = await school.newTeacher([one]);
    expect(await find({ words, classIds: [one], use: 'used' }, colleague)).toEqual([first]);
  });

  it('is not told to who does not teach the class', async () => {
    const { classId } = await school.newClass(1);
    const asked = { subjectId: JUNIOR_MATHS, classIds: [classId] };
    expect((await teacher.refused(questionsApi.search, asked)).code).toBe(-1404);
  });
});

describe('questions like another', () => {
  const text =
    '甲船从码头出发，以每小时 30 千米的速度沿北偏东 $60^\\circ$ 方向航行，两小时后到达灯塔，求码头与灯塔之间的距离';
  const ask = (stem: string, change: { exceptId?: string } = {}, who = teacher) =>
    who.call(questionsApi.duplicates, {
      subjectId: JUNIOR_MATHS,
      body: sampleQuestion({ type: 'subjective', stem }).body,
      ...change,
    });

  it('are named before it is added: with other numbers and words, the likest first, never what reads otherwise', async () => {
    const [same = '', changed = '', other = ''] = await keep(
      { type: 'subjective', stem: text },
      { type: 'subjective', stem: text.replace('30', '45').replace('甲船', '货轮') },
      { stem: '某校七年级开展植树活动，共有五个小组参加，求平均每个小组植树多少棵' },
    );
    const { items } = await ask(text);
    expect(items.map((one) => one.question.questionId)).toEqual([same, changed]);
    expect(items[0]?.likeness).toBe(1);
    expect(items[1]?.likeness).toBeGreaterThan(0.6);
    expect((await ask(text, { exceptId: same })).items.map((one) => one.question.questionId)).toEqual([changed]);
    expect((await ask('')).items).toEqual([]);
    expect((await ask('求')).items).toEqual([]);
    const like = await teacher.call(questionsApi.similar, { questionId: same });
    expect(like.items[0]?.question.questionId).toBe(changed);
    expect(like.items.map((one) => one.question.questionId)).not.toContain(other);
  });

  it('share its knowledge points, however they read', async () => {
    const point = newId();
    const bank: BankContent['bank'] = { schoolId: PLATFORM_SCHOOL, kind: 'platform' };
    await world.services.database.asSystem((db) =>
      importBank(db, {
        bank,
        knowledge: [{ subjectId: JUNIOR_MATHS, roots: [{ id: point, title: '相似', children: [] }] }],
      }),
    );
    const [one = '', two = ''] = await keep(
      { type: 'subjective', stem: '写出三个有理数', knowledgeIds: [point] },
      { type: 'subjective', stem: '这里说的完全不同', knowledgeIds: [point] },
    );
    const { items } = await teacher.call(questionsApi.similar, { questionId: one });
    expect(items.map((like) => like.question.questionId)).toEqual([two]);
  });

  it('are never those of another school or of a colleague, and nobody asks for one that is hidden', async () => {
    const stem = '东村与西村之间修一条公路，由两个工程队合作完成，求各自单独完成需要的天数';
    const other = await world.newSchool();
    const [foreign = ''] = await keepQuestions(world.services.database, { schoolId: other.schoolId, kind: 'school' }, [
      { stem },
    ]);
    const colleague = { schoolId: school.schoolId, kind: 'mine' as const, ownerAccountId: newId() };
    const [hidden = ''] = await keepQuestions(world.services.database, colleague, [{ type: 'subjective', stem }]);
    expect((await ask(stem)).items).toEqual([]);
    const [mine = ''] = await keep({ type: 'subjective', stem });
    const like = await teacher.call(questionsApi.similar, { questionId: mine });
    for (const id of [foreign, hidden]) expect(like.items.map((one) => one.question.questionId)).not.toContain(id);
    for (const questionId of [foreign, hidden])
      expect((await teacher.refused(questionsApi.similar, { questionId })).code).toBe(-1404);
  });
});

describe('very many', () => {
  const words = [{ text: '数不胜数', topics: [] as string[] }];
  let point: string;
  beforeAll(async () => {
    point = newId();
    const title = '无穷多';
    const bank: BankContent['bank'] = { schoolId: PLATFORM_SCHOOL, kind: 'platform' };
    const knowledge = [{ subjectId: JUNIOR_MATHS, roots: [{ id: point, title, children: [] }] }];
    await world.services.database.asSystem((db) => importBank(db, { bank, knowledge }));
    await keep(...Array.from({ length: 9 }, () => ({ stem: '数不胜数', knowledgeIds: [point] })));
  });

  it.each([
    ['a word', () => ({ words })],
    ['a word that names a knowledge point too', () => ({ words: [{ text: '无此词语', topics: [point] }] })],
    ['words and a knowledge point', () => ({ words, knowledgeIds: [point] })],
    ['a knowledge point alone', () => ({ knowledgeIds: [point] })],
    ['a bank', () => ({ bank: 'school' })],
    ['words that a class has not had', () => ({ words, unusedBy: classIds })],
  ])('found by %s are counted up to a number and paged like a few', async (_, asked) => {
    const wish = JSON.stringify({ subjectId: JUNIOR_MATHS, ...asked() });
    type Page = { total: number; question_ids: string[] };
    const ask = (before: string | null, counted: number): Promise<Page | undefined> =>
      world.services.database.asActor({ schoolIds: [school.schoolId] }, async (db) => {
        const [row] = await db.execute<Page>(
          sql`select * from find_questions(${teacher.ids.accountId}::uuid, ${wish}::jsonb, ${before}::uuid, 3, ${counted})`,
        );
        return row;
      });
    let before: string | null = null;
    for (let page = 0; page < 3; page++) {
      const [few, many]: (Page | undefined)[] = [await ask(before, 10_000), await ask(before, 4)];
      expect(few?.total).toBeGreaterThan(8);
      expect(few?.question_ids).toHaveLength(3);
      expect(many).toEqual({ total: 5, question_ids: few?.question_ids });
      before = few?.question_ids.at(-1) ?? null;
    }
  });
});

describe('the search inside the database', () => {
  it('shows the schools of the transaction and nothing that its caller names', async () => {
    const other = await world.newSchool();
    const stem = '隔壁学校的题';
    await keepQuestions(world.services.database, { schoolId: other.schoolId, kind: 'school' }, [{ stem }]);
    const owner = (await other.newTeacher()).ids.accountId;
    await keepQuestions(world.services.database, { schoolId: other.schoolId, kind: 'mine', ownerAccountId: owner }, [
      { stem },
    ]);
    const wish = JSON.stringify({
      subjectId: JUNIOR_MATHS,
      schoolId: other.schoolId,
      schools: [other.schoolId],
      words: [{ text: stem, topics: [] }],
    });
    const seen = (schoolIds: string[]) =>
      world.services.database.asActor({ schoolIds }, async (db) => {
        const [row] = await db.execute<{ total: number; question_ids: string[] }>(
          sql`select * from find_questions(${owner}::uuid, ${wish}::jsonb, null, 50, 100)`,
        );
        return [row?.total, row?.question_ids.length];
      });
    expect(await seen([school.schoolId])).toEqual([0, 0]);
    expect(await seen([])).toEqual([0, 0]);
    expect(await seen([other.schoolId])).toEqual([2, 2]);
  });

  it.each([
    ['words', { words: [{ text: "x') or true --", topics: [] }] }],
    ['a source', { source: "x' or true --" }],
    ['a bank', { bank: "x' or true --" }],
  ])('takes %s for a value, never for SQL', async (_, change) => {
    await keep({ stem: '防注入' });
    const wish = JSON.stringify({ subjectId: JUNIOR_MATHS, ...change });
    const [row] = await world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
      db.execute<{ total: number }>(sql`select * from find_questions(${newId()}::uuid, ${wish}::jsonb, null, 50, 100)`),
    );
    expect(row?.total).toBe(0);
  });
});
