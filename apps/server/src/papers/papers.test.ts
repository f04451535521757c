import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../test/person.js';
import { JUNIOR_ENGLISH, JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';
import { keepQuestions, type Wanted } from '../questions/sample-bank.js';
import { freezePaper, paperForHomework } from './for-homework.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  school = await world.newSchool();
  teacher = await school.newTeacher();
});

const subjectId = JUNIOR_MATHS;

/** Puts new questions into the teacher's cart. */
async function fillCart(...wanted: Wanted[]) {
  const ids = await keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, wanted);
  for (const questionId of ids) await teacher.call(questionsApi.addToCart, { subjectId, questionId });
  return ids;
}
const three: Wanted[] = [{ type: 'subjective', minutes: 8 }, {}, { type: 'fill-in', stem: '$x=$ ___' }];
async function newPaper(...wanted: Wanted[]) {
  await fillCart(...(wanted.length > 0 ? wanted : three));
  return teacher.call(papersApi.create, { subjectId });
}
type Paper = Awaited<ReturnType<typeof newPaper>>;
const itemsOf = (paper: Paper) => paper.sections.flatMap((section) => section.items);
/** A paper as the editor sends it back. */
const edited = ({ paperId, revision, title, options, sections }: Paper) => ({
  paperId,
  revision,
  title,
  options,
  sections,
});
const detail = (paperId: string) => teacher.call(papersApi.detail, { paperId });
const publish = ({ paperId, revision }: Paper) =>
  world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
    freezePaper(db, school.schoolId, paperId, revision),
  );

describe('making a paper of the cart', () => {
  it('a question that asks in parts is worth its parts', async () => {
    const parts: Wanted[] = [{}, { type: 'fill-in', stem: '___' }, { type: 'subjective' }];
    const paper = await newPaper({ type: 'combined', stem: '阅读短文，完成各题。', parts });
    expect(itemsOf(paper).map(({ type, score }) => [type, score])).toEqual([[21, 8]]);
  });

  it('has sections by type, default scores and numbers through the whole of it; the cart is empty afterwards', async () => {
    const paper = await newPaper();
    expect(
      paper.sections.map((section) => [section.title, section.items.map((item) => [item.no, item.type, item.score])]),
    ).toEqual([
      ['一、选择题', [[1, 2, 2]]],
      ['二、填空题', [[2, 4, 2]]],
      ['三、解答题', [[3, 1, 10]]],
    ]);
    expect(paper).toMatchObject({
      revision: 1,
      status: 'draft',
      totalScore: 14,
      minutes: 12,
      can: { edit: true, publish: true },
    });
    expect((await teacher.call(questionsApi.cart, { subjectId })).groups).toEqual([]);
    expect(await detail(paper.paperId)).toEqual(paper);
  });

  it('is named by date, subject, the word test and the time, or as the teacher says', async () => {
    expect((await newPaper()).title).toMatch(/^\d{4}-\d\d-\d\d初中数学测试\d{6}(?: \(\d+\))?$/);
    await fillCart({});
    const named = await teacher.call(papersApi.create, { subjectId, title: ' 第一单元 ', paperType: 0 });
    expect(named).toMatchObject({ title: '第一单元', paperType: 0 });
  });

  it('is named as no other paper of its owner, however quickly they are made', async () => {
    const questionIds = await fillCart({});
    const titles: string[] = [];
    for (let nth = 0; nth < 4; nth++)
      titles.push((await teacher.call(papersApi.create, { subjectId, questionIds })).title);
    expect(new Set(titles).size).toBe(4);
  });

  it('is refused when the cart is empty', async () => {
    expect(await teacher.refused(papersApi.create, { subjectId })).toMatchObject({ code: -1409, reason: 'cart-empty' });
    expect((await teacher.refused(papersApi.create, { subjectId: 999 })).reason).toBe('cart-empty');
  });

  it('is of the questions named instead, and leaves the cart alone', async () => {
    const [first = '', second = ''] = await fillCart({}, { type: 'fill-in' });
    const paper = await teacher.call(papersApi.create, { subjectId, questionIds: [first, first] });
    expect(itemsOf(paper).map(({ questionId }) => questionId)).toEqual([first]);
    const { groups } = await teacher.call(questionsApi.cart, { subjectId });
    expect(groups.flatMap(({ quesIds }) => quesIds).sort()).toEqual([first, second].sort());
  });

  it('is refused for a question of another subject, or of a colleague', async () => {
    const bank = {
      schoolId: school.schoolId,
      kind: 'mine' as const,
      ownerAccountId: (await school.newTeacher()).ids.accountId,
    };
    const [theirs = ''] = await keepQuestions(world.services.database, bank, [{}]);
    const [own = ''] = await fillCart({});
    const refused = async (input: { subjectId: number; questionIds: string[] }) =>
      (await teacher.refused(papersApi.create, input)).code;
    expect(await refused({ subjectId, questionIds: [own, theirs] })).toBe(-1404);
    expect(await refused({ subjectId: 203, questionIds: [own] })).toBe(-1404);
  });

  it('makes one paper of two calls at once', async () => {
    await fillCart({});
    const answers = await Promise.all([1, 2].map(() => teacher.send(papersApi.create, { subjectId })));
    expect(answers.map((one) => one.json().code).sort()).toEqual([-1409, 1]);
  });
});

