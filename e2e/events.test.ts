import { randomUUID } from 'node:crypto';
import { captureApi } from '@zhibi/contract/capture';
import { scansApi } from '@zhibi/contract/capture/scans';
import { declaredEvents } from '@zhibi/contract/declared-events';
import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import type { EventDeclaration } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { appealsApi } from '@zhibi/contract/marking/appeals';
import { schoolYearApi } from '@zhibi/contract/people/school-year';
import { printingApi } from '@zhibi/contract/printing';
import { printersApi } from '@zhibi/contract/printing/printers';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { makeHand, tick } from '@zhibi/ink/handwriting';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { catalogue } from '../apps/server/src/app/catalogue.js';
import { fresh } from '../apps/server/src/platform/events/fresh.js';
import { warnLate } from '../apps/server/src/printing/warn-late.js';
import { openFakePrinter } from '../apps/server/test/fake-printer.js';
import { Gateway } from '../apps/server/test/gateway.js';
import { newLessons } from '../apps/server/test/lessons.js';
import type { Person } from '../apps/server/test/person.js';
import { HALF_AN_HOUR, move, printMachine, printPeople, printWish, readyRun } from '../apps/server/test/print-order.js';
import { asPng, ScannedClass } from '../apps/server/test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../apps/server/test/school.js';
import { SpokenCourse } from '../apps/server/test/spoken.js';
import { TestCourse } from '../apps/server/test/test-course.js';
import { strokesOf, write } from '../apps/server/test/writing.js';
import { EventStream } from '../apps/web/src/platform/events/event-stream.js';
import { eventSourceAt } from './node-event-source.js';

let world: TestWorld;
let course: TestCourse;
let studentId: string;
const streams: EventStream[] = [];
beforeAll(async () => {
  world = await openTestWorld({ PRINTER_NETWORKS: '127.0.0.0/8' });
  // Noon of the school: nobody is reminded in the night, whenever this runs.
  const hour = (world.clock.now().getUTCHours() + 8) % 24;
  world.clock.forward(((36 - hour) % 24) * 3_600_000);
  course = await TestCourse.of(world, 1);
  studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
  vi.stubGlobal('EventSource', eventSourceAt(await world.services.app.listen({ host: '127.0.0.1', port: 0 })));
  vi.stubGlobal('navigator', {}); // without locks a tab listens for itself
  vi.stubGlobal('window', globalThis);
});
afterAll(async () => {
  for (const stream of streams) stream.stop();
  vi.unstubAllGlobals();
  await world?.close();
});

/** The web's reader of somebody's events: what it hears, by name, as the declarations judge it. */
function webReader(last = 0, who: Person = course.teacher) {
  const received = new Map<string, unknown[]>();
  const stream = new EventStream({ token: () => who.token, renew: async () => false });
  if (last > 0) Reflect.set(stream, 'lastEventId', last); // as after a long absence
  for (const event of declaredEvents)
    stream.on(event, (data) => received.set(event.name, [...(received.get(event.name) ?? []), data]));
  stream.start(who.ids.accountId, declaredEvents);
  streams.push(stream);
  return { hears: (event: EventDeclaration) => expect.poll(() => received.get(event.name)?.length ?? 0), received };
}

it('server and web declare the same events', () => {
  expect(declaredEvents.map(({ name }) => name)).toEqual(catalogue.events.map(({ name }) => name));
  expect(new Set(declaredEvents.map(({ name }) => name)).size).toBe(declaredEvents.length);
});

it('every event that is declared is emitted by an act of a person or a pen, and the web reads it as declared', async () => {
  const complaints = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { received, hears } = webReader();
  const [student = course.teacher] = course.classes[0]?.students ?? [];
  const { hears: studentHears } = webReader(0, student);
  const room = await ScannedClass.of(world, ['choice'], 1);
  const { hears: scannerHears } = webReader(0, room.course.teacher);
  const printers = await printPeople(world, course.school);
  const { centre } = printers;
  const { hears: centreHears } = webReader(0, centre);
  await expect.poll(() => world.services.stream.listeners).toBe(4);
  await scanOne(room);
  const homework = await course.publish(['choice']); // the cart, the copies of the class, how far the homework is
  const pen = await Gateway.of(world, course.school.schoolId);
  await pen.status('connected');
  await write(world, course, pen, { homework, studentId, answers: ['B'] }); // ink, and what the machine makes of it
  await correct(homework);
  await vi.waitFor(() => expect(received.has('answer-scored')).toBe(true), { timeout: 30_000 });
  await appeal(pen, student);
  await adjust(homework.homeworkId);
  await course.teacher.call(homeworkApi.close, { homeworkId: homework.homeworkId });
  await printThem(await orderCopies(homework), printers);
  await newLessons(course.teacher, course.classes[0]?.classId ?? '');
  await readAloud();
  await moveSchool();
  const { hears: returned } = webReader(999_999_999); // of an installation that was set up anew
  const ofStudents = Object.fromEntries(
    ['given', 'changed', 'reminded', 'collected', 'spoken'].map((name) => [`homework-${name}`, studentHears]),
  );
  const others: Record<string, typeof hears> = {
    ...ofStudents,
    'appeal-decided': studentHears,
    resync: returned,
    evidence: scannerHears,
    'print-order-late': centreHears,
    'print-job-moved': centreHears,
  };
  for (const event of declaredEvents) await (others[event.name] ?? hears)(event).toBeGreaterThan(0);
  expect(complaints).not.toHaveBeenCalled();
  expect(received.get('ink')?.[0]).toMatchObject({ homeworkId: homework.homeworkId, studentId });
});

