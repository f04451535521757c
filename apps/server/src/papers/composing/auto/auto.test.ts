import { papersApi } from '@zhibi/contract/papers';
import { applyChanges, type Blueprint, composingApi, type Outcome } from '@zhibi/contract/papers/composing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../../test/school.js';
import { newId } from '../../../platform/ids.js';
import { importBank, PLATFORM_SCHOOL, recordClassUse } from '../../../questions/index.js';
import { keepQuestions, type Wanted } from '../../../questions/sample-bank.js';

const { bank, tryOut, make, blueprint: read, table } = composingApi;
const subjectId = JUNIOR_MATHS;
const missing = { code: -1404 };

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let classId: string;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  classId = (await school.newClass(1)).classId;
  teacher = await school.newTeacher([classId]);
});
afterAll(() => world.close());

/** A knowledge point with one below it. */
async function newTopic() {
  const [above, point] = [newId(), newId()];
  const roots = [{ id: above, title: '整式', children: [{ id: point, title: '乘法公式', children: [] }] }];
  await world.services.database.asSystem((db) =>
    importBank(db, {
      bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' },
      knowledge: [{ subjectId, roots }],
    }),
  );
  return { above, point };
}
const keep = (wanted: readonly Wanted[], where = school) =>
  keepQuestions(world.services.database, { schoolId: where.schoolId, kind: 'school' }, wanted);
/** Questions that read quite differently. */
const stems = ['甲数是多少', '求图中的角', '化简下面的式子', '两车何时相遇', '口袋里有几个红球', '说明理由并画图'];
const choices = (point: string, count: number): Wanted[] =>
  stems.slice(0, count).map((stem) => ({ stem, knowledgeIds: [point], minutes: 3, difficulty: 0.7 }));
const wanted = (topicId: string, more: Partial<Blueprint> = {}): Blueprint => ({
  by: 'knowledge',
  topics: [{ topicId, share: null }],
  types: [{ type: 2, count: 2, score: 4 }],
  cells: [],
  eachTopic: null,
  minutes: null,
  difficulty: null,
  curve: null,
  sameSource: null,
  recentDays: null,
  apart: false,
  ...more,
});
const chosenOf = (outcome: Outcome, nth = 0) => {
  if (outcome.outcome !== 'composed') throw new Error(JSON.stringify(outcome));
  return outcome.papers[nth]?.chosen ?? [];
};
const idsOf = (outcome: Outcome, nth = 0) => chosenOf(outcome, nth).map(({ questionId }) => questionId);

describe('trying a blueprint', () => {
  it('chooses from what lies below a topic, and counts what the banks hold', async () => {
    const { above, point } = await newTopic();
    const ids = await keep(choices(point, 4));
    const outcome = await teacher.call(tryOut, { subjectId, blueprint: wanted(above) });
    expect(idsOf(outcome).every((id) => ids.includes(id))).toBe(true);
    expect(await teacher.call(bank, { subjectId, by: 'knowledge', topicIds: [above, point] })).toEqual({
      total: 4,
      cells: expect.arrayContaining([
        { topicId: above, type: 2, count: 4 },
        { topicId: point, type: 2, count: 4 },
      ]),
    });
  });

  it('chooses by chapter, also by a whole textbook', async () => {
    const [textbook, chapterId] = [newId(), newId()];
    const book = { id: textbook, subjectId, gid: 8, volume: '上册', edition: '测试版', title: '八年级上册' };
    const chapters = [{ id: chapterId, title: '第十四章', children: [] }];
    await world.services.database.asSystem((db) =>
      importBank(db, { bank: { schoolId: PLATFORM_SCHOOL, kind: 'platform' }, textbooks: [{ ...book, chapters }] }),
    );
    const ids = await keep(stems.slice(0, 2).map((stem) => ({ stem, chapterIds: [chapterId] })));
    const outcome = await teacher.call(tryOut, { subjectId, blueprint: wanted(textbook, { by: 'chapter' }) });
    expect(idsOf(outcome).toSorted()).toEqual(ids.toSorted());
  });

  it("never chooses a colleague's own questions, nor another school's", async () => {
    const { point } = await newTopic();
    await keep(choices(point, 2), await world.newSchool());
    expect((await teacher.call(tryOut, { subjectId, blueprint: wanted(point) })).outcome).toBe('clash');
  });

  it('leaves out what the class was given lately, and tells when too little remains; the change it offers works', async () => {
    const { point } = await newTopic();
    const [first = '', ...others] = await keep(choices(point, 3));
    await world.services.database.asSystem((db) =>
      recordClassUse(db, school.schoolId, { classIds: [classId], questionIds: [first] }),
    );
    const asked = { subjectId, classIds: [classId], blueprint: wanted(point, { recentDays: 30 }) };
    expect(idsOf(await teacher.call(tryOut, asked)).toSorted()).toEqual(others.toSorted());
    const three = wanted(point, { recentDays: 30, types: [{ type: 2, count: 3, score: 4 }] });
    const outcome = await teacher.call(tryOut, { ...asked, blueprint: three });
    if (outcome.outcome !== 'clash') throw new Error(outcome.outcome);
    expect(outcome.clash.wishes.map(({ wish }) => wish.kind)).toEqual(['type', 'recent']);
    for (const { changes, figures } of outcome.clash.proposals) {
      const mended = await teacher.call(tryOut, { ...asked, blueprint: applyChanges(three, changes) });
      expect(chosenOf(mended)).toHaveLength(figures.questions);
    }
  });

  it('takes one at most of questions that read nearly alike', async () => {
    const { point } = await newTopic();
    const twin = '小明骑自行车从家到学校要走多少路程，请写出计算的过程';
    const ids = await keep([twin, `${twin}。`, '求角'].map((stem) => ({ stem, knowledgeIds: [point] })));
    const outcome = await teacher.call(tryOut, { subjectId, blueprint: wanted(point, { apart: true }) });
    expect(idsOf(outcome)).toContain(ids[2]);
  });

  it('is the same for the same seed; others come when the first ones shall not come again', async () => {
    const { point } = await newTopic();
    await keep(choices(point, 6));
    const asked = { subjectId, blueprint: wanted(point), seed: 7 };
    const first = idsOf(await teacher.call(tryOut, asked));
    expect(idsOf(await teacher.call(tryOut, asked))).toEqual(first);
    const others = idsOf(await teacher.call(tryOut, { ...asked, avoid: first }));
    expect(others.filter((id) => first.includes(id))).toEqual([]);
  });

  it('is refused without a topic or a type, for more than a paper holds, and for the class of somebody else', async () => {
    const { point } = await newTopic();
    const refused = async (blueprint: Blueprint, classIds: string[] = []) => {
      const { code, reason } = await teacher.refused(tryOut, { subjectId, blueprint, classIds });
      return reason ?? code;
    };
    expect(await refused(wanted(point, { topics: [] }))).toBe('nothing-chosen');
    expect(await refused(wanted(point, { types: [] }))).toBe('nothing-chosen');
    const many = [2, 1].map((type) => ({ type: type as 1 | 2, count: 150, score: 1 })); // both are question types
    expect(await refused(wanted(point, { types: many }))).toBe('too-many-questions');
    const twice = [2, 2].map((type) => ({ type: type as 2, count: 1, score: 1 })); // a question type
    expect(await refused(wanted(point, { types: twice }))).toBe(-1400);
    expect(await refused(wanted(point), [(await school.newClass(1)).classId])).toBe(-1404);
  });
});

