import type { homeworkApi } from '@zhibi/contract/homework';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import type { PaperFacts } from '../../papers/index.js';
import { levelsOfClasses, membersOfGroups, namesOfIds, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure } from '../../platform/problem.js';
import { ensureField } from '../../platform/wrong-field.js';
import type { Here } from '../for-teacher.js';
import { isCounted, judgeLoad } from '../load/judge-load.js';
import { opensAt } from '../rules.js';
import { minutesOf, type Plan, paperToGive, plainKind, timesOf } from './publish-homework.js';
import { areThere, deal, isForSome, layersOf } from './rules-dealing.js';
import { type GivenAlready, saidOfGiven } from './rules-given.js';
import { formsAtSeats } from './seat-forms.js';
import { openGivings } from './store-of-papers.js';

export type Wish = z.output<typeof homeworkApi.give.input>;

/** A paper of an act with those who write it. */
export interface PlannedSheet {
  plan: Plan;
  printRunId: string | undefined;
  title: string;
}

/** Whether this may be given to these students as they are in their classes now, and what exactly; a sheet of nobody is left out. */
export async function planGiving(
  db: Db,
  actor: Actor,
  wish: Wish,
  here: Here & { language: Language },
): Promise<PlannedSheet[]> {
  const { schoolId } = actor;
  const papers: { paper: PaperFacts }[] = [];
  for (const { paperId } of wish.sheets)
    papers.push(await paperToGive(db, actor, { paperId, classIds: wish.classIds }));
  const times = timesOf(wish, here);
  ensure(
    papers.every(({ paper }) => paper.items.length > 0),
    'conflict',
    'no-questions',
  );
  const classIds = [...new Set(wish.classIds)];
  const subjectId = papers[0]?.paper.subjectId ?? 0;
  const strange = papers.findIndex(({ paper }) => paper.subjectId !== subjectId);
  ensureField(strange < 0, `sheets.${strange}.paperId`);
  const audiences = wish.sheets.map(({ audience }) => audience);
  const students = await studentsOf(db, schoolId, classIds);
  ensure(areThere(audiences, students), 'conflict', 'not-in-class');
  const dealt = deal(audiences, {
    students,
    levelOf: await levelsOfClasses(db, schoolId, { classIds, subjectId }),
    groups: await membersOfGroups(db, schoolId, classIds),
    formAt: await formsAtSeats(db, schoolId, { classIds, students, audiences }),
  });
  const act = { ...plainKind(), taskType: wish.taskType };
  const sheets = wish.sheets.flatMap(({ audience, printRunId, title = wish.title }, nth): PlannedSheet[] => {
    const [paper, own] = [papers[nth]?.paper, dealt[nth] ?? []];
    if (paper === undefined || own.length === 0) return [];
    const forSome = isForSome(audience);
    const kind = { ...act, layers: layersOf(audience), forSome, forJoiners: wish.forJoiners && !forSome };
    const inClasses = new Set(own.map(({ classId }) => classId));
    return [
      {
        plan: {
          paper,
          times,
          kind,
          classIds: classIds.filter((classId) => inClasses.has(classId)),
          studentIds: new Set(own.map(({ studentId }) => studentId)),
          students: own,
        },
        printRunId,
        title,
      },
    ];
  });
  ensure(sheets.length > 0, 'conflict', 'class-empty');
  const writing = dealt.flatMap((students, nth) => {
    const minutes = minutesOf(papers[nth]?.paper ?? { items: [] });
    return students.map(({ classId, studentId }) => ({ classId, studentId, minutes }));
  });
  const loadReason = isCounted(wish)
    ? await judgeLoad(
        db,
        { schoolId, opensAt: opensAt(times), students: writing, loadReason: wish.loadReason },
        here.timeZone,
      )
    : null;
  return sheets.map((sheet) => ({ ...sheet, plan: { ...sheet.plan, kind: { ...sheet.plan.kind, loadReason } } }));
}

/** Nobody is given the same questions twice by two who give at once, nor by a second click: what is still open must have been seen. */
export async function ensureNotGiven(
  db: Db,
  schoolId: string,
  { sheets, again }: { sheets: readonly PlannedSheet[]; again: boolean },
  { now, language }: Here & { language: Language },
): Promise<void> {
  if (again) return;
  const given: GivenAlready[] = [];
  for (const { plan } of sheets) {
    const { items } = plan.paper;
    const questionIds = items.map(({ questionId }) => questionId);
    const open = await openGivings(db, schoolId, { questionIds, studentIds: [...(plan.studentIds ?? [])] }, now);
    const nameOf = await namesOfIds(
      db,
      [schoolId],
      open.flatMap(({ studentIds }) => studentIds),
    );
    for (const { title, questionIds: asked, studentIds } of open)
      given.push({
        title,
        numbers: items.filter(({ questionId }) => asked.includes(questionId)).map(({ no }) => no),
        names: studentIds.flatMap((id) => nameOf.get(id) ?? []),
      });
  }
  ensure(given.length === 0, 'conflict', 'given-meanwhile', { said: saidOfGiven(given, language) });
}
