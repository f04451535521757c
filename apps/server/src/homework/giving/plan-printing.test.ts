import { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { papersApi } from '@zhibi/contract/papers';
import { pageInfoOf, printingApi, usualOptions } from '@zhibi/contract/printing';
import { earliestDelivery, endOfSchool, printSettingsApi, usualCentre } from '@zhibi/contract/printing/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  bringTo,
  move,
  newOrder,
  newPrintWorld,
  type PrintWorld,
  printWish,
  readyRun,
} from '../../../test/print-order.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { newId } from '../../platform/ids.js';

const DAY_MS = 86_400_000;
let world: TestWorld;
let of: PrintWorld;
beforeAll(async () => {
  world = await openTestWorld();
  of = await newPrintWorld(world, 3);
}, 60_000);
afterAll(() => world?.close());

const stamp = (ms = 0) => toStamp(new Date(world.clock.now().getTime() + ms), world.services.settings.TZ_NAME);
const plan = (more = {}) =>
  of.teacher.call(homeworkApi.printPlan, { paperId: of.paperId, classIds: [of.schoolClass.classId], ...more });

describe('what printing takes, before a homework is given', () => {
  it('is the sheets of everybody who is meant, and the first day on which they could be there', async () => {
    const { copies, pageCount, sheets, costLi, earliestOn, ordered } = await plan();
    expect(copies).toBe(3);
    expect(sheets).toBe(pageInfoOf({ pageCount, copies }, usualOptions).totalPieceCount);
    expect(earliestOn).toBe(earliestDelivery(stamp(), usualCentre));
    expect([costLi, ordered]).toEqual([null, null]);
    const [first] = of.schoolClass.students;
    const some = { kind: 'students' as const, studentIds: [first?.ids.studentId ?? ''] };
    expect((await plan({ audience: some })).copies).toBe(1);
  });

  it('costs what the cheapest and the dearest shop take that serve the school', async () => {
    const others = [300, 90].map(async (sheetLi) => {
      const shop = await world.newPerson({ loginType: 4, roles: ['ZHIBI_PRINT_SHOP'] });
      await of.centre.call(printSettingsApi.addPrice, {
        shopId: shop.ids.accountId,
        paperSize: 'A4',
        weight: '80',
        colorPrint: false,
        doubleSidedPrint: true,
        validFrom: '20260101',
        sheetLi,
        boundLi: 0,
      });
      return shop;
    });
    const [dear] = await Promise.all(others);
    const { sheets, costLi } = await plan();
    expect(costLi).toEqual({ least: 90 * sheets, most: 300 * sheets });
    const closed = { from: '20260101', until: null, reason: '搬家' };
    await of.centre.call(printSettingsApi.saveShop, {
      shopId: dear?.ids.accountId ?? '',
      revision: 0,
      name: '',
      closed,
      routes: [],
    });
    expect((await plan()).costLi).toEqual({ least: 90 * sheets, most: 90 * sheets });
  });

  it('tells of copies that were ordered already by when they are wanted', async () => {
    const { printRunId } = await of.teacher.call(papersApi.createRun, {
      paperId: of.paperId,
      classIds: [of.schoolClass.classId],
    });
    await readyRun(of, printRunId);
    expect((await plan({ printRunId })).ordered).toBeNull();
    const wish = { ...printWish(world, printRunId), wantedAt: stamp(20 * DAY_MS) };
    const { orderId } = await of.teacher.call(printingApi.create, wish);
    // An order that nobody has pushed is no order yet.
    expect((await plan({ printRunId })).ordered).toBeNull();
    await bringTo(of, orderId, 'pushed');
    expect((await plan({ printRunId })).ordered).toEqual({ isHere: false, dueAt: wish.wantedAt });
  });

  it('promises nothing sooner than it can be there, whatever was wished', async () => {
    const { printRunId } = await of.teacher.call(papersApi.createRun, {
      paperId: of.paperId,
      classIds: [of.schoolClass.classId],
    });
    await readyRun(of, printRunId);
    const wish = { ...printWish(world, printRunId), wantedAt: stamp(3_600_000) };
    const { orderId } = await of.teacher.call(printingApi.create, wish);
    await bringTo(of, orderId, 'pushed');
    const earliest = endOfSchool(earliestDelivery(stamp(), usualCentre));
    expect((await plan({ printRunId })).ordered).toEqual({ isHere: false, dueAt: earliest });
  });

  it('is asked by whoever may give the paper to the class', async () => {
    const stranger = await of.school.newTeacher([of.schoolClass.classId]);
    const asked = { paperId: of.paperId, classIds: [of.schoolClass.classId] };
    expect((await stranger.refused(homeworkApi.printPlan, asked)).code).toBe(-1404);
    expect((await of.teacher.refused(homeworkApi.printPlan, { ...asked, printRunId: of.paperId })).code).toBe(-1404);
  });
});

describe('a student', () => {
  it('knows whether the copies are on their way or in the school', async () => {
    const [student] = of.schoolClass.students;
    const mine = async () => (await student?.call(homeworkApi.mine, {}))?.items[0]?.print;
    const orderId = await newOrder(world, of);
    const { printRunId } = await of.teacher.call(printingApi.detail, { orderId });
    await of.teacher.call(homeworkApi.publish, {
      again: true,
      wishId: newId(),
      paperId: of.paperId,
      printRunId,
      classIds: [of.schoolClass.classId],
      title: '第三单元',
      workCategory: 1,
      startAt: stamp(),
      endAt: stamp(5 * DAY_MS),
    });
    expect(await mine()).toBeUndefined();
    await bringTo(of, orderId, 'shipped');
    expect(await mine()).toMatchObject({ state: 'coming' });
    await move(of.teacher, orderId, { move: 'receive' });
    expect(await mine()).toMatchObject({ state: 'here' });
  });
});
