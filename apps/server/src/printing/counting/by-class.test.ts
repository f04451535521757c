import { toStamp } from '@zhibi/contract/kernel';
import { papersApi } from '@zhibi/contract/papers';
import { printingApi } from '@zhibi/contract/printing';
import { addSums, noSums, printCountingApi } from '@zhibi/contract/printing/counting';
import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { printSettingsApi } from '@zhibi/contract/printing/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { workOutside } from '../../../test/print-offline.js';
import { bringTo, move, newPrintWorld, type PrintWorld, printWish, readyRun } from '../../../test/print-order.js';
import { newPaper } from '../../../test/scenario.js';
import { openTestWorld, type TestClass, type TestWorld } from '../../../test/school.js';
import { keepQuestions } from '../../questions/sample-bank.js';

let world: TestWorld;
let of: PrintWorld;
let other: TestClass;
let period: { from: string; until: string };
/** An order of two classes, bound, with covers, spare copies and separators; damaged sheets of both are printed again, of one with a spare copy. */
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
  other = await of.school.newClass(5);
  const teacher = await of.school.newTeacher([of.schoolClass.classId, other.classId]);
  const shopId = of.shop.ids.accountId;
  const kind = { shopId, paperSize: 'A4', weight: '80', colorPrint: false, doubleSidedPrint: true };
  await of.centre.call(printSettingsApi.addPrice, { ...kind, validFrom: '20200101', sheetLi: 83, boundLi: 101 });
  const bank = { schoolId: of.school.schoolId, kind: 'school' as const };
  const { paperId } = await newPaper(teacher, await keepQuestions(world.services.database, bank, [{}]));
  of = { ...of, teacher, paperId };
  const classIds = [of.schoolClass.classId, other.classId];
  const { printRunId } = await teacher.call(papersApi.createRun, { paperId, classIds });
  const wish = printWish(world, await readyRun(of, printRunId), {
    bookbind: 1,
    cover: true,
    separators: 'class',
    spares: true,
  });
  const { orderId } = await teacher.call(printingApi.create, wish);
  await bringTo(of, orderId, 'assigned');
  const ship = async (id: string, wasteSheets: number) => {
    await move(of.shop, id, { move: 'finish', wasteSheets });
    await move(of.shop, id, { move: 'ship', shipmentNo: 'SF1' });
  };
  await move(of.shop, orderId, { move: 'start' });
  await ship(orderId, 8);
  const studentIds = [of.schoolClass, other].map(({ students }) => students[0]?.ids.studentId ?? '');
  const again = { move: 'damaged' as const, studentIds, pages: [1], spares: 1, note: '湿' };
  await ship((await move(of.shop, orderId, again)).childId ?? '', 1);
  const day = toStamp(world.clock.now(), world.services.settings.TZ_NAME).slice(0, 8);
  await of.centre.call(printOfflineApi.save, workOutside(of, day));
  period = { from: day, until: day };
}, 60_000);
afterAll(() => world.close());

it('what was printed is told by class: sheets, spare copies, separators, waste, weight and cost of all of them come to the whole', async () => {
  const { rows, total } = await of.centre.call(printCountingApi.pivot, { ...period, rows: 'class', columns: 'source' });
  const whole = await of.centre.call(printCountingApi.pivot, { ...period, rows: 'source', columns: null });
  expect(total).toEqual(whole.total);
  const { orders, ...sums } = rows.map(({ key: _, name: __, cells: ___, ...of }) => of).reduce(addSums, noSums);
  const { orders: ordered, ...all } = total;
  expect(sums).toEqual(all);
  // Two orders of two classes, and work outside that says no class.
  expect([orders, ordered]).toEqual([6, 3]);
  expect(rows).toHaveLength(3);
  const sheetsOf = ({ classId }: TestClass) => rows.find(({ key }) => key.endsWith(classId))?.sheets ?? 0;
  // A sheet and a cover for each copy, and of one student the sheet again.
  expect(sheetsOf(other) - sheetsOf(of.schoolClass)).toBe((other.students.length - of.schoolClass.students.length) * 2);
  const names = (await of.centre.call(printingApi.list, {})).items.flatMap(({ classNames }) => classNames);
  for (const name of names) expect(rows.map((row) => row.name).join()).toContain(name);
});

it('is told by grade: what two classes of a grade share is one order, and everything comes to the whole', async () => {
  const asked = { ...period, rows: 'grade', columns: 'source' } as const;
  const { rows, total } = await of.centre.call(printCountingApi.pivot, asked);
  const whole = await of.centre.call(printCountingApi.pivot, { ...asked, rows: 'school' });
  expect(total).toEqual(whole.total);
  const sums = rows.map(({ key: _, name: __, cells: ___, ...one }) => one).reduce(addSums, noSums);
  expect({ ...sums, orders: total.orders }).toEqual(total);
  // A spare copy that is printed again may be of any class, and work outside says none.
  expect(rows.map(({ name, orders }) => [name.split(' ').at(-1), orders])).toEqual([
    ['不分年级', 2],
    ['八年级', 2],
  ]);
  const { columns } = await of.centre.call(printCountingApi.pivot, { ...asked, rows: 'source', columns: 'grade' });
  expect(columns.map(({ name }) => name.split(' ').at(-1))).toEqual(['不分年级', '八年级']);
  expect((await of.centre.call(printCountingApi.pivot, { ...asked, rows: 'class', columns: 'grade' })).total).toEqual(
    total,
  );
});

it('an order of several classes is one order where classes stand in the columns', async () => {
  const asked = { ...period, rows: 'source', columns: 'class' } as const;
  const pivot = await of.centre.call(printCountingApi.pivot, asked);
  const whole = await of.centre.call(printCountingApi.pivot, { ...asked, columns: null });
  expect(pivot.total).toEqual(whole.total);
  expect(pivot.rows.map(({ cells: _, ...row }) => row)).toEqual(whole.rows.map(({ cells: _, ...row }) => row));
  expect(pivot.columns).toHaveLength(3);
});

it('is taken out with the sheets of each column', async () => {
  const { bytes } = await of.shop.download(printCountingApi.exportPivot, {
    ...period,
    rows: 'class',
    columns: 'colour',
    format: 'csv',
  });
  const [heads, ...lines] = bytes.toString().trim().split('\n');
  expect(heads).toContain('班级');
  expect(heads).toContain('张数：黑白');
  expect(lines).toHaveLength(4);
});
