import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import { sessionApi } from '@zhibi/contract/session';
import { Document } from 'mupdf';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Person } from '../../../test/person.js';
import {
  JUNIOR_ENGLISH,
  JUNIOR_MATHS,
  openTestWorld,
  type TestClass,
  type TestSchool,
  type TestWorld,
} from '../../../test/school.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { keepQuestions } from '../../questions/sample-bank.js';
import { geometryOf } from '../layout/store-layout.js';
import { copiesOf, pagesOf } from './store-run.js';
import { attachRun } from './store-run-homework.js';

let world: TestWorld;
let school: TestSchool;
let teacher: Person;
let first: TestClass;
let second: TestClass;
beforeAll(async () => {
  world = await openTestWorld();
  school = await world.newSchool();
  first = await school.newClass(2, 8, '八年级(1)班');
  second = await school.newClass(1, 8, '八年级(2)班');
  teacher = await school.newTeacher([first.classId, second.classId]);
});
afterAll(() => world.close());

const subjectId = JUNIOR_MATHS;
async function newPaper() {
  const bank = { schoolId: school.schoolId, kind: 'school' as const };
  const ids = await keepQuestions(world.services.database, bank, [{}, { type: 'subjective' }]);
  for (const questionId of ids) await teacher.call(questionsApi.addToCart, { subjectId, questionId });
  return teacher.call(papersApi.create, { subjectId, title: '第三单元' });
}
const inSchool = <T>(work: (db: Db) => Promise<T>) =>
  world.services.database.asActor({ schoolIds: [school.schoolId] }, work);
async function ended(jobId: string) {
  return vi.waitUntil(
    async () => {
      const job = await teacher.call(sessionApi.job, { jobId });
      return job.status === 'done' || job.status === 'failed' ? job : undefined;
    },
    { timeout: 20_000, interval: 100 },
  );
}
async function newRun(change: { dots?: boolean; classIds?: string[] } = {}) {
  const { paperId } = await newPaper();
  const classIds = change.classIds ?? [second.classId, first.classId];
  const run = await teacher.call(papersApi.createRun, { paperId, classIds, dots: change.dots ?? false });
  return { paperId, ...run };
}

