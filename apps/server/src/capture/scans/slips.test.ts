import { onScreenApi } from '@zhibi/contract/capture/on-screen';
import { scansApi, slipLimits } from '@zhibi/contract/capture/scans';
import { homeworkApi, usualLimits } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asJpeg, ScannedClass } from '../../../test/scanned-class.js';
import { openTestWorld, type TestWorld } from '../../../test/school.js';
import { perform } from '../../../test/test-course.js';
import { newId } from '../../platform/ids.js';

const { photoSlips, saveLoadSetting, withdraw, close, extend } = homeworkApi;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world?.close());

/** A class of two whose school has photo slips; a parent holds the slip of the first of them. */
async function aSlip() {
  const room = await ScannedClass.of(world, ['choice', 'subjective'], 2);
  const { teacher, school } = room.course;
  const principal = await school.newLeader('SCHOOLPRINCIPAL');
  const decide = (wish: boolean, revision: number) =>
    principal.call(saveLoadSetting, { limits: usualLimits, notice: false, photoSlips: wish, revision });
  await decide(true, 0);
  const { homeworkId } = room.homework;
  const slips = async (fresh = false) => {
    const { classes } = await teacher.call(photoSlips, { homeworkId, fresh });
    return classes.flatMap((one) => one.slips);
  };
  const [own, other] = await slips();
  if (!own || !other) throw new Error('no slips');
  const student = room.course.classes[0]?.students.find(({ ids }) => ids.studentId === own.studentId);
  if (!student) throw new Error('nobody');
  const { secret, studentId } = own;
  const parent = world.stranger;
  const form = async (change = {}) => ({ secret, photoId: newId(), ageSeconds: 0, file: await cat(), ...change });
  const send = async (file: Uint8Array, change = {}) => {
    const { photoId } = await parent.call(scansApi.sendBySlip, await form({ file, ...change }));
    await perform(world, 'read-scans', { schoolId: school.schoolId, batchId: photoId });
    return photoId;
  };
  const seen = () => parent.call(scansApi.slipPhotos, { secret });
  const page = (of = studentId) => asJpeg(room.page(of, ['B']));
  return { room, teacher, student, decide, homeworkId, slips, own, other, secret, parent, form, send, seen, page };
}

const cat = () =>
  sharp({ create: { width: 900, height: 700, channels: 3, background: '#a86' } })
    .jpeg()
    .toBuffer();

describe('the slips of a homework', () => {
  it('are made for each copy, once, by the teachers of its classes, and only where the school wants them', async () => {
    const { room, teacher, slips, own, decide, homeworkId } = await aSlip();
    expect((await slips()).map(({ secret }) => secret)).toContain(own.secret);
    expect(new Set((await slips()).map(({ studentId }) => studentId))).toEqual(new Set(room.studentIds));
    const outsider = await room.course.school.newTeacher([(await room.course.school.newClass(0)).classId]);
    expect((await outsider.refused(photoSlips, { homeworkId })).code).toBe(-1404);
    await decide(false, 1);
    expect((await teacher.refused(photoSlips, { homeworkId })).reason).toBe('no-slips');
  });

  it('are not made once the homework is collected', async () => {
    const { teacher, homeworkId } = await aSlip();
    await teacher.call(close, { homeworkId });
    expect((await teacher.refused(photoSlips, { homeworkId })).reason).toBe('homework-over');
  });
});

