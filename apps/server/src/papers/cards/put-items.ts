import { sectionNames } from '@zhibi/contract/papers';
import type { CardQuestion } from '@zhibi/contract/papers/cards';
import type { SchoolStageId } from '@zhibi/contract/people';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure } from '../../platform/problem.js';
import { keepExercises } from '../../questions/index.js';
import { insertItems, insertSections } from '../composing/store-arrange.js';
import { chineseNumeral } from '../rules.js';
import { bodyOf } from './rules-questions.js';
import { clearItems, isElsewhere } from './store-items.js';

interface Place {
  schoolId: string;
  paperId: string;
  subject: { subjectId: number; stage: SchoolStageId };
  title: string;
  now: Date;
}

/** The questions of a card without a paper become those of its paper, each under the id that the card knows it by; what was there before goes. */
export async function putItems(db: Db, place: Place, questions: readonly CardQuestion[]): Promise<void> {
  const { schoolId, paperId, subject, title, now } = place;
  const ids = questions.map(({ itemId }) => itemId);
  ensure(new Set(ids).size === ids.length && !(await isElsewhere(db, place, ids)), 'conflict', 'questions-fixed');
  const bodies = questions.map((question, i) => bodyOf(question, `${title} · ${i + 1}`));
  const kept = await keepExercises(
    db,
    { schoolId, ...subject, now },
    bodies.map((body) => ({ body, difficulty: 0.7, minutes: 2 })),
  );
  await clearItems(db, place);
  const sections: { id: string; title: string; position: number; choose: number | null }[] = [];
  const items = questions.map((question, i) => {
    const type = bodies[i]?.type ?? 1;
    const before = i === 0 ? undefined : bodies[i - 1]?.type;
    if (type !== before || question.choice?.group !== questions[i - 1]?.choice?.group) {
      const position = sections.length;
      const name = question.choice ? '选做题' : sectionNames[type].zh;
      const title = `${chineseNumeral(position + 1)}、${name}`;
      sections.push({ id: newId(), title, position, choose: question.choice?.choose ?? null });
    }
    const exercise = kept[i];
    if (exercise === undefined) throw new Error('an exercise was not kept');
    return {
      id: question.itemId,
      sectionId: sections.at(-1)?.id ?? '',
      position: i,
      questionId: exercise.questionId,
      questionVersion: exercise.version,
      score: question.score,
    };
  });
  await insertSections(db, { schoolId, paperId }, sections);
  await insertItems(db, { schoolId, paperId }, items);
}
