import type { ComponentType } from 'react';
import type { User } from '../people/index.js';
import { type ScreenLine, screenAt } from '../platform/screen-line.js';
import { type EntryName, menuOf, trailOf } from './menu.js';
import type { zh } from './text.zh.js';

// What a domain offers is fetched when it is drawn: the shell does not grow with it.
const toWrite = () => import('../homework/index.js').then(({ loadToWriteCount }) => loadToWriteCount());
const toMark = () => import('../marking/index.js').then(({ loadToMarkCount }) => loadToMarkCount());
const toReview = () => import('../analysis/index.js').then(({ loadToReviewCount }) => loadToReviewCount());

/** A place of the bar: its word, its screen, and how much is left there. */
export interface Tab {
  name: Exclude<keyof typeof zh.tab, 'more'> | EntryName;
  path: string;
  /** Screens that belong to it without standing under it. */
  holds?: readonly string[];
  count?: () => Promise<{ Count: ComponentType }>;
}

const me: Tab = { name: 'me', path: '/user/index', holds: ['/user/app', '/student/info'] };
const ofStudent: readonly Tab[] = [
  { name: 'home', path: '/index' },
  { name: 'work', path: '/student/detail', count: toWrite },
  { name: 'book', path: '/wrong', count: toReview },
  me,
];
const ofTeacher: readonly Tab[] = [
  { name: 'home', path: '/index' },
  { name: 'work', path: '/homework/written' },
  { name: 'mark', path: '/markFull', count: toMark },
  { name: 'classes', path: '/class/index' },
  me,
];
const AT_MOST = 5;

type Whose = Pick<User, 'currentRole' | 'schoolId' | 'customized'>;

export interface Tabs {
  tabs: Tab[];
  /** What there is no room for: it stands behind a place of its own. */
  more: Tab[];
}

/** The places of the bar at the thumb. Students and teachers have their own, all others their menu: what does not fit a phone comes behind the last. */
export function tabsOf(screens: readonly ScreenLine[], { currentRole: role, schoolId, customized }: Whose): Tabs {
  const isThere = ({ path }: Tab) => screenAt(screens, path) !== undefined;
  if (role === 'STUDENT') return { tabs: ofStudent.filter(isThere), more: [] };
  if (role === 'TEACHER') return { tabs: ofTeacher.filter(isThere), more: [] };
  const entries: Tab[] = menuOf(screens, { role, schoolId, customized }).map(({ name, path }) => ({ name, path }));
  if (isThere(me)) return { tabs: [...entries.slice(0, AT_MOST - 1), me], more: [] }; // the rest stands on that page
  if (entries.length <= AT_MOST) return { tabs: entries, more: [] };
  return { tabs: entries.slice(0, AT_MOST - 1), more: entries.slice(AT_MOST - 1) };
}

/** The tab that is chosen while a screen is shown: the nearest on the way to it; none where the screen stands in no tab. */
export function tabAt(
  tabs: readonly Tab[],
  screens: readonly ScreenLine[],
  { screen, query }: { screen: ScreenLine; query: string },
): Tab | undefined {
  const trail = trailOf(screens, screen, query).reverse();
  return trail.flatMap(({ path }) => tabs.filter((tab) => tab.path === path || tab.holds?.includes(path)))[0];
}