describe('the list of papers', () => {
  it('is of one subject, newest first, with counts', async () => {
    const first = await newPaper({});
    const second = await newPaper();
    const { items, next } = await teacher.call(papersApi.list, { subjectId });
    expect(items).toMatchObject([
      { paperId: second.paperId, questionCount: 3, totalScore: 14, status: 'draft' },
      { paperId: first.paperId, questionCount: 1, totalScore: 2 },
    ]);
    expect(next).toBeNull();
    expect((await teacher.call(papersApi.list, { subjectId: JUNIOR_ENGLISH })).items).toEqual([]);
  });

  it('pages by key', async () => {
    const made: string[] = [];
    for (let i = 0; i < 21; i++) made.unshift((await newPaper({})).paperId);
    const first = await teacher.call(papersApi.list, { subjectId });
    const second = await teacher.call(papersApi.list, { subjectId, cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map((one) => one.paperId)).toEqual(made);
    expect([first.items.length, second.next]).toEqual([20, null]);
    expect((await teacher.refused(papersApi.list, { subjectId, cursor: 'x' })).code).toBe(-1400);
  });
});

describe('saving a paper', () => {
  it('keeps order, scores, spaces and options, removes what is left out, and counts anew', async () => {
    const paper = await newPaper({}, {}, ...three);
    const [choices, blanks, solving] = paper.sections;
    if (!choices || !blanks || !solving) throw new Error('three sections expected');
    const [kept] = choices.items;
    const essay = solving.items.map((item) => ({ ...item, score: 12.5, answerSpaceMm: 80 }));
    const saved = await teacher.call(papersApi.save, {
      ...edited(paper),
      title: '期中',
      options: { pageSize: 'A3', sealLine: true, scoreTable: false },
      sections: [
        { ...solving, items: [...essay, ...blanks.items] },
        { ...choices, items: kept ? [kept] : [] },
        { ...blanks, items: [] },
      ],
    });
    expect(saved).toMatchObject({
      title: '期中',
      revision: 2,
      totalScore: 16.5,
      options: { pageSize: 'A3', sealLine: true, scoreTable: false },
    });
    expect(saved.sections.map((section) => [section.sectionId, section.title])).toEqual([
      [solving.sectionId, '一、解答题'],
      [choices.sectionId, '二、选择题'],
    ]);
    expect(itemsOf(saved).map(({ no, itemId, score, answerSpaceMm }) => [no, itemId, score, answerSpaceMm])).toEqual([
      [1, solving.items[0]?.itemId, 12.5, 80],
      [2, blanks.items[0]?.itemId, 2, null],
      [3, kept?.itemId, 2, null],
    ]);
    expect(await detail(paper.paperId)).toEqual(saved);
  });

  it('may leave no question at all, which cannot be published', async () => {
    const paper = await newPaper();
    const empty = await teacher.call(papersApi.save, { ...edited(paper), sections: [] });
    expect(empty).toMatchObject({ sections: [], totalScore: 0, can: { edit: true, publish: false } });
    expect((await teacher.refused(papersApi.layOut, { paperId: paper.paperId })).reason).toBe('no-questions');
  });

  it('of an older revision is refused, and of two at once one is kept', async () => {
    const paper = await newPaper();
    const answers = await Promise.all(
      ['甲', '乙'].map((title) => teacher.send(papersApi.save, { ...edited(paper), title })),
    );
    expect(answers.map((one) => one.json().code).sort()).toEqual([-1409, 1]);
    expect(await teacher.refused(papersApi.save, edited(paper))).toMatchObject({
      code: -1409,
      reason: 'changed-meanwhile',
    });
  });

  it('with a new section takes the questions that were put into it', async () => {
    const paper = await newPaper();
    const [item, ...rest] = edited(paper).sections.flatMap((section) => section.items);
    if (item === undefined) throw new Error('the paper is empty');
    const sections = [
      { sectionId: newId(), title: '一、热身', items: [item] },
      { sectionId: paper.sections[0]?.sectionId ?? '', title: '二、其余', items: rest },
    ];
    const saved = await teacher.call(papersApi.save, { ...edited(paper), sections });
    expect(saved.sections.map(({ title, items }) => [title, items.length])).toEqual(
      sections.filter(({ items }) => items.length > 0).map(({ title, items }) => [title, items.length]),
    );
  });

  it('with a section of another paper is refused', async () => {
    const [paper, other] = [await newPaper(), await newPaper()];
    const sections = edited(paper).sections.map((section, at) =>
      at > 0 ? section : { ...section, sectionId: other.sections[0]?.sectionId ?? '' },
    );
    expect((await teacher.refused(papersApi.save, { ...edited(paper), sections })).reason).toBe('unknown-item');
  });

  it('takes back a question that it left out, under its own id, unless it was taken anew', async () => {
    const paper = await newPaper();
    const [first, ...rest] = edited(paper).sections.flatMap((section) => section.items);
    if (first === undefined) throw new Error('the paper is empty');
    const sectionId = paper.sections[0]?.sectionId ?? '';
    const save = (revision: number, items: typeof rest) =>
      teacher.call(papersApi.save, { ...edited(paper), revision, sections: [{ sectionId, title: '题', items }] });
    const without = await save(paper.revision, rest);
    const back = await save(without.revision, [...rest, { ...first, score: 6.5 }]);
    expect(back.sections.flatMap(({ items }) => items).map(({ itemId }) => itemId)).toEqual(
      [...rest, first].map(({ itemId }) => itemId),
    );
    expect(back.sections[0]?.items.at(-1)).toMatchObject({ score: 6.5, questionId: first.questionId });
    const again = await save(back.revision, rest);
    const other = await newPaper();
    expect(
      (
        await teacher.refused(papersApi.save, {
          ...edited(other),
          sections: [{ sectionId: newId(), title: '题', items: [first] }],
        })
      ).reason,
    ).toBe('unknown-item');
    await world.services.database.asSystem((db) =>
      db.execute(
        sql`update removed_paper_item set removed_at = now() - interval '25 hours' where item_id = ${first.itemId}`,
      ),
    );
    const sections = [{ sectionId, title: '题', items: [first, ...rest] }];
    expect(
      (await teacher.refused(papersApi.save, { ...edited(paper), revision: again.revision, sections })).reason,
    ).toBe('unknown-item');
  });

  it('with a question that is not in the paper is refused', async () => {
    const paper = await newPaper();
    const other = await newPaper();
    expect((await teacher.refused(papersApi.save, { ...edited(paper), sections: other.sections })).reason).toBe(
      'unknown-item',
    );
    expect((await detail(paper.paperId)).revision).toBe(1);
  });

  it.each([
    ['a quarter point', { score: 1.25 }],
    ['no score', { score: 0 }],
    ['a space of 9 mm', { answerSpaceMm: 9 }],
  ])('with %s is invalid', async (_, change) => {
    const paper = await newPaper({});
    const sections = paper.sections.map((one) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, ...change })),
    }));
    expect((await teacher.refused(papersApi.save, { ...edited(paper), sections })).code).toBe(-1400);
  });
});