it('a reader that comes back hears what it missed, the strokes read from the ink', async () => {
  fresh.clear(); // as in a process that was started since
  const { received, hears } = webReader(1);
  await hears({ name: 'ink' } as EventDeclaration).toBeGreaterThan(0); // as: only its name is asked for
  const [first] = received.get('ink') as { strokes: { points: unknown[] }[] }[]; // as: judged by its declaration before it came here
  expect(first?.strokes[0]?.points.length).toBeGreaterThan(1);
  const [kept] = await world.services.database.asSystem((db) =>
    db.execute<{ data: object }>(`select data from event where name = 'ink' limit 1`),
  );
  expect(Object.keys(kept?.data ?? {})).not.toContain('strokes');
});

/** A page comes back from a scanner. */
async function scanOne(room: ScannedClass): Promise<void> {
  const { homework, course: scanned, studentIds } = room;
  const file = [await asPng(room.page(studentIds[0] ?? '', ['B']))];
  await scanned.teacher.call(scansApi.upload, { homeworkId: homework.homeworkId, file });
}

/** The teacher ticks an answer on the page of the student. */
async function correct(homework: HomeworkForTeacher): Promise<void> {
  const { pages, areas } = await strokesOf(world, course, { homework, studentId, answers: [] });
  const [box] = areas;
  if (box === undefined) throw new Error('there is nothing to tick');
  const place = { xMm: box.xMm + 40, yMm: box.yMm + 1, widthMm: 9, heightMm: 8 };
  const strokes = tick(makeHand(11, 0.2), place, 0).map((stroke) => ({
    ...stroke,
    id: randomUUID(),
    points: stroke.points.map((point) => [...point] as [number, number, number, number]), // as: four numbers each
  }));
  const pageCode = pages.find(({ page }) => page === box.page)?.pageCode ?? '';
  await course.teacher.call(captureApi.labInk, { pageCode, strokes, as: 'teacher' });
}

/** A student appeals what the machine gave for an answer, and the teacher decides. */
async function appeal(pen: Gateway, student: Person): Promise<void> {
  const { teacher } = course;
  const homework = await course.publish(['choice']);
  const { homeworkId } = homework;
  await write(world, course, pen, { homework, studentId, answers: ['A'] });
  await teacher.call(homeworkApi.close, { homeworkId });
  await vi.waitFor(() => teacher.call(markingApi.release, { homeworkId }), { timeout: 30_000, interval: 200 });
  const { itemId = '' } = (await student.call(appealsApi.own, { homeworkId })).appealable[0] ?? {};
  await student.call(appealsApi.make, { homeworkId, itemId, reason: '我选的是 B' });
  const { appealId = '' } = (await teacher.call(appealsApi.list, {})).items[0] ?? {};
  const { answer } = await teacher.call(appealsApi.open, { appealId });
  await teacher.call(appealsApi.decide, { appealId, revision: answer.revision, score: 0, word: '选的是 A' });
}

/** Something is given to be read aloud. */
async function readAloud(): Promise<void> {
  const { school, teacher, classes } = course;
  await world.services.database.asSystem((db) =>
    db.execute(`update school set configs = '{SPEECH}' where id = '${school.schoolId}'`),
  );
  for (const room of classes) await new SpokenCourse(world, school, teacher, room).give();
}

/** A student gets more time for a homework, and is reminded of another one. */
async function adjust(homeworkId: string): Promise<void> {
  const { teacher } = course;
  await teacher.call(homeworkApi.extend, {
    homeworkId,
    studentIds: [studentId],
    endAt: course.stamp(600),
    reason: 'sick',
  });
  const missed = await course.publish(['choice']);
  await teacher.call(homeworkApi.remind, { homeworkId: missed.homeworkId, studentIds: [studentId] });
}

/** The copies of a homework are ordered. */
async function orderCopies({ paperId, printRunId }: { paperId: string; printRunId: string }): Promise<string> {
  const { teacher } = course;
  await readyRun({ teacher, paperId }, printRunId);
  const wish = printWish(world, printRunId, {}, HALF_AN_HOUR);
  const { orderId } = await teacher.call(printingApi.create, wish);
  const { revision } = await teacher.call(printingApi.detail, { orderId });
  await teacher.call(printingApi.move, { orderId, revision, move: 'push' });
  await warnLate(world.services); // it is wanted within the hour, and nobody has printed it
  return orderId;
}

/** The shop sends them to a printer. */
async function printThem(orderId: string, { centre, shop }: { centre: Person; shop: Person }): Promise<void> {
  const printer = await openFakePrinter();
  const shopId = shop.ids.accountId;
  await move(centre, orderId, { move: 'approve' });
  await move(centre, orderId, { move: 'assign', shopId });
  const { machineId } = await centre.call(printSettingsApi.saveMachine, { ...printMachine, shopId, revision: 0 });
  await shop.call(printersApi.connect, { machineId, address: printer.address, revision: 0 });
  const { revision } = await shop.call(printingApi.detail, { orderId });
  await shop.call(printersApi.print, { orderId, machineId, revision });
  await vi.waitFor(() => expect(printer.jobs[0]?.state).toBe('completed'), { timeout: 30_000 });
  await printer.close();
}

/** The school moves to a new year. */
async function moveSchool(): Promise<void> {
  const { schoolId } = course.school;
  const admin = await course.school.newLeader('SCHOOLADMIN');
  const { schoolName } = await admin.call(schoolYearApi.rehearse, {});
  await world.services.database.asSystem((db) =>
    db.execute(`update school set school_year = 2022 where id = '${schoolId}'`),
  );
  await admin.call(schoolYearApi.start, { toYear: 2023, confirm: schoolName });
}
