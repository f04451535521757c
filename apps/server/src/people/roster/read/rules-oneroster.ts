import type { RosterKind } from '@zhibi/contract/people/roster';
import { readNumber } from '../judge/rules-cells.js';
import type { Sheet } from './rules-columns.js';
import type { ListRow } from './rules-list-row.js';
import { classList, gradeText } from './rules-oneroster-classes.js';
import type { OneRosterFiles, OneRosterRow } from './rules-oneroster-files.js';
import { isGone, isOver, listOf, type Ours, otherSchool, rolesIn, schoolsIn } from './rules-oneroster-roles.js';

/** The files of the package that are read; the others may be there. */
export const oneRosterFiles = [
  'manifest.csv',
  'orgs.csv',
  'courses.csv',
  'classes.csv',
  'users.csv',
  'roles.csv',
  'enrollments.csv',
  'demographics.csv',
] as const;

/** Rows of a table by the names in its first row, whatever their case. */
export function byColumn(rows: readonly ListRow[]): OneRosterRow[] {
  const [head, ...body] = rows;
  const columns = new Map((head?.cells ?? []).map((title, column) => [title.trim().toLowerCase(), column]));
  return body.map(({ at, cells }) => ({
    at,
    get: (column) => cells[columns.get(column.toLowerCase()) ?? -1]?.trim() ?? '',
  }));
}

/** A name as it is said: 王 + 小明 → 王小明, Ada + Lovelace → Ada Lovelace; our own packages keep it whole. */
export function nameOf(user: OneRosterRow): string {
  const whole = user.get('metadata.zhibi.name');
  if (whole !== '') return whole;
  const [given, family] = [
    user.get('preferredGivenName') || user.get('givenName'),
    user.get('preferredFamilyName') || user.get('familyName'),
  ];
  return /\p{Script=Han}/u.test(given + family) ? family + given : `${given} ${family}`.trim();
}

/** The list of one kind of people in a package. Rows keep their place in `users.csv` or `classes.csv`. */
export function listOfOneRoster(files: OneRosterFiles, kind: RosterKind, ours: Ours): Sheet {
  const rows = (name: (typeof oneRosterFiles)[number]) => files.get(name) ?? [];
  const schools = schoolsIn(files, ours);
  const otherOf = (row: OneRosterRow): string => otherSchool(row.get('schoolSourcedId'), schools);
  if (kind === 'classes') return classList(rows('classes.csv'), rows('enrollments.csv'), otherOf);
  const here = rows('classes.csv').filter((row) => otherOf(row) === '');
  const roleOf = rolesIn(files, ours);
  const wanted = kind === 'students' ? 'student' : 'teacher';
  const users = rows('users.csv').filter((user) => roleOf(user).role.toLowerCase() === wanted);
  const remarkOf = (user: OneRosterRow): string => roleOf(user).remark;
  const facts = new Map(rows('demographics.csv').map((row) => [row.get('sourcedId'), row]));
  const enrollments = rows('enrollments.csv').filter((row) => !isOver(row, ours.today));
  const enrolled = enrollmentsOf(enrollments, wanted);
  const classes = new Map(here.map((row) => [row.get('sourcedId'), row]));
  const courses = new Map(rows('courses.csv').map((row) => [row.get('sourcedId'), row]));
  const classesOf = (user: OneRosterRow) =>
    (enrolled.get(user.get('sourcedId')) ?? []).flatMap((id) => classes.get(id) ?? []);
  return kind === 'students'
    ? studentList(users, facts, { classesOf, remarkOf })
    : teacherList(users, facts, { classesOf, remarkOf }, courses);
}

function enrollmentsOf(rows: readonly OneRosterRow[], role: string): Map<string, string[]> {
  const byUser = new Map<string, string[]>();
  for (const row of rows) {
    if (isGone(row) || row.get('role').toLowerCase() !== role) continue;
    const of = byUser.get(row.get('userSourcedId'));
    if (of) of.push(row.get('classSourcedId'));
    else byUser.set(row.get('userSourcedId'), [row.get('classSourcedId')]);
  }
  return byUser;
}