describe('adding from the cart', () => {
  it('puts questions where their type is asked, the others into a new section, and leaves out what is there already', async () => {
    const paper = await newPaper();
    const [essay] = itemsOf(paper).filter((item) => item.type === 1);
    if (essay) await teacher.call(questionsApi.addToCart, { subjectId, questionId: essay.questionId });
    await fillCart({}, {}, { type: 'true-false' });
    const more = await teacher.call(papersApi.addFromCart, { paperId: paper.paperId });
    expect(more.sections.map((section) => [section.title, section.items.map((item) => item.no)])).toEqual([
      ['一、选择题', [1, 2, 3]],
      ['二、填空题', [4]],
      ['三、解答题', [5]],
      ['四、判断题', [6]],
    ]);
    expect(more.revision).toBe(2);
  });

  it('is refused when the cart is empty', async () => {
    const { paperId } = await newPaper();
    expect((await teacher.refused(papersApi.addFromCart, { paperId })).reason).toBe('cart-empty');
  });
});

describe('removing a paper', () => {
  it('takes a draft out of the lists', async () => {
    const { paperId } = await newPaper();
    await teacher.call(papersApi.remove, { paperId });
    expect((await teacher.call(papersApi.list, { subjectId })).items).toEqual([]);
    expect((await teacher.refused(papersApi.detail, { paperId })).code).toBe(-1404);
    expect((await teacher.refused(papersApi.remove, { paperId })).code).toBe(-1404);
  });
});

