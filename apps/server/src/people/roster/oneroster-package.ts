import { strToU8, zipSync } from 'fflate';
import type { KnownStudent } from './rules.students.js';
import type { KnownTeacher } from './rules.teachers.js';

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

type Line = readonly string[];
/** OneRoster wants plain values: its readers are programs, and an apostrophe before a sign would change a name. */
const csv = (lines: readonly Line[]): Uint8Array =>
  strToU8(
    lines
      .map(
        (line) =>
          `${line.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`,
      )
      .join(''),
  );

const grade = (gid: number): string => String(gid).padStart(2, '0');
const compound = [
  '欧阳',
  '司马',
  '上官',
  '诸葛',
  '东方',
  '皇甫',
  '尉迟',
  '公孙',
  '慕容',
  '令狐',
  '长孙',
  '夏侯',
  '司徒',
  '端木',
  '南宫',
];

/** A name in two parts, as OneRoster keeps it: family name first where it is Chinese. */
export function partsOf(name: string): { given: string; family: string } {
  if (/^\p{Script=Han}+$/u.test(name)) {
    const length = [...name].length > 2 && compound.includes(name.slice(0, 2)) ? 2 : 1;
    const signs = [...name];
    return { family: signs.slice(0, length).join(''), given: signs.slice(length).join('') };
  }
  const cut = name.lastIndexOf(' ');
  return cut === -1 ? { given: name, family: name } : { given: name.slice(0, cut), family: name.slice(cut + 1) };
}

