import { papersApi } from '@zhibi/contract/papers';
import { facesOfSheet, printingApi, printStatuses } from '@zhibi/contract/printing';
import { printTracingApi } from '@zhibi/contract/printing/tracing';
import { Document } from 'mupdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  bringTo,
  move,
  newOrder,
  newPrintWorld,
  type PrintWorld,
  printWish,
  readyRun,
  type Wanted,
} from '../../test/print-order.js';
import { newPaper } from '../../test/scenario.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { copiesOf, pagesOf } from '../papers/index.js';
import { keepQuestions } from '../questions/sample-bank.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld({ ACCESS_TOKEN_S: '86400' });
  of = await newPrintWorld(world);
}, 60_000);
afterAll(() => world?.close());

/** An order that was shipped, and the codes of its first student's copy. */
async function shippedOrder(options = {}, dots = false) {
  const orderId = dots ? await newDotted() : await newOrder(world, of, options);
  await bringTo(of, orderId, 'shipped');
  const { printRunId, sheets } = await of.teacher.call(printingApi.detail, { orderId });
  const studentId = sheets[0]?.studentId ?? '';
  return { orderId, printRunId, studentId, codes: () => codesOf(printRunId, studentId) };
}

async function newDotted() {
  const run = { paperId: of.paperId, classIds: [of.schoolClass.classId], dots: true };
  const { printRunId } = await of.teacher.call(papersApi.createRun, run);
  return (await of.teacher.call(printingApi.create, printWish(world, await readyRun(of, printRunId)))).orderId;
}

async function codesOf(printRunId: string, studentId: string) {
  const copies = await world.services.database.asSystem((db) => copiesOf(db, of.school.schoolId, printRunId));
  const copy = copies.find((one) => one.studentId === studentId);
  return { now: copy?.pages.map(({ pageCode }) => pageCode), former: copy?.former.map(({ pageCode }) => pageCode) };
}

type Claim = Extract<Wanted, { move: 'damaged' }>;
const claim = (studentId: string, change: Partial<Claim> = {}): Claim => ({
  move: 'damaged',
  studentIds: [studentId],
  pages: [1],
  note: '撕破',
  ...change,
});
const childOf = async (orderId: string, wanted: Claim) => (await move(of.shop, orderId, wanted)).childId ?? '';
const wordsOf = async (orderId: string) => {
  const { bytes } = await of.shop.download(printingApi.pdf, { orderId });
  const document = Document.openDocument(bytes, 'application/pdf');
  return Array.from({ length: document.countPages() }, (_, at) =>
    document.loadPage(at).toStructuredText('').asText().trim(),
  );
};
const finish = async (orderId: string) => {
  await move(of.shop, orderId, { move: 'finish' });
  await move(of.shop, orderId, { move: 'ship', shipmentNo: 'SF2' });
  await move(of.admin, orderId, { move: 'receive' });
};

it.each([false, true])(
  'a sheet gets a new code, over dots: %s; both sheets are one page, and each tells of the other',
  async (dots) => {
    const { orderId, studentId, codes } = await shippedOrder({}, dots);
    const [old = ''] = (await codes()).now ?? [];
    const childId = await childOf(orderId, claim(studentId, { codes: 'new' }));
    const { now, former } = await codes();
    const [fresh = ''] = now ?? [];
    expect(fresh).not.toBe(old);
    expect(former).toContain(old);
    const words = (await wordsOf(childId)).join(' ');
    expect(words).toContain(fresh);
    expect(words.split(/\s/)).not.toContain(old);
    const pages = await world.services.database.asSystem((db) => pagesOf(db, of.school.schoolId, [old, fresh]));
    expect(pages.get(old)).toEqual(pages.get(fresh));
    const child = await of.shop.call(printingApi.detail, { orderId: childId });
    expect(child).toMatchObject({ newCodes: true, errors: 0, messageStatus: printStatuses.printing });
    expect(child.findings.find(({ check }) => check === 'ledger')?.level).toBe('passed');
    expect(child.findings.some(({ check }) => check === 'dots')).toBe(dots);
    const trace = (code: string) => of.centre.call(printTracingApi.page, { code });
    const order = { orderId: childId, number: child.number };
    expect(await trace(old)).toMatchObject({ replaces: null, replaced: { pageCode: fresh, order } });
    expect(await trace(fresh)).toMatchObject({
      replaces: old,
      replaced: null,
      orders: [
        { orderId, pageCode: old },
        { orderId: childId, pageCode: fresh },
      ],
    });
    expect((await of.teacher.call(printingApi.detail, { orderId })).children).toMatchObject([{ newCodes: true }]);
  },
  60_000,
);

it('a sheet that has a new code keeps it when it is printed again with the same one, and may get another', async () => {
  const { orderId, studentId, codes } = await shippedOrder();
  await finish(await childOf(orderId, claim(studentId, { codes: 'new' })));
  const [second = ''] = (await codes()).now ?? [];
  const same = await childOf(orderId, claim(studentId));
  expect((await wordsOf(same)).join(' ')).toContain(second);
  await finish(same);
  await childOf(orderId, claim(studentId, { codes: 'new' }));
  const { now, former } = await codes();
  const [third = ''] = now ?? [];
  expect(new Set([third, ...(former ?? [])]).size).toBe(1 + (former?.length ?? 0));
  expect(former).toContain(second);
  expect((await of.centre.call(printTracingApi.page, { code: second })).replaced?.pageCode).toBe(third);
});

