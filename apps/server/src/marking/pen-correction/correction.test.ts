import { randomUUID } from 'node:crypto';
import { captureApi } from '@zhibi/contract/capture';
import { devicesApi } from '@zhibi/contract/capture/devices';
import { markingApi } from '@zhibi/contract/marking';
import { correctionApi as api } from '@zhibi/contract/marking/pen-correction';
import { type AnswerArea, areaTypes } from '@zhibi/contract/papers';
import { peopleApi } from '@zhibi/contract/people';
import { decodeStrokes, type Stroke } from '@zhibi/ink';
import { crossMark, makeHand, scribbleOut, tick } from '@zhibi/ink/handwriting';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Gateway, onPage, type SentStroke } from '../../../test/gateway.js';
import { newOrgAdmin } from '../../../test/organisation.js';
import type { Person } from '../../../test/person.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform, TestCourse } from '../../../test/test-course.js';
import { strokesOf, write } from '../../../test/writing.js';
import { putSeen } from '../../capture/evidence/store-evidence.js';

let world: TestWorld;
let admin: Person;
let room: Awaited<ReturnType<typeof openRoom>>;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  admin = await newOrgAdmin(world);
});
beforeEach(async () => {
  room = await openRoom();
});
afterAll(() => world.close());

const hand = makeHand(11, 0.2);
/** A mark as a pen sends it: each stroke named for life. */
const named = (strokes: readonly Stroke[]) => strokes.map((stroke) => ({ ...stroke, id: randomUUID() }));

/** Gives a pen to a teacher by account, as the organisation does. */
async function give(schoolId: string, pen: Gateway, teacher: Person): Promise<void> {
  await pen.status('connected');
  const { items } = await admin.call(devicesApi.devices, { schoolId, words: pen.device.mac });
  const [row] = await world.services.database.asSystem((db) =>
    db.execute<{ account: string }>(sql`select account from account where id = ${teacher.ids.accountId}`),
  );
  const which = { schoolId, mac: pen.device.mac, revision: items[0]?.revision ?? 1 };
  await admin.call(devicesApi.bindTeacher, { ...which, account: row?.account ?? '' });
}

/** A class of two whose first student has written two proofs, and the teacher with a pen. */
async function openRoom() {
  const course = await TestCourse.of(world);
  const { schoolId } = course.school;
  const homework = await course.publish(['subjective', 'subjective']);
  const { homeworkId } = homework;
  const [student, other] = course.classes[0]?.students ?? [];
  const studentId = student?.ids.studentId ?? '';
  const own = await Gateway.of(world, schoolId);
  await write(world, course, own, { homework, studentId, answers: ['12', ''] });
  const { pages, areas } = await strokesOf(world, course, { homework, studentId, answers: [] });
  const teachers = await Gateway.of(world, schoolId);
  await give(schoolId, teachers, course.teacher);
  const places = areas.filter(({ areaType }) => areaType === areaTypes.subjective);
  /** A spot in the space of question `at`, `right` mm from its left edge. */
  const spot = (at: number, right = 60) => {
    const { xMm, yMm } = places[at] as AnswerArea; // as: two questions have two spaces
    return { xMm: xMm + right, yMm: yMm + 6, widthMm: 9, heightMm: 8 };
  };
  const ink = (strokes: readonly Stroke[], at = 0): SentStroke[] =>
    onPage(pages.find(({ page }) => page === places[at]?.page)?.pageCode ?? '', named(strokes));
  const read = () => perform(world, 'read-correction', { schoolId, homeworkId, studentId });
  const corrects = async (strokes: readonly SentStroke[], pen = teachers) => {
    const answer = await pen.ink(strokes);
    await read();
    return answer;
  };
  const shown = (by = course.teacher, code = pages[0]?.pageCode ?? '') =>
    by.call(api.page, { pageCode: code, codeRule: 'demo' });
  const item = async (at = 0) => {
    const one = (await shown()).page?.items[at];
    if (one === undefined) throw new Error(`there is no question ${at}`);
    return one;
  };
  const of = (itemId: string) => ({ homeworkId, studentId, itemId });
  const ledger = async (at = 0) => {
    const { answers } = await course.teacher.call(markingApi.papers, { homeworkId, studentId });
    return (await course.teacher.call(markingApi.ledger, { answerId: answers[at]?.answerId ?? '' })).items;
  };
  return {
    course,
    schoolId,
    homeworkId,
    studentId,
    other,
    pages,
    areas,
    own,
    teachers,
    spot,
    ink,
    read,
    corrects,
    shown,
    item,
    of,
    ledger,
  };
}

