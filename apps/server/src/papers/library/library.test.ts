import { papersApi } from '@zhibi/contract/papers';
import { arithmeticApi } from '@zhibi/contract/papers/arithmetic';
import { libraryApi } from '@zhibi/contract/papers/library';
import { questionsApi } from '@zhibi/contract/questions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { publishedHomework } from '../../../test/scenario.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import { keepQuestions } from '../../questions/sample-bank.js';
import { usualOptions } from '../rules.js';
import { insertPaper } from '../store.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let colleague: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  school = await world.newSchool();
  teacher = await school.newTeacher();
  colleague = await school.newTeacher();
});

const subjectId = JUNIOR_MATHS;

async function newPaper(title: string, owner = teacher) {
  const questionIds = await keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, [
    { type: 'subjective' },
    {},
  ]);
  for (const questionId of questionIds) await owner.call(questionsApi.addToCart, { subjectId, questionId });
  return owner.call(papersApi.create, { subjectId, title });
}
type Shelf = 'mine' | 'archive' | 'school';
const titles = async (who: Person, shelf: Shelf, wish: { words?: string; paperType?: 0 | 1 } = {}) =>
  (await who.call(libraryApi.list, { subjectId, shelf, ...wish })).items.map(({ title }) => title);

describe('the shelves', () => {
  it('are the own papers, those put away, and what colleagues share; found by words and type', async () => {
    const first = await newPaper('第一章 100%_测验');
    await newPaper('第二章测验');
    expect(await titles(teacher, 'mine')).toEqual(['第二章测验', '第一章 100%_测验']);
    expect(await titles(teacher, 'mine', { words: '%_' })).toEqual(['第一章 100%_测验']);
    expect(await titles(teacher, 'mine', { paperType: 0 })).toEqual([]);
    expect(await titles(colleague, 'school')).toEqual([]);
    await teacher.call(libraryApi.share, { paperId: first.paperId, shared: true });
    const [shared] = (await colleague.call(libraryApi.list, { subjectId, shelf: 'school' })).items;
    expect(shared).toMatchObject({
      title: '第一章 100%_测验',
      ownerName: teacher.ids.name,
      isMine: false,
      isShared: true,
      questionCount: 2,
      can: { edit: false, duplicate: true, share: false, archive: false },
    });
    await teacher.call(libraryApi.archive, { paperId: first.paperId, archived: true });
    expect(await titles(colleague, 'school')).toEqual([]);
    expect(await titles(teacher, 'archive')).toEqual(['第一章 100%_测验']);
    expect((await teacher.call(papersApi.list, { subjectId })).items.map(({ title }) => title)).toEqual(['第二章测验']);
    await teacher.call(libraryApi.archive, { paperId: first.paperId, archived: false });
    expect(await titles(colleague, 'school')).toEqual(['第一章 100%_测验']);
  });

  it('page by key', async () => {
    const { schoolId } = school;
    const kept = {
      schoolId,
      options: usualOptions,
      ownerAccountId: teacher.ids.accountId,
      subjectId,
      paperType: 1,
    } as const;
    await world.services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
      for (let nth = 0; nth < 21; nth++)
        await insertPaper(db, { ...kept, id: newId(), title: `卷${nth}`, updatedAt: world.clock.now() });
    });
    const first = await teacher.call(libraryApi.list, { subjectId, shelf: 'mine' });
    const second = await teacher.call(libraryApi.list, { subjectId, shelf: 'mine', cursor: first.next ?? '' });
    expect([first.items.length, second.items.map(({ title }) => title), second.next]).toEqual([20, ['卷0'], null]);
  });
});

