import { randomUUID } from 'node:crypto';
import { captureApi } from '@zhibi/contract/capture';
import { homeworkApi } from '@zhibi/contract/homework';
import { markingApi } from '@zhibi/contract/marking';
import { decodeStrokes } from '@zhibi/ink';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Gateway, onPage } from '../../test/gateway.js';
import { openTestWorld, type TestWorld } from '../../test/school.js';
import { perform, TestCourse } from '../../test/test-course.js';
import { strokesOf } from '../../test/writing.js';

let world: TestWorld;
beforeAll(async () => {
  world = await openTestWorld({ WORKERS: '0' });
});
afterAll(() => world.close());

/** A student with a homework and a pen, which writes within one answer. */
async function aDesk() {
  const course = await TestCourse.of(world, 1);
  const homework = await course.publish(['subjective']);
  const { homeworkId } = homework;
  const { schoolId } = course.school;
  const studentId = course.classes[0]?.students[0]?.ids.studentId ?? '';
  const pen = await Gateway.of(world, schoolId);
  const { pages, areas } = await strokesOf(world, course, { homework, studentId, answers: [] });
  const area = areas.find(({ areaType }) => areaType !== 0);
  if (area === undefined) throw new Error('there is nowhere to write');
  const code = pages.find(({ page }) => page === area.page)?.pageCode ?? '';
  /** A short line somewhere in the answer. */
  const line = (at: number, points = 2) => {
    const [x, y] = [area.xMm + 2 + (at % 100), area.yMm + 2 + ((at / 100) % 10)];
    return {
      id: randomUUID(),
      t0: world.clock.now().getTime() + at * 20,
      tip: 'pen' as const,
      points: Array.from({ length: points }, (_, k): [number, number, number, number] => [x + (k % 2), y, 1, 1]),
    };
  };
  const shown = async () => {
    const { pages: written } = await course.teacher.call(captureApi.pageInk, { homeworkId, studentId });
    return written.flatMap((page) => decodeStrokes(Buffer.from(page.ink, 'base64')));
  };
  const read = () => perform(world, 'read-answers', { schoolId, homeworkId, studentId });
  return { course, homeworkId, studentId, pen, code, line, shown, read };
}

describe('ink that no hand writes', () => {
  it('of a million points in one batch is refused for its size, and what comes behind it is kept', async () => {
    const { pen, code, line, shown } = await aDesk();
    const strokes = onPage(
      code,
      Array.from({ length: 50 }, (_, at) => line(at, 20_000)),
    );
    expect(strokes.reduce((sum, { points }) => sum + points.length, 0)).toBe(1_000_000);
    const refused = await pen.refused(captureApi.ink, pen.batch(strokes));
    expect([refused.code, refused.reason]).toEqual([-1400, 'body-too-large']);
    expect(await pen.ink(onPage(code, [line(1)]))).toMatchObject({ accepted: 1 });
    expect(await shown()).toHaveLength(1);
  });

  it('of as many points as a batch can hold is kept whole', async () => {
    const { pen, code, line, shown } = await aDesk();
    const strokes = onPage(
      code,
      Array.from({ length: 8 }, (_, at) => line(at, 20_000)),
    );
    expect(await pen.ink(strokes)).toMatchObject({ accepted: 8, rejected: [] });
    expect((await shown()).reduce((sum, { points }) => sum + points.length, 0)).toBe(160_000);
  });

  it('that has no number or a time before its own is named stroke by stroke, and the others are kept', async () => {
    const { pen, code, line, shown } = await aDesk();
    const [good, nothing, before, back, far] = [line(0), line(1), line(2), line(3), line(4)];
    const sent = [
      good,
      // JSON has no NaN: a program that writes one sends null.
      { ...nothing, points: [[Number.NaN, 1, 0.5, 0]] },
      { ...before, t0: -1 },
      { ...back, points: [...back.points, [back.points[0]?.[0] ?? 0, 60, 0.5, -5]] },
      { ...far, points: [[1e9, 1e9, 0.5, 0]] },
    ];
    const answer = await pen.ink(sent.map((one) => ({ ...one, pageCode: code, codeRule: 'demo' })));
    expect(answer.accepted).toBe(1);
    expect(answer.rejected.map(({ id, reason }) => [id, reason])).toEqual([
      [nothing.id, 'not-a-number'],
      [before.id, 'not-a-number'],
      [back.id, 'time-backwards'],
      [far.id, 'out-of-page'],
    ]);
    expect((await shown()).map(({ id }) => id)).toEqual([good.id]);
    const raw = JSON.stringify(pen.batch(onPage(code, [line(9)]))).replace('"t0":', '"t0":NaN,"was":');
    expect((await pen.post(captureApi.ink, raw)).json()).toMatchObject({ code: -1400 });
  });

  // Ten thousand rows are written, read and marked: a busy machine takes its time.
  it('of 10,000 strokes on one page is kept once, shown, read and marked', async () => {
    const { course, homeworkId, studentId, pen, code, line, shown, read } = await aDesk();
    const strokes = onPage(
      code,
      Array.from({ length: 10_000 }, (_, at) => line(at)),
    );
    for (let from = 0; from < strokes.length; from += 2_000) await pen.ink(strokes.slice(from, from + 2_000));
    // A gateway that heard no answer sends its newest batch again.
    expect(await pen.ink(strokes.slice(8_000))).toMatchObject({ accepted: 0, duplicates: 2_000 });
    expect(new Set((await shown()).map(({ id }) => id)).size).toBe(10_000);
    await read();
    await course.teacher.call(homeworkApi.close, { homeworkId });
    const [answer] = (await course.teacher.call(markingApi.papers, { homeworkId, studentId })).answers;
    expect(answer?.status).toBe('waiting');
    const { answerId = '', revision = 0 } = answer ?? {};
    const given = await course.teacher.call(markingApi.score, { scores: [{ answerId, revision, score: 1 }] });
    expect(given.items).toMatchObject([{ score: 1 }]);
  }, 120_000);
});
