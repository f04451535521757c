import { homeworkApi } from '@zhibi/contract/homework';
import { toStamp } from '@zhibi/contract/kernel';
import { markingApi } from '@zhibi/contract/marking';
import { papersApi } from '@zhibi/contract/papers';
import { questionsApi } from '@zhibi/contract/questions';
import type { OpenServices } from '../src/app/open-services.js';
import { answersOf } from '../src/marking/store.js';
import { newId } from '../src/platform/ids.js';
import type { Person } from '../test/person.js';
import { homeworkTimes } from './homework-times.js';
import { idOf } from './ids.js';
import { questionId } from './make-bank.js';
import type { Making } from './making.js';
import type { Shares } from './pens/class-writes.js';
import { type Scenario, scenarios } from './scenarios.js';
import { signInAs } from './sign-in-as.js';

const TEACHER = 'teacher01';
/** What they hand over at one moment is kept in one transaction. */
const PENS_AT_ONCE = 16;

/** A homework that was given, and what its classes are still writing. */
export interface Given {
  scenario: Scenario;
  homeworkId: string;
  endAt: Date;
  written: Promise<Shares>;
}

/** The homework of teacher01 as it was given, each on its own day: composed and published. Its classes begin to write. */
export async function giveHomework(making: Making): Promise<Given[]> {
  const today = new Date();
  const given: Given[] = [];
  for (const scenario of scenarios) given.push(await give(making, scenario, today));
  return given;
}

async function give({ services, clock, classes }: Making, scenario: Scenario, today: Date): Promise<Given> {
  const timeZone = services.settings.TZ_NAME;
  const stamp = (instant: Date) => toStamp(instant, timeZone);
  const { startAt, endAt } = homeworkTimes(scenario, today, timeZone);
  clock.travelTo(new Date(startAt.getTime() - 600_000));
  const teacher = await signInAs(services, TEACHER);
  const paperId = await compose(teacher, scenario);
  const { homeworkId } = await teacher.call(homeworkApi.publish, {
    wishId: newId(),
    paperId,
    again: true,
    classIds: scenario.classes.map((key) => idOf('class', key)),
    title: scenario.title,
    workCategory: 1,
    startAt: stamp(startAt),
    endAt: stamp(endAt),
  });
  const { seed, students, reach } = scenario;
  const schoolId = idOf('school', 'exp');
  const written = classes.write({ schoolId, homeworkId, startAt, seed, students, reach, offline: PENS_AT_ONCE });
  return { scenario, homeworkId, endAt, written };
}

/** The same homework as far as it has come: collected, read, marked, given back. */
export async function collectHomework({ services, clock, settle }: Making, given: readonly Given[]): Promise<void> {
  for (const { scenario, homeworkId, endAt, written } of given) {
    const shares = await written;
    if (scenario.until === 'open') continue;
    clock.travelTo(endAt);
    const teacher = await signInAs(services, TEACHER);
    await teacher.call(homeworkApi.close, { homeworkId });
    await settle();
    if (scenario.until === 'written') continue;
    await mark(services, teacher, { homeworkId, shares });
    await teacher.call(markingApi.release, { homeworkId });
    await settle();
  }
  clock.travelTo(new Date());
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
  shares: Shares;
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
