import { setTimeout as pause } from 'node:timers/promises';
import { toStamp } from '@zhibi/contract/kernel';
import { papersApi } from '@zhibi/contract/papers';
import { type PrintMoveInput, type PrintOptions, printingApi, usualOptions } from '@zhibi/contract/printing';
import { keepQuestions } from '../src/questions/sample-bank.js';
import type { Person } from './person.js';
import { newPaper } from './scenario.js';
import type { TestClass, TestSchool, TestWorld } from './school.js';

const DAY_MS = 24 * 3_600_000;

/** Everybody who has a part in a print order, and a teacher's paper to order copies of. */
export interface PrintWorld {
  school: TestSchool;
  schoolClass: TestClass;
  teacher: Person;
  admin: Person;
  centre: Person;
  shop: Person;
  paperId: string;
}

export async function newPrintWorld(world: TestWorld, students = 2, questions = 1): Promise<PrintWorld> {
  const school = await world.newSchool();
  const schoolClass = await school.newClass(students);
  const teacher = await school.newTeacher([schoolClass.classId]);
  const bank = { schoolId: school.schoolId, kind: 'school' as const };
  const wanted = Array.from({ length: questions }, () => ({}));
  const { paperId } = await newPaper(teacher, await keepQuestions(world.services.database, bank, wanted));
  return { ...(await printPeople(world, school)), schoolClass, teacher, paperId };
}

/** Those who print for a school, and its administrator. */
export const printPeople = async (world: TestWorld, school: TestSchool) => ({
  school,
  admin: await school.newLeader('SCHOOLADMIN'),
  centre: await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_CENTER'] }),
  shop: await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] }),
});

/** The copies of the class, made anew. */
export async function newRun({ teacher, paperId, schoolClass }: PrintWorld): Promise<string> {
  const { printRunId } = await teacher.call(papersApi.createRun, { paperId, classIds: [schoolClass.classId] });
  return readyRun({ teacher, paperId }, printRunId);
}

const READY_MS = 30_000;
const LOOK_MS = 100;

/** A run whose copies are made. A bench waits for it as well as a specification. */
export async function readyRun(of: Pick<PrintWorld, 'teacher' | 'paperId'>, printRunId: string): Promise<string> {
  const isReady = async () =>
    (await of.teacher.call(papersApi.runs, { paperId: of.paperId })).items.some(
      (run) => run.printRunId === printRunId && run.status === 'ready',
    );
  for (let waitedMs = 0; !(await isReady()); waitedMs += LOOK_MS) {
    if (waitedMs >= READY_MS) throw new Error(`print run ${printRunId} is not ready`);
    await pause(LOOK_MS);
  }
  return printRunId;
}

export const HALF_AN_HOUR = 30 * 60_000;

/** What a school wishes of a print run. @param inMs when it is wanted, from now: before the homework of the copies ends */
export const printWish = (
  world: TestWorld,
  printRunId: string,
  options: Partial<PrintOptions> = {},
  inMs = 3 * DAY_MS,
) => ({
  printRunId,
  options: { ...usualOptions, ...options },
  wantedAt: toStamp(new Date(world.clock.now().getTime() + inMs), world.services.settings.TZ_NAME),
  note: '',
});

/** An order that waits to be pushed. */
export const newOrder = async (world: TestWorld, of: PrintWorld, options: Partial<PrintOptions> = {}) =>
  (await of.teacher.call(printingApi.create, printWish(world, await newRun(of), options))).orderId;

/** A machine of a shop that prints everything. */
export const printMachine = {
  name: '1 号机',
  sheetsPerHour: 3_000,
  inColour: true,
  duplex: true,
  paperSizes: ['A4'],
  setupMinutes: 5,
  setupSheets: 5,
  edgeMm: 5,
  stopped: '',
};

/** A move without what every move names. */
export type Wanted = PrintMoveInput extends infer M
  ? M extends PrintMoveInput
    ? Omit<M, 'orderId' | 'revision'>
    : never
  : never;

/** Moves an order on as the person sees it now. */
export async function move(person: Person, orderId: string, wanted: Wanted) {
  const { revision } = await person.call(printingApi.detail, { orderId });
  return person.call(printingApi.move, { ...wanted, orderId, revision } as PrintMoveInput); // as: the two halves of one move
}

/** Brings an order from its beginning to the shop's shelf, and as far as is wished. */
export async function bringTo(of: PrintWorld, orderId: string, end: 'pushed' | 'assigned' | 'shipped'): Promise<void> {
  await move(of.teacher, orderId, { move: 'push' });
  if (end === 'pushed') return;
  await move(of.centre, orderId, { move: 'approve' });
  await move(of.centre, orderId, { move: 'assign', shopId: of.shop.ids.accountId });
  if (end === 'assigned') return;
  await move(of.shop, orderId, { move: 'start' });
  await move(of.shop, orderId, { move: 'finish' });
  await move(of.shop, orderId, { move: 'ship', shipmentNo: 'SF1001' });
}