describe("a teacher's pen on a student's page", () => {
  it('gives the score that a clear mark says, as the teacher, from paper', async () => {
    await room.corrects(room.ink(tick(hand, room.spot(0), 0)));
    const first = await room.item(0);
    expect(first).toMatchObject({ status: 'scored-by-person', score: first.maxScore, canUndo: true });
    expect(first.correction).toMatchObject({ state: 'scored', meaning: 'full', doubt: null });
    const [line] = await room.ledger(0);
    expect(line).toMatchObject({ kind: 'person', origin: 'paper', by: room.course.teacher.ids.name, from: null });
    expect((await room.item(1)).correction).toBeNull();
  });

  it("writes nothing that is the student's", async () => {
    const { homeworkId, studentId, course } = room;
    const count = async () => {
      const { pages } = await course.teacher.call(captureApi.pageInk, { homeworkId, studentId });
      return pages.flatMap(({ ink }) => decodeStrokes(Buffer.from(ink, 'base64'))).length;
    };
    const before = await count();
    const strokes = room.ink(crossMark(hand, room.spot(1), 0), 1);
    await room.corrects(strokes);
    expect(await count()).toBe(before);
    // Not even where the pen is given back, and sends from its memory what it had sent as a teacher's.
    expect(await room.own.ink(strokes)).toMatchObject({ accepted: 0, duplicates: strokes.length });
    expect(await count()).toBe(before);
    const { items } = await course.teacher.call(captureApi.queue, {});
    expect(items).toEqual([]);
  });

  it('counts once what comes twice, late and in any order', async () => {
    const cross = room.ink(crossMark(hand, room.spot(0), 0));
    await room.corrects(cross.slice(1));
    expect((await room.item(0)).correction).toMatchObject({ state: 'asked', doubt: 'unclear' });
    expect(await room.corrects(cross)).toMatchObject({ accepted: 1, duplicates: 1, queued: 0 });
    await room.corrects(cross);
    expect(await room.item(0)).toMatchObject({ score: 0, correction: { state: 'scored', meaning: 'none' } });
    expect(await room.ledger(0)).toHaveLength(1);
  });

  it('asks where a score becomes doubtful, and takes it back until it is answered', async () => {
    const mark = tick(hand, room.spot(0), 0);
    await room.corrects(room.ink(mark));
    await room.corrects(room.ink(scribbleOut(hand, room.spot(0), 3000)));
    const asked = await room.item(0);
    expect(asked).toMatchObject({ score: null, canUndo: false, correction: { state: 'asked' } });
    const version = asked.correction?.version ?? 0;
    await room.course.teacher.call(api.answer, { ...room.of(asked.itemId), version, score: 1 });
    expect(await room.item(0)).toMatchObject({ score: 1, canUndo: true, correction: { state: 'answered' } });
    const again = await room.course.teacher.refused(api.answer, { ...room.of(asked.itemId), version, score: 2 });
    expect(again.reason).toBe('changed-meanwhile');
    expect((await room.ledger(0)).map(({ kind, to }) => [kind, to])).toEqual([
      ['person', 1],
      ['undo', null],
      ['person', asked.maxScore],
    ]);
  });

  it('asks when two marks stand on one question; null sets them aside', async () => {
    await room.corrects(room.ink([...tick(hand, room.spot(0), 0), ...crossMark(hand, room.spot(0, 100), 3000)]));
    const { itemId, correction, maxScore } = await room.item(0);
    expect(correction?.doubt).toBe('several');
    expect(correction?.guesses.map(({ points }) => points).sort()).toEqual([0, maxScore].sort());
    const version = correction?.version ?? 0;
    await room.course.teacher.call(api.answer, { ...room.of(itemId), version, score: null });
    expect(await room.item(0)).toMatchObject({ score: null, correction: { state: 'answered' } });
    const high = await room.course.teacher.refused(api.undo, { ...room.of(itemId), version: version + 1 });
    expect(high.reason).toBe('nothing-to-undo');
  });

  it('is taken back on one question, and asks about ink that comes after', async () => {
    await room.corrects(room.ink(tick(hand, room.spot(0), 0)));
    const { itemId, correction } = await room.item(0);
    const version = correction?.version ?? 0;
    const undone = await room.course.teacher.call(api.undo, { ...room.of(itemId), version });
    expect(undone.score).toBeNull();
    await room.read();
    expect(await room.item(0)).toMatchObject({ score: null, correction: { state: 'taken-back' } });
    await room.corrects(room.ink(crossMark(hand, room.spot(0, 100), 9000)));
    expect((await room.item(0)).correction).toMatchObject({ state: 'asked', doubt: 'again' });
  });

  it('never writes over a score that was given on a screen', async () => {
    const { homeworkId, studentId, course } = room;
    await perform(world, 'read-answers', { schoolId: room.schoolId, homeworkId, studentId });
    const { answers } = await course.teacher.call(markingApi.papers, { homeworkId, studentId });
    const { answerId = '', revision = 0 } = answers[0] ?? {};
    await course.teacher.call(markingApi.score, { scores: [{ answerId, revision, score: 1 }] });
    await room.corrects(room.ink(crossMark(hand, room.spot(0), 0)));
    expect(await room.item(0)).toMatchObject({ score: 1, correction: { state: 'asked', doubt: 'scored' } });
  });
});

