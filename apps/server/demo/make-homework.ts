import { homeworkApi } from '@zhibi/contract/homework';
import { instantOf, toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import type { OpenServices } from '../src/app/open-services.js';
import { answersOf } from '../src/marking/store.js';
import type { Person } from '../test/person.js';
import { idOf } from './ids.js';
import { questionId } from './make-bank.js';
import type { Making } from './making.js';
import { classWrites } from './pens/class-writes.js';
import { handedTo } from './pens/handed-to.js';
import { type Scenario, scenarios } from './scenarios.js';
import { signInAs } from './sign-in-as.js';

const DAY_MS = 86_400_000;
const TEACHER = 'teacher01';
const PENS_AT_ONCE = 4;

/** The homework of teacher01, lived through in its own days: composed, published, written, marked, given back. */
export async function makeHomework(making: Making): Promise<void> {
  const today = new Date();
  for (const scenario of scenarios) await live(making, scenario, today);
}

async function live({ services, clock, settle }: Making, scenario: Scenario, today: Date): Promise<void> {
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
  const schoolId = idOf('school', 'exp');
  const shares = await classWrites(services, handedTo(services, schoolId), {
    schoolId,
    homeworkId,
    startAt,
    seed: scenario.seed,
    students: scenario.students,
    reach: scenario.reach,
    offline: PENS_AT_ONCE,
  });
  if (scenario.until === 'open') return settle();
  // What was written is read when it is collected: the same scores as reading it twice.
  clock.travelTo(endAt);
  const later = await signInAs(services, TEACHER);
  await later.call(homeworkApi.close, { homeworkId });
  await settle();
  if (scenario.until === 'written') return;
  await mark(services, later, { homeworkId, shares });
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

interface ToMark {
  homeworkId: string;
  shares: ReadonlyMap<string, ReadonlyMap<string, number>>;
}

const MOST_SCORES = 100;

/** The teacher marks what the machine left, as a fair teacher would. */
async function mark(services: OpenServices, teacher: Person, { homeworkId, shares }: ToMark): Promise<void> {
  const schoolId = idOf('school', 'exp');
  const { items } = await teacher.call(markingApi.items, { homeworkId });
  const maxOf = new Map(items.map(({ itemId, maxScore }) => [itemId, maxScore]));
  const answers = await services.database.readAsActor({ schoolIds: [schoolId] }, (db) =>
    answersOf(db, schoolId, { homeworkId }),
  );
  const scores = answers
    .filter((answer) => answer.score === null)
    .map(({ id, revision, studentId, itemId }) => {
      const share = shares.get(studentId)?.get(itemId) ?? 0;
      return {
        answerId: id,
        revision,
        score: Math.round(share * (maxOf.get(itemId) ?? 0) * 2) / 2,
        comment: share > 0 && share < 0.6 ? '过程不完整，请订正' : '',
      };
    });
  for (let from = 0; from < scores.length; from += MOST_SCORES)
    await teacher.call(markingApi.score, { scores: scores.slice(from, from + MOST_SCORES) });
}
