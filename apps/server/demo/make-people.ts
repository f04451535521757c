import { pinyin } from 'pinyin-pro';
import type { OpenHouse } from '../src/app/open-house.js';
import {
  insertClasses,
  insertMemberships,
  insertOrganisation,
  insertRegion,
  insertSchool,
  insertStudents,
  insertSubjects,
  insertTeachers,
  insertTeaching,
} from '../src/people/index.js';
import { hashPassword, insertAccounts, insertGrants, insertSigningKey } from '../src/session/index.js';
import { DEMO_PASSWORD, NEW_STUDENT_CLASS, namedAccounts, STORY_CLASS } from './accounts.js';
import { makeName } from './bank/names.js';
import { idOf, seeded } from './ids.js';
import { CLASS_SIZE, type DemoClass, type DemoSchool, organisations, regions, schools } from './schools.js';
import { subjects } from './subjects.js';

const SCHOOL_YEAR = 2026;
const YEAR_BEGAN_ON = `${SCHOOL_YEAR}-09-01`;

type Rows<F extends (db: never, rows: never) => Promise<void>> = Parameters<F>[1];

/** Everything that is inserted, gathered first so that the world takes a handful of statements. */
interface Population {
  accounts: Rows<typeof insertAccounts>;
  grants: Rows<typeof insertGrants>;
  classes: Rows<typeof insertClasses>;
  teachers: Rows<typeof insertTeachers>;
  teaching: Rows<typeof insertTeaching>;
  students: Rows<typeof insertStudents>;
  memberships: Rows<typeof insertMemberships>;
}

/** The people of the demo world, the same every time: two districts' worth of schools, teachers and classes of forty. */
export async function makePeople({ database }: OpenHouse, now: Date): Promise<void> {
  // One hash for all: these passwords are printed on the console anyway, and six hundred hashes would take seconds.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const people = gather(passwordHash, now);
  await database.asSystem(async (db) => {
    await insertSubjects(db, subjects);
    for (const { key, name, customized } of organisations)
      await insertOrganisation(db, { id: idOf('organisation', key), name, customized });
    for (const { key, organisation, name } of regions)
      await insertRegion(db, { id: idOf('region', key), organisationId: idOf('organisation', organisation), name });
    for (const { key, organisation, region, name, shortName, firstGid, lastGid } of schools) {
      await insertSchool(db, {
        id: idOf('school', key),
        organisationId: idOf('organisation', organisation),
        regionId: region === undefined ? null : idOf('region', region),
        name,
        shortName,
        firstGid,
        lastGid,
        schoolYear: SCHOOL_YEAR,
        configs: ['SPEECH'],
      });
    }
    await insertAccounts(db, people.accounts);
    await insertGrants(db, people.grants);
    await insertClasses(db, people.classes);
    await insertTeachers(db, people.teachers);
    await insertTeaching(db, people.teaching);
    await insertStudents(db, people.students);
    await insertMemberships(db, people.memberships);
    await insertSigningKey(db, {
      keyId: 'demo-gateway',
      secret: 'demo-gateway-secret-2026',
      schoolId: idOf('school', 'exp'),
      name: '演示网关',
    });
  });
}

function gather(passwordHash: string, now: Date): Population {
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
    const account = one.key === STORY_CLASS ? `student${seat}` : `s_${one.key}_${seat}`;
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
  const { name, surname, sex } = makeName(of.random);
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
    pinyin: pinyinOf(surname, name),
    sex: sex === 'male',
  });
  people.memberships.push({ schoolId, classId: of.classId, studentId: id, fromOn: YEAR_BEGAN_ON });
}

/** Surnames are read as surnames: 曾 zeng, 覃 qin, 单 shan. */
function pinyinOf(surname: string, name: string): string {
  const read = (text: string, surnames: boolean) =>
    pinyin(text, { toneType: 'none', surname: surnames ? 'all' : 'off' });
  return `${read(surname, true)} ${read(name.slice(surname.length), false)}`.trim();
}

function addNamed(
  people: Population,
  of: (typeof namedAccounts)[number],
  passwordHash: string,
  now: Date,
  random: () => number,
): void {
  const accountId = idOf('account', of.account);
  const drawn = makeName(random);
  const name = of.name ?? drawn.name;
  people.accounts.push({
    id: accountId,
    account: of.account,
    name,
    passwordHash,
    activatedAt: of.notActivated ? null : now,
  });
  const schoolId = of.school === undefined ? null : idOf('school', of.school);
  for (const role of of.roles) {
    people.grants.push({
      accountId,
      loginType: of.loginType,
      role,
      organisationId: idOf('organisation', of.organisation),
      inSchoolId: schoolId,
      regionId: of.region === undefined ? null : idOf('region', of.region),
    });
  }
  if (schoolId === null || of.teaches === undefined) return;
  addLessons(people, {
    schoolId,
    accountId,
    name,
    sex: drawn.sex === 'male',
    classes: of.teaches.classes,
    discipline: of.teaches.discipline,
  });
}

interface Lessons {
  schoolId: string;
  accountId: string;
  name: string;
  sex: boolean;
  classes: readonly string[];
  discipline: number;
}

function addLessons(people: Population, { schoolId, accountId, name, sex, classes, discipline }: Lessons): void {
  const teacherId = idOf('teacher', accountId);
  const stageOf = (key: string) => (Number(key.split('-')[1]) < 7 ? 1 : Number(key.split('-')[1]) < 10 ? 2 : 3);
  people.teachers.push({
    schoolId,
    id: teacherId,
    accountId,
    name,
    sex,
    mainSubjectId: stageOf(classes[0] ?? '') * 100 + discipline,
  });
  for (const key of classes)
    people.teaching.push({
      schoolId,
      classId: idOf('class', key),
      teacherId,
      subjectId: stageOf(key) * 100 + discipline,
    });
}

/** Whoever is missing: Chinese, maths and English in every class, one teacher for up to three classes of a discipline. */
function addOtherTeachers(
  people: Population,
  school: DemoSchool,
  passwordHash: string,
  now: Date,
  random: () => number,
): void {
  const schoolId = idOf('school', school.key);
  for (const discipline of [1, 2, 3]) {
    const open = school.classes.filter(
      (one) =>
        !people.teaching.some((row) => row.classId === idOf('class', one.key) && row.subjectId % 100 === discipline),
    );
    for (let from = 0; from < open.length; from += 3) {
      const account = `t_${school.key}_${discipline}_${from / 3 + 1}`;
      const accountId = idOf('account', account);
      const { name, sex } = makeName(random);
      people.accounts.push({ id: accountId, account, name, passwordHash, activatedAt: now });
      people.grants.push({
        accountId,
        loginType: 1,
        role: 'TEACHER',
        organisationId: idOf('organisation', school.organisation),
        inSchoolId: schoolId,
      });
      addLessons(people, {
        schoolId,
        accountId,
        name,
        sex: sex === 'male',
        classes: open.slice(from, from + 3).map((one) => one.key),
        discipline,
      });
    }
  }
}
