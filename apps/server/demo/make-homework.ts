import { homeworkApi } from '@zhibi/contract/homework';
import { instantOf, toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import type { OpenServices } from '../src/app/open-services.js';
import type { Person } from '../test/person.js';
import type { DemoClock } from './demo-clock.js';
import { idOf } from './ids.js';
import { questionId } from './make-bank.js';
import { classWrites } from './pens/class-writes.js';
import type { Gateway } from './pens/gateway.js';
import { type Scenario, scenarios } from './scenarios.js';
import { signInAs } from './sign-in-as.js';

const DAY_MS = 86_400_000;
const TEACHER = 'teacher01';
const PENS_AT_ONCE = 4;

/** The homework of teacher01, lived through in its own days: composed, published, written, marked, given back. */
export async function makeHomework(services: OpenServices, clock: DemoClock, settle: Settle): Promise<void> {
  const today = new Date();
  for (const scenario of scenarios) await live({ services, clock, settle, today }, scenario);
}

/** Does all the work that is queued, and what comes of it. */
export type Settle = () => Promise<void>;

interface Days {
  services: OpenServices;
  clock: DemoClock;
  settle: Settle;
  today: Date;
}

async function live({ services, clock, settle, today }: Days, scenario: Scenario): Promise<void> {
  const timeZone = services.settings.TZ_NAME;
  const at = (daysAgo: number, time: string) =>
    instantOf(`${toStamp(new Date(today.getTime() - daysAgo * DAY_MS), timeZone).slice(0, 8)}${time}00`, timeZone);
  const stamp = (instant: Date) => toStamp(instant, timeZone);
  const startAt = scenario.daysAgo === 0 ? new Date(today.getTime() - 3_600_000) : at(scenario.daysAgo, '1630');
  const endAt = scenario.daysAgo === 0 ? at(-1, '2000') : at(scenario.daysAgo - 1, '0800');

  clock.travelTo(new Date(startAt.getTime() - 600_000));
  const teacher = await signInAs(services, TEACHER);
  const paperId = await compose(teacher, scenario);
  const { homeworkId } = await teacher.call(homeworkApi.publish, {
    paperId,
    classIds: scenario.classes.map((key) => idOf('class', key)),
    title: scenario.title,
    workCategory: 1,
    startAt: stamp(startAt),
    endAt: stamp(endAt),
  });

  clock.travelTo(startAt);
  const transport: Gateway['transport'] = async (url, payload, headers) =>
    (await services.app.inject({ method: 'POST', url, payload, headers })).body;
  const gateway = { transport, keyId: 'demo-gateway', secret: 'demo-gateway-secret-2026', now: () => clock.now() };
  const shares = await classWrites(services, gateway, {
    schoolId: idOf('school', 'exp'),
    homeworkId,
    startAt,
    seed: scenario.seed,
    students: scenario.students,
    reach: scenario.reach,
    offline: PENS_AT_ONCE,
  });
  await settle();
  if (scenario.until === 'open') return;
  clock.travelTo(endAt);
  const later = await signInAs(services, TEACHER);
  await later.call(homeworkApi.close, { homeworkId });
  await settle();
  if (scenario.until === 'written') return;
  await mark(later, homeworkId, shares);
  await later.call(markingApi.release, { homeworkId });
  await settle();
}

async function compose(teacher: Person, scenario: Scenario): Promise<string> {
  for (const key of scenario.questions)
    await teacher.call(questionsApi.addToCart, { subjectId: scenario.subjectId, questionId: questionId(key) });
  const paper = await teacher.call(papersApi.create, {
    subjectId: scenario.subjectId,
    title: scenario.title,
    paperType: scenario.paperType,
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
        score: scenario.scores[type] ?? 3,
        answerSpaceMm,
      })),
    })),
  });
  return scored.paperId;
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
