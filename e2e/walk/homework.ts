import { scansApi } from '@zhibi/contract/capture/scans';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { roundsApi } from '@zhibi/contract/marking/rounds';
import { expect, vi } from 'vitest';
import { asPng, ScannedClass } from '../../apps/server/test/scanned-class.js';
import type { Scenario } from '../../apps/server/test/scenario.js';
import type { TestWorld } from '../../apps/server/test/school.js';

/** What was written is scored and given back: it has results, reports and wrong questions. */
export async function givenBack({ teacher, homeworkId }: Scenario): Promise<void> {
  await teacher.call(homeworkApi.close, { homeworkId });
  for (const { itemId } of (await teacher.call(markingApi.items, { homeworkId })).items) {
    const { items } = await teacher.call(markingApi.answers, { homeworkId, itemId });
    const open = items.filter((one) => one.score === null);
    const scores = open.map(({ answerId, revision }) => ({ answerId, revision, score: 0 }));
    if (scores.length > 0) await teacher.call(markingApi.score, { scores });
  }
  await teacher.call(markingApi.release, { homeworkId });
}

/** A white picture of one pixel. */
const WHITE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8/5+hHgAHggJ/PchI7wAAAABJRU5ErkJggg==';

/**
 * The teacher scores the first question with a colleague, and settles what differs at the second. A sheet has been scanned that nobody
 * can make out.
 */
export async function sharedOut({ teacher, school, class: { classId } }: Scenario, homeworkId: string): Promise<void> {
  const one = await school.newTeacher([classId]);
  const other = await school.newTeacher([classId]);
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  const people = [
    { scorers: [teacher, one], arbiter: other },
    { scorers: [one, other], arbiter: teacher },
  ];
  for (const [at, { scorers, arbiter }] of people.entries()) {
    const setting = { scorersEach: 2 as const, tolerance: 1, within: 'mean' as const };
    const who = { scorerIds: scorers.map(({ ids }) => ids.accountId), arbiterId: arbiter.ids.accountId };
    await teacher.call(roundsApi.set, {
      homeworkId,
      items: [{ itemId: items[at]?.itemId ?? '', revision: 0 }],
      setting: { ...setting, ...who },
    });
  }
  await teacher.call(scansApi.upload, { homeworkId, file: [Buffer.from(WHITE, 'base64')] });
}

/** A class of a school of its own, of which one sheet has come by the scanner. */
export async function scannedSheet(world: TestWorld) {
  const scanned = await ScannedClass.of(world, ['choice'], 2);
  const [studentId = ''] = scanned.studentIds;
  const { course, homework } = scanned;
  const file = [await asPng(scanned.page(studentId, ['AB']))];
  const { batchId } = await course.teacher.call(scansApi.upload, { homeworkId: homework.homeworkId, file });
  const isRead = async () => expect((await course.teacher.call(scansApi.batch, { batchId })).state).toBe('read');
  await vi.waitFor(isRead, { timeout: 60_000, interval: 200 });
  return { course, homework, batchId };
}
