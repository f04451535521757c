import { areaTypes, type Geometry, papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { sql } from 'drizzle-orm';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '../../../test/person.js';
import { JUNIOR_MATHS, openTestWorld, type TestSchool, type TestWorld } from '../../../test/school.js';
import { keepQuestions, type Wanted } from '../../questions/sample-bank.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  teacher = await school.newTeacher();
});
afterAll(() => world.close());

const subjectId = JUNIOR_MATHS;
async function newPaper(...wanted: Wanted[]) {
  const ids = await keepQuestions(world.services.database, { schoolId: school.schoolId, kind: 'school' }, wanted);
  for (const questionId of ids) await teacher.call(questionsApi.addToCart, { subjectId, questionId });
  return teacher.call(papersApi.create, { subjectId, title: '勾股定理' });
}
const usual: Wanted[] = [
  {},
  { type: 'fill-in', stem: '$3^2+4^2=$ ___ $^2$' },
  { type: 'subjective', stem: '证明勾股定理' },
];
const areasOf = (geometry: Geometry, type: number) => geometry.areas.filter((area) => area.areaType === type);

describe('laying out a paper', () => {
  it('answers the place of every answer area, and makes the paper laid out', async () => {
    const paper = await newPaper(...usual);
    const { geometry, issues } = await teacher.call(papersApi.layOut, { paperId: paper.paperId });
    const ids = paper.sections.flatMap((section) => section.items.map((item) => item.itemId));
    expect(issues).toEqual([]);
    expect(areasOf(geometry, areaTypes.question).map((area) => area.qids)).toEqual(ids.map((id) => [id]));
    expect(areasOf(geometry, areaTypes['single-choice']).map((area) => area.option)).toEqual(['A', 'B', 'C', 'D']);
    expect(areasOf(geometry, areaTypes['fill-in'])).toMatchObject([{ qids: [ids[1]], blankIndex: 0 }]);
    expect(areasOf(geometry, areaTypes.subjective)).toMatchObject([{ qids: [ids[2]] }]);
    expect(geometry.stamps).toHaveLength(geometry.pageCount);
    expect((await teacher.call(papersApi.detail, { paperId: paper.paperId })).status).toBe('laid-out');
  });

  it('happens once for a revision, whoever asks at the same time', async () => {
    const { paperId } = await newPaper(...usual);
    const answers = await Promise.all([1, 2, 3].map(() => teacher.call(papersApi.layOut, { paperId })));
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    const rows = await world.services.database.asSystem((db) =>
      db.execute(sql`select revision from paper_layout where paper_id = ${paperId}`),
    );
    expect(rows).toHaveLength(1);
  });

  it('a save makes a draft of it again, laid out anew with its own space', async () => {
    const paper = await newPaper(...usual);
    const { paperId } = paper;
    const before = await teacher.call(papersApi.layOut, { paperId });
    const sections = paper.sections.map((one) => ({
      ...one,
      items: one.items.map((item) => ({ ...item, answerSpaceMm: item.type === 1 ? 120 : null })),
    }));
    expect((await teacher.call(papersApi.save, { ...paper, sections })).status).toBe('draft');
    const after = await teacher.call(papersApi.layOut, { paperId });
    const [written] = areasOf(after.geometry, areaTypes.subjective);
    expect(written?.heightMm).toBeCloseTo(120, 0);
    expect(areasOf(before.geometry, areaTypes.subjective)[0]?.heightMm).not.toBeCloseTo(120, 0);
  });

  it('tells formulas that cannot be read and questions without an answer', async () => {
    const { paperId } = await newPaper(
      { stem: '计算 $\\frac{1}{$ ___' },
      { type: 'subjective', answer: { kind: 'none' } },
      { type: 'fill-in', stem: '解 ___', analysis: '因为 $\\left($' },
    );
    const { issues } = await teacher.call(papersApi.layOut, { paperId });
    expect(issues).toEqual([
      { kind: 'formula', itemNo: 1, detail: '\\frac{1}{' },
      { kind: 'formula', itemNo: 2, detail: '\\left(' },
      { kind: 'no-answer', itemNo: 3, detail: '' },
    ]);
  });
});

describe('the pages', () => {
  it('are shown one by one as SVG, and not beyond the last', async () => {
    const { paperId } = await newPaper(...usual);
    const first = await teacher.download(papersApi.page, { paperId, page: 1 });
    expect(first.type).toContain('image/svg+xml');
    expect(first.bytes.toString()).toMatch(/<svg[^>]+viewBox="0 0 595\.\d+ 841\.\d+"/);
    const answer = await teacher.download(papersApi.page, { paperId, page: 1, edition: 'answer' });
    expect(answer.bytes.equals(first.bytes)).toBe(false);
    expect((await teacher.refused(papersApi.page, { paperId, page: 99 })).code).toBe(-1404);
    expect((await teacher.refused(papersApi.page, { paperId, page: 0 })).code).toBe(-1400);
  });

  it('come as PDF under the title of the paper, without and with the answers', async () => {
    const { paperId } = await newPaper(...usual);
    const { geometry } = await teacher.call(papersApi.layOut, { paperId });
    const student = await teacher.download(papersApi.pdf, { paperId });
    const answer = await teacher.download(papersApi.pdf, { paperId, edition: 'answer' });
    expect([student.name, answer.name]).toEqual([
      expect.stringMatching(/^勾股定理-学生版-\d{8}\.pdf$/),
      expect.stringMatching(/^勾股定理-答案版-\d{8}\.pdf$/),
    ]);
    for (const { bytes, type } of [student, answer]) {
      expect(type).toBe('application/pdf');
      expect(Document.openDocument(bytes, 'application/pdf').countPages()).toBe(geometry.pageCount);
    }
  });

  it('of answers alone are counted, shown and taken away on their own, also with the analyses', async () => {
    const { paperId } = await newPaper(...usual);
    expect(await teacher.call(papersApi.keyPages, { paperId, edition: 'key' })).toEqual({ pageCount: 1 });
    const shown = await teacher.download(papersApi.page, { paperId, page: 1, edition: 'key' });
    expect(shown.type).toContain('image/svg+xml');
    expect((await teacher.refused(papersApi.page, { paperId, page: 2, edition: 'key' })).code).toBe(-1404);
    const [key, explained] = [
      await teacher.download(papersApi.pdf, { paperId, edition: 'key' }),
      await teacher.download(papersApi.pdf, { paperId, edition: 'explained' }),
    ];
    expect([key.name, explained.name]).toEqual([
      expect.stringMatching(/^勾股定理-参考答案-\d{8}\.pdf$/),
      expect.stringMatching(/^勾股定理-参考答案与解析-\d{8}\.pdf$/),
    ]);
    expect(Document.openDocument(key.bytes, 'application/pdf').countPages()).toBe(1);
    const colleague = await school.newTeacher();
    for (const edition of ['key', 'explained'] as const)
      expect((await colleague.refused(papersApi.keyPages, { paperId, edition })).code).toBe(-1404);
    expect((await colleague.refused(papersApi.pdf, { paperId, edition: 'key' })).code).toBe(-1404);
  });

  it('of a wide sheet have two columns', async () => {
    const paper = await newPaper(...usual);
    const options = { ...paper.options, pageSize: 'A3' as const };
    await teacher.call(papersApi.save, { ...paper, options });
    const { geometry } = await teacher.call(papersApi.layOut, { paperId: paper.paperId });
    expect(geometry).toMatchObject({ pageSize: 'A3', pageCount: 1 });
    for (const area of areasOf(geometry, areaTypes.question)) expect(area.widthMm).toBeLessThan(200);
  });
});