/** The school as a OneRoster 1.2 package of CSV files (bulk). */
export function oneRosterPackage(school: OfSchool, { classes, students, teachers }: People): Uint8Array {
  const { schoolId, schoolYear } = school;
  const term = `year-${schoolYear}`;
  const lessons = teachers.flatMap((teacher) =>
    teacher.lessons.map((lesson) => ({ ...lesson, teacherId: teacher.id })),
  );
  const scheduled = new Map(lessons.map((one) => [`${one.classId}.${one.subjectId}`, one]));
  const subjects = new Map(lessons.map((one) => [one.subjectId, one.subjectName]));
  const gidOf = new Map(classes.map(({ classId, gid }) => [classId, gid]));
  const classLine = (id: string, title: string, gid: number, course: string, type: string, subject: string): Line => [
    id,
    '',
    '',
    title,
    grade(gid),
    course,
    '',
    type,
    '',
    schoolId,
    term,
    subject,
    '',
    '',
  ];
  const userLine = (
    one: KnownStudent | KnownTeacher,
    number: string,
    grades: string,
    phone: string,
    subject: string,
  ): Line => {
    const { given, family } = partsOf(one.name);
    return [
      one.id,
      '',
      '',
      'true',
      one.account,
      '',
      given,
      family,
      '',
      number,
      '',
      '',
      phone,
      '',
      grades,
      '',
      '',
      '',
      '',
      '',
      schoolId,
      '',
      one.name,
      subject,
    ];
  };
  const gradeOf = ({ classId }: KnownStudent) => (classId === null ? '' : grade(gidOf.get(classId) ?? 0));
  const sex = (one: KnownStudent | KnownTeacher) => (one.sex === null ? '' : one.sex ? 'male' : 'female');
  const files: Record<string, Line[]> = {
    'manifest.csv': [
      ['propertyName', 'value'],
      ['manifest.version', '1.0'],
      ['oneroster.version', '1.2'],
      ...packageFiles.map((file) => [`file.${file}`, written.includes(file) ? 'bulk' : 'absent']),
      ['source.systemName', 'Zhibi'],
      ['source.systemCode', 'zhibi'],
    ],
    'orgs.csv': [
      ['sourcedId', 'status', 'dateLastModified', 'name', 'type', 'identifier', 'parentSourcedId'],
      [schoolId, '', '', school.name, 'school', '', ''],
    ],
    'academicSessions.csv': [
      [
        'sourcedId',
        'status',
        'dateLastModified',
        'title',
        'type',
        'startDate',
        'endDate',
        'parentSourcedId',
        'schoolYear',
      ],
      [
        term,
        '',
        '',
        `${schoolYear}-${schoolYear + 1}`,
        'schoolYear',
        `${schoolYear}-09-01`,
        `${schoolYear + 1}-08-31`,
        '',
        String(schoolYear + 1),
      ],
    ],
    'courses.csv': [
      [
        'sourcedId',
        'status',
        'dateLastModified',
        'schoolYearSourcedId',
        'title',
        'courseCode',
        'grades',
        'orgSourcedId',
        'subjects',
        'subjectCodes',
      ],
      ['home', '', '', term, '班级', '', '', schoolId, '', ''],
      ...[...subjects].map(([id, name]) => [
        `subject-${id}`,
        '',
        '',
        term,
        name,
        String(id),
        '',
        schoolId,
        name,
        String(id),
      ]),
    ],
    'classes.csv': [
      [
        'sourcedId',
        'status',
        'dateLastModified',
        'title',
        'grades',
        'courseSourcedId',
        'classCode',
        'classType',
        'location',
        'schoolSourcedId',
        'termSourcedIds',
        'subjects',
        'subjectCodes',
        'periods',
      ],
      ...classes.map(({ classId, name, gid }) => classLine(classId, name, gid, 'home', 'homeroom', '')),
      ...[...scheduled].map(([id, one]) =>
        classLine(
          id,
          one.className,
          gidOf.get(one.classId) ?? 0,
          `subject-${one.subjectId}`,
          'scheduled',
          one.subjectName,
        ),
      ),
    ],
    'users.csv': [
      [
        'sourcedId',
        'status',
        'dateLastModified',
        'enabledUser',
        'username',
        'userIds',
        'givenName',
        'familyName',
        'middleName',
        'identifier',
        'email',
        'sms',
        'phone',
        'agentSourcedIds',
        'grades',
        'password',
        'userMasterIdentifier',
        'preferredGivenName',
        'preferredMiddleName',
        'preferredFamilyName',
        'primaryOrgSourcedId',
        'pronouns',
        'metadata.zhibi.name',
        'metadata.zhibi.subject',
      ],
      ...students.map((one) => userLine(one, one.studentNo, gradeOf(one), '', '')),
      ...teachers.map((one) => userLine(one, one.teacherNo ?? '', '', one.phone ?? '', one.mainSubject?.name ?? '')),
    ],
    'roles.csv': [
      [
        'sourcedId',
        'status',
        'dateLastModified',
        'userSourcedId',
        'roleType',
        'role',
        'beginDate',
        'endDate',
        'orgSourcedId',
        'userProfileSourcedId',
      ],
      ...students.map(({ id }) => [`role-${id}`, '', '', id, 'primary', 'student', '', '', schoolId, '']),
      ...teachers.map(({ id }) => [`role-${id}`, '', '', id, 'primary', 'teacher', '', '', schoolId, '']),
    ],
    'enrollments.csv': [
      [
        'sourcedId',
        'status',
        'dateLastModified',
        'classSourcedId',
        'schoolSourcedId',
        'userSourcedId',
        'role',
        'primary',
        'beginDate',
        'endDate',
      ],
      ...students.flatMap(({ id, classId }) =>
        classId === null || !gidOf.has(classId)
          ? []
          : [[`in-${id}`, '', '', classId, schoolId, id, 'student', 'false', '', '']],
      ),
      ...lessons.map((one) => [
        `teaches-${one.teacherId}.${one.classId}.${one.subjectId}`,
        '',
        '',
        `${one.classId}.${one.subjectId}`,
        schoolId,
        one.teacherId,
        'teacher',
        'true',
        '',
        '',
      ]),
    ],
    'demographics.csv': [
      ['sourcedId', 'status', 'dateLastModified', 'birthDate', 'sex'],
      ...students.map((one) => [one.id, '', '', one.birthday ?? '', sex(one)]),
      ...teachers.map((one) => [one.id, '', '', '', sex(one)]),
    ],
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, lines]) => [name, csv(lines)])), {
    mtime: school.now,
  });
}

const packageFiles = [
  'academicSessions',
  'categories',
  'classes',
  'classResources',
  'courses',
  'courseResources',
  'demographics',
  'enrollments',
  'lineItemLearningObjectiveIds',
  'lineItems',
  'lineItemScoreScales',
  'orgs',
  'resources',
  'resultLearningObjectiveIds',
  'results',
  'resultScoreScales',
  'roles',
  'scoreScales',
  'userProfiles',
  'userResources',
  'users',
];
const written = ['academicSessions', 'classes', 'courses', 'demographics', 'enrollments', 'orgs', 'roles', 'users'];