it('the same claim twice is done once, whoever else waits; a page that is not there or an order not printed yet is refused', async () => {
  const { orderId, studentId, codes } = await shippedOrder();
  const { revision } = await of.shop.call(printingApi.detail, { orderId });
  const body = { ...claim(studentId, { codes: 'new' }), orderId, revision };
  const first = await of.shop.call(printingApi.move, body);
  const before = await codes();
  expect(await of.shop.call(printingApi.move, body)).toEqual(first);
  expect((await of.shop.refused(printingApi.move, { ...body, note: '另一张' })).reason).toBe('changed');
  expect(await codes()).toEqual(before);
  expect((await of.teacher.call(printingApi.detail, { orderId })).children).toHaveLength(1);
  const refused = [
    [claim(studentId, { pages: [99], codes: 'new' }), 'not-on-sheets'],
    [claim(studentId, { codes: 'new' }), 'in-reprint'],
    [claim(studentId, { covers: true }), 'not-on-sheets'],
    [claim(studentId, { studentIds: [], spares: 1 }), 'not-on-sheets'],
    [claim(studentId, { studentIds: [], separators: [0] }), 'not-on-sheets'],
    [claim(studentId, { pages: [] }), 'nothing-chosen'],
    [claim(studentId, { studentIds: [] }), 'nothing-chosen'],
  ] as const;
  for (const [wanted, reason] of refused) await expect(move(of.shop, orderId, wanted), reason).rejects.toThrow(reason);
  const early = await newOrder(world, of);
  await expect(move(of.teacher, early, claim(studentId, { codes: 'new' }))).rejects.toThrow('wrong-status');
});

it('covers, separators and spare copies come again too, counted and laid as they were', async () => {
  const beside = { cover: true, separators: 'class', spares: true } as const;
  const { orderId, studentId } = await shippedOrder(beside);
  const parent = await of.shop.call(printingApi.detail, { orderId });
  expect(parent.separators).toEqual([{ className: parent.classNames[0], row: null, copies: 2 }]);
  const whole = await wordsOf(orderId);
  const wanted = claim(studentId, { pages: [], covers: true, separators: [0] });
  const childId = await childOf(orderId, wanted);
  const child = await of.shop.call(printingApi.detail, { orderId: childId });
  expect(child.pageInfo).toMatchObject({ separatorPieceCount: 1, pieceCount: 1, totalPieceCount: 2, spareCount: 0 });
  expect(await wordsOf(childId)).toEqual(whole.slice(0, 2 * facesOfSheet(parent.options)));
  for (const again of [wanted, claim(studentId, { studentIds: [], separators: [0] })])
    await expect(move(of.shop, orderId, again)).rejects.toThrow('in-reprint');
  const spare = claim(studentId, { studentIds: [], spares: 1, pages: parent.pages, covers: true });
  const spareId = await childOf(orderId, spare);
  expect(await wordsOf(spareId)).toEqual(whole.slice(-parent.pageInfo.pieceCount * facesOfSheet(parent.options)));
  await expect(move(of.shop, orderId, spare)).rejects.toThrow('in-reprint');
  // A reprint says nothing of piles.
  await move(of.shop, childId, { move: 'finish' });
  await move(of.shop, childId, { move: 'ship', shipmentNo: 'SF2' });
  await expect(move(of.shop, childId, wanted)).rejects.toThrow('not-on-sheets');
});

it('a reprint is of the classes of whoever gets it, and says whose copies it is of', async () => {
  const other = await of.school.newClass(1);
  const teacher = await of.school.newTeacher([of.schoolClass.classId, other.classId]);
  const wide = { ...of, teacher };
  const bank = { schoolId: of.school.schoolId, kind: 'school' as const };
  const { paperId } = await newPaper(teacher, await keepQuestions(world.services.database, bank, [{}]));
  const { printRunId } = await teacher.call(papersApi.createRun, {
    paperId,
    classIds: [of.schoolClass.classId, other.classId],
  });
  await readyRun({ teacher, paperId }, printRunId);
  const { orderId } = await teacher.call(printingApi.create, printWish(world, printRunId));
  await bringTo(wide, orderId, 'shipped');
  const order = await teacher.call(printingApi.detail, { orderId });
  expect(order.classNames).toHaveLength(2);
  const child = other.students[0];
  const childId = await childOf(orderId, claim(child?.ids.studentId ?? ''));
  const again = await of.centre.call(printingApi.detail, { orderId: childId });
  expect(again.sheets).toMatchObject([{ name: child?.ids.name }]);
  expect(again.classNames).toEqual([again.sheets[0]?.className]);
  expect(order.classNames).toContain(again.classNames[0]);
});
