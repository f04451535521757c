import { homeworkApi } from '@zhibi/contract/homework';
import { COPIES_JOB } from '../apps/server/src/papers/output/make-print-run.js';
import { newId } from '../apps/server/src/platform/ids.js';
import { bareRows, copiesJobOf } from '../apps/server/test/given-rows.js';
import { perform, type QuestionKind, TestCourse } from '../apps/server/test/test-course.js';
import { load, median, report } from './measure.js';
import { openSetUp } from './set-up.js';

const [CLASSES, A_CLASS, ROUNDS] = [8, 50, 5];
const kinds: QuestionKind[] = Array.from({ length: 20 }, (_, nth) => (nth % 4 === 3 ? 'subjective' : 'choice'));

/** A paper of twenty questions given to 400 students: how long the teacher waits, beside the bare writing of 400 rows; then the copies, by a job that says how far it is. */
export async function benchGiving(): Promise<void> {
  const { world, close } = await openSetUp({ WORKERS: '0', ACCESS_TOKEN_S: '86400' });
  const course = await TestCourse.of(world, A_CLASS, CLASSES);
  const { schoolId } = course.school;
  const given: number[] = [];
  const bare: number[] = [];
  let last = '';
  let unseen = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const { paperId: _, ...order } = course.order('');
    // As the wizard does as soon as the paper is chosen: it is laid out ahead.
    const paperId = await course.newPaper(kinds);
    if (round > 0) await course.teacher.call(homeworkApi.prepare, { paperId });
    const wish = { ...order, title: `第${round + 1}次作业`, sheets: [{ paperId }] };
    const begun = performance.now();
    const { items } = await course.teacher.call(homeworkApi.give, {
      ...wish,
      wishId: newId(),
      again: true,
      loadReason: '基准',
    });
    if (round > 0) given.push(performance.now() - begun);
    else unseen = performance.now() - begun;
    last = items[0]?.homeworkId ?? '';
    bare.push(await bareRows(world, CLASSES * A_CLASS));
  }
  const job = await copiesJobOf(world, { schoolId, homeworkId: last });
  let [told, of] = [0, 0];
  const begun = performance.now();
  await perform(world, COPIES_JOB, job, async (_, total) => {
    told++;
    of = total;
  });
  const copiesMs = performance.now() - begun;
  console.log(
    `giving: ${CLASSES * A_CLASS} students, ${kinds.length} questions: the teacher waits ${median(given).toFixed(0)} ms (${given.map((ms) => ms.toFixed(0)).join(', ')}; promised 1,000; ${unseen.toFixed(0)} for a paper that nobody has looked at); all copies in ${(copiesMs / 1_000).toFixed(1)} s, told ${told} times of ${of} · ${load()}`,
  );
  report('giving to 400, beside writing 400 bare rows', 'givings/s', 1_000 / median(given), 1_000 / median(bare));
  await close();
}