it('publishing counts as a use of every question', async () => {
  const paper = await newPaper();
  await publish(paper);
  await publish(paper);
  const questionIds = itemsOf(paper).map((item) => item.questionId);
  const { items } = await teacher.call(questionsApi.detail, { questionIds });
  expect(items.map((item) => item.timesUsed)).toEqual([2, 2, 2]);
});

it('a published paper is frozen', async () => {
  const paper = await newPaper();
  const { paperId } = paper;
  await publish(paper);
  expect(await detail(paperId)).toMatchObject({ status: 'published', can: { edit: false, publish: true } });
  await fillCart({});
  const refusals = [
    await teacher.refused(papersApi.save, edited(paper)),
    await teacher.refused(papersApi.addFromCart, { paperId }),
    await teacher.refused(papersApi.remove, { paperId }),
  ];
  expect(refusals.map((one) => one.reason)).toEqual(['frozen', 'frozen', 'frozen']);
  expect((await teacher.call(questionsApi.cart, { subjectId })).groups).toHaveLength(1);
});

it('homework sees the paper with the answers and the place of every item, and freezes only what it saw', async () => {
  const paper = await newPaper();
  const facts = await world.services.database.asActor({ schoolIds: [school.schoolId] }, (db) =>
    paperForHomework(db, school.schoolId, paper.paperId),
  );
  expect(facts).toMatchObject({
    ownerAccountId: teacher.ids.accountId,
    subjectId,
    revision: 1,
    totalScore: 14,
    status: 'draft',
  });
  expect(facts.items.map((item) => [item.no, item.sectionTitle, item.type, item.score, item.answer.kind])).toEqual([
    [1, '一、选择题', 2, 2, 'choice'],
    [2, '二、填空题', 4, 2, 'blanks'],
    [3, '三、解答题', 1, 10, 'open'],
  ]);
  await teacher.call(papersApi.save, edited(paper));
  await expect(publish(paper)).rejects.toThrow('changed-meanwhile');
});

it('a paper is not there for a colleague, for another school, and where nobody made it', async () => {
  const paper = await newPaper();
  const { paperId } = paper;
  const { classId } = await school.newClass(1);
  const strangers = [await school.newTeacher([classId]), await (await world.newSchool()).newTeacher()];
  for (const who of strangers) {
    const codes = [
      await who.refused(papersApi.detail, { paperId }),
      await who.refused(papersApi.save, edited(paper)),
      await who.refused(papersApi.addFromCart, { paperId }),
      await who.refused(papersApi.layOut, { paperId }),
      await who.refused(papersApi.page, { paperId, page: 1 }),
      await who.refused(papersApi.pdf, { paperId }),
      await who.refused(papersApi.createRun, { paperId, classIds: [classId] }),
      await who.refused(papersApi.runs, { paperId }),
      await who.refused(papersApi.remove, { paperId }),
    ].map((one) => one.code);
    expect(codes).toEqual(codes.map(() => -1404));
  }
  expect((await teacher.refused(papersApi.detail, { paperId: newId() })).code).toBe(-1404);
});
