import { FEWEST_ANSWERS, type RecommendedSet, type recommendApi } from '@zhibi/contract/analysis/recommend';
import { Level } from '@zhibi/contract/people/my-classes';
import { questionTypes } from '@zhibi/contract/questions';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { classesOf, levelsOfClasses } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import {
  compositionCandidates,
  needsOfKnowledge,
  questionsById,
  questionsNamed,
  weightsOfKnowledge,
} from '../../questions/index.js';
import { mayMakeBooklets } from '../handbook/policy.js';
import { dayOf } from '../rules.js';
import { readAnswers } from './read-answers.js';
import { type Choice, chooseSet, explore } from './rules-choose.js';
import { type Mastery, masteryOf, needOf } from './rules-need.js';
import { nextTestOn, unsuitableOf } from './store.js';

interface Here {
  now: Date;
  timeZone: string;
}
type Answer = z.output<typeof recommendApi.forClass.output>;
/** Who a set is for, and what it may take. */
type Audience = Pick<RecommendedSet, 'kind' | 'level' | 'studentId' | 'name'> & { members: string[] };

const DAY_MS = 86_400_000;
const NOT_AGAIN_MS = 30 * DAY_MS;
const MOST_CHOICES = 600;
const MOST_POINTS = 12;
const CLASS_BUDGET = { questions: 4, minutes: 15 };
const STUDENT_BUDGET = { questions: 3, minutes: 10 };

/** The weak points of a class and what it, its layers and its students should practise; a fixed number of queries. */
export async function recommendForClass(
  db: Db,
  actor: Actor,
  input: z.output<typeof recommendApi.forClass.input>,
  { now, timeZone }: Here,
): Promise<Answer> {
  ensure(mayMakeBooklets(actor, input), 'not-found');
  const { schoolId } = actor;
  const { classId, subjectId } = input;
  const [room] = await classesOf(db, schoolId, [classId]);
  const { className, gid } = found(room);
  const { students, homework, answers, titles } = await readAnswers(db, actor, input, now);
  const today = dayOf(now, timeZone);
  const on = await nextTestOn(db, schoolId, { classId, gid, subjectId, from: today });
  const examInDays = on === undefined ? null : Math.round((Date.parse(on) - Date.parse(today)) / DAY_MS);
  const head = { className, homework: homework.length, answers: answers.length, examInDays };
  if (answers.length < FEWEST_ANSWERS) return { ...head, points: [], sets: [] };

  const mastery = masteryOf(answers);
  const weights = await weightsOfKnowledge(db, [...mastery.keys()]);
  const all = [...mastery.keys()].reduce((sum, id) => sum + (weights.get(id) ?? 1), 0);
  const shareOf = (id: string) => (weights.get(id) ?? 1) / all;
  const wantedOf = (of: ReadonlyMap<string, Mastery>) =>
    [...of].map(([knowledgeId, one]) => ({
      ...one,
      knowledgeId,
      need: needOf(one.mastery, shareOf(knowledgeId), examInDays),
    }));
  const points = wantedOf(mastery)
    .sort((a, b) => b.need - a.need || (a.knowledgeId < b.knowledgeId ? -1 : 1))
    .slice(0, MOST_POINTS)
    .map(({ weakStudentIds, ...one }) => ({
      ...one,
      title: titles.get(one.knowledgeId) ?? '',
      weak: weakStudentIds.length,
      share: shareOf(one.knowledgeId),
    }));

  const needed = await needsOfKnowledge(
    db,
    points.map(({ knowledgeId }) => knowledgeId),
  );
  const unmeasured = new Set([...needed.values()].flatMap((ids) => [...ids]).filter((id) => !mastery.has(id)));
  const topicIds = [...points.map(({ knowledgeId }) => knowledgeId), ...unmeasured];
  const choices = await choicesFor(db, actor, { classId, subjectId, topicIds, now });
  const levels = await levelsOfClasses(db, schoolId, { classIds: [classId], subjectId });
  const seed = Number(today.replaceAll('-', ''));
  const known = choices.filter(({ knowledgeIds }) => knowledgeIds.some((id) => mastery.has(id)));
  const chosen = audiencesOf(students, levels).flatMap((audience) => {
    const members = new Set(audience.members);
    const own =
      audience.kind === 'class' ? mastery : masteryOf(answers.filter(({ studentId }) => members.has(studentId)));
    const budget = audience.kind === 'student' ? STUDENT_BUDGET : CLASS_BUDGET;
    const set = chooseSet(known, wantedOf(own), budget, seed);
    const [first] = set;
    const point = first && own.get(first.knowledgeId);
    return first === undefined || point === undefined ? [] : [{ audience, set, first, point }];
  });
  const fresh = choices.filter(({ knowledgeIds }) => knowledgeIds.every((id) => unmeasured.has(id)));
  const sets = explore(
    chosen.map(({ set }) => set),
    fresh,
    seed,
  );
  const ids = [...new Set(sets.flat().map(({ questionId }) => questionId))];
  const bodies = new Map(
    (await questionsById(db, schoolId, await questionsNamed(db, actor, ids))).map((one) => [one.questionId, one]),
  );
  return {
    ...head,
    points,
    sets: chosen.map(({ audience: { members, ...audience }, first, point }, at) => ({
      ...audience,
      students: members.length,
      point: {
        title: titles.get(first.knowledgeId) ?? '',
        mastery: point.mastery,
        answers: point.answers,
        weak: point.weakStudentIds.length,
      },
      minutes: (sets[at] ?? []).reduce((sum, { minutes }) => sum + minutes, 0),
      questions: (sets[at] ?? []).flatMap(({ knowledgeId, ...one }) => {
        const question = bodies.get(one.questionId);
        if (question === undefined) return [];
        const knowledge = question.knowledge.find(({ id }) => id === knowledgeId) ?? question.knowledge[0];
        return [{ ...one, body: question.body, knowledge: knowledge?.title ?? '' }];
      }),
    })),
  };
}