describe('the rights', () => {
  it('a paper that is not shared is not there for colleagues; one that is can be read and copied, not changed', async () => {
    const { paperId } = await newPaper('卷');
    const read = { paperId };
    const copy = { paperId, title: '我的卷' };
    expect((await colleague.refused(libraryApi.detail, read)).code).toBe(-1404);
    expect((await colleague.refused(libraryApi.duplicate, copy)).code).toBe(-1404);
    await teacher.call(libraryApi.share, { paperId, shared: true });
    expect(await colleague.call(libraryApi.detail, read)).toMatchObject({
      isMine: false,
      ownerName: teacher.ids.name,
      paper: { title: '卷', can: { edit: false } },
    });
    for (const refused of [
      await colleague.refused(libraryApi.share, { paperId, shared: false }),
      await colleague.refused(libraryApi.archive, { paperId, archived: true }),
      await colleague.refused(papersApi.remove, { paperId }),
    ])
      expect(refused.code).toBe(-1404);
    await teacher.call(libraryApi.share, { paperId, shared: false });
    expect((await colleague.refused(libraryApi.detail, read)).code).toBe(-1404);
  });

  it('what is put away or empty is not shared', async () => {
    const paper = await newPaper('卷');
    const { paperId, revision, title, options } = paper;
    await teacher.call(libraryApi.archive, { paperId, archived: true });
    expect(await teacher.refused(libraryApi.share, { paperId, shared: true })).toMatchObject({ reason: 'archived' });
    await teacher.call(libraryApi.archive, { paperId, archived: false });
    await teacher.call(papersApi.save, { paperId, revision, title, options, sections: [] });
    for (const refused of [
      await teacher.refused(libraryApi.share, { paperId, shared: true }),
      await teacher.refused(libraryApi.duplicate, { paperId, title: 'x' }),
    ])
      expect(refused.reason).toBe('no-questions');
  });
});

describe('a paper made from an existing one', () => {
  const bank = (wanted: Parameters<typeof keepQuestions>[2]) =>
    keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, wanted);
  const itemsOf = ({ sections }: Awaited<ReturnType<typeof newPaper>>) => sections.flatMap(({ items }) => items);

  it('keeps the items that are named with their scores, takes another question of the type, and leaves its source as it is', async () => {
    const source = await newPaper('第一章测验');
    const [choice, essay] = itemsOf(source);
    const other = (await bank([{ stem: '另一道选择题' }]))[0] ?? '';
    const { paperId, revision, title, options, sections } = source;
    const scored = await teacher.call(papersApi.save, {
      paperId,
      revision,
      title,
      options,
      sections: sections.map((section) => ({
        ...section,
        items: section.items.map((item) => ({ ...item, score: 7 })),
      })),
    });
    const swapped = await teacher.call(libraryApi.adapt, {
      paperId,
      title: ' 第二次测验 ',
      items: [{ itemId: choice?.itemId ?? '', questionId: other }, { itemId: essay?.itemId ?? '' }],
    });
    const made = await teacher.call(papersApi.detail, swapped);
    expect(made).toMatchObject({ title: '第二次测验', status: 'draft', revision: 1, totalScore: 14 });
    expect(itemsOf(made).map(({ questionId, score }) => [questionId, score])).toEqual([
      [other, 7],
      [essay?.questionId, 7],
    ]);
    expect(await teacher.call(papersApi.detail, { paperId })).toEqual(scored);
    const short = { paperId, title: '只要大题', items: [{ itemId: essay?.itemId ?? '' }] };
    const left = await teacher.call(papersApi.detail, await teacher.call(libraryApi.adapt, short));
    expect(left.sections.map(({ title: heading, items }) => [heading, items.length])).toEqual([
      [source.sections[1]?.title, 1],
    ]);
  });

  it('is refused whole for what the paper has not, another type, a question twice, and papers of others', async () => {
    const source = await newPaper('卷');
    const [choice, essay] = itemsOf(source).map(({ itemId }) => itemId);
    const essays = await bank([{ type: 'subjective' }]);
    const change = (items: { itemId: string; questionId?: string }[]) => ({
      paperId: source.paperId,
      title: '新卷',
      items,
    });
    const wrong = [
      [change([{ itemId: newId() }]), 'unknown-item'],
      [change([{ itemId: choice ?? '', questionId: essays[0] ?? '' }]), 'other-type'],
      [change([{ itemId: choice ?? '', questionId: itemsOf(source)[1]?.questionId ?? '' }]), 'other-type'],
      [change([{ itemId: essay ?? '', questionId: newId() }]), undefined],
    ] as const;
    for (const [input, reason] of wrong) expect((await teacher.refused(libraryApi.adapt, input)).reason).toBe(reason);
    const twice = await bank([{}]);
    const double = await teacher.call(papersApi.create, {
      subjectId,
      questionIds: [itemsOf(source)[0]?.questionId ?? '', ...twice],
    });
    const [first, second] = itemsOf(double);
    expect(
      await teacher.refused(libraryApi.adapt, {
        paperId: double.paperId,
        title: '新卷',
        items: [{ itemId: first?.itemId ?? '', questionId: twice[0] ?? '' }, { itemId: second?.itemId ?? '' }],
      }),
    ).toMatchObject({ reason: 'question-twice' });
    expect((await colleague.refused(libraryApi.adapt, change([{ itemId: choice ?? '' }]))).code).toBe(-1404);
    expect(await titles(teacher, 'mine', { words: '新卷' })).toEqual([]);
  });
});

