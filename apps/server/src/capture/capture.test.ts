import { randomUUID } from 'node:crypto';
import { captureApi } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { papersApi } from '@zhibi/contract/papers';
import { decodeStrokes } from '@zhibi/ink';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../test/event-source.js';
import { Gateway, onPage } from '../../test/gateway.js';
import { JUNIOR_ENGLISH, openTestWorld, type TestWorld } from '../../test/school.js';
import { nextEvent, TestCourse } from '../../test/test-course.js';
import { strokesOf, write } from '../../test/writing.js';

const { ink, status, labInk, pageInk, queue, assignQueued, dismissQueued } = captureApi;

let world: TestWorld;
let address: string;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
  address = await world.services.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

/** A class with a homework, a pen, and what one student would write on it. */
async function classroom(answers = ['B', '42']) {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice', 'fillIn']);
  const pen = await Gateway.of(world, course.school.schoolId);
  const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
  const drawn = await strokesOf(world, course, { homework, studentId, answers });
  const { homeworkId } = homework;
  return { course, homework, homeworkId, pen, studentId, ...drawn, code: drawn.pages[0]?.pageCode ?? '' };
}

const stroke = (x: number, y: number, id: string = randomUUID()) => ({
  id,
  t0: Date.now(),
  tip: 'pen' as const,
  points: [
    [x, y, 0.5, 0],
    [x + 1, y + 1, 0.5, 10],
  ] as [number, number, number, number][],
});

const copyOf = async ({ course, homeworkId, studentId }: Awaited<ReturnType<typeof classroom>>) => {
  const { items } = await course.teacher.call(homeworkApi.submissions, { homeworkId });
  return items.find((one) => one.studentId === studentId);
};
const inkOnPage = async ({ course, homeworkId, studentId }: Awaited<ReturnType<typeof classroom>>) => {
  const { pages } = await course.teacher.call(pageInk, { homeworkId, studentId });
  return pages.flatMap((page) => decodeStrokes(Buffer.from(page.ink, 'base64')));
};
const queued = async (course: TestCourse) => (await course.teacher.call(queue, {})).items;

