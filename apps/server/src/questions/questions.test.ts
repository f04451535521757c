import { questionsApi } from '@zhibi/contract/questions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';
import { importBank } from './import-bank.js';
import { keepQuestions, sampleQuestion, type Wanted } from './sample-bank.js';
import { questionsById } from './store.js';
import { recordUse } from './store-use.js';
import { PLATFORM_SCHOOL } from './store-visible.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());

/** Every description has a school of its own, with a bank that nobody else fills. */
async function openSchool() {
  school = await world.newSchool();
  teacher = await school.newTeacher();
}
const keep = (...wanted: Wanted[]) =>
  keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, wanted);
const idsOf = (answer: { items: { questionId: string }[] }) => answer.items.map((one) => one.questionId);
const search = (input: Partial<Parameters<typeof questionsApi.search.input.parse>[0] & object> = {}, who = teacher) =>
  who.call(questionsApi.search, { subjectId: JUNIOR_MATHS, ...input });

/** A book with a chapter, a section below it, and the same of knowledge. */
async function newTrees(subjectId = JUNIOR_MATHS) {
  const ids = { book: newId(), chapter: newId(), section: newId(), area: newId(), point: newId() };
  const bank = { schoolId: PLATFORM_SCHOOL, kind: 'platform' as const };
  const chapters = [
    { id: ids.chapter, title: '勾股定理', children: [{ id: ids.section, title: '逆定理', children: [] }] },
  ];
  const roots = [{ id: ids.area, title: '几何', children: [{ id: ids.point, title: '直角三角形', children: [] }] }];
  const book = {
    id: ids.book,
    subjectId,
    gid: 8,
    volume: '下册',
    edition: '人教版',
    title: '数学八年级下册',
    chapters,
  };
  await world.services.database.asSystem((db) =>
    importBank(db, { bank, textbooks: [book], knowledge: [{ subjectId, roots }] }),
  );
  return ids;
}

describe('the trees of a subject', () => {
  beforeAll(openSchool);

  it('are textbooks with their chapters, and knowledge points', async () => {
    const ids = await newTrees(JUNIOR_ENGLISH);
    expect(await teacher.call(questionsApi.trees, { subjectId: JUNIOR_ENGLISH })).toEqual({
      textbooks: [
        {
          textbookId: ids.book,
          title: '数学八年级下册',
          edition: '人教版',
          gid: 8,
          volume: '下册',
          chapters: [
            { id: ids.chapter, title: '勾股定理', children: [{ id: ids.section, title: '逆定理', children: [] }] },
          ],
        },
      ],
      knowledge: [
        {
          id: ids.area,
          title: '几何',
          foundBy: '几何 jihe jh he h',
          children: [
            {
              id: ids.point,
              title: '直角三角形',
              children: [],
              foundBy: expect.stringContaining(' zhijiaosanjiaoxing zjsjx '),
            },
          ],
        },
      ],
    });
  });
});