describe('a duplicate', () => {
  it('says what its paper says, under items of its own, and changes apart from it', async () => {
    const paper = await newPaper('卷');
    await teacher.call(libraryApi.share, { paperId: paper.paperId, shared: true });
    const { paperId } = await colleague.call(libraryApi.duplicate, { paperId: paper.paperId, title: ' 我的卷 ' });
    const copy = await colleague.call(papersApi.detail, { paperId });
    const said = ({ sections }: typeof paper) =>
      sections.map(({ title, items }) => [title, items.map(({ itemId: _, ...item }) => item)]);
    expect(said(copy)).toEqual(said(paper));
    expect(copy).toMatchObject({ title: '我的卷', status: 'draft', revision: 1, options: paper.options });
    const ids = ({ sections }: typeof paper) => sections.flatMap(({ items }) => items.map(({ itemId }) => itemId));
    expect(ids(copy).filter((id) => ids(paper).includes(id))).toEqual([]);
    const { revision, title, options } = copy;
    await colleague.call(papersApi.save, { paperId, revision, title, options, sections: copy.sections.slice(0, 1) });
    expect(await teacher.call(papersApi.detail, { paperId: paper.paperId })).toEqual(paper);
  });

  it('of a sheet of practice is printed as that sheet is', async () => {
    const span = { from: 2, to: 9 };
    const { paperId } = await teacher.call(arithmeticApi.create, {
      subjectId,
      title: '口算',
      sheet: { groups: [{ kind: 'multiply', count: 8, first: span, second: span }], twins: false, seed: 1 },
      print: { columns: 4, numbered: true, minutes: null },
    });
    const copy = await teacher.call(libraryApi.duplicate, { paperId, title: '口算二' });
    const areasOf = async (of: string) =>
      (await teacher.call(papersApi.layOut, { paperId: of })).geometry.areas.map(({ areaType, xMm, yMm }) => [
        areaType,
        xMm,
        yMm,
      ]);
    expect(await areasOf(copy.paperId)).toEqual(await areasOf(paperId));
  });
});

it('the record of a paper tells its versions, the homework of it and how it was answered', async () => {
  const { teacher: owner, school: own, paper, homeworkId } = await publishedHomework(world);
  const { paperId } = paper;
  await owner.call(libraryApi.share, { paperId, shared: true });
  const record = await owner.call(libraryApi.detail, { paperId });
  expect(record.homework.map((one) => one.homeworkId)).toEqual([homeworkId]);
  expect(record.versions).toMatchObject([{ revision: paper.revision, copies: 2, pageCount: expect.any(Number) }]);
  expect(record.can).toEqual({ edit: false, duplicate: true, share: true, archive: true });
  expect(record.results.map(({ answers, facility }) => [answers, facility])).toEqual(
    record.results.map(() => [0, null]),
  );
  const [row] = (await owner.call(libraryApi.list, { subjectId, shelf: 'mine' })).items;
  expect(row).toMatchObject({ paperId, homeworkCount: 1 });
  const reader = await own.newTeacher();
  expect((await reader.call(libraryApi.detail, { paperId })).homework).toEqual([]);
});
