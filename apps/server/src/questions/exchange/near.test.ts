import { questionsApi } from '@zhibi/contract/questions';
import { exchangeApi } from '@zhibi/contract/questions/exchange';
import { threesOf } from '@zhibi/exchange';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { usualBodies } from '../../../test/bank.js';
import { Importer } from '../../../test/importer.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { keepQuestions, sampleBody } from '../sample-bank.js';

let world: TestWorld;
let school: TestSchool;
let importer: Importer;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '1' });
});
afterAll(() => world.close());
beforeEach(async () => {
  school = await world.newSchool();
  importer = new Importer(await school.newTeacher());
});

const subjectId = JUNIOR_MATHS;
const rectangle = (length: number, unit = '') =>
  `一个长方形花坛的长是 ${length} 米，宽是 5 米，在它的四周围上篱笆，篱笆长多少${unit}米？`;
const line = (stem: string, more: object = {}) =>
  JSON.stringify({ type: 'subjective', stem, answer: [], analysis: '', ...more });
const bring = (...lines: string[]) => importer.bring(lines.join('\n'), { subjectId });
const search = async () => (await importer.teacher.call(questionsApi.search, { subjectId })).items;

const standing = async (stem: string) => {
  const [id = ''] = await keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, [
    { type: 'subjective', stem },
  ]);
  return id;
};

describe('a question much like one that the banks have', () => {
  it('waits, and names the standing one, its bank and how alike they are', async () => {
    const id = await standing(rectangle(8));
    const one = await bring(line(rectangle(9)), line('求证：三角形的内角和是一百八十度'));
    expect(one).toMatchObject({ counts: { added: 1, doubtful: 1 }, can: { mend: true } });
    const [item] = await importer.items(one, 'doubtful');
    expect(item).toMatchObject({
      warnings: ['like-in-bank'],
      near: [{ bank: 'school', question: { questionId: id }, where: '' }],
    });
    expect(item?.near[0]?.likeness).toBeGreaterThan(0.7);
    expect(await search()).toHaveLength(2);
  });

  it.each([
    ['drop', 'skipped', 'dropped', 1],
    ['standing', 'skipped', 'standing-taken', 1],
    ['add', 'added', null, 2],
  ] as const)('is settled in one step: %s', async (verdict, outcome, reason, inBanks) => {
    const id = await standing(rectangle(8));
    const { importId } = await bring(line(rectangle(9)));
    const settle = { importId, positions: [1], verdict };
    expect(await importer.teacher.call(exchangeApi.settleNear, settle)).toEqual({ settled: 1 });
    const [item] = await importer.items({ importId });
    expect(item).toMatchObject({ outcome, reason });
    if (verdict === 'standing') expect(item?.questionId).toBe(id);
    expect(await search()).toHaveLength(inBanks);
    expect(await importer.teacher.refused(exchangeApi.settleNear, settle)).toMatchObject({ reason: 'not-now' });
  });

  it('is settled by who imports alone', async () => {
    await standing(rectangle(8));
    const { importId } = await bring(line(rectangle(9)));
    const settle = { importId, positions: [1], verdict: 'drop' as const };
    for (const who of [await school.newTeacher(), await (await world.newSchool()).newTeacher()])
      expect((await who.refused(exchangeApi.settleNear, settle)).code).toBe(-1404);
  });

  it('does not tell of what a colleague or another school keeps', async () => {
    const colleague = await school.newTeacher();
    const { schoolId } = school;
    const { accountId: ownerAccountId } = colleague.ids;
    const stem = rectangle(8);
    await keepQuestions(world.services.database, { schoolId, kind: 'mine', ownerAccountId }, [{ stem }]);
    const other = { schoolId: (await world.newSchool()).schoolId, kind: 'school' as const };
    await keepQuestions(world.services.database, other, [{ stem }]);
    expect((await bring(line(rectangle(9)))).counts).toMatchObject({ added: 1, doubtful: 0 });
  });
});

describe('questions of one file', () => {
  it('much alike: the first comes in, the next one waits and names its place', async () => {
    const one = await bring(line(rectangle(8)), line('求证：三角形的内角和是一百八十度'), line(rectangle(9)));
    const [item] = await importer.items(one, 'doubtful');
    expect(item).toMatchObject({ where: 'line 3', near: [{ bank: null, question: null, where: 'line 1' }] });
    expect(item?.warnings).toContain('like-in-file');
  });

  it('that are the same are told apart from what the bank has', async () => {
    await bring(line('解方程 $x^2=4$'));
    const one = await bring(line('解方程 $x^2=4$'), line('解方程 $x^3=8$，写出过程'), line('解方程 $x^3=8$，写出过程'));
    const items = await importer.items(one, 'skipped');
    expect(items.map(({ reason }) => reason)).toEqual(['duplicate', 'duplicate-in-file']);
    expect(items[0]?.questionId).toBe((await search()).at(-1)?.questionId);
    expect(items[1]?.near).toMatchObject([{ where: 'line 2', likeness: 1 }]);
  });
});

it('a question that goes where its importer teaches nothing says so, with the subject', async () => {
  const one = await bring(line('求证：三角形的内角和', { subject: '语文', stage: 'primary' }), line('解方程 $x=1$'));
  const [away, here] = await importer.items(one, 'added');
  expect(away).toMatchObject({ warnings: ['subject-unseen'], subjectName: '小学语文' });
  expect(here).toMatchObject({ warnings: [], subjectName: null });
});

it('the file and the bank hold questions against each other by the same threes', async () => {
  const bodies = [...usualBodies, sampleBody({ stem: '已知 $\\left(x\\right)\\quad ＡＢ＝３$，𠀋山 α≠β；ｆ' })];
  const rows = await world.services.database.asSystem((db) =>
    db.execute<{ threes: string[] }>(sql`
      select question_threes(body) as threes from jsonb_array_elements(${JSON.stringify(bodies)}::jsonb) as given(body)`),
  );
  expect(rows.map(({ threes }) => threes.toSorted())).toEqual(bodies.map((body) => [...threesOf(body)].toSorted()));
});
