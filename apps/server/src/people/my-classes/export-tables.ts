import { subjectNameIn } from '@zhibi/contract/people';
import { placeKey, type StudentLevel } from '@zhibi/contract/people/my-classes';
import type { Actor } from '@zhibi/contract/session';
import type { Db } from '../../platform/db.js';
import type { Cell, Sheet } from '../../platform/sheets/index.js';
import type { Here } from './days.js';
import type { ExportWords } from './export-words.js';
import { listGroups } from './list-groups.js';
import { listReadings } from './list-readings.js';
import { listStudents } from './list-students.js';
import { type AskedLevels, showLevels } from './show-levels.js';
import { showSeating } from './show-seating.js';

const sexOf = (word: ExportWords, sex: boolean | null): Cell => (sex === null ? null : sex ? word.male : word.female);
const titled = (...titles: string[]) => titles.map((title) => ({ title }));

/** The students of a class, as the screen lists them. */
export async function studentSheet(db: Db, actor: Actor, classId: string, word: ExportWords): Promise<Sheet> {
  const { head, items } = await listStudents(db, actor, classId);
  return {
    name: word.students,
    about: [head.className],
    columns: titled(word.no, word.name, word.pinyin, word.sex, word.account, word.state),
    rows: items.map((one) => [
      one.studentNo,
      one.name,
      one.reading,
      sexOf(word, one.sex),
      one.account,
      one.activated ? word.activated : word.notActivated,
    ]),
  };
}

/** All groups of a class, a line for each member. */
export async function groupSheet(
  db: Db,
  actor: Actor,
  classId: string,
  { word, here }: { word: ExportWords; here: Here },
): Promise<Sheet> {
  const { head, students, sets } = await listGroups(db, actor, classId, here);
  const known = new Map(students.map((one) => [one.studentId, one]));
  return {
    name: word.groups,
    about: [head.className],
    columns: titled(word.set, word.number, word.group, word.no, word.name, word.sex, word.leader),
    rows: sets.flatMap((set) =>
      set.groups.flatMap((group) =>
        group.memberIds.map((id): Cell[] => {
          const one = known.get(id);
          const leader = id === group.leaderId ? word.yes : null;
          return [
            set.name,
            group.number,
            group.name,
            one?.studentNo ?? '',
            one?.name ?? '',
            sexOf(word, one?.sex ?? null),
            leader,
          ];
        }),
      ),
    ),
  };
}

/** The layers of a subject, for the teachers' own planning. */
export async function levelSheet(
  db: Db,
  actor: Actor,
  asked: AskedLevels,
  { word, here }: { word: ExportWords; here: Here },
): Promise<Sheet> {
  const { head, subjectName, items } = await showLevels(db, actor, asked, here);
  const day = ({ since }: StudentLevel) =>
    since === null ? null : `${since.slice(0, 4)}-${since.slice(4, 6)}-${since.slice(6, 8)}`;
  return {
    name: word.levels,
    about: [head.className, subjectNameIn(subjectName, word.language)],
    columns: titled(word.no, word.name, word.level, word.since, word.setBy),
    rows: items.map((one) => [one.studentNo, one.name, one.level, day(one), one.setBy]),
  };
}

/** The room as it is seen from the teacher's desk downwards: the front row first, then whoever has no seat. */
export async function seatSheet(
  db: Db,
  actor: Actor,
  classId: string,
  { word, here }: { word: ExportWords; here: Here },
): Promise<Sheet> {
  const { head, students, plan, room } = await showSeating(db, actor, classId, here);
  const nameOf = new Map(students.map(({ studentId, name }) => [studentId, name]));
  const at = new Map(plan?.seats.map((seat) => [placeKey(seat), nameOf.get(seat.studentId) ?? '']));
  const seated = new Set(plan?.seats.map(({ studentId }) => studentId));
  const rows = Array.from({ length: room.rows }, (_, index): Cell[] => [
    word.row.replace('{n}', String(index + 1)),
    ...Array.from(
      { length: room.columns },
      (_, column) => at.get(placeKey({ row: index + 1, column: column + 1 })) ?? null,
    ),
  ]);
  const standing = students.filter(({ studentId }) => !seated.has(studentId)).map(({ name }) => name);
  return {
    name: word.seats,
    about: [head.className],
    columns: [
      { title: word.desk },
      ...Array.from({ length: room.columns }, (_, at) => ({ title: String(at + 1), width: 10 })),
    ],
    rows: standing.length > 0 ? [...rows, [word.unseated, ...standing]] : rows,
  };
}

/** The names of a class with tone marks. */
export async function readingSheet(db: Db, actor: Actor, classId: string, word: ExportWords): Promise<Sheet> {
  const { head, items } = await listReadings(db, actor, classId);
  return {
    name: word.readings,
    about: [head.className],
    columns: titled(word.no, word.name, word.pinyin, word.by, word.unsure),
    rows: items.map((one) => [
      one.studentNo,
      one.name,
      one.reading,
      word[one.by],
      one.doubts.length > 0 || one.renamed ? word.yes : null,
    ]),
  };
}