/** What other files say of a user. */
interface Said {
  classesOf: (user: OneRosterRow) => OneRosterRow[];
  remarkOf: (user: OneRosterRow) => string;
}
type Facts = ReadonlyMap<string, OneRosterRow>;

const birthdayOf = (facts: Facts, user: OneRosterRow) => facts.get(user.get('sourcedId'))?.get('birthDate') ?? '';
const sexOf = (facts: Facts, user: OneRosterRow) => facts.get(user.get('sourcedId'))?.get('sex') ?? '';

/** The class a student belongs to: the homeroom; where a package has none, the one name that all classes of the student have. */
function homeOf(classes: readonly OneRosterRow[]): OneRosterRow | undefined {
  const homes = classes.filter((one) => one.get('classType').toLowerCase() === 'homeroom');
  const from = homes.length > 0 ? homes : classes;
  return new Set(from.map((one) => one.get('title'))).size === 1 ? from[0] : undefined;
}

/** Several home rooms, of which nothing tells the right one. */
function homesRemark(classes: readonly OneRosterRow[]): string {
  const homes = classes
    .filter((one) => one.get('classType').toLowerCase() === 'homeroom')
    .map((one) => one.get('title'));
  return new Set(homes).size > 1 ? `homerooms: ${[...new Set(homes)].join('、')}` : '';
}

/** What columns are called is what the files call it: whoever looks finds the word there. */
const [NAME, CLASS] = ['familyName givenName', 'class title'];

const phoneOf = (user: OneRosterRow): string => user.get('sms') || user.get('phone');

/** A phone beside a student is mostly a parent's: no field of ours takes it, and the column stands there so that this is said. */
function studentList(users: readonly OneRosterRow[], facts: Facts, { classesOf, remarkOf }: Said): Sheet {
  const hasPhones = users.some((user) => phoneOf(user) !== '');
  const head = ['identifier', 'sourcedId', NAME, 'sex', 'birthDate', 'grades', CLASS, 'username', 'status', 'role'];
  return {
    head: hasPhones ? [...head, 'phone'] : head,
    rows: users.map((user) => {
      const home = homeOf(classesOf(user));
      const grade = gradeText(home?.get('grades') || user.get('grades'));
      const cells = [
        numberOf(user, 'student-no'),
        user.get('sourcedId'),
        nameOf(user),
        sexOf(facts, user),
        birthdayOf(facts, user),
        grade,
        home?.get('title') ?? '',
        accountOf(user),
        user.get('status'),
        remarkOf(user) || homesRemark(classesOf(user)),
        ...(hasPhones ? [phoneOf(user)] : []),
      ];
      return { at: user.at, cells };
    }),
  };
}

/** A number as schools have them; whatever else another system calls an identifier is none. Whose row it is tells the external id. */
const numberOf = (user: OneRosterRow, kind: 'student-no' | 'teacher-no'): string =>
  readNumber(user.get('identifier'), kind).value ?? '';

/** A user name of another system that is no account name of ours is not taken over. */
const accountOf = (user: OneRosterRow): string =>
  /^[A-Za-z][A-Za-z0-9_-]{5,40}$/.test(user.get('username')) ? user.get('username') : '';

function teacherList(
  users: readonly OneRosterRow[],
  facts: Facts,
  { classesOf, remarkOf }: Said,
  courses: Facts,
): Sheet {
  return {
    head: ['identifier', 'sourcedId', NAME, 'sex', 'username', 'phone', 'subjects', 'enrollments', 'status', 'role'],
    rows: users.map((user) => {
      const lessons = classesOf(user).flatMap((one) => {
        const subjects = listOf(
          one.get('subjects') || (courses.get(one.get('courseSourcedId'))?.get('subjects') ?? ''),
        );
        return subjects.map((subject) => `${one.get('title')} ${subject}`);
      });
      const cells = [
        numberOf(user, 'teacher-no'),
        user.get('sourcedId'),
        nameOf(user),
        sexOf(facts, user),
        accountOf(user),
        phoneOf(user),
        user.get('metadata.zhibi.subject'),
        [...new Set(lessons)].join('、'),
        user.get('status'),
        remarkOf(user),
      ];
      return { at: user.at, cells };
    }),
  };
}
