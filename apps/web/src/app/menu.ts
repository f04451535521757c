import type { RoleCode } from '@zhibi/contract/kernel';
import type { ScreenLine } from '../platform/screen-line.js';
import type { zh } from './text.zh.js';

export type EntryName = keyof typeof zh.entry;
export type GroupName = keyof typeof zh.group;
interface Entry {
  name: EntryName;
  group?: GroupName;
}

/** The entries of the side menu in their order; a screen claims one by `menu`. Which of them a role sees follows from the screens. */
export const entries: readonly Entry[] = [
  { name: 'home' },
  { name: 'resource', group: 'prepare' },
  { name: 'publish', group: 'prepare' },
  { name: 'correct', group: 'prepare' },
  { name: 'cloud', group: 'prepare' },
  { name: 'analysis', group: 'learning' },
  { name: 'handbook', group: 'learning' },
  { name: 'recommend', group: 'learning' },
  { name: 'wrong', group: 'learning' },
  { name: 'studentInfo', group: 'learning' },
  { name: 'class', group: 'class' },
  { name: 'teachers', group: 'people' },
  { name: 'students', group: 'people' },
  { name: 'classes', group: 'people' },
  { name: 'orgSchools', group: 'school' },
  { name: 'orgCodes', group: 'school' },
  { name: 'orgSettings', group: 'school' },
  { name: 'orgDevices', group: 'school' },
  { name: 'printCheck', group: 'print' },
  { name: 'printTask', group: 'print' },
  { name: 'printBatch', group: 'print' },
  { name: 'printCount', group: 'print' },
  { name: 'printSet', group: 'print' },
  { name: 'printDict', group: 'print' },
  { name: 'printOffline', group: 'print' },
  { name: 'opsSchools', group: 'system' },
  { name: 'opsBooks', group: 'system' },
  { name: 'opsSchool', group: 'school' },
  { name: 'opsResources', group: 'school' },
  { name: 'opsClasses', group: 'school' },
  { name: 'opsTeachers', group: 'school' },
  { name: 'opsStudents', group: 'school' },
  { name: 'opsCodes', group: 'school' },
];

export interface MenuEntry extends Entry {
  path: string;
}

/** The menu of a role: the entries whose screens this person can reach. */
export const menuOf = (reachable: readonly ScreenLine[], role: RoleCode | null): MenuEntry[] =>
  entries.flatMap((entry) => {
    const isFor = ({ menuFor }: ScreenLine) => !menuFor || (role !== null && menuFor.includes(role));
    const claiming = reachable.filter((screen) => screen.menu === entry.name && isFor(screen));
    const screen = claiming.find((one) => role && one.roles?.includes(role)) ?? claiming[0];
    return screen ? [{ ...entry, path: screen.path }] : [];
  });

/** From the menu's screen down to this one; a screen of its own, `under` nothing, is a trail of one. */
export function trailOf(screens: readonly ScreenLine[], screen: ScreenLine): ScreenLine[] {
  const above = screen.under ? screens.find((other) => other.path === screen.under) : undefined;
  return above && above !== screen ? [...trailOf(screens, above), screen] : [screen];
}