describe('who may not mark', () => {
  it('changes nothing on a page of another class, and is told only that it is one', async () => {
    const stranger = await room.course.school.newTeacher([(await room.course.school.newClass(0)).classId]);
    const pen = await Gateway.of(world, room.schoolId);
    await give(room.schoolId, pen, stranger);
    expect(await room.corrects(room.ink(tick(hand, room.spot(0), 0)), pen)).toMatchObject({ accepted: 1 });
    expect(await room.item(0)).toMatchObject({ score: null, correction: null });
    const told = await room.shown(stranger);
    expect(told).toMatchObject({ state: 'foreign', page: null, pen: { name: 'Pen 07' } });
    const [{ itemId } = { itemId: '' }] = (await room.shown()).page?.items ?? [];
    expect((await stranger.refused(api.undo, { ...room.of(itemId), version: 1 })).code).toBe(-1404);
  });

  it('does nothing any more once the right was withdrawn, whenever the ink is read', async () => {
    await room.teachers.ink(room.ink(tick(hand, room.spot(0), 0)));
    await world.services.database.asSystem((db) =>
      db.execute(sql`delete from teaching where teacher_id = ${room.course.teacher.ids.teacherId ?? ''}`),
    );
    await room.read();
    const scores = await world.services.database.asSystem((db) =>
      db.execute(sql`select 1 from correction where homework_id = ${room.homeworkId}`),
    );
    expect(scores).toHaveLength(0);
  });

  it('knows no page of another school', async () => {
    const foreigner = (await TestCourse.of(world)).teacher;
    expect(await room.shown(foreigner)).toMatchObject({ state: 'unknown', page: null });
    expect(await foreigner.call(api.page, { pageCode: '', codeRule: '' })).toMatchObject({
      state: 'no-page',
      pen: null,
    });
  });
});