describe('searching', () => {
  beforeAll(openSchool);

  it('finds by a chapter and by a knowledge point with everything below it', async () => {
    const ids = await newTrees();
    const [low, high] = await keep(
      { chapterIds: [ids.section], knowledgeIds: [ids.point] },
      { chapterIds: [ids.chapter], knowledgeIds: [ids.area] },
    );
    expect(idsOf(await search({ chapterId: ids.chapter }))).toEqual([high, low]);
    expect(idsOf(await search({ chapterId: ids.section }))).toEqual([low]);
    expect(idsOf(await search({ chapterId: ids.book }))).toEqual([high, low]);
    expect(idsOf(await search({ knowledgeId: ids.area }))).toEqual([high, low]);
    const [found] = (await search({ knowledgeId: ids.point })).items;
    expect(found).toMatchObject({ questionId: low, knowledge: [{ id: ids.point, title: '直角三角形' }] });
  });

  it('finds by type and by difficulty', async () => {
    const [easy, hard] = await keep(
      { stem: '类型难度 ___', type: 'fill-in', difficulty: 0.8 },
      { stem: '类型难度', type: 'subjective', difficulty: 0.59 },
    );
    expect(idsOf(await search({ words: '类型难度', difficulty: 'easy' }))).toEqual([easy]);
    expect(idsOf(await search({ words: '类型难度', difficulty: 'hard' }))).toEqual([hard]);
    expect(idsOf(await search({ words: '类型难度', difficulty: 'medium' }))).toEqual([]);
    expect(idsOf(await search({ words: '类型难度', types: [1, 4] }))).toEqual([hard, easy]);
    expect(idsOf(await search({ words: '类型难度', types: [1] }))).toEqual([hard]);
  });

  it.each([
    ['three characters', '矩形的'],
    ['one character', '矩'],
    ['two words in any order', '面积 矩形'],
    ['full width letters', 'ＡＢＣＤ'],
    ['a word of the analysis', '长乘宽'],
  ])('finds by %s', async (_, words) => {
    const [id] = await keep({ stem: '矩形的四个顶点是 abcd，求它的面积', analysis: '长乘宽' });
    expect(idsOf(await search({ words }))).toContain(id);
    expect(idsOf(await search({ words: `${words} 没有的词` }))).toEqual([]);
  });

  it.each(['%', '%%', '=', '平%', '%_\'"\\', '<>'])(
    'takes the signs of %j for signs that must be there',
    async (words) => {
      await keep({ stem: '平平常常的一道题' });
      expect(idsOf(await search({ words: `${words}平平常常` }))).toEqual([]);
    },
  );

  it.each(['_', "'", '"', '\\', "';", '{{', '（', '？'])('finds past %j, which nobody looks for', async (sign) => {
    const [id] = await keep({ stem: '遇到标点的一道题' });
    expect(idsOf(await search({ words: `${sign}遇到标点` }))).toContain(id);
    expect(idsOf(await search({ words: sign }))).toEqual([]);
  });

  it('refuses a character that no text can hold', async () => {
    const refused = await teacher.refused(questionsApi.search, { subjectId: JUNIOR_MATHS, words: '零字\u0000之后' });
    expect(refused.code).toBe(-1400);
  });

  it('finds a percent sign where there is one', async () => {
    const [id] = await keep({ stem: '打九折是原价的 90%_a 吗' });
    expect(idsOf(await search({ words: '90%_a' }))).toEqual([id]);
  });

  it('pages by key, twenty at a time, and tells the whole number each time', async () => {
    const ids = await keep(...Array.from({ length: 45 }, () => ({ stem: '翻页用的题' })));
    const pages: string[][] = [];
    let cursor: string | undefined;
    do {
      const page = await search({ words: '翻页用的题', cursor });
      expect(page.total).toBe(45);
      pages.push(idsOf(page));
      cursor = page.next ?? undefined;
    } while (cursor !== undefined);
    expect(pages.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(pages.flat()).toEqual([...ids].reverse());
  });

  it.each(['x', 'null', Buffer.from("' or 1=1").toString('base64url')])('refuses the cursor %j', async (cursor) => {
    expect((await teacher.refused(questionsApi.search, { subjectId: JUNIOR_MATHS, cursor })).code).toBe(-1400);
  });

  it('shows the platform bank and the school bank to all, and what is mine to me', async () => {
    const colleague = await school.newTeacher();
    const elsewhere = await (await world.newSchool()).newTeacher();
    const { database } = world.services;
    const mine = { schoolId: school.schoolId, kind: 'mine' as const, ownerAccountId: teacher.ids.accountId };
    const [forAll = ''] = await keepQuestions(database, { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, [
      { stem: '谁能看见' },
    ]);
    const [ofSchool = ''] = await keep({ stem: '谁能看见' });
    const [own = ''] = await keepQuestions(database, mine, [{ stem: '谁能看见' }]);
    const ask = async (who: Person) => ({
      found: idsOf(await search({ words: '谁能看见' }, who)),
      opened: idsOf(await who.call(questionsApi.detail, { questionIds: [forAll, ofSchool, own] })),
    });
    expect(await ask(teacher)).toEqual({ found: [own, ofSchool, forAll], opened: [forAll, ofSchool, own] });
    expect(await ask(colleague)).toEqual({ found: [ofSchool, forAll], opened: [forAll, ofSchool] });
    expect(await ask(elsewhere)).toEqual({ found: [forAll], opened: [forAll] });
  });

  it('is closed to students', async () => {
    const { students } = await school.newClass(1);
    expect((await students[0]?.refused(questionsApi.search, { subjectId: JUNIOR_MATHS }))?.code).toBe(-1403);
  });
});

describe('the detail of questions', () => {
  beforeAll(openSchool);

  it('comes in the order asked, with use and cart, leaving out what is not there', async () => {
    const [first = '', second = ''] = await keep({}, {});
    await teacher.call(questionsApi.addToCart, { subjectId: JUNIOR_MATHS, questionId: first });
    for (let i = 0; i < 2; i++)
      await world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
        recordUse(db, school.schoolId, [second, second]),
      );
    const { items } = await teacher.call(questionsApi.detail, { questionIds: [second, newId(), first] });
    expect(items).toMatchObject([
      { questionId: second, inCart: false, timesUsed: 2 },
      { questionId: first, inCart: true, timesUsed: 0 },
    ]);
  });

  it.each([[[]], [['not-an-id']], [Array.from({ length: 201 }, newId)]])(
    'refuses a bad list of ids',
    async (questionIds) => {
      expect((await teacher.refused(questionsApi.detail, { questionIds })).code).toBe(-1400);
    },
  );
});

describe('importing a bank', () => {
  beforeAll(openSchool);

  it('twice changes nothing; a changed text becomes a new version and the old one stays', async () => {
    const question = sampleQuestion({ stem: '导入第一版' });
    const bank = { schoolId: school.schoolId, kind: 'school' as const };
    const put = (stem: string) => {
      const { body } = sampleQuestion({ stem });
      return world.services.database.asSystem((db) => importBank(db, { bank, questions: [{ ...question, body }] }));
    };
    const version = async () =>
      (await teacher.call(questionsApi.detail, { questionIds: [question.id] })).items[0]?.version;
    await put('导入第一版');
    await put('导入第一版');
    expect(await version()).toBe(1);
    await put('导入第二版');
    expect(await version()).toBe(2);
    expect(idsOf(await search({ words: '导入第一版' }))).toEqual([]);
    const refs = [1, 2].map((one) => ({ questionId: question.id, version: one }));
    const versions = await world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
      questionsById(db, school.schoolId, refs),
    );
    expect(versions.map((one) => JSON.stringify(one.body.stem))).toEqual([
      expect.stringContaining('第一版'),
      expect.stringContaining('第二版'),
    ]);
  });
});
