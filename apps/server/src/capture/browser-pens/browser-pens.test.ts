import { randomUUID } from 'node:crypto';
import { captureApi } from '@zhibi/contract/capture';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';
import { strokesOf } from '../../../test/writing.js';

const { browserInk, browserPage, browserPen, ownPen, pageInk, queue } = captureApi;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

let pens = 0;
/** Two students with a homework and a pen each, and what each would write. */
async function classroom() {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice', 'fillIn']);
  const { homeworkId } = homework;
  const students = course.classes[0]?.students ?? [];
  const made = [];
  for (const student of students) {
    const studentId = student.ids.studentId ?? '';
    const mac = `9C7BD2${String(++pens).padStart(6, '0')}`;
    await register(course, mac, { studentId });
    made.push({
      student,
      studentId,
      mac,
      ...(await strokesOf(world, course, { homework, studentId, answers: ['B', '42'] })),
    });
  }
  const [first, second] = made;
  if (first === undefined || second === undefined) throw new Error('two students');
  return { course, teacher: course.teacher, homeworkId, first, second };
}

const register = (
  course: TestCourse,
  mac: string,
  to: { studentId?: string | undefined; teacherId?: string | undefined },
) =>
  world.services.database.asSystem((db) =>
    db.execute(sql`insert into device (school_id, mac, kind, name, state, student_id, teacher_id, added_at)
      values (${course.school.schoolId}, ${mac}, 'pen', 'Pen', 'in-use', ${to.studentId ?? null}, ${to.teacherId ?? null}, now())`),
  );
const batchOf = (mac: string, strokes: readonly unknown[], seq = 0) => ({
  batchId: randomUUID(),
  seq,
  source: 'live' as const,
  device: { mac, name: 'Pen', model: 'N', battery: 60 },
  strokes: [...strokes],
});

describe('a pen of a browser', () => {
  it("writes as a gateway's does for the teacher of the class: bound, durable, counted once", async () => {
    const { teacher, homeworkId, first } = await classroom();
    expect(await teacher.call(browserPen, { mac: first.mac })).toMatchObject({
      student: { studentId: first.studentId },
      isCorrecting: false,
      lastSeq: -1,
    });
    const batch = batchOf(first.mac, first.strokes, 4);
    expect(await teacher.call(browserInk, batch)).toMatchObject({
      accepted: first.strokes.length,
      rejected: [],
      lastSeq: 4,
    });
    expect(await teacher.call(browserInk, batch)).toMatchObject({ accepted: 0, duplicates: first.strokes.length });
    const { pages, battery } = await teacher.call(pageInk, { homeworkId, studentId: first.studentId });
    expect(pages.some(({ ink }) => ink.length > 10)).toBe(true);
    expect(battery).toBe(60);
    expect(await teacher.call(browserPage, { pageCode: first.pages[0]?.pageCode ?? '' })).toMatchObject({
      homeworkId,
      studentId: first.studentId,
      page: 1,
    });
  });

  it('of a teacher is taken on no page of another class, and waits on paper that nobody knows', async () => {
    const { course, first } = await classroom();
    const outsider = await course.school.newTeacher([(await course.school.newClass()).classId]);
    const [stroke] = first.strokes;
    const unknown = { ...stroke, id: randomUUID(), pageCode: '3.27.999999.1' };
    const answer = await outsider.call(browserInk, batchOf('0200000000AA', [stroke, unknown]));
    expect(answer).toMatchObject({ accepted: 1, queued: 1, rejected: [{ id: stroke?.id, reason: 'not-own-page' }] });
    expect((await outsider.refused(browserPage, { pageCode: first.pages[0]?.pageCode ?? '' })).code).toBe(-1404);
    expect((await outsider.call(queue, {})).items).toMatchObject([{ reason: 'unknown-page' }]);
  });

  it('of a student is the own one, on own copies alone', async () => {
    const { teacher, first, second, homeworkId } = await classroom();
    const me = first.student;
    expect(await me.call(ownPen, {})).toEqual({ mac: first.mac });
    for (const mac of [second.mac, '0200000000BB']) {
      expect((await me.refused(browserPen, { mac })).reason).toBe('not-your-pen');
      expect((await me.refused(browserInk, batchOf(mac, first.strokes))).reason).toBe('not-your-pen');
    }
    const [others] = second.strokes;
    const unknown = { ...others, id: randomUUID(), pageCode: '3.27.999999.1' };
    const answer = await me.call(browserInk, batchOf(first.mac, [...first.strokes, others, unknown]));
    expect(answer).toMatchObject({ accepted: first.strokes.length, queued: 0 });
    expect(answer.rejected.map(({ reason }) => reason)).toEqual(['not-own-page', 'not-own-page']);
    const theirs = await teacher.call(pageInk, { homeworkId, studentId: second.studentId });
    expect(theirs.pages.every(({ ink }) => ink.length < 12)).toBe(true);
    expect((await me.refused(browserPage, { pageCode: second.pages[0]?.pageCode ?? '' })).code).toBe(-1404);
  });

  it("of a colleague corrects in nobody else's name", async () => {
    const { course, teacher, first } = await classroom();
    const colleague = await course.school.newTeacher([course.classes[0]?.classId ?? '']);
    await register(course, '0200000000CC', { teacherId: colleague.ids.teacherId });
    expect((await teacher.refused(browserInk, batchOf('0200000000CC', first.strokes))).reason).toBe(
      'other-teachers-pen',
    );
    expect(await colleague.call(browserPen, { mac: '0200000000CC' })).toMatchObject({ isCorrecting: true });
  });
});