/** The class, each layer that has students, and each student. */
function audiencesOf(
  students: readonly { studentId: string; name: string }[],
  levels: ReadonlyMap<string, Level>,
): Audience[] {
  const everybody = students.map(({ studentId }) => studentId);
  const none = { level: null, studentId: null, name: '' };
  const layers = Level.options.map((level) => ({
    ...none,
    kind: 'layer' as const,
    level,
    members: everybody.filter((id) => levels.get(id) === level),
  }));
  return [
    { ...none, kind: 'class', members: everybody },
    ...layers.filter(({ members }) => members.length > 0),
    ...students.map(({ studentId, name }) => ({
      ...none,
      kind: 'student' as const,
      studentId,
      name,
      members: [studentId],
    })),
  ];
}

/** Questions about these points that the class was not given lately and that its teachers did not find unsuitable. */
async function choicesFor(
  db: Db,
  actor: Actor,
  { classId, subjectId, topicIds, now }: { classId: string; subjectId: number; topicIds: string[]; now: Date },
): Promise<Choice[]> {
  const given = { classIds: [classId], since: new Date(now.getTime() - NOT_AGAIN_MS) };
  const wish = { subjectId, by: 'knowledge', topicIds, types: Object.values(questionTypes), given } as const;
  const candidates = await compositionCandidates(db, actor, wish, { limit: MOST_CHOICES, seed: 1 });
  const questionIds = candidates.map(({ questionId }) => questionId);
  const said = await unsuitableOf(db, actor.schoolId, { classId, questionIds });
  return candidates
    .filter(({ isRecent, questionId }) => !isRecent && said.get(questionId)?.here !== true)
    .map(({ questionId, topicIds: knowledgeIds, difficulty, minutes }) => {
      const unsuitable = said.get(questionId)?.elsewhere ?? 0;
      return { questionId, knowledgeIds, difficulty, minutes, unsuitable };
    });
}