describe('ink from a gateway', () => {
  it('is bound to student, page and area, and starts the copy', async () => {
    const room = await classroom();
    const answer = await room.pen.ink(room.strokes);
    expect(answer).toEqual({
      accepted: room.strokes.length,
      duplicates: 0,
      queued: 0,
      rejected: [],
      lastSeq: 0,
    });
    expect((await inkOnPage(room)).map((one) => one.id).sort()).toEqual(room.strokes.map((one) => one.id).sort());
    expect(await copyOf(room)).toMatchObject({ status: 'writing', late: false });
  });

  it('tells the teacher of the class how far each student is, by when ink came and not by the clock of the pen', async () => {
    const room = await classroom();
    const { homeworkId, studentId } = room;
    const yesterday = room.strokes.map((one) => ({ ...one, t0: one.t0 - 86_400_000 }));
    await room.pen.ink(yesterday.slice(0, 1));
    await room.pen.send(status, { device: room.pen.device, status: 'disconnected', pageCode: room.code });
    const { items } = await room.course.teacher.call(captureApi.progress, { homeworkId });
    const stamp = toStamp(world.clock.now(), 'Asia/Shanghai');
    expect(items.find((one) => one.studentId === studentId)).toMatchObject({
      itemIds: [room.itemIds[0]],
      pen: 'disconnected',
    });
    expect(items.find((one) => one.studentId === studentId)?.lastInkAt?.slice(0, 8)).toBe(stamp.slice(0, 8));
    expect(items.find((one) => one.studentId !== studentId)).toMatchObject({ lastInkAt: null, itemIds: [], pen: null });
  });

  it('changes nothing when it is sent again, whole, in part, or in another order', async () => {
    const room = await classroom();
    const [first, second] = [room.pen.batch(room.strokes.slice(0, 1)), room.pen.batch(room.strokes.slice(1))];
    await room.pen.send(ink, second);
    await room.pen.send(ink, first);
    const before = await inkOnPage(room);
    for (const again of [first, second, room.pen.batch(room.strokes)])
      expect(await room.pen.send(ink, again)).toMatchObject({ accepted: 0, queued: 0, lastSeq: expect.any(Number) });
    expect(await inkOnPage(room)).toEqual(before);
    const [row] = await world.services.database.asSystem((db) =>
      db.execute<{ strokes: number }>(
        sql`select sum(pieces)::int as strokes from evidence where homework_id = ${room.homeworkId}`,
      ),
    );
    expect(row?.strokes).toBe(room.strokes.length);
  });

  it('sent twice at the same moment is kept once', async () => {
    const room = await classroom();
    const batch = room.pen.batch(room.strokes);
    const answers = await Promise.all([room.pen.send(ink, batch), room.pen.send(ink, batch)]);
    const sum = answers.reduce<number>((all, one) => all + (one as { accepted: number }).accepted, 0);
    expect(sum).toBe(room.strokes.length);
    expect(await inkOnPage(room)).toHaveLength(room.strokes.length);
  });

  it('tells the newest batch that came from the pen', async () => {
    const { pen } = await classroom();
    expect((await pen.ink([], { seq: 7 })).lastSeq).toBe(7);
    expect((await pen.ink([], { seq: 3 })).lastSeq).toBe(7);
  });

  it('keeps the good strokes of a batch and names the others with their reasons', async () => {
    const room = await classroom();
    const long = { ...onPage(room.code, [stroke(1, 1)])[0], points: Array(20_001).fill([1, 1, 1, 1]) };
    const dot = { ...room.strokes[0], id: randomUUID(), points: room.strokes[0]?.points.slice(0, 1) };
    const { accepted, rejected } = await room.pen.ink([long, null, 'x', { id: 'y' }, dot]);
    expect(accepted).toBe(1);
    expect(rejected.map((one) => one.reason)).toEqual([
      'too-many-points',
      'not-a-stroke',
      'not-a-stroke',
      'not-a-stroke',
    ]);
  });

  it('survives names that cannot be stored', async () => {
    const room = await classroom();
    const device = { ...room.pen.device, name: 'Pen\u0007', model: '\u0007', battery: 79.6 };
    expect((await room.pen.ink(room.strokes, { device })).accepted).toBe(room.strokes.length);
  });

  it('keeps the strokes of a rubber with their tip', async () => {
    const room = await classroom();
    await room.pen.ink(room.strokes.map((one) => ({ ...one, tip: 'eraser' })));
    expect(new Set((await inkOnPage(room)).map((one) => one.tip))).toEqual(new Set(['eraser']));
  });

  it.each([
    ['above 4 MiB', () => JSON.stringify({ strokes: 'x'.repeat(4 * 1024 * 1024) }), -1400],
    ['without a batch', () => '{}', -1400],
    ['that is no JSON', () => '{', -1400],
  ])('%s is invalid', async (_, body, code) => {
    const { pen } = await classroom();
    expect((await pen.post(ink, body())).json()).toMatchObject({ code });
  });

  it('is refused when the signature is wrong, of another body, too old, or was used before', async () => {
    const { pen } = await classroom();
    const batch = pen.batch([]);
    expect((await pen.refused(ink, batch, { secret: 'guess' })).code).toBe(-1403);
    expect((await pen.refused(ink, batch, { signed: '{}' })).code).toBe(-1403);
    const old = Math.floor(world.clock.now().getTime() / 1000) - 301;
    expect(await pen.refused(ink, batch, { timestamp: old })).toMatchObject({
      reason: 'not-timely',
      data: { serverTime: expect.any(Number) },
    });
    const nonce = randomUUID();
    expect((await pen.post(ink, JSON.stringify(batch), { nonce, method: 'HMAC-SHA256' })).statusCode).toBe(200);
    expect((await pen.refused(ink, batch, { nonce })).reason).toBe('replayed');
  });

  it('is shown to the teachers of the class at once, and to nobody else', async () => {
    const room = await classroom();
    const outsider = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    const [mine, theirs] = [
      await listenTo(address, room.course.teacher.token),
      await listenTo(address, outsider.token),
    ];
    await room.pen.ink(room.strokes);
    expect((await nextEvent(mine, (event) => event.name === 'ink')).data).toMatchObject({
      homeworkId: room.homeworkId,
      studentId: room.studentId,
      pageCode: room.code,
      strokes: room.strokes.map(({ id }) => ({ id, tip: 'pen' })),
    });
    // What the outsider hears first is what comes last: nothing was before it.
    await room.pen.status('connected', { pageCode: 'nowhere', codeRule: 'demo' });
    expect((await theirs.next()).name).toBe('pen-connected');
    mine.close();
    theirs.close();
  });

  it('after the end is kept and seen to be late; from a pen that was on its way it is not', async () => {
    const [late, onTheWay] = [await classroom(), await classroom()];
    for (const room of [late, onTheWay])
      await room.course.teacher.call(homeworkApi.close, { homeworkId: room.homeworkId });
    await late.pen.ink(late.strokes);
    expect(await copyOf(late)).toMatchObject({ status: 'handed-in', late: true });
    const before = onTheWay.strokes.map((one) => ({ ...one, t0: one.t0 - 60_000 }));
    await onTheWay.pen.ink(before, { source: 'offline' });
    expect(await copyOf(onTheWay)).toMatchObject({ status: 'handed-in', late: false });
  });
});

