import { setTimeout as sleep } from 'node:timers/promises';
import { homeworkApi } from '@zhibi/contract/homework';
import { instantOf, toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import type { OpenHouse } from '../src/app/open-house.js';
import type { Person } from '../test/person.js';
import type { DemoClock } from './demo-clock.js';
import { idOf } from './ids.js';
import { questionId } from './make-bank.js';
import { classWrites } from './pens/class-writes.js';
import type { Gateway } from './pens/gateway.js';
import { signInAs } from './sign-in-as.js';
import { type Story, stories } from './stories.js';

const DAY_MS = 86_400_000;
const TEACHER = 'teacher01';

/** The homework of teacher01, lived through in its own days: composed, published, written, marked, given back. */
export async function makeHomework(house: OpenHouse, clock: DemoClock): Promise<void> {
  const today = new Date();
  for (const story of stories) await live(house, clock, story, today);
}

async function live(house: OpenHouse, clock: DemoClock, story: Story, today: Date): Promise<void> {
  const timeZone = house.settings.TZ_NAME;
  const at = (daysAgo: number, time: string) =>
    instantOf(`${toStamp(new Date(today.getTime() - daysAgo * DAY_MS), timeZone).slice(0, 8)}${time}00`, timeZone);
  const stamp = (instant: Date) => toStamp(instant, timeZone);
  const startAt = story.daysAgo === 0 ? new Date(today.getTime() - 3_600_000) : at(story.daysAgo, '1630');
  const endAt = story.daysAgo === 0 ? at(-1, '2000') : at(story.daysAgo - 1, '0800');

  clock.travelTo(new Date(startAt.getTime() - 600_000));
  const teacher = await signInAs(house, TEACHER);
  const paperId = await compose(teacher, story);
  const { homeworkId } = await teacher.call(homeworkApi.publish, {
    paperId,
    classIds: story.classes.map((key) => idOf('class', key)),
    title: story.title,
    workCategory: 1,
    startAt: stamp(startAt),
    endAt: stamp(endAt),
  });

  clock.travelTo(startAt);
  const wire: Gateway['wire'] = async (url, payload, headers) =>
    (await house.app.inject({ method: 'POST', url, payload, headers })).body;
  const gateway = { wire, keyId: 'demo-gateway', secret: 'demo-gateway-secret-2026', now: () => clock.now() };
  const shares = await classWrites(house, gateway, {
    schoolId: idOf('school', 'exp'),
    homeworkId,
    startAt,
    seed: story.seed,
    students: story.students,
    reach: story.reach,
  });
  await readingEnds(teacher, homeworkId);
  if (story.until === 'open') return;
  clock.travelTo(endAt);
  const later = await signInAs(house, TEACHER);
  await later.call(homeworkApi.close, { homeworkId });
  await readingEnds(later, homeworkId);
  if (story.until === 'written') return;
  await mark(later, homeworkId, shares);
  await later.call(markingApi.release, { homeworkId });
  await wrongQuestionsKnown(house, homeworkId);
}

async function compose(teacher: Person, story: Story): Promise<string> {
  for (const key of story.questions)
    await teacher.call(questionsApi.addToCart, { subjectId: story.subjectId, questionId: questionId(key) });
  const paper = await teacher.call(papersApi.create, {
    subjectId: story.subjectId,
    title: story.title,
    paperType: story.paperType,
  });
  const scored = await teacher.call(papersApi.save, {
    paperId: paper.paperId,
    revision: paper.revision,
    title: paper.title,
    options: paper.options,
    sections: paper.sections.map(({ sectionId, title, items }) => ({
      sectionId,
      title,
      items: items.map(({ itemId, type, answerSpaceMm }) => ({
        itemId,
        score: story.scores[type] ?? 3,
        answerSpaceMm,
      })),
    })),
  });
  return scored.paperId;
}

/** Every answer has been looked at by the machine once nothing is only written. */
async function readingEnds(teacher: Person, homeworkId: string): Promise<void> {
  let settled = 0;
  for (let before = ''; settled < 4; await sleep(400)) {
    const { items } = await teacher.call(markingApi.items, { homeworkId });
    const now = JSON.stringify(items.map(({ scored, waiting }) => [scored, waiting]));
    settled = now === before ? settled + 1 : 0;
    before = now;
  }
}

/** The teacher marks what the machine left, as a fair teacher would. */
async function mark(teacher: Person, homeworkId: string, shares: Map<string, Map<string, number>>): Promise<void> {
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  for (const item of items) {
    const { items: answers } = await teacher.call(markingApi.answers, { homeworkId, itemId: item.itemId });
    const scores = answers
      .filter((answer) => answer.score === null)
      .map(({ answerId, revision, studentId }) => {
        const share = shares.get(studentId)?.get(item.itemId) ?? 0;
        return {
          answerId,
          revision,
          score: Math.round(share * item.maxScore * 2) / 2,
          comment: share > 0 && share < 0.6 ? '过程不完整，请订正' : '',
        };
      });
    for (let from = 0; from < scores.length; from += 100)
      await teacher.call(markingApi.score, { scores: scores.slice(from, from + 100) });
  }
}

async function wrongQuestionsKnown({ database }: OpenHouse, homeworkId: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const [row] = await database.asSystem((db) =>
      db.execute<{ n: number }>(`select count(*)::int as n from wrong_question where homework_id = '${homeworkId}'`),
    );
    if ((row?.n ?? 0) > 0) return;
    await sleep(100);
  }
}
