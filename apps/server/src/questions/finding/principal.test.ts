import { questionsApi } from '@zhibi/contract/questions';
import { writingApi } from '@zhibi/contract/questions/writing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';
import type { BankContent } from '../import-bank.js';
import { keepQuestions } from '../sample-bank.js';
import { PLATFORM_SCHOOL } from '../store-visible.js';

const { search, facets, similar, detail, duplicates, cart, addToCart } = questionsApi;
const subjectId = JUNIOR_MATHS;
const stem = '南村与北村之间架一座桥，由两个施工队合作完成，求各自单独完成需要的天数';
const words = '架一座桥';

let world: TestWorld;
let school: TestSchool;
let principal: Person;
const bankOf = (kind: 'platform' | 'school', schoolId: string): BankContent['bank'] => ({ schoolId, kind });
const keep = async (bank: BankContent['bank'], source: string, year: number) => {
  const [id = ''] = await keepQuestions(world.services.database, bank, [{ type: 'subjective', stem, source, year }]);
  return id;
};

/** The same question in every bank that there is. */
let ids: { platform: string; school: string; colleague: string; self: string; operations: string; elsewhere: string };
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  const other = await world.newSchool();
  principal = await school.newLeader('SCHOOLPRINCIPAL');
  const { schoolId } = school;
  const mineOf = (ownerAccountId: string) => ({ schoolId, kind: 'mine' as const, ownerAccountId });
  ids = {
    platform: await keep(bankOf('platform', PLATFORM_SCHOOL), '平台卷', 2021),
    school: await keep(bankOf('school', schoolId), '校本卷', 2022),
    colleague: await keep(mineOf((await school.newTeacher()).ids.accountId), '同事卷', 1991),
    self: await keep(mineOf(principal.ids.accountId), '自己卷', 1992),
    operations: await keep(mineOf(schoolId), '运维卷', 1993),
    elsewhere: await keep(bankOf('school', other.schoolId), '外校卷', 1994),
  };
});
afterAll(() => world.close());

const hidden = () => [ids.colleague, ids.self, ids.operations, ids.elsewhere];
const find = async (bank?: 'platform' | 'school' | 'mine') =>
  (await principal.call(search, { subjectId, words, ...(bank && { bank }) })).items;

describe('a principal who looks through the banks', () => {
  it("finds the platform's questions and the school's, with their keys, and nobody's own, not even those written in another role", async () => {
    const found = await find();
    expect(found.map(({ questionId }) => questionId).sort()).toEqual([ids.platform, ids.school].sort());
    expect(found[0]?.body.answer).toMatchObject({ kind: 'open' });
    expect(found.map(({ inCart }) => inCart)).toEqual([false, false]);
    expect((await find('platform')).map(({ questionId }) => questionId)).toEqual([ids.platform]);
    expect((await find('school')).map(({ questionId }) => questionId)).toEqual([ids.school]);
    expect(await find('mine')).toEqual([]);
  });

  it('chooses from the years and sources of these alone', async () => {
    const { years, sources } = await principal.call(facets, { subjectId });
    expect(years).toEqual([2022, 2021]);
    expect(sources.toSorted()).toEqual(['平台卷', '校本卷'].toSorted());
  });

  it('sees like questions of these alone, and none beside what is hidden', async () => {
    const { items } = await principal.call(similar, { questionId: ids.school });
    expect(items.map(({ question }) => question.questionId)).toEqual([ids.platform]);
    for (const questionId of hidden()) expect((await principal.refused(similar, { questionId })).code).toBe(-1404);
  });

  it('opens questions by id, where they are of these', async () => {
    const { items } = await principal.call(detail, { questionIds: [...hidden(), ids.school, ids.platform] });
    expect(items.map(({ questionId }) => questionId)).toEqual([ids.school, ids.platform]);
  });

  it('is not told what a class was given, which is for who teaches it', async () => {
    const { classId } = await school.newClass(1);
    expect((await principal.refused(search, { subjectId, classIds: [classId] })).code).toBe(-1404);
  });

  it('looks only: has no cart, adds nothing and writes nothing', async () => {
    const { body } = (await find('school'))[0] ?? {};
    if (body === undefined) throw new Error('nothing was found');
    expect((await principal.refused(cart, { subjectId })).code).toBe(-1403);
    expect((await principal.refused(addToCart, { subjectId, questionId: ids.school })).code).toBe(-1403);
    expect((await principal.refused(duplicates, { subjectId, body })).code).toBe(-1403);
    expect((await principal.refused(writingApi.remove, { questionId: newId() })).code).toBe(-1403);
  });
});