it('first ink in the very moment of collecting or taking back is never left between the two', async () => {
  for (let round = 0; round < 6; round++) {
    const [closing, withdrawing] = [await classroom(), await classroom()];
    const { homeworkId } = closing;
    await Promise.all([
      closing.pen.ink(closing.strokes),
      closing.course.teacher.call(homeworkApi.close, { homeworkId }),
    ]);
    expect(await copyOf(closing)).toMatchObject({ status: 'handed-in' });
    const batch = withdrawing.pen.batch(withdrawing.strokes);
    const [, taken] = await Promise.all([
      withdrawing.pen.post(ink, JSON.stringify(batch)),
      withdrawing.course.teacher.send(homeworkApi.withdraw, { homeworkId: withdrawing.homeworkId }),
    ]);
    // The pen sends again what was not acknowledged; nothing is lost either way.
    await withdrawing.pen.send(ink, batch);
    const withdrawn = taken.json().code === 1;
    expect(await queued(withdrawing.course)).toHaveLength(withdrawn ? 1 : 0);
    expect(await copyOf(withdrawing)).toMatchObject({ status: withdrawn ? 'assigned' : 'writing' });
  }
});

describe('ink that fits nowhere', () => {
  it.each([
    ['an unknown page', 'unknown-page', { pageCode: '3.27.524.1' }],
    ['a page of another code rule', 'wrong-code-rule', { codeRule: 'other' }],
  ])('on %s is accepted and waits', async (_, reason, change) => {
    const room = await classroom();
    const strokes = room.strokes.map((one) => ({ ...one, ...change }));
    const answer = await room.pen.ink(strokes);
    expect(answer).toMatchObject({ accepted: strokes.length, queued: strokes.length });
    expect(await room.pen.ink(strokes)).toMatchObject({ accepted: 0, queued: 0, duplicates: strokes.length });
    expect(await queued(room.course)).toMatchObject([
      { reason, strokes: strokes.length, homework: null, student: null, deviceMac: room.pen.device.mac },
    ]);
    expect(await copyOf(room)).toMatchObject({ status: 'assigned' });
  });

  it('outside every area waits with its student, and is seen on the page', async () => {
    const room = await classroom();
    await room.pen.ink(onPage(room.code, [stroke(0, 0)]));
    expect(await queued(room.course)).toMatchObject([
      { reason: 'outside-areas', homework: { homeworkId: room.homeworkId }, student: { studentId: room.studentId } },
    ]);
    expect(await inkOnPage(room)).toHaveLength(1);
  });

  it('on a copy that was printed but not published waits without a name', async () => {
    const room = await classroom();
    const paperId = await room.course.newPaper(['choice']);
    await room.course.teacher.call(papersApi.createRun, { paperId, classIds: room.course.classIds });
    const [row] = await world.services.database.asSystem((db) =>
      db.execute<{ code: string }>(
        sql`select page_code as code from page_code p join print_run r on r.id = p.print_run_id where r.paper_id = ${paperId} limit 1`,
      ),
    );
    await room.pen.ink(onPage(row?.code ?? '', [stroke(50, 80)]));
    expect(await queued(room.course)).toMatchObject([{ reason: 'no-homework', student: null }]);
  });

  it('of a student who has a copy but not this homework waits', async () => {
    const course = await TestCourse.of(world, 1, 2);
    const paperId = await course.newPaper(['choice']);
    const { printRunId } = await course.teacher.call(papersApi.createRun, { paperId, classIds: course.classIds });
    const classIds = course.classIds.slice(0, 1);
    await course.teacher.call(homeworkApi.publish, course.order(paperId, { printRunId, classIds }));
    const studentId = course.classes[1]?.students[0]?.ids.studentId;
    const [row] = await world.services.database.asSystem((db) =>
      db.execute<{ code: string }>(sql`select page_code as code from page_code where student_id = ${studentId}`),
    );
    const pen = await Gateway.of(world, course.school.schoolId);
    expect(await pen.ink(onPage(row?.code ?? '', [stroke(50, 80)]))).toMatchObject({ accepted: 1, queued: 1 });
    expect(await queued(course)).toMatchObject([{ reason: 'no-homework' }]);
  });

  it('is listed oldest first, page by page', async () => {
    const room = await classroom();
    const codes = Array.from({ length: 21 }, (_, at) => `8.8.8.${at}`);
    for (const code of codes) await room.pen.ink(onPage(code, [stroke(1, 1)]));
    const first = await room.course.teacher.call(queue, {});
    const second = await room.course.teacher.call(queue, { cursor: first.next ?? '' });
    expect([...first.items, ...second.items].map((one) => one.pageCode)).toEqual(codes);
    expect(second.next).toBeNull();
  });

  it('on a homework that was taken back waits', async () => {
    const room = await classroom();
    await room.course.teacher.call(homeworkApi.withdraw, { homeworkId: room.homeworkId });
    await room.pen.ink(room.strokes);
    expect(await queued(room.course)).toMatchObject([{ reason: 'no-homework' }]);
  });

  it("of another school's page is unknown here", async () => {
    const [here, there] = [await classroom(), await classroom()];
    await here.pen.ink(there.strokes);
    expect(await queued(here.course)).toMatchObject([{ reason: 'unknown-page' }]);
    expect(await inkOnPage(there)).toEqual([]);
  });

  it('is bound to a page by a teacher of the class, once, with a line in the audit log', async () => {
    const room = await classroom();
    const lost = room.strokes.map((one) => ({ ...one, pageCode: '9.9.9.9' }));
    await room.pen.ink(lost);
    const [entry] = await queued(room.course);
    const to = { queueId: entry?.queueId ?? '', homeworkId: room.homeworkId, studentId: room.studentId, page: 1 };
    const outsider = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    expect((await outsider.refused(assignQueued, to)).code).toBe(-1404);
    expect((await room.course.teacher.refused(assignQueued, { ...to, page: 2 })).code).toBe(-1404);
    expect((await room.course.teacher.refused(assignQueued, { ...to, studentId: randomUUID() })).reason).toBe(
      'not-in-homework',
    );
    await room.course.teacher.call(assignQueued, to);
    expect(await inkOnPage(room)).toHaveLength(lost.length);
    expect(await copyOf(room)).toMatchObject({ status: 'writing' });
    expect((await room.course.teacher.refused(assignQueued, to)).reason).toBe('gone-meanwhile');
    expect(await room.pen.ink(lost)).toMatchObject({ accepted: 0, duplicates: lost.length });
    expect(await queued(room.course)).toEqual([]);
    const acts = await world.services.database.asSystem((db) =>
      db.execute<{ what: string }>(sql`select what from audit where school_id = ${room.course.school.schoolId}`),
    );
    expect(acts.map((one) => one.what)).toEqual(['ink-assigned']);
  });

  it('is set aside and stays so when the pen sends it again', async () => {
    const room = await classroom();
    const lost = room.strokes.map((one) => ({ ...one, pageCode: '9.9.9.8' }));
    await room.pen.ink(lost);
    const queueId = (await queued(room.course))[0]?.queueId ?? '';
    const elsewhere = await TestCourse.of(world, 0);
    expect((await elsewhere.teacher.refused(dismissQueued, { queueId })).code).toBe(-1404);
    await room.course.teacher.call(dismissQueued, { queueId });
    await room.pen.ink(lost);
    expect(await queued(room.course)).toEqual([]);
    expect((await room.course.teacher.refused(dismissQueued, { queueId })).reason).toBe('gone-meanwhile');
  });

  it('of a homework is shown and left to its teachers', async () => {
    const room = await classroom();
    await room.pen.ink(onPage(room.code, [stroke(0, 0)]));
    const queueId = (await queued(room.course))[0]?.queueId ?? '';
    const outsider = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    expect((await outsider.call(queue, {})).items).toEqual([]);
    expect((await outsider.refused(dismissQueued, { queueId })).code).toBe(-1404);
  });
});

