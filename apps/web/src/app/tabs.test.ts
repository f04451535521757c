import type { RoleCode } from '@zhibi/contract/kernel';
import { describe, expect, it } from 'vitest';
import { screenAt } from '../platform/screen-line.js';
import { reachable } from './guard.js';
import { screens } from './screens.js';
import { tabAt, tabsOf } from './tabs.js';

const loginTypeOf = (role: RoleCode) => (role === 'ORGADMIN' ? 2 : role.startsWith('ZHIBI_') ? 4 : 1);

function barOf(role: RoleCode) {
  const mine = reachable(screens, { token: 't', loginType: loginTypeOf(role), schoolId: 's', role });
  const { tabs, more } = tabsOf(mine, { currentRole: role, schoolId: 's', customized: '' });
  const chosenAt = (address: string) => {
    const [path = '', query = ''] = address.split('?');
    const screen = screenAt(mine, path, role);
    if (!screen) throw new Error(`${role} has no ${path}`);
    return tabAt([...tabs, ...more], mine, { screen, query })?.name;
  };
  return { names: tabs.map(({ name }) => name), more: more.map(({ name }) => name), chosenAt };
}

describe('the bar at the thumb', () => {
  it.each<[RoleCode, string[], string[]]>([
    ['STUDENT', ['home', 'work', 'book', 'me'], []],
    ['TEACHER', ['home', 'work', 'mark', 'classes', 'me'], []],
    ['SCHOOLADMIN', ['home', 'teachers', 'students', 'classes', 'me'], []],
    ['ORGADMIN', ['orgSchools', 'orgCodes', 'orgSettings', 'orgDevices'], []],
    [
      'ZHIBI_PRINT_CENTER',
      ['home', 'printCheck', 'printTask', 'printBatch'],
      ['printCount', 'printSet', 'printDict', 'printOffline'],
    ],
    ['ZHIBI_PRINT_SHOP', ['printTask', 'printBatch', 'printCount'], []],
  ])('of %s fits a phone, and the rest stands behind one more', (role, names, more) =>
    expect(barOf(role)).toMatchObject({ names, more }),
  );

  it.each<[RoleCode, string, string | undefined]>([
    ['STUDENT', '/student/detail', 'work'],
    ['STUDENT', '/wrong', 'book'],
    ['STUDENT', '/student/info', 'me'],
    ['STUDENT', '/user/app', 'me'],
    ['STUDENT', '/class/comment', 'home'],
    ['STUDENT', '/study/stageDetail', 'home'],
    ['STUDENT', '/class/studentReport', 'book'],
    ['STUDENT', '/homework/spoken', 'work'],
    ['STUDENT', '/homework/spoken/detail', 'work'],
    ['STUDENT', '/homework/holiday', 'work'],
    ['STUDENT', '/student/answer', 'work'],
    ['STUDENT', '/student/photo', 'work'],
    ['TEACHER', '/class/studentReport?studentId=1', 'classes'],
    ['SCHOOLADMIN', '/class/comment', 'classes'],
    ['TEACHER', '/homework/written/detail', 'work'],
    ['TEACHER', '/class/arrange', 'classes'],
    ['TEACHER', '/user/app', 'me'],
    ['TEACHER', '/class/studentWrong?studentId=1&from=/student/detail', 'classes'],
    ['TEACHER', '/study/analysis', undefined],
    ['TEACHER', '/source/list', undefined],
  ])('shows %s at %s where one is: %s', (role, path, name) => expect(barOf(role).chosenAt(path)).toBe(name));
});
