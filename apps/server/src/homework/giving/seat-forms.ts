import { type Audience, FORMS_ALIKE, type homeworkApi, type SeatsOfClass } from '@zhibi/contract/homework';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { PaperFacts } from '../../papers/index.js';
import { classesOf, seatPlans, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensureField } from '../../platform/wrong-field.js';
import { paperToGive } from './publish-homework.js';
import { alikeOf, dealForms, dealUnseated } from './rules-seat-forms.js';

interface Member {
  classId: string;
  studentId: string;
}
type Plans = Awaited<ReturnType<typeof seatPlans>>;

/** How parallel papers would lie on the seats of classes now, and how far they are parallel. */
export async function showSeatForms(
  db: Db,
  actor: Actor,
  { classIds, paperIds }: z.output<typeof homeworkApi.seatForms.input>,
): Promise<z.input<typeof homeworkApi.seatForms.output>> {
  const { schoolId } = actor;
  const papers: PaperFacts[] = [];
  for (const paperId of paperIds) papers.push((await paperToGive(db, actor, { paperId, classIds })).paper);
  ensureField(
    papers.every((paper) => paper.subjectId === papers[0]?.subjectId),
    'paperIds',
  );
  const of = { schoolId, classIds: [...new Set(classIds)] };
  const [plans, students, classes] = [
    await seatPlans(db, of),
    await studentsOf(db, schoolId, of.classIds),
    await classesOf(db, schoolId, of.classIds),
  ];
  const dealt = dealClasses(plans, students, papers.length);
  const shown = classes.map(({ classId, className }): SeatsOfClass => {
    const plan = plans.get(classId);
    const own = students.filter((one) => one.classId === classId);
    const byId = new Map(own.map((one) => [one.studentId, one]));
    const seats = (plan?.seats ?? []).filter(({ studentId }) => byId.has(studentId));
    const seated = new Set(seats.map(({ studentId }) => studentId));
    const as = (studentId: string) => ({
      studentId,
      name: byId.get(studentId)?.name ?? '',
      form: dealt.get(studentId) ?? 0,
    });
    return {
      classId,
      className,
      room: plan?.room ?? null,
      seats: seats.map((seat) => ({ ...seat, ...as(seat.studentId) })),
      unseated: own.flatMap(({ studentId }) => (seated.has(studentId) ? [] : [as(studentId)])),
      alike: alikeOf(seats, dealt),
    };
  });
  const forms = papers.map(({ paperId, title, totalScore, items }, form) => ({
    paperId,
    title,
    totalScore,
    difficulty: difficultyOf({ items }),
    students: students.filter(({ studentId }) => dealt.get(studentId) === form).length,
  }));
  const rates = forms.map(({ difficulty }) => difficulty);
  const asked = papers.flatMap(({ items }) => [...new Set(items.map(({ questionId }) => questionId))]);
  return {
    papers: forms,
    isEqual: {
      score: new Set(forms.map(({ totalScore }) => totalScore)).size === 1,
      difficulty: Math.max(...rates) - Math.min(...rates) <= FORMS_ALIKE + 1e-9,
    },
    shared: asked.length - new Set(asked).size,
    classes: shown,
  };
}

/** The expected score rate of a paper: that of its questions by their scores. */
function difficultyOf({ items }: Pick<PaperFacts, 'items'>): number {
  const whole = items.reduce((sum, { score }) => sum + score, 0);
  const expected = items.reduce((sum, { score, difficulty }) => sum + score * difficulty, 0);
  return whole === 0 ? 0 : Math.round((expected / whole) * 10_000) / 10_000;
}

/** The form of each student of these classes, where an audience asks for it; the seats are read once. */
export async function formsAtSeats(
  db: Db,
  schoolId: string,
  of: { classIds: readonly string[]; students: readonly Member[]; audiences: readonly Audience[] },
): Promise<(forms: number) => Map<string, number>> {
  const isAsked = of.audiences.some(({ kind }) => kind === 'seats');
  const plans: Plans = isAsked ? await seatPlans(db, { schoolId, classIds: of.classIds }) : new Map();
  return (forms) => dealClasses(plans, of.students, forms);
}

/** Class by class: the seats, then who has none. */
function dealClasses(plans: Plans, students: readonly Member[], forms: number): Map<string, number> {
  const byClass = new Map<string, string[]>();
  for (const { classId, studentId } of students) byClass.set(classId, [...(byClass.get(classId) ?? []), studentId]);
  const dealt = new Map<string, number>();
  for (const [classId, ids] of byClass) {
    const there = new Set(ids);
    // Of a plan that is older than the list: who has left sits nowhere.
    const seats = (plans.get(classId)?.seats ?? []).filter(({ studentId }) => there.has(studentId));
    for (const { studentId } of seats) there.delete(studentId);
    for (const some of [dealForms(seats, forms), dealUnseated([...there], forms)])
      for (const [studentId, form] of some) dealt.set(studentId, form);
  }
  return dealt;
}
