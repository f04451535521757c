import { describe, expect, it } from 'vitest';
import { judgeClasses, readClassRow } from '../judge/rules-class-rows.js';
import { ClassBook } from '../judge/rules-classes.js';
import { RowReader } from '../judge/rules-row-reader.js';
import { fieldOfTitle } from './rules-columns.js';
import { byColumn, listOfOneRoster, oneRosterFiles } from './rules-oneroster.js';
import type { OneRosterRow } from './rules-oneroster-files.js';
import { isOfStrangers, lackingFile } from './rules-oneroster-roles.js';

const ours = { schoolId: 'id', name: '示范学校', today: '2026-11-28' };
const table = (head: string, ...lines: string[]) =>
  byColumn([head, ...lines].map((line, nth) => ({ at: nth + 1, cells: line.split('|') })));

const orgs = ['O1||示范学校|school', 'O2||别的学校|school', 'D||学区|district'];
const roles = [
  'u1|primary|student||O1',
  'u2|primary|student||O2',
  'u3|primary|student|2020-01-01|O1',
  'u4|primary|student||O1',
  'u5|primary|student||O1',
  'u6|primary|student|2020-01-01|O2',
  'u6|secondary|student||O1',
];
const enrollments = [
  'K1|u1|student|',
  'K9|u2|student|',
  'K1|u5|student|',
  'K2|u5|student|',
  'K1|u6|student|2020-01-01',
  'K2|u6|student|',
];

function packageOf(given: { orgs?: string[] } = {}) {
  return new Map<string, OneRosterRow[]>([
    ['manifest.csv', table('propertyName|value', 'file.users|bulk', 'file.enrollments|bulk', 'file.results|absent')],
    ['orgs.csv', table('sourcedId|status|name|type', ...(given.orgs ?? orgs))],
    [
      'classes.csv',
      table(
        'sourcedId|title|grades|classType|schoolSourcedId',
        'K1|8-1|08|homeroom|O1',
        'K2|8-2|08|homeroom|O1',
        'K9|8-9|08|homeroom|O2',
      ),
    ],
    [
      'users.csv',
      table(
        'sourcedId|enabledUser|givenName|familyName|status',
        ...['u1', 'u2', 'u3', 'u4', 'u5', 'u6'].map((id) => `${id}|${id === 'u4' ? 'false' : 'true'}|明|王|`),
      ),
    ],
    ['roles.csv', table('userSourcedId|roleType|role|endDate|orgSourcedId', ...roles)],
    ['enrollments.csv', table('classSourcedId|userSourcedId|role|endDate', ...enrollments)],
  ]);
}

/** What the list says of each: class, and the reason for which it waits. */
function students(files = packageOf()) {
  const { head, rows } = listOfOneRoster(files, 'students', ours);
  const at = (title: string) => head.indexOf(title);
  return rows.map(({ cells }) => {
    const texts = { className: cells[at('class title')] ?? '', role: cells[at('role')] ?? '' };
    const reader = new RowReader({ texts, unreckoned: [] });
    reader.role('students');
    return [cells[at('sourcedId')], texts.className, reader.problems.map(({ reason }) => reason).join()];
  });
}

describe('a package of OneRoster', () => {
  it('takes in the people of our school who are there now; of all others it says why not', () => {
    expect(students()).toEqual([
      ['u1', '8-1', ''],
      ['u2', '', 'other-school'],
      ['u3', '', 'role-ended'],
      ['u4', '', 'not-enabled'],
      ['u5', '', 'several-homes'],
      ['u6', '8-2', ''],
    ]);
  });

  it('shows the phones beside students as a column that is not taken, and none where there are none', () => {
    const files = packageOf();
    expect(listOfOneRoster(files, 'students', ours).head).not.toContain('phone');
    files.set('users.csv', table('sourcedId|enabledUser|givenName|familyName|status|sms', 'u1|true|明|王||12345'));
    const { head, rows } = listOfOneRoster(files, 'students', ours);
    expect(rows[0]?.cells[head.indexOf('phone')]).toBe('12345');
    expect(fieldOfTitle('phone', 'students')).toBeNull();
  });

  it('makes no class of another school, and counts it among what is left out, also where one of ours is called the same', () => {
    const classes = new ClassBook([], { firstGid: 7, lastGid: 9 });
    const judged = (given = packageOf()) => {
      const { head, rows } = listOfOneRoster(given, 'classes', ours);
      const read = rows.map(({ at, cells }) => {
        const [className = '', grade = '', role = ''] = cells;
        return readClassRow(
          { rowNo: at, texts: { className, grade, role }, unreckoned: [], decision: null },
          { classes },
        );
      });
      const words = judgeClasses(read).map(({ found, status, problems }) => [
        found.name,
        status,
        problems.map(({ reason }) => reason).join(),
      ]);
      return [head.length, ...words];
    };
    const [first, second] = ['八年级(1)班', '八年级(2)班'].map((name) => [name, 'added', '']);
    expect(judged()).toEqual([3, first, second, ['8-9', 'bad', 'other-school']]);
    const same = packageOf();
    same
      .get('classes.csv')
      ?.push(...table('sourcedId|title|grades|classType|schoolSourcedId', 'K8|8-1|08|homeroom|O2'));
    expect(judged(same)).toEqual([3, first, second, ['8-9', 'bad', 'other-school'], ['8-1', 'bad', 'other-school']]);
    expect(judged(packageOf({ orgs: ['O1||示范学校|school'] }))).toEqual([
      2,
      first,
      second,
      ['八年级(9)班', 'added', ''],
    ]);
  });

  it('of several schools, none of them ours, is refused; one alone is ours, whatever its name', () => {
    const others = ['O1||甲|school', 'O2||乙|school'];
    expect(isOfStrangers(packageOf({ orgs: others }), ours)).toBe(true);
    expect(isOfStrangers(packageOf({ orgs: ['O1||甲|school'] }), ours)).toBe(false);
    expect(students(packageOf({ orgs: ['O1||甲|school'] }))[1]).toEqual(['u2', '8-9', '']);
    expect(students(packageOf({ orgs: ['id||甲|school', 'O2||乙|school', 'O1|tobedeleted|丙|school'] }))[1]?.[2]).toBe(
      'other-school',
    );
  });

  it('is not read as whole where a file is missing that it names', () => {
    const files = packageOf();
    expect(lackingFile(files, oneRosterFiles)).toBeUndefined();
    files.delete('enrollments.csv');
    expect(lackingFile(files, oneRosterFiles)).toBe('enrollments');
  });
});

it.each(['students', 'teachers', 'classes'] as const)(
  'the columns of %s are called as in the files, and each is known',
  (kind) => {
    const { head } = listOfOneRoster(packageOf(), kind, ours);
    expect(head.filter((title) => /[^\w ]/.test(title))).toEqual([]);
    expect(head.filter((title) => fieldOfTitle(title, kind) === null)).toEqual([]);
  },
);