describe('a photograph by a slip', () => {
  it('is the page of its copy, without a login, and says no name and shows no picture', async () => {
    const { room, teacher, student, homeworkId, own, send, seen, page } = await aSlip();
    expect(await seen()).toMatchObject({ isOpen: true, pageCount: 1, missing: [1], items: [] });
    await send(await page());
    const after = await seen();
    expect(after).toMatchObject({ missing: [], items: [{ verdict: 'taken', page: 1, bySlip: true }] });
    expect(JSON.stringify(after)).not.toContain(own.name);
    const { studentId } = own;
    await perform(world, 'read-answers', { schoolId: room.course.school.schoolId, homeworkId, studentId });
    const { answers } = await teacher.call(markingApi.papers, { homeworkId, studentId });
    expect(answers[0]).toMatchObject({ suggestion: 2, pictures: [{ source: 'photo' }] });
    expect((await student.call(scansApi.photos, { homeworkId })).items).toMatchObject([{ bySlip: true }]);
  });

  it('shows nothing of what came by another way, but that the page is there', async () => {
    const { room, student, homeworkId, seen, page } = await aSlip();
    const photoId = newId();
    await student.call(scansApi.sendPhoto, { homeworkId, photoId, ageSeconds: 0, file: await page() });
    await perform(world, 'read-scans', { schoolId: room.course.school.schoolId, batchId: photoId });
    expect(await seen()).toMatchObject({ missing: [], items: [] });
  });

  it("of a classmate's sheet is refused in words, and what failed is taken away again", async () => {
    const { parent, secret, other, send, seen, page } = await aSlip();
    const photoId = await send(await page(other.studentId));
    expect((await seen()).items).toMatchObject([{ verdict: 'other-student', page: null }]);
    const withOther = { secret: other.secret, photoId };
    expect((await parent.refused(scansApi.removeBySlip, withOther)).code).toBe(-1404);
    await parent.call(scansApi.removeBySlip, { secret, photoId });
    expect((await seen()).items).toEqual([]);
  });

  it('sent twice counts once, and a name that another copy used is not found', async () => {
    const { parent, other, form, send, seen } = await aSlip();
    const photoId = await send(await cat());
    await send(await cat(), { photoId });
    expect((await seen()).items).toHaveLength(1);
    const taken = await form({ secret: other.secret, photoId });
    expect((await parent.refused(scansApi.sendBySlip, taken)).code).toBe(-1404);
  });

  it('is let in again by a slip that others came by', async () => {
    const { parent, form } = await aSlip();
    for (let sent = 0; sent <= slipLimits.atOnce; sent++)
      expect((await parent.send(scansApi.sendBySlip, await form())).json().code).toBe(1);
  });

  it('is refused where it is too large, where too many come in a minute, and where there are too many', async () => {
    const { parent, form } = await aSlip();
    const large = await form({ file: new Uint8Array(slipLimits.fileBytes + 1) });
    expect((await parent.refused(scansApi.sendBySlip, large)).reason).toBe('too-large');
    for (let sent = 0; sent < slipLimits.photos; sent++) {
      if (sent > 0 && sent % slipLimits.aMinute === 0) {
        expect((await parent.refused(scansApi.sendBySlip, await form())).code).toBe(-1429);
        world.clock.forward(MINUTE_MS + 1);
      }
      await parent.call(scansApi.sendBySlip, await form());
    }
    world.clock.forward(MINUTE_MS + 1);
    expect((await parent.refused(scansApi.sendBySlip, await form())).reason).toBe('too-many');
  });
});

describe('a slip ends', () => {
  const gone = async ({ parent, secret, form }: Awaited<ReturnType<typeof aSlip>>) => [
    (await parent.refused(scansApi.slipPhotos, { secret })).code,
    (await parent.refused(scansApi.sendBySlip, await form())).code,
  ];

  it.each([
    ['when the homework is taken back', async (of) => of.teacher.call(withdraw, { homeworkId: of.homeworkId })],
    ['when the school switches slips off', async (of) => of.decide(false, 1)],
    ['when new slips are printed', async (of) => of.slips(true)],
  ] satisfies [string, (of: Awaited<ReturnType<typeof aSlip>>) => Promise<unknown>][])('%s', async (_, end) => {
    const slip = await aSlip();
    await end(slip);
    expect(await gone(slip)).toEqual([-1404, -1404]);
  });

  it('when the homework is collected: what was taken before may still arrive, for three days', async () => {
    const slip = await aSlip();
    const { parent, teacher, homeworkId, form, seen, send, page } = slip;
    world.clock.forward(10 * MINUTE_MS);
    await teacher.call(close, { homeworkId });
    expect((await seen()).isOpen).toBe(false);
    expect((await parent.refused(scansApi.sendBySlip, await form())).reason).toBe('homework-over');
    await send(await page(), { ageSeconds: 60 });
    expect((await seen()).missing).toEqual([]);
    world.clock.forward(3 * DAY_MS);
    expect(await gone(slip)).toEqual([-1404, -1404]);
  });

  it('later for whoever was given more time', async () => {
    const { teacher, room, own, homeworkId, seen } = await aSlip();
    const endAt = room.course.stamp(2 * 24 * 60);
    await teacher.call(extend, { homeworkId, studentIds: [own.studentId], endAt, reason: 'sick' });
    await teacher.call(close, { homeworkId });
    expect((await seen()).isOpen).toBe(true);
  });

  it('for sending once the student has handed in', async () => {
    const { parent, student, homeworkId, form, seen } = await aSlip();
    await student.call(onScreenApi.handIn, { homeworkId });
    expect((await seen()).isOpen).toBe(false);
    expect((await parent.refused(scansApi.sendBySlip, await form())).reason).toBe('handed-in');
  });
});
