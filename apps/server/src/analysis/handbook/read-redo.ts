import { type Homework, personalCopies } from '../../homework/index.js';
import type { Db } from '../../platform/db.js';
import type { WrongRow } from '../store.js';
import { type RedoCopy, redoStateOf } from './rules-redo.js';
import { figuresOf } from './store.js';
import { redosOf, wrongOfHomework } from './store-redo.js';

/** What a class got wrong in a homework and how far each student is with it. Four queries, however many students. */
export async function readRedo(
  db: Db,
  { schoolId, id: homeworkId }: Homework,
  { classId, studentIds }: { classId: string; studentIds: readonly string[] },
) {
  const wrong = await wrongOfHomework(db, { schoolId, homeworkId }, studentIds);
  const given = await redosOf(db, { schoolId, homeworkId, classId });
  const copies = await figuresOf(
    db,
    schoolId,
    given.map(({ id }) => id),
  );
  const ids = copies.flatMap((copy) => copy.homeworkId ?? []);
  const stateOf = await personalCopies(db, schoolId, ids);
  const making = new Map(given.map(({ id, status }) => [id, status]));
  const students = new Map(studentIds.map((id) => [id, { wrong: [] as WrongRow[], copies: [] as RedoCopy[] }]));
  for (const row of wrong) students.get(row.studentId)?.wrong.push(row);
  for (const { studentId, handbookId, homeworkId: redoId } of copies)
    students
      .get(studentId)
      ?.copies.push({ making: making.get(handbookId) ?? 'failed', status: stateOf.get(redoId ?? '')?.status });
  return {
    given: given.map((row) => {
      const own = copies.filter(({ handbookId }) => handbookId === row.id);
      const standing = own.flatMap((copy) => stateOf.get(copy.homeworkId ?? '') ?? []);
      const untouched = standing.filter(({ status, closed }) => status === 'assigned' && !closed).length;
      return {
        row,
        copies: own.length,
        standing: standing.length,
        untouched,
        of: own.map(({ studentId }) => studentId),
      };
    }),
    students: new Map(
      [...students].map(([studentId, own]) => {
        const open = own.wrong.filter(({ redoneOn }) => redoneOn === null);
        const right = own.wrong.length - open.length;
        return [studentId, { ...own, open, state: redoStateOf(own.copies, { wrong: own.wrong.length, right }) }];
      }),
    ),
  };
}
