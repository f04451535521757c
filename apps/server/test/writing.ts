import { type HomeworkForTeacher, homeworkApi } from '@zhibi/contract/homework';
import { areaTypes } from '@zhibi/contract/papers';
import type { Stroke } from '@zhibi/ink';
import { makeHand, tick, writeText } from '@zhibi/ink/handwriting';
import { homeworkById } from '../src/homework/index.js';
import { geometriesOf } from '../src/papers/index.js';
import { type Gateway, onPage, type SentStroke } from './gateway.js';
import type { TestWorld } from './school.js';
import type { TestCourse } from './test-course.js';

interface Writing {
  homework: Pick<HomeworkForTeacher, 'homeworkId' | 'paperId'>;
  studentId: string;
  /** By question: letters to tick, T or F, a number to write, '' to leave it empty. */
  answers: readonly string[];
}

/** The strokes of a student who answers the questions of a homework in order, and the codes of the pages they lie on. */
export async function strokesOf(world: TestWorld, course: TestCourse, { homework, studentId, answers }: Writing) {
  const { items } = await course.teacher.call(homeworkApi.submissions, { homeworkId: homework.homeworkId });
  const pages = items.find((one) => one.studentId === studentId)?.pageCodes ?? [];
  const { schoolId } = course.school;
  const { areas } = await world.services.database.asActor({ schoolIds: [schoolId] }, async (db) => {
    const given = await homeworkById(db, schoolId, homework.homeworkId);
    return (await geometriesOf(db, schoolId, given)).of(studentId);
  });
  const itemIds = [...new Set(areas.flatMap((area) => area.qids))];
  const hand = makeHand(7, 0.1);
  const sent: SentStroke[] = [];
  answers.forEach((answer, at) => {
    const own = areas.filter((area) => area.qids.includes(itemIds[at] ?? '') && area.areaType !== areaTypes.question);
    for (const area of own) {
      const marked = area.option === null ? answer !== '' : answer.includes(area.option);
      if (!marked) continue;
      // Drawn at the same moment every time, for the hand varies with it; then moved to now.
      const strokes = area.option === null ? writeText(hand, answer, area, 0) : tick(hand, area, 0);
      const code = pages.find((one) => one.page === area.page)?.pageCode ?? '';
      sent.push(
        ...onPage(
          code,
          strokes.map((stroke) => sentAt(stroke, world.clock.now().getTime())),
        ),
      );
    }
  });
  return { strokes: sent, pages, itemIds, areas };
}

/** The generator counts its strokes; a pen names each for life. */
const sentAt = (stroke: Stroke, at: number): Stroke => ({ ...stroke, id: crypto.randomUUID(), t0: stroke.t0 + at });

/** The student writes these answers with a pen of the gateway. */
export async function write(world: TestWorld, course: TestCourse, pen: Gateway, writing: Writing) {
  const drawn = await strokesOf(world, course, writing);
  return { ...drawn, answer: await pen.ink(drawn.strokes) };
}
