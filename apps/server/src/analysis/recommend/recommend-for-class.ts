import type { recommendApi } from '@zhibi/contract/analysis/recommend';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { levelsOfClasses } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { needsOfKnowledge, questionsById, questionsNamed } from '../../questions/index.js';
import { dayOf } from '../rules.js';
import { mayGiveSets } from './policy.js';
import { readChoices } from './read-choices.js';
import { type Here, readPoints } from './read-points.js';
import { audiencesOf } from './rules-audiences.js';
import type { Chosen } from './rules-choose.js';
import { liftOf } from './rules-lift.js';
import type { Scored } from './rules-need.js';
import { type ChosenSet, chooseSets } from './rules-sets.js';
import type { Given } from './show-given.js';

type Answer = z.output<typeof recommendApi.forClass.output>;

const DAY_MS = 86_400_000;

/** The weak points of a class and what it, its layers and its students should practise; a fixed number of queries. */
export async function recommendForClass(
  db: Db,
  actor: Actor,
  input: z.output<typeof recommendApi.forClass.input>,
  here: Here,
): Promise<Answer> {
  const { schoolId } = actor;
  const { classId, subjectId, minutes, bank } = input;
  const { shown, given, students, answers, titles, mastery, masteryOf, wantedOf } = await readPoints(
    db,
    actor,
    input,
    here,
  );
  const head = {
    ...shown,
    given: given.map(({ knowledgeId: _, startAt: __, ...one }) => one),
    lift: liftOfLast(answers, given, here.now),
    can: { give: mayGiveSets(actor, input) },
  };
  if (shown.points.length === 0) return { ...head, sets: [] };
  const pointIds = shown.points.map(({ knowledgeId }) => knowledgeId);
  const needed = await needsOfKnowledge(db, pointIds);
  const unmeasured = new Set([...needed.values()].flatMap((ids) => [...ids]).filter((id) => !mastery.has(id)));
  const wish = { classId, subjectId, topicIds: [...pointIds, ...unmeasured], bank };
  const choices = await readChoices(db, actor, wish, here.now);
  const levels = await levelsOfClasses(db, schoolId, { classIds: [classId], subjectId });
  const isWanted = (id: string) => input.knowledgeId === undefined || input.knowledgeId === id;
  const sets = chooseSets(audiencesOf(students, levels), answers, {
    ...{ choices, unmeasured, minutes, seed: Number(dayOf(here.now, here.timeZone).replaceAll('-', '')) },
    masteryOf,
    wantedOf: (of) => wantedOf(of).filter(({ knowledgeId }) => isWanted(knowledgeId)),
  });
  return { ...head, sets: await withBodies(db, actor, sets, titles) };
}

/** The last set that can be judged. */
function liftOfLast(answers: readonly Scored[], given: readonly Given[], now: Date): Answer['lift'] {
  for (const { homework, startAt, knowledgeId, point } of given) {
    if (homework === null || startAt === null) continue;
    const daysAgo = (now.getTime() - startAt.getTime()) / DAY_MS;
    const lift = liftOf(answers, { homeworkId: homework.homeworkId, knowledgeId, daysAgo });
    if (lift !== undefined) return { point, ...lift };
  }
  return null;
}

async function withBodies(
  db: Db,
  actor: Actor,
  sets: readonly ChosenSet[],
  titles: ReadonlyMap<string, string>,
): Promise<Answer['sets']> {
  const ids = [
    ...new Set(sets.flatMap(({ questions, spare }) => [...questions, ...spare].map(({ questionId }) => questionId))),
  ];
  const read = await questionsById(db, actor.schoolId, await questionsNamed(db, actor, ids));
  const bodies = new Map(read.map((one) => [one.questionId, one]));
  const shown = (chosen: readonly Chosen[]) =>
    chosen.flatMap(({ knowledgeId, ...one }) => {
      const question = bodies.get(one.questionId);
      if (question === undefined) return [];
      const knowledge = question.knowledge.find(({ id }) => id === knowledgeId) ?? question.knowledge[0];
      return [{ ...one, body: question.body, knowledge: knowledge?.title ?? '' }];
    });
  return sets.map(({ audience: { members, ...audience }, point, questions, spare }) => ({
    ...audience,
    students: members.length,
    point: {
      knowledgeId: point.knowledgeId,
      title: titles.get(point.knowledgeId) ?? '',
      mastery: point.mastery,
      answers: point.answers,
      weak: point.weakStudentIds.length,
    },
    minutes: questions.reduce((sum, one) => sum + one.minutes, 0),
    questions: shown(questions),
    spare: shown(spare),
  }));
}
