import { zipSync } from 'fflate';
import { plainCsvOf } from '../../../platform/sheets/index.js';
import type { KnownStudent } from '../judge/rules-students.js';
import type { KnownTeacher } from '../judge/rules-teachers.js';
import { familyAndGiven } from '../read/family-name.js';
import { absentFiles, columnsOf, type OneRosterFile } from '../read/oneroster-files.js';

interface OfSchool {
  schoolId: string;
  name: string;
  schoolYear: number;
  now: Date;
}

interface People {
  classes: readonly { classId: string; name: string; gid: number }[];
  students: readonly KnownStudent[];
  teachers: readonly KnownTeacher[];
}

/** A row names what it fills; its other cells stay empty. */
type Row = Readonly<Record<string, string>>;
type Files = Record<OneRosterFile, readonly Row[]>;

const csv = (lines: readonly (readonly string[])[]): Uint8Array => new TextEncoder().encode(plainCsvOf(lines));

function linesOf(name: OneRosterFile, rows: readonly Row[]): string[][] {
  const columns = columnsOf[name];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
}

const grade = (gid: number): string => String(gid).padStart(2, '0');
const sex = (one: KnownStudent | KnownTeacher) => (one.sex === null ? '' : one.sex ? 'male' : 'female');

/** The school as a OneRoster 1.2 package of CSV files (bulk). */
export function oneRosterPackage(school: OfSchool, people: People): Uint8Array {
  const files: Files = { ...courses(school, people), ...users(school, people) };
  const written = Object.entries(files) as [OneRosterFile, readonly Row[]][]; // entries of these names
  const manifest = [
    ['propertyName', 'value'],
    ['manifest.version', '1.0'],
    ['oneroster.version', '1.2'],
    ...[...written.map(([name]) => [name, 'bulk'] as const), ...absentFiles.map((name) => [name, 'absent'] as const)]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, how]) => [`file.${name}`, how]),
    ['source.systemName', 'Zhibi'],
    ['source.systemCode', 'zhibi'],
  ];
  const content = written.map(([name, rows]) => [`${name}.csv`, csv(linesOf(name, rows))]);
  return zipSync({ 'manifest.csv': csv(manifest), ...Object.fromEntries(content) }, { mtime: school.now });
}

const lessonsOf = ({ teachers }: People) =>
  teachers.flatMap((teacher) => teacher.lessons.map((lesson) => ({ ...lesson, teacherId: teacher.id })));
const lessonId = ({ classId, subjectId }: { classId: string; subjectId: number }) => `${classId}.${subjectId}`;

/** The school, its year, its subjects as courses, its classes as home rooms, and each lesson as a class of its own. */
function courses({ schoolId, name, schoolYear }: OfSchool, people: People) {
  const term = `year-${schoolYear}`;
  const lessons = lessonsOf(people);
  const gidOf = new Map(people.classes.map(({ classId, gid }) => [classId, gid]));
  const scheduled = new Map(lessons.map((one) => [lessonId(one), one]));
  const subjects = new Map(lessons.map((one) => [String(one.subjectId), one.subjectName]));
  const ofTerm = { schoolSourcedId: schoolId, termSourcedIds: term };
  return {
    orgs: [{ sourcedId: schoolId, name, type: 'school' }],
    academicSessions: [
      {
        sourcedId: term,
        title: `${schoolYear}-${schoolYear + 1}`,
        type: 'schoolYear',
        startDate: `${schoolYear}-09-01`,
        endDate: `${schoolYear + 1}-08-31`,
        schoolYear: String(schoolYear + 1),
      },
    ],
    courses: [
      { sourcedId: 'home', schoolYearSourcedId: term, title: '班级', orgSourcedId: schoolId },
      ...[...subjects].map(([code, title]) => ({
        sourcedId: `subject-${code}`,
        schoolYearSourcedId: term,
        title,
        courseCode: code,
        orgSourcedId: schoolId,
        subjects: title,
        subjectCodes: code,
      })),
    ],
    classes: [
      ...people.classes.map(({ classId, name: title, gid }) => ({
        sourcedId: classId,
        title,
        grades: grade(gid),
        courseSourcedId: 'home',
        classType: 'homeroom',
        ...ofTerm,
      })),
      ...[...scheduled].map(([sourcedId, one]) => ({
        sourcedId,
        title: one.className,
        grades: grade(gidOf.get(one.classId) ?? 0),
        classType: 'scheduled',
        courseSourcedId: `subject-${one.subjectId}`,
        subjects: one.subjectName,
        ...ofTerm,
      })),
    ],
  };
}

/** Everybody, with what they are here and which classes they are in or teach. */
function users({ schoolId }: OfSchool, people: People) {
  const { students, teachers } = people;
  const gidOf = new Map(people.classes.map(({ classId, gid }) => [classId, gid]));
  const user = (one: KnownStudent | KnownTeacher) => ({
    sourcedId: one.id,
    enabledUser: 'true',
    username: one.account,
    primaryOrgSourcedId: schoolId,
    givenName: familyAndGiven(one.name).given,
    familyName: familyAndGiven(one.name).family,
    'metadata.zhibi.name': one.name,
  });
  const role = (kind: string, id: string) => ({
    sourcedId: `role-${id}`,
    userSourcedId: id,
    roleType: 'primary',
    role: kind,
    orgSourcedId: schoolId,
  });
  const isHere = (classId: string | null) => classId !== null && gidOf.has(classId);
  return {
    users: [
      ...students.map((one) => ({
        ...user(one),
        identifier: one.studentNo,
        grades: one.classId === null ? '' : grade(gidOf.get(one.classId) ?? 0),
      })),
      ...teachers.map((one) => ({
        ...user(one),
        identifier: one.teacherNo ?? '',
        phone: one.phone ?? '',
        'metadata.zhibi.subject': one.mainSubject?.name ?? '',
      })),
    ],
    roles: [...students.map(({ id }) => role('student', id)), ...teachers.map(({ id }) => role('teacher', id))],
    enrollments: [
      ...students
        .filter(({ classId }) => isHere(classId))
        .map(({ id, classId }) => ({
          sourcedId: `in-${id}`,
          classSourcedId: classId ?? '',
          schoolSourcedId: schoolId,
          userSourcedId: id,
          role: 'student',
          primary: 'false',
        })),
      ...lessonsOf(people).map((one) => ({
        sourcedId: `teaches-${one.teacherId}.${lessonId(one)}`,
        classSourcedId: lessonId(one),
        schoolSourcedId: schoolId,
        userSourcedId: one.teacherId,
        role: 'teacher',
        primary: 'true',
      })),
    ],
    demographics: [
      ...students.map((one) => ({ sourcedId: one.id, birthDate: one.birthday ?? '', sex: sex(one) })),
      ...teachers.map((one) => ({ sourcedId: one.id, sex: sex(one) })),
    ],
  };
}
