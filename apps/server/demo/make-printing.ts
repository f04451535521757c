import { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { type PrintMoveInput, printingApi, usualOptions } from '@zhibi/contract/printing';
import { printCountingApi } from '@zhibi/contract/printing/counting';
import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import type { Person } from '../test/person.js';
import { idOf } from './ids.js';
import type { Making } from './making.js';
import { signInAs } from './sign-in-as.js';

const DAY_MS = 86_400_000;
const OPERATIONS = 4;

const machine = {
  name: '1 号机',
  sheetsPerHour: 3_000,
  inColour: true,
  duplex: true,
  paperSizes: ['A4', 'A3'],
  setupMinutes: 5,
  setupSheets: 5,
  edgeMm: 4,
  stopped: '',
};

/** The print centre at work: a machine and its price, an order that waits to be looked at, one that the shop prints, one that was given up, and one that was done outside and is to be paid. */
export async function makePrinting(making: Making): Promise<void> {
  const { services, clock, settle } = making;
  const stamp = (days: number) => toStamp(new Date(clock.now().getTime() + days * DAY_MS), services.settings.TZ_NAME);
  const teacher = await signInAs(services, 'teacher01');
  const centre = await signInAs(services, 'printcenter', OPERATIONS);
  const shop = await signInAs(services, 'printshop', OPERATIONS);
  const shopId = shop.ids.accountId ?? '';
  await centre.call(printSettingsApi.saveMachine, { ...machine, shopId, revision: 0 });
  const sheet = { shopId, paperSize: 'A4', weight: '80', colorPrint: false, doubleSidedPrint: true };
  await centre.call(printSettingsApi.addPrice, {
    ...sheet,
    validFrom: stamp(-60).slice(0, 8),
    sheetLi: 60,
    boundLi: 100,
  });
  await settle(); // the copies of what was given out are made
  const { items } = await teacher.call(homeworkApi.list, { subjectId: 202 });
  const ordered: string[] = [];
  const wantedAt = `${stamp(4).slice(0, 8)}080000`;
  // Nobody prints for what is over when the print comes: at some hours and on some days a homework ends between now and then.
  const isInTime = (endAt: string) => endAt <= stamp(0) || endAt >= wantedAt;
  const inTime = items.filter(({ status, endAt }) => status !== 'open' && isInTime(endAt));
  for (const { homeworkId } of inTime.slice(0, 3)) {
    const { printRunId } = await teacher.call(homeworkApi.detail, { homeworkId });
    const wish = { printRunId, options: usualOptions, wantedAt, note: '' };
    ordered.push((await teacher.call(printingApi.create, wish)).orderId);
  }
  const [printed, looked, given] = ordered;
  for (const orderId of [printed, looked]) if (orderId) await move(teacher, orderId, { move: 'push' });
  if (given) await move(teacher, given, { move: 'withdraw', note: '改在屏幕上做' });
  await settle(); // each is checked before it is printed
  if (printed === undefined) return;
  await move(centre, printed, { move: 'approve' });
  await move(centre, printed, { move: 'assign', shopId });
  await move(shop, printed, { move: 'start' });
  await centre.call(printOfflineApi.save, {
    schoolId: idOf('school', 'exp'),
    shopId,
    printedOn: stamp(-3).slice(0, 8),
    title: '家长会签到表',
    pages: 2,
    copies: 45,
    paperSize: 'A4',
    weight: '80',
    options: { ...usualOptions, bookbind: 1 },
    printedBy: '文印室 王',
    reason: '当天要用',
    dots: false,
  });
  await centre.call(printCountingApi.settle, { shopId, from: stamp(-7).slice(0, 8), until: stamp(0).slice(0, 8) });
}

/** A move without what every move names. */
type Wanted = PrintMoveInput extends infer M
  ? M extends PrintMoveInput
    ? Omit<M, 'orderId' | 'revision'>
    : never
  : never;

async function move(person: Person, orderId: string, wanted: Wanted): Promise<void> {
  const { revision } = await person.call(printingApi.detail, { orderId });
  await person.call(printingApi.move, { ...wanted, orderId, revision } as PrintMoveInput); // as: the two halves of one move
}
