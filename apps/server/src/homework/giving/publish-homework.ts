import type { homeworkApi } from '@zhibi/contract/homework';
import { fieldMessages, instantOf, type Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import {
  attachRun,
  findRun,
  freezePaper,
  makePrintRun,
  maySeePaper,
  type PaperFacts,
  paperForHomework,
} from '../../papers/index.js';
import { type ClassMember, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { newId } from '../../platform/ids.js';
import { ensure, found } from '../../platform/problem.js';
import { recordClassUse } from '../../questions/index.js';
import type { Here } from '../for-teacher.js';
import { scheduleClosing } from '../handing-in/close-homework.js';
import { announceProgress } from '../handing-in/progress.js';
import { insertSubmissions } from '../handing-in/store-submissions.js';
import { isInSchool, mayRun } from '../policy.js';
import { isInOrder, isPushedInTime } from '../rules.js';
import { type Homework, insertHomework } from '../store.js';
import { misfitOf } from './rules-runs.js';

type Input = z.output<typeof homeworkApi.publish.input>;

/** What was found to be in order before the paper is laid out, which takes its time. */
export interface Plan {
  paper: PaperFacts;
  classIds: string[];
  /** Of the classes only these; absent: everybody. */
  studentIds?: ReadonlySet<string>;
  times: Pick<Homework, 'pushAt' | 'startAt' | 'endAt'>;
}

/** The teacher's own paper, and classes it may be given to: whoever asks about publishing is judged as who publishes. */
export async function paperToGive(
  db: Db,
  actor: Actor,
  wanted: { paperId: string; classIds: readonly string[] },
): Promise<{ paper: PaperFacts; classIds: string[] }> {
  ensure(isInSchool(actor), 'not-found');
  const paper = await paperForHomework(db, actor.schoolId, wanted.paperId);
  ensure(maySeePaper(actor, paper), 'not-found');
  const classIds = [...new Set(wanted.classIds)];
  ensure(mayRun(actor, { subjectId: paper.subjectId, classIds }), 'forbidden', 'not-your-class');
  return { paper, classIds };
}

/** Whether the teacher may publish this, and what exactly. */
export async function planPublishing(
  db: Db,
  actor: Actor,
  input: Input,
  here: Here & { language: Language },
): Promise<Plan> {
  const { paper, classIds } = await paperToGive(db, actor, input);
  const times = timesOf(input, here);
  ensure(paper.items.length > 0, 'conflict', 'no-questions');
  return { paper, classIds, times };
}

/** Puts a laid-out paper before every student who is in the chosen classes now, or of those who were chosen among them. */
export async function publishHomework(db: Db, actor: Actor, input: Input, plan: Plan, now: Date): Promise<Homework> {
  const { schoolId, accountId } = actor;
  const { paper, classIds, studentIds, times } = plan;
  await freezePaper(db, schoolId, paper.paperId, paper.revision);
  const everybody = await studentsOf(db, schoolId, classIds);
  const students = everybody.filter(({ studentId }) => studentIds?.has(studentId) ?? true);
  ensure(students.length > 0, 'conflict', 'class-empty');
  const homework: Homework = {
    schoolId,
    id: newId(),
    paperId: paper.paperId,
    paperRevision: paper.revision,
    title: input.title,
    subjectId: paper.subjectId,
    workCategory: input.workCategory,
    classIds,
    totalScore: paper.totalScore,
    createdBy: accountId,
    ...times,
    closedAt: null,
    withdrawnAt: null,
    releasedAt: null,
    printRunId: await runFor(db, actor, input.printRunId, plan),
  };
  ensure(await attachRun(db, schoolId, homework.printRunId, homework.id), 'conflict', 'run-taken');
  await insertHomework(db, homework);
  await insertSubmissions(
    db,
    students.map((student) => assigned(homework, student)),
  );
  await recordClassUse(db, schoolId, { classIds, questionIds: paper.items.map((item) => item.questionId) });
  await scheduleClosing(db, homework, now);
  await announceProgress(db, homework);
  return homework;
}

const assigned = ({ schoolId, id }: Homework, { studentId, classId }: ClassMember) => ({
  schoolId,
  homeworkId: id,
  studentId,
  classId,
  status: 'assigned' as const,
});

/** The chosen print run, if it shows this very paper and has copies for the classes; a new one when none is chosen. */
async function runFor(db: Db, actor: Actor, chosen: string | undefined, plan: Plan): Promise<string> {
  const { paper, classIds, studentIds } = plan;
  const { paperId, revision } = paper;
  if (chosen === undefined) {
    const { printRunId } = await makePrintRun(db, actor, { paperId, revision, classIds, studentIds });
    return printRunId;
  }
  const run = found(await findRun(db, actor.schoolId, chosen));
  ensure(misfitOf(run, { paperId, revision, classIds }) === null, 'conflict', 'run-mismatch');
  ensure(run.homeworkId === null, 'conflict', 'run-taken');
  return run.printRunId;
}

function timesOf(input: Input, { now, timeZone, language }: Here & { language: Language }): Plan['times'] {
  const refused = (field: string, reason: 'push-time' | 'start-end') => ({
    fields: { [field]: fieldMessages[reason]?.[language] ?? reason },
  });
  const pushAt = input.pushAt === undefined ? now : instantOf(input.pushAt, timeZone);
  ensure(isPushedInTime(pushAt, now), 'invalid', 'push-time', refused('pushAt', 'push-time'));
  const [startAt, endAt] = [instantOf(input.startAt, timeZone), instantOf(input.endAt, timeZone)];
  ensure(isInOrder({ pushAt, startAt, endAt }, now), 'invalid', 'start-end', refused('endAt', 'start-end'));
  return { pushAt, startAt, endAt };
}
