import { FEWEST_ANSWERS, GOAL, type WeakPoint } from '@zhibi/contract/analysis/recommend';
import type { Actor } from '@zhibi/contract/session';
import { classesOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import { needsOfKnowledge, weightsOfKnowledge } from '../../questions/index.js';
import { masteryOfStudents } from '../mastery/read-mastery.js';
import { dayOf } from '../rules.js';
import { needsFirst } from '../rules-needs.js';
import { mayReadSets } from './policy.js';
import { readAnswers } from './read-answers.js';
import { masteryBy } from './rules-model.js';
import { type Mastery, needOf, underWayOf } from './rules-need.js';
import { showGiven } from './show-given.js';
import { nextTestOn } from './store.js';

export interface Here {
  now: Date;
  timeZone: string;
}

const DAY_MS = 86_400_000;
const MOST_POINTS = 12;

/** What a class has not mastered, the most needed first; no points where too little was answered to say so. */
export async function readPoints(
  db: Db,
  actor: Actor,
  input: { classId: string; subjectId: number; knowledgeId?: string | undefined },
  { now, timeZone }: Here,
) {
  const { schoolId } = actor;
  const { classId, subjectId } = input;
  ensure(mayReadSets(actor, classId, subjectId), 'not-found');
  const [room] = await classesOf(db, schoolId, [classId]);
  const { className, gid } = found(room);
  const { students, homework, answers, titles } = await readAnswers(db, actor, input, now);
  const today = dayOf(now, timeZone);
  const on = await nextTestOn(db, schoolId, { classId, gid, subjectId, from: today });
  const examInDays = on === undefined ? null : Math.round((Date.parse(on) - Date.parse(today)) / DAY_MS);
  const studentIds = students.map(({ studentId }) => studentId);
  const mastered = (await masteryOfStudents(db, schoolId, { studentIds, subjectIds: [subjectId] }, now)).get(subjectId);
  const masteryOf = masteryBy(mastered);
  const mastery = masteryOf(answers.length < FEWEST_ANSWERS ? [] : answers);
  const weights = await weightsOfKnowledge(db, [...mastery.keys()]);
  const all = [...mastery.keys()].reduce((sum, id) => sum + (weights.get(id) ?? 1), 0);
  const shareOf = (id: string) => (weights.get(id) ?? 1) / all;
  const given = await showGiven(db, schoolId, { classId, subjectId }, timeZone);
  const underWay = underWayOf(given, answers, now);
  const wantedOf = (of: ReadonlyMap<string, Mastery>) =>
    [...of].map(([knowledgeId, one]) => ({
      ...one,
      knowledgeId,
      need: needOf(
        { mastery: one.mastery, share: shareOf(knowledgeId), isUnderWay: underWay.has(knowledgeId) },
        examInDays,
      ),
    }));
  const mostNeeded = wantedOf(mastery).sort((a, b) => b.need - a.need || (a.knowledgeId < b.knowledgeId ? -1 : 1));
  // What a weak point builds on is learnt before it.
  const needs = await needsOfKnowledge(db, [...mastery.keys()]);
  const points = needsFirst(mostNeeded, needs, (one) => one.mastery < GOAL && !underWay.has(one.knowledgeId))
    .filter(({ knowledgeId }, at) => at < MOST_POINTS || knowledgeId === input.knowledgeId)
    .map(
      ({ weakStudentIds, need: _, ...one }): WeakPoint => ({
        ...one,
        title: titles.get(one.knowledgeId) ?? '',
        weak: weakStudentIds.length,
        share: shareOf(one.knowledgeId),
        isUnderWay: underWay.has(one.knowledgeId),
      }),
    );
  const shown = {
    className,
    homework: homework.length,
    answers: answers.length,
    isModelled: mastered !== undefined,
    examInDays,
    points,
  };
  return { shown, given, students, answers, titles, mastery, masteryOf, wantedOf };
}