describe('a print run', () => {
  it('makes a copy for every student, class by class and by number, each page with a code of its own', async () => {
    const { paperId, printRunId, jobId } = await newRun();
    expect(await ended(jobId)).toMatchObject({ status: 'done', done: 3, total: 3, result: { printRunId } });
    const { items } = await teacher.call(papersApi.runs, { paperId });
    expect(items).toMatchObject([
      {
        printRunId,
        paperId,
        copies: 3,
        dots: false,
        status: 'ready',
        homeworkId: null,
        classNames: ['八年级(1)班', '八年级(2)班'],
      },
    ]);
    const pageCount = items[0]?.pageCount ?? 0;
    const copies = await inSchool((db) => copiesOf(db, school.schoolId, printRunId));
    expect(copies.map((copy) => copy.studentId)).toEqual(
      [...first.students, ...second.students].map((student) => student.ids.studentId),
    );
    const codes = copies.flatMap((copy) => copy.pages.map((page) => page.pageCode));
    expect(codes.every((code) => /^3\.27\.\d+\.\d+$/.test(code))).toBe(true);
    expect(new Set(codes).size).toBe(3 * pageCount);
    const pdf = await teacher.download(papersApi.runPdf, { printRunId });
    expect([pdf.name, pdf.type]).toEqual([expect.stringMatching(/^第三单元-.+-学生卷-\d{8}\.pdf$/), 'application/pdf']);
    expect(Document.openDocument(pdf.bytes, 'application/pdf').countPages()).toBe(3 * pageCount);
  });

  it('issues every code once, also when several runs are made at once', async () => {
    const { paperId } = await newPaper();
    const runs = await Promise.all(
      [1, 2, 3].map(() => teacher.call(papersApi.createRun, { paperId, classIds: [first.classId] })),
    );
    const copies = await inSchool(async (db) => {
      const all = [];
      for (const { printRunId } of runs) all.push(...(await copiesOf(db, school.schoolId, printRunId)));
      return all;
    });
    const books = copies.map((copy) => copy.pages[0]?.pageCode.split('.')[2]);
    expect(new Set(books).size).toBe(6);
    await Promise.all(runs.map((run) => ended(run.jobId)));
  });

  it('may lie over dots', async () => {
    const { paperId, printRunId, jobId } = await newRun({ dots: true, classIds: [second.classId] });
    expect((await ended(jobId)).status).toBe('done');
    expect((await teacher.call(papersApi.runs, { paperId })).items).toMatchObject([{ dots: true, status: 'ready' }]);
    const dotted = await teacher.download(papersApi.runPdf, { printRunId });
    expect(dotted.bytes.length).toBeGreaterThan(150_000);
  });

  it('is not ready before its copies are made', async () => {
    const { printRunId, jobId } = await newRun();
    const early = await teacher.send(papersApi.runPdf, { printRunId });
    if (early.statusCode !== 200)
      expect(early.json()).toMatchObject({ code: -1409, data: { reason: 'run-not-ready' } });
    await ended(jobId);
    expect((await teacher.send(papersApi.runPdf, { printRunId })).statusCode).toBe(200);
  });

  it('tells pen and scanner whose page a code is, and of which homework; other schools know nothing of it', async () => {
    const { paperId, printRunId, jobId } = await newRun({ classIds: [first.classId] });
    const [copy] = await inSchool((db) => copiesOf(db, school.schoolId, printRunId));
    const code = copy?.pages[0]?.pageCode ?? '';
    const read = () => inSchool((db) => pagesOf(db, school.schoolId, [code, code, '3.27.0.1']));
    const known = {
      schoolId: school.schoolId,
      printRunId,
      paperId,
      revision: 1,
      classId: first.classId,
      page: 1,
      codeRule: 'demo',
      form: 'usual',
    };
    expect([...(await read())]).toEqual([[code, { ...known, studentId: copy?.studentId, homeworkId: null }]]);
    const [homeworkId, overAt] = [newId(), new Date()];
    expect(await inSchool((db) => attachRun(db, school.schoolId, printRunId, { homeworkId, overAt }))).toBe(true);
    expect(await inSchool((db) => attachRun(db, school.schoolId, printRunId, { homeworkId: newId(), overAt }))).toBe(
      false,
    );
    expect((await read()).get(code)?.homeworkId).toBe(homeworkId);
    const other = await world.newSchool();
    const elsewhere = { schoolIds: [other.schoolId] };
    const { database } = world.services;
    expect((await database.asActor(elsewhere, (db) => pagesOf(db, other.schoolId, [code]))).size).toBe(0);
    const geometry = await inSchool((db) => geometryOf(db, school.schoolId, paperId, 1));
    expect(await inSchool((db) => geometryOf(db, school.schoolId, paperId, 1))).toBe(geometry);
    await expect(database.asActor(elsewhere, (db) => geometryOf(db, other.schoolId, paperId, 1))).rejects.toThrow(
      'not-found',
    );
    await ended(jobId);
  });
});

describe('a print run is refused', () => {
  it('for classes without students', async () => {
    const empty = await school.newClass(0);
    teacher = await school.newTeacher([empty.classId]);
    const { paperId } = await newPaper();
    expect((await teacher.refused(papersApi.createRun, { paperId, classIds: [empty.classId] })).reason).toBe(
      'class-empty',
    );
  });

  it('for classes that the teacher does not know, in this school or another', async () => {
    const { paperId } = await newPaper();
    const { classId } = await school.newClass(1);
    const foreign = await (await world.newSchool()).newClass(1);
    for (const id of [classId, foreign.classId, newId()])
      expect((await teacher.refused(papersApi.createRun, { paperId, classIds: [first.classId, id] })).code).toBe(-1404);
  });

  it('for a class taught in another subject only', async () => {
    const { classId } = await school.newClass(1);
    teacher = await school.newTeacher([classId], JUNIOR_ENGLISH);
    const { paperId } = await newPaper();
    expect((await teacher.refused(papersApi.createRun, { paperId, classIds: [classId] })).code).toBe(-1403);
  });

  it('to read for a colleague and for another school', async () => {
    teacher = await school.newTeacher([first.classId]);
    const { printRunId, jobId } = await newRun({ classIds: [first.classId] });
    await ended(jobId);
    for (const who of [await school.newTeacher([first.classId]), await (await world.newSchool()).newTeacher()])
      expect((await who.refused(papersApi.runPdf, { printRunId })).code).toBe(-1404);
  });
});
