import { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { printingApi } from '@zhibi/contract/printing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newPrintWorld, newRun, type PrintWorld, printWish } from '../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { newId } from '../platform/ids.js';

let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 2);
}, 60_000);
afterAll(() => world.close());

const at = (days: number) => toStamp(new Date(world.clock.now().getTime() + days * 86_400_000), 'Asia/Shanghai');

/** A homework of two days whose copies are wanted in three. */
async function given() {
  const [printRunId, endAt] = [await newRun(of), at(2)];
  const { homeworkId } = await of.teacher.call(homeworkApi.publish, {
    wishId: newId(),
    paperId: of.paperId,
    classIds: [of.schoolClass.classId],
    title: '晚要的卷子',
    workCategory: 1,
    printRunId,
    startAt: at(0),
    endAt,
    again: true,
  });
  return { homeworkId, endAt, wish: { ...printWish(world, printRunId), wantedAt: at(3) } };
}

it('copies are not wanted later than their homework ends, which may be moved first', async () => {
  const { homeworkId, endAt, wish } = await given();
  expect(await of.teacher.refused(printingApi.create, wish)).toMatchObject({ reason: 'wanted-after-end' });
  // The form says it before it is refused, wherever it was opened from.
  expect((await of.teacher.call(printingApi.forRun, { printRunId: wish.printRunId })).neededBy).toBe(endAt);
  await of.teacher.call(homeworkApi.change, { homeworkId, endAt: at(4), reason: 'other', note: '' });
  expect((await of.teacher.call(printingApi.create, wish)).revision).toBe(1);
});

it('copies of a homework that was collected before its end are for who hands in late', async () => {
  const { homeworkId, wish } = await given();
  expect(await of.teacher.refused(printingApi.create, wish)).toMatchObject({ reason: 'wanted-after-end' });
  await of.teacher.call(homeworkApi.close, { homeworkId });
  expect((await of.teacher.call(printingApi.forRun, { printRunId: wish.printRunId })).neededBy).toBeNull();
  expect((await of.teacher.call(printingApi.create, wish)).revision).toBe(1);
});
