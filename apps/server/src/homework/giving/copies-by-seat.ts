import type { homeworkApi } from '@zhibi/contract/homework';
import type { Language } from '@zhibi/contract/kernel';
import type { Actor } from '@zhibi/contract/session';
import type { z } from 'zod';
import { bindCopies, filesOfRuns } from '../../papers/index.js';
import { classesOf, seatRows, studentsById } from '../../people/index.js';
import type { Db } from '../../platform/db.js';
import type { Services } from '../../platform/services.js';
import { homeworkForTeacher } from '../for-teacher.js';
import { submissionsOf } from '../handing-in/store-submissions.js';
import { taughtClassIds } from '../policy.js';
import { homeworkOfGiving } from './store-of-papers.js';

type Input = z.output<typeof homeworkApi.copiesBySeat.input>;

/** The copies of an act for the classes taught, as the students sit: whoever hands them out goes along the rows. */
export async function copiesBySeat(
  services: Services,
  { actor, transact }: { actor: Actor; transact: <T>(work: (db: Db) => Promise<T>) => Promise<T> },
  { homeworkId }: Input,
  language: Language,
) {
  const { files, studentIds, title, classNames } = await transact((db) => readCopies(db, actor, homeworkId));
  const pdf = await bindCopies(services, files, studentIds);
  return {
    content: Buffer.from(pdf),
    type: 'application/pdf',
    name: { parts: [title, classNames.join(' '), bySeat[language]], ending: 'pdf' },
  };
}

const bySeat = { zh: '按座次', en: 'by seat' };

async function readCopies(db: Db, actor: Actor, homeworkId: string) {
  const { schoolId } = actor;
  const one = await homeworkForTeacher(db, actor, homeworkId);
  const act = await homeworkOfGiving(db, schoolId, one.givingId);
  // Of the others of the act only the classes that this teacher teaches are seen.
  const given = act
    .map((each) => ({ ...each, taught: taughtClassIds(actor, each) }))
    .filter(({ taught }) => taught.length > 0);
  const copies: { classId: string; studentId: string }[] = [];
  for (const { id, taught } of given) copies.push(...(await submissionsOf(db, schoolId, id, taught)));
  const classIds = [...new Set(given.flatMap(({ taught }) => taught))];
  const [classes, seats, students] = [
    await classesOf(db, schoolId, classIds),
    await seatRows(db, { schoolId, classIds }),
    await studentsById(
      db,
      schoolId,
      copies.map(({ studentId }) => studentId),
    ),
  ];
  const placeOf = (studentId: string) => seats.get(studentId)?.place ?? Number.MAX_SAFE_INTEGER;
  const noOf = (studentId: string) => students.get(studentId)?.studentNo ?? '';
  const inOrder = classes.flatMap(({ classId }) =>
    copies
      .filter((copy) => copy.classId === classId)
      .map(({ studentId }) => studentId)
      .sort((a, b) => placeOf(a) - placeOf(b) || (noOf(a) < noOf(b) ? -1 : 1)),
  );
  return {
    files: await filesOfRuns(
      db,
      schoolId,
      given.map(({ printRunId }) => printRunId),
    ),
    studentIds: inOrder,
    title: one.title,
    classNames: classes.map(({ className }) => className),
  };
}
