import { readName } from '../src/people/index.js';
import type { namedAccounts } from './accounts.js';
import { makeName } from './bank/names.js';
import { idOf } from './ids.js';
import type { Population } from './population-rows.js';
import type { DemoSchool } from './schools.js';

/** A named account with its grants, and its lessons where it teaches. */
export function addNamed(
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
    pinyin: readName(name),
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
export function addOtherTeachers(
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