describe('a pen', () => {
  it('that comes or goes is told to the teachers of the page it lies on', async () => {
    const room = await classroom();
    const outsider = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    const [mine, theirs] = [
      await listenTo(address, room.course.teacher.token),
      await listenTo(address, outsider.token),
    ];
    await room.pen.status('connected', { pageCode: room.code, codeRule: 'demo' });
    await room.pen.status('disconnected');
    const page = {
      deviceMac: room.pen.device.mac,
      deviceName: 'Pen 07',
      pageCode: room.code,
      codeRule: 'demo',
      battery: 80,
    };
    const reported = () => nextEvent(mine, (event) => event.name === 'pen-connected');
    expect((await reported()).data).toEqual({ ...page, status: 'connected' });
    expect((await reported()).data).toEqual({ ...page, status: 'disconnected' });
    const stray = await Gateway.of(world, room.course.school.schoolId);
    await stray.status('connected');
    expect((await theirs.next()).data).toMatchObject({ deviceMac: stray.device.mac, pageCode: '' });
    mine.close();
    theirs.close();
  });

  it('says how long it will last, to whoever looks at the page that it lies on', async () => {
    const room = await classroom();
    const { homeworkId, studentId } = room;
    const battery = async () => (await room.course.teacher.call(pageInk, { homeworkId, studentId })).battery;
    expect(await battery()).toBeNull();
    await room.pen.status('connected', { pageCode: room.code, codeRule: 'demo' });
    expect(await battery()).toBe(80);
  });

  it('is not believed without a signature', async () => {
    const { pen } = await classroom();
    expect((await pen.refused(status, { device: pen.device, status: 'connected' }, { secret: 'x' })).code).toBe(-1403);
  });
});

