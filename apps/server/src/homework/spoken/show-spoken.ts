import type { SpokenFile, SpokenForTeacher, SpokenTry, SpokenVerdict } from '@zhibi/contract/homework/spoken';
import { toStamp } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import { classesOf, formerNames, studentsOf } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import { ensure, found } from '../../platform/problem.js';
import type { Here } from '../for-teacher.js';
import { maySee, taughtClassIds } from '../policy.js';
import { ensureSpeech } from './ensure-speech.js';
import { canOfSpoken } from './policy.js';
import { awaitsRedo, spokenStatusOf } from './rules.js';
import { findSpoken, type Spoken } from './store.js';
import { filesById, type SpokenFileRow } from './store-files.js';
import type { ResultRow } from './store-results.js';
import { countsOf, type TryRow } from './store-tries.js';

/** The spoken homework, if it is there for this teacher. */
export async function spokenForTeacher(db: Db, actor: Actor, spokenId: string): Promise<Spoken> {
  await ensureSpeech(db, actor);
  const spoken = found(await findSpoken(db, actor.schoolId, spokenId));
  ensure(maySee(actor, spoken), 'not-found');
  return spoken;
}

type Files = ReadonlyMap<string, SpokenFileRow>;

export const showFile = (files: Files, id: string | null): SpokenFile | null => {
  const file = id === null ? undefined : files.get(id);
  return file ? { fileId: file.id, kind: file.kind, durationMs: file.durationMs } : null;
};

/** What everybody who has it may know. */
export function showTask(spoken: Spoken, files: Files, { now, timeZone }: Here) {
  const model = showFile(files, spoken.modelFileId);
  return {
    spokenId: spoken.id,
    subjectId: spoken.subjectId,
    kind: spoken.kind,
    title: spoken.title,
    note: spoken.note,
    language: spoken.language,
    items: spoken.items,
    tries: spoken.tries,
    seconds: spoken.seconds,
    picture: showFile(files, spoken.pictureFileId),
    model: model && { ...model, cues: spoken.modelCues },
    startAt: toStamp(spoken.startAt, timeZone),
    endAt: toStamp(spoken.endAt, timeZone),
    status: spokenStatusOf(spoken, now),
  };
}

export const filesOf = (db: Db, schoolId: string, list: readonly Spoken[]): Promise<Files> =>
  filesById(
    db,
    schoolId,
    list.flatMap((one) => [one.pictureFileId, one.modelFileId]),
  );

/** Spoken homework as its teacher sees it: as many queries for a list of any length. A teacher of one class is told of that class. */
export async function showSpoken(
  db: Db,
  actor: Actor,
  list: readonly Spoken[],
  here: Here,
): Promise<SpokenForTeacher[]> {
  if (list.length === 0) return [];
  const { schoolId } = actor;
  const classIds = [...new Set(list.flatMap((one) => one.classIds))];
  const [classes, nameAt, students, files] = await Promise.all([
    classesOf(db, schoolId, classIds),
    formerNames(db, schoolId, classIds),
    studentsOf(db, schoolId, classIds),
    filesOf(db, schoolId, list),
  ]);
  const taughtOf = new Map(list.map((one) => [one.id, new Set(taughtClassIds(actor, one))]));
  const mine = students.filter(({ classId }) => [...taughtOf.values()].some((taught) => taught.has(classId)));
  const counts = await countsOf(db, schoolId, {
    spokenIds: list.map(({ id }) => id),
    studentIds: mine.map(({ studentId }) => studentId),
  });
  return list.map((one) => {
    const count = counts.get(one.id) ?? { sent: 0, scored: 0, everybody: 0 };
    const total = students.filter(({ classId }) => taughtOf.get(one.id)?.has(classId)).length;
    return {
      ...showTask(one, files, here),
      classes: classes
        .filter(({ classId }) => one.classIds.includes(classId))
        .map(({ classId, className }) => ({ classId, className: nameAt(classId, one.startAt) ?? className })),
      progress: { total, sent: count.sent, scored: count.scored },
      can: canOfSpoken(actor, one, count.everybody, here.now),
    };
  });
}

export const showTry = (one: TryRow, timeZone: string): SpokenTry => ({
  tryId: one.id,
  nth: one.nth,
  recordedAt: toStamp(one.recordedAt, timeZone),
  receivedAt: toStamp(one.receivedAt, timeZone),
  late: one.late,
  cues: one.cues,
  measures: one.measures,
  assessment: one.assessment,
});

/** @param lastAt when the last recording came */
export const showVerdict = (
  one: ResultRow,
  { files, lastAt, timeZone }: { files: Files; lastAt: Date | null; timeZone: string },
): SpokenVerdict => ({
  score: one.score,
  comment: one.comment,
  commentFile: showFile(files, one.commentFileId),
  redo: awaitsRedo({ redoAt: one.redoAt, lastAt }),
  redoNote: one.redoNote,
  judgedAt: one.judgedAt && toStamp(one.judgedAt, timeZone),
});
