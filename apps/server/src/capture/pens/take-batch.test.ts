import { randomUUID } from 'node:crypto';
import { captureApi } from '@zhibi/contract/capture';
import { decodeStrokes, type Stroke } from '@zhibi/ink';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway, onPage } from '../../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { TestCourse } from '../../../test/test-course.js';
import { strokesOf } from '../../../test/writing.js';
import { openClient } from '../../platform/pools.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

const strokeAt = (x: number, y: number): Stroke => ({
  id: randomUUID(),
  t0: Date.now(),
  tip: 'pen',
  points: [
    [x, y, 0.5, 0],
    [x + 1, y + 1, 0.5, 10],
  ],
});

/** A class with a homework, what one student writes on it, and pens. */
async function classroom(pens: number) {
  const course = await TestCourse.of(world);
  const homework = await course.publish(['choice', 'fillIn']);
  const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
  const { pages, strokes } = await strokesOf(world, course, { homework, studentId, answers: ['B', '42'] });
  return {
    course,
    strokes,
    code: pages[0]?.pageCode ?? '',
    pens: await Promise.all(Array.from({ length: pens }, () => Gateway.of(world, course.school.schoolId))),
    inkOnPage: async () => {
      const of = { homeworkId: homework.homeworkId, studentId };
      const read = await course.teacher.call(captureApi.pageInk, of);
      return read.pages.flatMap((page) => decodeStrokes(Buffer.from(page.ink, 'base64')));
    },
  };
}

/** While the work goes on the database refuses whatever comes from a pen. */
async function refusingPen(mac: string, work: () => Promise<void>): Promise<void> {
  const owner = await openClient(world.connection);
  await owner.query(`alter table pen add constraint refused check (mac <> '${mac}')`);
  await work();
  await owner.query('alter table pen drop constraint refused');
  await owner.end();
}

describe('batches of many pens that come at one moment', () => {
  it('are answered each with its own, and what stands in several is kept once', async () => {
    const { course, strokes, code, pens, inkOnPage } = await classroom(6);
    const half = strokes.slice(0, Math.ceil(strokes.length / 2));
    const beside = onPage(code, [strokeAt(0, 0)]);
    const batches = [strokes, half, beside, [{ id: 'no stroke' }], strokes, []];
    const answers = await Promise.all(pens.map((pen, at) => pen.ink(batches[at] ?? [])));
    const sum = (of: 'accepted' | 'queued' | 'duplicates') => answers.reduce((total, one) => total + one[of], 0);
    expect(sum('accepted')).toBe(strokes.length + 1);
    expect(sum('queued')).toBe(1);
    expect(sum('duplicates')).toBe(strokes.length + half.length);
    expect(answers.map(({ rejected }) => rejected.length)).toEqual([0, 0, 0, 1, 0, 0]);
    const kept = (await inkOnPage()).map(({ id }) => id);
    expect(new Set(kept).size).toBe(kept.length);
    expect(strokes.filter(({ id }) => !kept.includes(id))).toEqual([]);
    const { items } = await course.teacher.call(captureApi.queue, {});
    expect(items.map(({ deviceMac }) => deviceMac)).toEqual([pens[2]?.device.mac]);
  });

  it('of which one cannot be kept are kept without it, and it is kept when it comes again', async () => {
    const { strokes, pens, inkOnPage } = await classroom(4);
    const shares = pens.map((_, nth) => strokes.filter((_stroke, at) => at % pens.length === nth));
    const send = () => Promise.allSettled(pens.map((pen, nth) => pen.ink(shares[nth] ?? [])));
    await refusingPen(pens[1]?.device.mac ?? '', async () => {
      const ends = await send();
      expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    });
    expect((await inkOnPage()).length).toBe(strokes.length - (shares[1]?.length ?? 0));
    const again = await send();
    expect(again.map(({ status }) => status)).toEqual(pens.map(() => 'fulfilled'));
    expect((await inkOnPage()).length).toBe(strokes.length);
  });
});
