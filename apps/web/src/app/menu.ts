import type { RoleCode } from '@zhibi/contract/kernel';
import type { ScreenLine } from '../platform/screen-line.js';
import type { zh } from './text.zh.js';

export type EntryName = keyof typeof zh.entry;
export type GroupName = keyof typeof zh.group;

/** Who looks at the menu, and where. */
export interface MenuReader {
  role: RoleCode;
  /** The chosen school; '' for a whole district, organisation or tenant. */
  schoolId: string;
  /** The tenant's own product, '' for most. */
  customized: string;
}

interface Entry {
  name: EntryName;
  group?: GroupName;
  /** Whose menu it stands in; absent: everybody's. */
  roles?: readonly RoleCode[];
  /** What else must hold. */
  when?: (reader: MenuReader) => boolean;
}

const teaching = ['TEACHER', 'SCHOOLPRINCIPAL'] as const;
const learning = ['TEACHER', 'SCHOOLPRINCIPAL', 'REGION'] as const;
const printing = ['ZHIBI_PRINT_CENTER', 'ZHIBI_PRINT_SHOP'] as const;
const printCenter = ['ZHIBI_PRINT_CENTER'] as const;
const operations = ['ZHIBI_SRE', 'ZHIBI_SRE_SYS'] as const;

/** An officer sees the learning of a school, not of a district: the entries come with the choice of a school. */
const inSchool = ({ schoolId }: MenuReader) => schoolId !== '';
const forOfficersInSchool = (reader: MenuReader) => reader.role !== 'REGION' || inSchool(reader);
/** A customised tenant has a cloud drive of its own elsewhere. */
const ownTenant = ({ customized }: MenuReader) => customized === '';

/** The specification's menus by role, in their order; a screen claims an entry by `menu`, and it appears with the screen. */
export const entries: readonly Entry[] = [
  { name: 'home' },
  { name: 'resource', group: 'prepare', roles: teaching },
  { name: 'publish', group: 'prepare', roles: ['TEACHER'] },
  { name: 'analysis', group: 'learning', roles: learning, when: forOfficersInSchool },
  { name: 'handbook', group: 'learning', roles: learning, when: forOfficersInSchool },
  { name: 'recommend', group: 'learning', roles: learning, when: forOfficersInSchool },
  { name: 'cloud', group: 'prepare', roles: teaching, when: ownTenant },
  { name: 'studentInfo', group: 'learning', roles: ['STUDENT'] },
  { name: 'class', group: 'class', roles: ['TEACHER'] },
  { name: 'teachers', group: 'people', roles: ['SCHOOLADMIN'] },
  { name: 'students', group: 'people', roles: ['SCHOOLADMIN'] },
  { name: 'classes', group: 'people', roles: ['SCHOOLADMIN'] },
  { name: 'printOrders', group: 'school', roles: ['SCHOOLADMIN'] },
  { name: 'retention', group: 'school', roles: ['SCHOOLADMIN'] },
  { name: 'audit', group: 'school', roles: ['SCHOOLADMIN'] },
  { name: 'orgSchools', group: 'school', roles: ['ORGADMIN'] },
  { name: 'orgCodes', group: 'school', roles: ['ORGADMIN'] },
  { name: 'orgSettings', group: 'school', roles: ['ORGADMIN'] },
  { name: 'orgDevices', group: 'school', roles: ['ORGADMIN'] },
  { name: 'printCheck', group: 'print', roles: printCenter },
  { name: 'printTask', group: 'print', roles: printing },
  { name: 'printBatch', group: 'print', roles: printing },
  { name: 'printCount', group: 'print', roles: printing },
  { name: 'printSet', group: 'print', roles: printCenter },
  { name: 'printDict', group: 'print', roles: printCenter },
  { name: 'printOffline', group: 'print', roles: printCenter },
  { name: 'opsSchools', group: 'system', roles: operations },
  { name: 'opsJobs', group: 'system', roles: operations },
  { name: 'opsAudit', group: 'system', roles: operations },
  { name: 'opsSystem', group: 'system', roles: ['ZHIBI_SRE_SYS'] },
  { name: 'opsBooks', group: 'system', roles: ['ZHIBI_SRE_SYS'] },
  { name: 'opsSchool', group: 'school', roles: operations, when: inSchool },
  { name: 'opsResources', group: 'school', roles: operations, when: inSchool },
  { name: 'opsClasses', group: 'school', roles: operations, when: inSchool },
  { name: 'opsTeachers', group: 'school', roles: operations, when: inSchool },
  { name: 'opsStudents', group: 'school', roles: operations, when: inSchool },
  { name: 'opsCodes', group: 'school', roles: operations, when: inSchool },
];

export interface MenuEntry extends Entry {
  path: string;
}

const isFor = (reader: MenuReader, { roles, when }: Entry) =>
  (!roles || roles.includes(reader.role)) && (!when || when(reader));

/** The menu of a person: the entries of the role whose screens this person can reach. */
export const menuOf = (reachable: readonly ScreenLine[], reader: MenuReader): MenuEntry[] =>
  entries
    .filter((entry) => isFor(reader, entry))
    .flatMap((entry) => {
      const claiming = reachable.filter((screen) => screen.menu === entry.name);
      const screen = claiming.find((one) => one.roles?.includes(reader.role)) ?? claiming[0];
      return screen ? [{ ...entry, path: screen.path }] : [];
    });

/** Views of wrong questions are opened from several places; `from` in their address says from which, and that entry stays chosen. */
const wrongViews: readonly string[] = ['/class/studentWrong', '/class/studentReport', '/correction/wrong', '/wrong'];

function above(screens: readonly ScreenLine[], screen: ScreenLine, query: string): ScreenLine | undefined {
  const from = wrongViews.includes(screen.path) ? new URLSearchParams(query).get('from') : null;
  const opener = from === null ? undefined : screens.find((other) => other.path === from && other !== screen);
  const kind = screen.kindUnder?.[new URLSearchParams(query).get('kind') ?? ''];
  const places = opener ? [] : [kind ?? [], screen.under ?? []].flat();
  return opener ?? places.flatMap((path) => screens.find((one) => one.path === path && one !== screen) ?? [])[0];
}

/** From the menu's screen down to this one; a screen of its own, `under` nothing, is a trail of one. @param query of the address */
export function trailOf(screens: readonly ScreenLine[], screen: ScreenLine, query = ''): ScreenLine[] {
  const opener = above(screens, screen, query);
  return opener ? [...trailOf(screens, opener), screen] : [screen];
}

/** The entry that is chosen while a screen is shown: the nearest on its trail that claims one; '' for none. */
export const highlightOf = (screens: readonly ScreenLine[], screen: ScreenLine, query: string): string => {
  const trail = trailOf(screens, screen, query);
  const opened = wrongViews.includes(screen.path) && trail.length > 1 ? trail.slice(0, -1) : trail;
  return opened.findLast((one) => one.menu)?.menu ?? '';
};
