import type { Db } from '../platform/db.js';
import { ensure } from '../platform/problem.js';
import { insertAccounts, insertGrants, takenAccounts } from '../session/index.js';
import { readName } from './pinyin.js';
import { accountNames } from './rules-accounts.js';
import { recordLife } from './store-life.js';
import { insertMemberships, insertStudents, insertTeachers, insertTeaching } from './store-newcomers.js';

/** Where people are added, by whom and when. */
export interface Arrival {
  schoolId: string;
  organisationId: string;
  /** null where a command of the installation does it. */
  byAccount: string | null;
  now: Date;
  /** The day of the school, `yyyy-mm-dd`. */
  today: string;
}

interface NewPerson {
  /** Made by the caller, so that an import can name its rows. */
  id: string;
  accountId: string;
  /** A free account name: see `freeAccountNames`. */
  account: string;
  name: string;
  sex: boolean | null;
  /** Empty while the job that makes initial passwords has not come to it. */
  passwordHash: string;
  /** How another system names the person, where a list said so. */
  externalId?: string | null;
}

export interface NewStudent extends NewPerson {
  studentNo: string;
  birthday: string | null;
  classId: string | null;
}

export interface NewTeacher extends NewPerson {
  teacherNo: string | null;
  phone: string | null;
  mainSubjectId: number | null;
  lessons: readonly { classId: string; subjectId: number }[];
}

const CHUNK = 1000;

/** Takes students into the school and their classes: accounts, grants, records and the first line of their history. */
export async function enrolStudents(db: Db, arrival: Arrival, students: readonly NewStudent[]): Promise<void> {
  const { schoolId, today } = arrival;
  for (let from = 0; from < students.length; from += CHUNK) {
    const some = students.slice(from, from + CHUNK);
    await openAccounts(db, arrival, 'STUDENT', some);
    await insertStudents(
      db,
      some.map((one) => ({
        schoolId,
        id: one.id,
        accountId: one.accountId,
        studentNo: one.studentNo,
        externalId: one.externalId ?? null,
        name: one.name,
        pinyin: readName(one.name),
        sex: one.sex,
        birthday: one.birthday,
      })),
    );
    const placed = some.flatMap(({ id, classId }) =>
      classId === null ? [] : [{ schoolId, classId, studentId: id, fromOn: today }],
    );
    await insertMemberships(db, placed);
    await recordLife(
      db,
      some.map(({ id, classId }) => happened(arrival, 'student', id, 'enrolled', { classId })),
    );
  }
}

/** Takes teachers into the school with their lessons. */
export async function hireTeachers(db: Db, arrival: Arrival, teachers: readonly NewTeacher[]): Promise<void> {
  const { schoolId } = arrival;
  for (let from = 0; from < teachers.length; from += CHUNK) {
    const some = teachers.slice(from, from + CHUNK);
    await openAccounts(db, arrival, 'TEACHER', some);
    await insertTeachers(
      db,
      some.map((one) => ({
        schoolId,
        id: one.id,
        accountId: one.accountId,
        teacherNo: one.teacherNo,
        externalId: one.externalId ?? null,
        name: one.name,
        pinyin: readName(one.name),
        sex: one.sex,
        mainSubjectId: one.mainSubjectId,
      })),
    );
    await insertTeaching(
      db,
      some.flatMap(({ id, lessons }) => lessons.map((lesson) => ({ schoolId, teacherId: id, ...lesson }))),
    );
    await recordLife(
      db,
      some.map(({ id }) => happened(arrival, 'teacher', id, 'hired', {})),
    );
  }
}

async function openAccounts(
  db: Db,
  { schoolId, organisationId, now }: Arrival,
  role: 'STUDENT' | 'TEACHER',
  people: readonly (NewPerson & { phone?: string | null })[],
): Promise<void> {
  await insertAccounts(
    db,
    people.map(({ accountId, account, name, passwordHash, phone }) => ({
      id: accountId,
      account,
      name,
      passwordHash,
      phone: phone ?? null,
    })),
  );
  await insertGrants(
    db,
    people.map(({ accountId }) => ({
      accountId,
      loginType: 1 as const,
      role,
      organisationId,
      inSchoolId: schoolId,
      grantedAt: now,
    })),
  );
}

const happened = (
  { schoolId, byAccount, now }: Arrival,
  whose: 'student' | 'teacher',
  whoseId: string,
  what: string,
  detail: Readonly<Record<string, unknown>>,
) => ({ schoolId, whose, whoseId, what, detail, byAccount, at: now });

/**
 * A free account name for each number, in their order, found with one question to the database.
 * @param reserved names that the same piece of work has already given away, in lower case; those found are added
 */
export async function freeAccountNames(
  db: Db,
  kind: 's' | 't',
  schoolId: string,
  numbers: readonly string[],
  reserved: Set<string> = new Set(),
): Promise<string[]> {
  const wishes = numbers.map((number) => accountNames(kind, number, schoolId));
  const taken = await takenAccounts(db, wishes.flat());
  return wishes.map((names) => {
    const free = names.find((name) => !taken.has(name.toLowerCase()) && !reserved.has(name.toLowerCase()));
    ensure(free !== undefined, 'conflict', 'account-taken');
    reserved.add(free.toLowerCase());
    return free;
  });
}
