import { END_FAR, type homeworkApi } from '@zhibi/contract/homework';
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
import { recordChange } from '../history.js';
import { isInSchool, mayRun } from '../policy.js';
import { isEndNear, isInOrder, isPushedInTime } from '../rules.js';
import { type Homework, insertHomework } from '../store.js';
import { schedulePush } from './push-homework.js';
import { misfitOf } from './rules-runs.js';

type Input = z.output<typeof homeworkApi.publish.input>;

/** What a homework is beside its paper, its students and its times. */
export interface Kind
  extends Pick<
    Homework,
    'givingId' | 'taskType' | 'layers' | 'forSome' | 'forJoiners' | 'loadReason' | 'redoOf' | 'personal'
  > {}

/** What was found to be in order before the paper is laid out, which takes its time. */
export interface Plan {
  paper: PaperFacts;
  classIds: string[];
  /** Of the classes only these; absent: everybody. */
  studentIds?: ReadonlySet<string>;
  /** The same, where they were read in this transaction: of four hundred that takes longer than all else. */
  students?: readonly ClassMember[];
  times: Pick<Homework, 'pushAt' | 'startAt' | 'endAt'>;
  kind: Kind;
}

/** What is given to publish: a title, a category, and copies that lie printed. */
type Order = Pick<Input, 'title' | 'workCategory' | 'printRunId'>;

/** In whose name and school it is given. */
type Giver = Pick<Actor, 'schoolId' | 'accountId'>;

const WRITTEN = 6;

/** A homework of its own, for whole classes as they are now. */
export const plainKind = (): Kind => ({
  givingId: newId(),
  taskType: WRITTEN,
  layers: null,
  forSome: false,
  forJoiners: false,
  loadReason: null,
  redoOf: null,
  personal: false,
});

/** The teacher's own paper, as homework sees it. */
export async function ownPaperToGive(db: Db, actor: Actor, paperId: string): Promise<PaperFacts> {
  ensure(isInSchool(actor), 'not-found');
  const paper = await paperForHomework(db, actor.schoolId, paperId);
  ensure(maySeePaper(actor, paper), 'not-found');
  return paper;
}

/** The same, and classes it may be given to: whoever asks about publishing is judged as who publishes. */
export async function paperToGive(
  db: Db,
  actor: Actor,
  wanted: { paperId: string; classIds: readonly string[] },
): Promise<{ paper: PaperFacts; classIds: string[] }> {
  const paper = await ownPaperToGive(db, actor, wanted.paperId);
  const classIds = [...new Set(wanted.classIds)];
  ensure(mayRun(actor, { subjectId: paper.subjectId, classIds }), 'forbidden', 'not-your-class');
  return { paper, classIds };
}

/** Puts a laid-out paper before every student who is in the chosen classes now, or of those who were chosen among them. */
export async function publishHomework(db: Db, actor: Giver, input: Order, plan: Plan, now: Date): Promise<Homework> {
  const { schoolId, accountId } = actor;
  const { paper, classIds, studentIds, times, kind } = plan;
  await freezePaper(db, schoolId, paper.paperId, paper.revision);
  const everybody = plan.students ?? (await studentsOf(db, schoolId, classIds));
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
    minutes: minutesOf(paper),
    ...times,
    ...kind,
    pushedAt: null,
    closedAt: null,
    withdrawnAt: null,
    releasedAt: null,
    printRunId: await runFor(db, actor, input.printRunId, { ...plan, students }),
  };
  ensure(
    await attachRun(db, schoolId, homework.printRunId, { homeworkId: homework.id, overAt: homework.endAt }),
    'conflict',
    'run-taken',
  );
  await insertHomework(db, homework);
  await insertSubmissions(
    db,
    students.map((student) => assigned(homework, student)),
  );
  await recordClassUse(db, schoolId, { classIds, questionIds: paper.items.map((item) => item.questionId) });
  await recordChange(db, homework, { kind: 'given', by: accountId, at: now });
  await scheduleClosing(db, homework, now);
  await schedulePush(
    db,
    homework,
    now,
    students.map(({ studentId }) => studentId),
  );
  await announceProgress(db, homework);
  return homework;
}

/** How long a paper takes: as students took for its questions, or as was estimated for them. */
export const minutesOf = (paper: { items: readonly Pick<PaperFacts['items'][number], 'minutes'>[] }): number =>
  Number(paper.items.reduce((sum, { minutes }) => sum + minutes, 0).toFixed(1));

/** Of how many questions the time was measured, and half of what the middle half of students lie apart: questions differ by themselves. */
export function measuredOf(paper: {
  items: readonly Pick<PaperFacts['items'][number], 'spreadMinutes'>[];
}): { questions: number; plusMinusMinutes: number } | null {
  const spreads = paper.items.flatMap(({ spreadMinutes }) => spreadMinutes ?? []);
  return spreads.length === 0
    ? null
    : { questions: spreads.length, plusMinusMinutes: Number((Math.hypot(...spreads) / 2).toFixed(1)) };
}

const assigned = ({ schoolId, id }: Homework, { studentId, classId }: ClassMember) => ({
  schoolId,
  homeworkId: id,
  studentId,
  classId,
  status: 'assigned' as const,
});

/** The chosen print run, if it shows this very paper and has copies for the classes; a new one when none is chosen. */
async function runFor(db: Db, actor: Giver, chosen: string | undefined, plan: Plan): Promise<string> {
  const { paper, classIds, students } = plan;
  const { paperId, revision } = paper;
  if (chosen === undefined) {
    const { printRunId } = await makePrintRun(db, actor, { paperId, revision, classIds, students });
    return printRunId;
  }
  const run = found(await findRun(db, actor.schoolId, chosen));
  ensure(misfitOf(run, { paperId, revision, classIds }) === null, 'conflict', 'run-mismatch');
  ensure(run.homeworkId === null, 'conflict', 'run-taken');
  return run.printRunId;
}

/** Pushed not before now, started before it ends, and an end to come, by instants: the clocks of a zone may go back in between. */
export function timesOf(
  input: Pick<Input, 'pushAt' | 'startAt' | 'endAt'>,
  { now, timeZone, language }: Here & { language: Language },
): Plan['times'] {
  const refused = (field: string, reason: 'push-time' | 'start-end') => ({
    fields: { [field]: fieldMessages[reason]?.[language] ?? reason },
  });
  const pushAt = input.pushAt === undefined ? now : instantOf(input.pushAt, timeZone);
  ensure(isPushedInTime(pushAt, now), 'invalid', 'push-time', refused('pushAt', 'push-time'));
  const [startAt, endAt] = [instantOf(input.startAt, timeZone), instantOf(input.endAt, timeZone)];
  ensure(isInOrder({ pushAt, startAt, endAt }, now), 'invalid', 'start-end', refused('endAt', 'start-end'));
  ensure(isEndNear(endAt, now), 'invalid', 'end-far', { fields: { endAt: END_FAR[language] } });
  return { pushAt, startAt, endAt };
}
