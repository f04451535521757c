import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { formsApi } from '@zhibi/contract/papers/forms';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { write } from '../../../test/writing.js';
import type { Db } from '../../platform/db.js';
import { copiesWithParts, findRun, partsOf } from '../output/store-run.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A class of three whose first student needs large print. */
async function courseOfReaders() {
  const course = await TestCourse.of(world, 3);
  const [room] = course.classes;
  const studentIds = (room?.students ?? []).map(({ ids }) => ids.studentId ?? '');
  const [reader = '', other = ''] = studentIds;
  const classId = room?.classId ?? '';
  await course.teacher.call(formsApi.set, { classId, studentId: reader, form: 'large' });
  const { schoolId } = course.school;
  const inSchool = <T>(work: (db: Db) => Promise<T>) =>
    world.services.database.asActor({ schoolIds: [schoolId] }, work);
  return { course, classId, reader, other, schoolId, inSchool };
}

describe('who needs which edition', () => {
  it('is said by a teacher of the class, kept until it is said otherwise, and told to nobody else', async () => {
    const { course, classId, reader } = await courseOfReaders();
    const formOf = async () =>
      (await course.teacher.call(formsApi.list, { classId })).items.find(({ studentId }) => studentId === reader)?.form;
    expect(await formOf()).toBe('large');
    await course.teacher.call(formsApi.set, { classId, studentId: reader, form: 'easy' });
    expect(await formOf()).toBe('easy');
    await course.teacher.call(formsApi.set, { classId, studentId: reader, form: 'usual' });
    expect(await formOf()).toBe('usual');
    const outsider = await course.school.newTeacher([]);
    expect((await outsider.refused(formsApi.list, { classId })).code).toBe(-1404);
    expect((await outsider.refused(formsApi.set, { classId, studentId: reader, form: 'mono' })).code).toBe(-1404);
  });

  it('is refused for a student of another class', async () => {
    const { course, classId } = await courseOfReaders();
    const elsewhere = await course.school.newClass(1);
    const studentId = elsewhere.students[0]?.ids.studentId ?? '';
    expect((await course.teacher.refused(formsApi.set, { classId, studentId, form: 'large' })).code).toBe(-1404);
  });
});

describe('copies for readers', () => {
  it('are a part of the run with pages, codes and a file of their own, given out with it', async () => {
    const { course, classId, reader, schoolId, inSchool } = await courseOfReaders();
    const paperId = await course.newPaper(['choice', 'fillIn', 'subjective']);
    const { printRunId } = await course.teacher.call(papersApi.createRun, { paperId, classIds: [classId] });
    const [part] = await inSchool((db) => partsOf(db, schoolId, printRunId));
    expect(part).toMatchObject({ form: 'large', partOf: printRunId });
    const { items } = await course.teacher.call(papersApi.runs, { paperId });
    expect(items.map(({ form, copies }) => [form, copies]).sort()).toEqual([
      ['large', 1],
      ['usual', 2],
    ]);
    const copies = await inSchool((db) => copiesWithParts(db, schoolId, printRunId));
    const pagesOf = (studentId: string) => copies.find((one) => one.studentId === studentId)?.pages.length;
    const { geometry } = await course.teacher.call(papersApi.formPages, { paperId, form: 'large' });
    expect(pagesOf(reader)).toBe(geometry.pageCount);
    expect(new Set(copies.flatMap(({ pages }) => pages.map(({ pageCode }) => pageCode))).size).toBe(
      copies.reduce((sum, { pages }) => sum + pages.length, 0),
    );
    const free = await course.teacher.call(homeworkApi.freeRuns, { paperId, classIds: [classId] });
    expect(free.items.map((one) => one.printRunId)).toEqual([printRunId]);
  });

  it('a class may have an edition as a whole, and who needs another still gets it', async () => {
    const { course, classId, schoolId, inSchool } = await courseOfReaders();
    const paperId = await course.newPaper(['choice']);
    const { printRunId } = await course.teacher.call(papersApi.createRun, {
      paperId,
      classIds: [classId],
      form: 'mono',
    });
    const run = await inSchool((db) => findRun(db, schoolId, printRunId));
    const parts = await inSchool((db) => partsOf(db, schoolId, printRunId));
    expect([run?.form, ...parts.map(({ form }) => form)]).toEqual(['mono', 'large']);
  });

  it('are downloaded as PDF of the same sheet, larger', async () => {
    const { course } = await courseOfReaders();
    const paperId = await course.newPaper(['choice', 'subjective']);
    const { bytes, name } = await course.teacher.download(papersApi.pdf, { paperId, form: 'large' });
    expect(name).toContain('大字版');
    const document = Document.openDocument(bytes, 'application/pdf');
    const [, , right = 0] = document.loadPage(0).getBounds();
    expect(Math.round((right / 72) * 25.4)).toBe(210);
  });

  it('are written on, read and scored like the others', async () => {
    const { course, reader, other, schoolId } = await courseOfReaders();
    const homework = await course.publish(['choice', 'fillIn']);
    const { homeworkId } = homework;
    const pen = await Gateway.of(world, schoolId);
    const large = await write(world, course, pen, { homework, studentId: reader, answers: ['B', '42'] });
    const usual = await write(world, course, pen, { homework, studentId: other, answers: ['B', '42'] });
    const box = ({ areas }: typeof large) => areas.find(({ option }) => option === 'B');
    expect(box(large)?.areaId).toBe(box(usual)?.areaId);
    expect(box(large)?.widthMm).toBeGreaterThan((box(usual)?.widthMm ?? 0) * 1.3);
    for (const studentId of [reader, other]) {
      await perform(world, 'read-answers', { schoolId, homeworkId, studentId });
      const { answers, paper } = await course.teacher.call(markingApi.papers, { homeworkId, studentId });
      expect(answers.map(({ score }) => score)).toEqual([2, 2]);
      const places = answers.flatMap(({ areas }) => areas).filter(({ option }) => option === 'B');
      expect(places).toEqual([box(studentId === reader ? large : usual)]);
      const page = await course.teacher.download(markingApi.page, { homeworkId, studentId, page: paper.pages.length });
      expect(page.bytes.toString()).toContain('<svg');
    }
  });
});
