import { papersApi } from '@zhibi/contract/papers';
import { arithmeticApi, SumGroup } from '@zhibi/contract/papers/arithmetic';
import { writingApi } from '@zhibi/contract/questions/writing';
import { makeHand, writeText } from '@zhibi/ink/handwriting';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { readItem } from '../../marking/reading/rules-reading.js';

const [PRIMARY_CHINESE, PRIMARY_MATHS] = [101, 102];
const span = (from: number, to: number) => ({ from, to, step: 1 as const });
const table = (count: number) => SumGroup.parse({ kind: 'multiply', count, first: span(2, 9), second: span(2, 9) });
const remainders = (count: number) =>
  SumGroup.parse({
    kind: 'divide',
    count,
    divisor: span(2, 9),
    quotient: span(1, 9),
    remainder: 'with',
    title: '有余数的除法',
  });
const wanted = (groups: SumGroup[], seed = 11) => ({
  subjectId: PRIMARY_MATHS,
  title: '口算练习',
  sheet: { groups, twins: false, seed },
  print: { columns: 4, numbered: true, minutes: null },
});

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  school = await world.newSchool();
  teacher = await school.newTeacher([], PRIMARY_MATHS);
});

const paperOf = async (input: ReturnType<typeof wanted>, by = teacher) => {
  const { paperId } = await by.call(arithmeticApi.create, input);
  return by.call(papersApi.detail, { paperId });
};
const questionsOf = (paper: Awaited<ReturnType<typeof paperOf>>) =>
  paper.sections.flatMap(({ items }) => items.map(({ questionId }) => questionId));

describe('a sheet of oral arithmetic', () => {
  it('becomes a paper of its sums, one point each, section by section', async () => {
    const paper = await paperOf(wanted([table(12), remainders(8)]));
    expect(paper.sections.map(({ title, items }) => [title, items.length, items[0]?.type])).toEqual([
      ['一、乘法', 12, 6],
      ['二、有余数的除法', 8, 6],
    ]);
    expect(paper).toMatchObject({ title: '口算练习', totalScore: 20, can: { edit: true, publish: true } });
  });

  it('is laid out with an area of oral arithmetic for every number to be written', async () => {
    const { paperId } = await paperOf(wanted([table(12), remainders(8)]));
    const { geometry, issues } = await teacher.call(papersApi.layOut, { paperId });
    expect(issues).toEqual([]);
    expect(geometry.areas.filter(({ areaType }) => areaType === 6)).toHaveLength(12 + 2 * 8);
  });

  it('is scored by the machine: what is written right in its areas counts, nothing right is called wrong', async () => {
    const paper = await paperOf(wanted([table(20), remainders(10)]));
    const { geometry } = await teacher.call(papersApi.layOut, { paperId: paper.paperId });
    const hand = makeHand(5, 0.1);
    const readings = paper.sections.flatMap(({ items }) =>
      items.map(({ itemId, type, score, body }) => {
        const { answer } = body;
        const ink = geometry.areas.flatMap((area) => {
          if (area.areaType !== 6 || !area.qids.includes(itemId) || answer.kind !== 'blanks') return [];
          const text = answer.blanks[area.blankIndex ?? 0]?.accepted[0] ?? '';
          return [[area.areaId, writeText(hand, text, area, 0)] as const];
        });
        return readItem({ itemId, type, score, body }, geometry.areas, new Map(ink));
      }),
    );
    expect(readings.filter(({ kind, score }) => kind === 'scored' && score === 0)).toEqual([]);
    expect(readings.filter(({ kind, score }) => kind === 'scored' && score === 1).length).toBeGreaterThan(15);
  });

  it('asks the same question for the same sum on every sheet of a school, which no list shows', async () => {
    const sheetOf = async (seed: number) => {
      const input = wanted([table(50)], seed);
      return questionsOf(await paperOf({ ...input, sheet: { ...input.sheet, twins: true } }));
    };
    const [first, second] = [await sheetOf(1), await sheetOf(2)];
    // The table has 64 sums: two sheets of 50 share at least 36.
    expect(second.filter((id) => first.includes(id)).length).toBeGreaterThanOrEqual(36);
    const { items } = await teacher.call(writingApi.school, { subjectId: PRIMARY_MATHS });
    expect(items).toEqual([]);
  });

  it('is the same in its preview as when it is kept', async () => {
    const input = wanted([table(12)]);
    const shown = await teacher.call(arithmeticApi.preview, input);
    expect(shown).toMatchObject({ pageCount: 1, sums: 12, short: [] });
    const { paperId } = await teacher.call(arithmeticApi.create, input);
    const { body } = await teacher.send(papersApi.page, { paperId, page: 1 });
    const drawing = (svg: string) => svg.match(/<use [^>]+>/g)?.length;
    expect(drawing(shown.pages[0] ?? '')).toBe(drawing(body));
  });
});

describe('is refused', () => {
  it('where there are fewer different sums than wished for, which the preview tells exactly', async () => {
    const input = wanted([table(50)]);
    expect(await teacher.refused(arithmeticApi.create, input)).toMatchObject({ code: -1409, reason: 'too-few-sums' });
    const { short, sums } = await teacher.call(arithmeticApi.preview, input);
    expect({ short, sums }).toEqual({
      short: [{ group: 0, wanted: 50, found: 36, counted: true, withTwins: 50 }],
      sums: 36,
    });
  });

  it('in a subject that is not maths', async () => {
    const input = { ...wanted([table(5)]), subjectId: PRIMARY_CHINESE };
    expect((await teacher.refused(arithmeticApi.create, input)).reason).toBe('not-maths');
    expect((await teacher.refused(arithmeticApi.preview, input)).reason).toBe('not-maths');
  });

  it('with a range that is turned round or holds too many numbers', async () => {
    const broken = (first: object) => ({
      ...wanted([]),
      sheet: { groups: [{ ...table(5), first }], twins: false, seed: 1 },
    });
    expect((await teacher.refused(arithmeticApi.create, broken(span(9, 2)) as never)).code).toBe(-1400); // as: what nobody's types let through
    expect((await teacher.refused(arithmeticApi.create, broken(span(0, 5_000)) as never)).code).toBe(-1400); // as: likewise
  });
});

it('is its author’s own', async () => {
  const { paperId } = await teacher.call(arithmeticApi.create, wanted([table(5)]));
  const colleague = await school.newTeacher([], PRIMARY_MATHS);
  expect((await colleague.refused(papersApi.detail, { paperId })).code).toBe(-1404);
});
