import { readName } from '../src/people/index.js';
import { NEW_STUDENT_CLASS, namedAccounts, SCENARIO_CLASS } from './accounts.js';
import { makeName } from './bank/names.js';
import { idOf, seeded } from './ids.js';
import type { Population } from './population-rows.js';
import { addNamed, addOtherTeachers } from './population-teachers.js';
import { CLASS_SIZE, type DemoClass, type DemoSchool, schools } from './schools.js';

export const SCHOOL_YEAR = 2026;
const YEAR_BEGAN_ON = `${SCHOOL_YEAR}-09-01`;

/** Draws everybody: named accounts, classes of forty, and the teachers who are missing. */
export function gather(passwordHash: string, now: Date): Population {
  const people: Population = {
    accounts: [],
    grants: [],
    classes: [],
    teachers: [],
    teaching: [],
    students: [],
    memberships: [],
  };
  const random = seeded(20260901);
  for (const school of schools)
    for (const one of school.classes) addClass(people, school, one, passwordHash, now, random);
  for (const named of namedAccounts) addNamed(people, named, passwordHash, now, random);
  for (const school of schools) addOtherTeachers(people, school, passwordHash, now, random);
  const newcomerClass = idOf('class', NEW_STUDENT_CLASS);
  addStudent(people, {
    schoolKey: 'exp',
    organisation: 'main',
    classId: newcomerClass,
    account: 'newstudent01',
    studentNo: '2026999',
    passwordHash,
    activatedAt: null,
    random,
  });
  return people;
}

function addClass(
  people: Population,
  school: DemoSchool,
  one: DemoClass,
  passwordHash: string,
  now: Date,
  random: () => number,
): void {
  const classId = idOf('class', one.key);
  people.classes.push({ schoolId: idOf('school', school.key), id: classId, name: one.name, gid: one.gid });
  const classNo = one.key.split('-').at(-1);
  for (let n = 1; n <= CLASS_SIZE; n++) {
    const seat = String(n).padStart(2, '0');
    const account = one.key === SCENARIO_CLASS ? `student${seat}` : `s_${one.key}_${seat}`;
    addStudent(people, {
      schoolKey: school.key,
      organisation: school.organisation,
      classId,
      account,
      studentNo: `${SCHOOL_YEAR - ((one.gid - 1) % 9)}${String(one.gid).padStart(2, '0')}${classNo}${seat}`,
      passwordHash,
      activatedAt: now,
      random,
    });
  }
}

interface NewStudent {
  schoolKey: string;
  organisation: string;
  classId: string;
  account: string;
  studentNo: string;
  passwordHash: string;
  activatedAt: Date | null;
  random: () => number;
}

function addStudent(people: Population, of: NewStudent): void {
  const { name, sex } = makeName(of.random);
  const [schoolId, accountId, id] = [
    idOf('school', of.schoolKey),
    idOf('account', of.account),
    idOf('student', of.account),
  ];
  people.accounts.push({
    id: accountId,
    account: of.account,
    name,
    passwordHash: of.passwordHash,
    activatedAt: of.activatedAt,
  });
  people.grants.push({
    accountId,
    loginType: 1,
    role: 'STUDENT',
    organisationId: idOf('organisation', of.organisation),
    inSchoolId: schoolId,
  });
  people.students.push({
    schoolId,
    id,
    accountId,
    studentNo: of.studentNo,
    name,
    pinyin: readName(name),
    sex: sex === 'male',
  });
  people.memberships.push({ schoolId, classId: of.classId, studentId: id, fromOn: YEAR_BEGAN_ON });
}