describe('the pen lab', () => {
  it('writes as a pen would, on pages of own classes only', async () => {
    const room = await classroom();
    const strokes = room.strokes.map(({ codeRule: _, pageCode: __, ...one }) => ({
      ...one,
      points: one.points.map(([x, y, force, ms]): [number, number, number, number] => [x, y, force, ms]),
    }));
    const outsider = await room.course.school.newTeacher(room.course.classIds, JUNIOR_ENGLISH);
    expect((await outsider.refused(labInk, { pageCode: room.code, strokes })).code).toBe(-1404);
    expect((await outsider.refused(pageInk, room)).code).toBe(-1404);
    expect((await room.course.teacher.refused(labInk, { pageCode: '1.1.1.1', strokes })).code).toBe(-1404);
    expect((await room.course.teacher.call(labInk, { pageCode: room.code, strokes })).accepted).toBe(strokes.length);
    expect(await copyOf(room)).toMatchObject({ status: 'writing' });
  });
});

it('a teacher of one class of a homework sees no ink of the other', async () => {
  const course = await TestCourse.of(world, 1, 2);
  const homework = await course.publish(['choice']);
  const pen = await Gateway.of(world, course.school.schoolId);
  const studentId = course.classes[1]?.students[0]?.ids.studentId ?? '';
  const { pages } = await write(world, course, pen, { homework, studentId, answers: ['A'] });
  const ofFirst = await course.school.newTeacher(course.classIds.slice(0, 1));
  const asked = { homeworkId: homework.homeworkId, studentId };
  expect((await ofFirst.refused(pageInk, asked)).code).toBe(-1404);
  const strokes = [stroke(50, 50)];
  expect((await ofFirst.refused(labInk, { pageCode: pages[0]?.pageCode ?? '', strokes })).code).toBe(-1404);
});
