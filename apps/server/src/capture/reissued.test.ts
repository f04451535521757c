import { randomUUID } from 'node:crypto';
import { captureApi } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { decodeStrokes } from '@zhibi/ink';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Gateway } from '../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { TestCourse } from '../../test/test-course.js';
import { strokesOf } from '../../test/writing.js';
import { codesForAgain, copiesOf, replaceCodes } from '../papers/index.js';
import { scannedHomework } from './scans/scanned-homework.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

it('ink and scans are of their page whether the sheet has the first code or one that came in its place', async () => {
  const course = await TestCourse.of(world);
  const { schoolId } = course.school;
  const homework = await course.publish(['choice', 'fillIn']);
  const { homeworkId, printRunId } = homework;
  const pen = await Gateway.of(world, schoolId);
  const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
  const { strokes, pages } = await strokesOf(world, course, { homework, studentId, answers: ['B', '42'] });
  const old = pages[0]?.pageCode ?? '';
  await world.services.database.asSystem(async (db) => {
    const copy = (await copiesOf(db, schoolId, printRunId)).find((one) => one.studentId === studentId);
    const reissues = await codesForAgain(db, copy === undefined ? [] : [copy]);
    const ledger = { schoolId, printRunId, orderId: randomUUID(), now: new Date() };
    expect(await replaceCodes(db, ledger, reissues)).toBe(true);
    expect(await replaceCodes(db, ledger, reissues), 'they have others by now').toBe(false);
  });
  const { items } = await course.teacher.call(homeworkApi.submissions, { homeworkId });
  const fresh = items.find((one) => one.studentId === studentId)?.pageCodes[0]?.pageCode ?? '';
  expect(fresh).not.toBe(old);
  const [first, ...others] = strokes.filter(({ pageCode }) => pageCode === old);
  expect(others.length).toBeGreaterThan(0);
  await pen.ink([first]);
  await pen.ink(others.map((one) => ({ ...one, pageCode: fresh })));
  const shown = await course.teacher.call(captureApi.pageInk, { homeworkId, studentId });
  const written = shown.pages.flatMap((page) => decodeStrokes(Buffer.from(page.ink, 'base64')));
  expect(written.map(({ id }) => id).sort()).toEqual([first, ...others].map((one) => one?.id).sort());
  expect((await course.teacher.call(captureApi.queue, {})).items).toEqual([]);
  const scanned = await world.services.database.asSystem((db) => scannedHomework(db, schoolId, homeworkId));
  const whose = { studentId, page: 1 };
  expect([scanned.pages.get(old), scanned.pages.get(fresh)]).toEqual([whose, whose]);
});