describe('the pen of a teacher', () => {
  it('shows the page on which it lies, and how it is', async () => {
    await room.teachers.status('disconnected', { pageCode: room.pages[0]?.pageCode ?? '', codeRule: 'demo' });
    const shown = await room.course.teacher.call(api.page, { pageCode: '', codeRule: '' });
    expect(shown).toMatchObject({ state: 'ready', pen: { isConnected: false, battery: 80 } });
    expect(shown.page?.studentId).toBe(room.studentId);
  });

  it('is in the record of its teacher, with the page on which it lies, and in no colleague’s', async () => {
    const { teachers, course } = room;
    const record = (who: Person) => who.call(peopleApi.info, {});
    expect(await record(course.teacher)).toMatchObject({ deviceMac: teachers.device.mac, devicePageCode: '' });
    const pageCode = room.pages[0]?.pageCode ?? '';
    await teachers.status('connected', { pageCode, codeRule: 'demo' });
    expect(await record(course.teacher)).toMatchObject({
      deviceMac: teachers.device.mac,
      devicePageCode: pageCode,
      deviceCodeRule: 'demo',
    });
    const colleague = await course.school.newTeacher([]);
    expect(await record(colleague)).toMatchObject({ deviceMac: '', devicePageCode: '', deviceCodeRule: '' });
  });

  it("is nobody else's, and is taken back like any", async () => {
    const { schoolId, teachers } = room;
    const device = async () =>
      (await admin.call(devicesApi.devices, { schoolId, words: teachers.device.mac })).items[0];
    const bound = await device();
    expect(bound).toMatchObject({
      state: 'in-use',
      teacherName: room.course.teacher.ids.name,
      can: { unbind: true, swap: false },
    });
    const which = { schoolId, mac: teachers.device.mac, revision: bound?.revision ?? 1 };
    expect((await admin.refused(devicesApi.bind, { ...which, studentNo: '000001' })).reason).toBe('not-free');
    const { revision } = await admin.call(devicesApi.bind, { ...which, studentNo: '' });
    expect(await device()).toMatchObject({ state: 'spare', teacherName: '' });
    await admin.call(devicesApi.undo, { ...which, revision });
    expect(await device()).toMatchObject({ state: 'in-use', teacherName: room.course.teacher.ids.name });
    const { items } = await admin.call(devicesApi.history, { schoolId, mac: teachers.device.mac });
    expect(items.map(({ what }) => what).slice(0, 3)).toEqual(['restored', 'unbound', 'bound']);
    expect(items[2]?.detail).toBe(room.course.teacher.ids.name);
    expect(
      (await admin.refused(devicesApi.bindTeacher, { ...which, revision: revision + 1, account: 'nobody' })).reason,
    ).toBe('not-free');
  });

  it('lies over what was scanned of the page, whose place is told', async () => {
    const { schoolId } = room.course.school;
    const [area] = room.areas.filter(({ areaType }) => areaType === areaTypes.subjective);
    if (area === undefined) throw new Error('there is no space to write in');
    const { xMm, yMm, widthMm, heightMm, areaId, page, qids } = area;
    const { homeworkId, studentId } = room;
    const box = { marked: null, certainty: null, originId: null };
    const seen = { homeworkId, studentId, areaId, page, itemIds: qids, pictureSha256: 'ab'.repeat(32), ...box };
    await world.services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
      await putSeen(db, schoolId, [{ ...seen, source: 'scan' }], new Date('2026-11-02T00:00:00Z'));
      await putSeen(db, schoolId, [{ ...seen, source: 'photo' }], new Date('2026-11-01T00:00:00Z'));
    });
    const { page: shown } = await room.shown();
    // The newest lies on top: it is drawn last.
    expect(shown?.pictures.map(({ source }) => source)).toEqual(['photo', 'scan']);
    expect(shown?.pictures[0]?.place).toEqual({ xMm, yMm, widthMm, heightMm });
  });

  it('is tried in the pen lab without one', async () => {
    const strokes = named(tick(hand, room.spot(0), 0));
    const pageCode = room.pages[0]?.pageCode ?? '';
    const sent = strokes.map((stroke) => ({
      ...stroke,
      points: stroke.points.map((point) => [...point] as [number, number, number, number]),
    }));
    await room.course.teacher.call(captureApi.labInk, { pageCode, strokes: sent, as: 'teacher' });
    await room.read();
    expect((await room.item(0)).correction?.state).toBe('scored');
  });
});