describe('making papers', () => {
  it('makes drafts with the scores of the blueprint, which is kept, and parallel ones with a letter', async () => {
    const { point } = await newTopic();
    await keep(choices(point, 6));
    const blueprint = wanted(point, { minutes: 20 });
    const outcome = await teacher.call(tryOut, { subjectId, blueprint, papers: 2 });
    const papers = [0, 1].map((nth) => ({ chosen: chosenOf(outcome, nth) }));
    const made = await teacher.call(make, { subjectId, blueprint, title: '期中', papers });
    expect(made.papers.map(({ title }) => title)).toEqual(['期中 A', '期中 B']);
    const [first, second] = await Promise.all(
      made.papers.map(({ paperId }) => teacher.call(papersApi.detail, { paperId })),
    );
    expect([first?.totalScore, second?.totalScore]).toEqual([8, 8]);
    const itemIds = [first, second].flatMap((paper) => paper?.sections.flatMap(({ items }) => items) ?? []);
    expect(new Set(itemIds.map(({ questionId }) => questionId)).size).toBe(4);
    expect(await teacher.call(read, { paperId: made.papers[0]?.paperId ?? '' })).toMatchObject({
      blueprint,
      isKept: true,
    });
  });

  it('is refused with a question that the teacher does not find, and makes nothing of the others', async () => {
    const { point } = await newTopic();
    const [own = ''] = await keep(choices(point, 1));
    const [foreign = ''] = await keep(choices(point, 1), await world.newSchool());
    const papers = [own, foreign].map((questionId) => ({ chosen: [{ questionId, topicId: point }] }));
    const before = await teacher.call(papersApi.list, { subjectId });
    expect(await teacher.refused(make, { subjectId, blueprint: wanted(point), papers })).toMatchObject(missing);
    expect(await teacher.call(papersApi.list, { subjectId })).toEqual(before);
  });
});

describe('the blueprint of a paper', () => {
  it('is read from a paper made by hand, and written out as a table', async () => {
    const { point } = await newTopic();
    const questionIds = await keep([
      ...choices(point, 2),
      { type: 'subjective', knowledgeIds: [point], minutes: 9, difficulty: 0.4, stem: '证明' },
    ]);
    const { paperId } = await teacher.call(papersApi.create, { subjectId, questionIds });
    const { blueprint, isKept } = await teacher.call(read, { paperId });
    expect(isKept).toBe(false);
    expect(blueprint).toMatchObject({
      minutes: 15,
      cells: [
        { topicId: point, type: 2, count: 2 },
        { topicId: point, type: 1, count: 1 },
      ],
    });
    const { bytes } = await teacher.download(table, { paperId, format: 'csv' });
    expect(bytes.toString()).toContain('"乘法公式","2","1","3","14","100"');
  });

  it('is not there for a colleague', async () => {
    const { point } = await newTopic();
    const { paperId } = await teacher.call(papersApi.create, { subjectId, questionIds: await keep(choices(point, 1)) });
    const colleague = await school.newTeacher([classId]);
    expect(await colleague.refused(read, { paperId })).toMatchObject(missing);
    expect(await colleague.refused(table, { paperId, format: 'csv' })).toMatchObject(missing);
  });
});
