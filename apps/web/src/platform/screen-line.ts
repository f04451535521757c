import { forTeachers, type LoginType, type RoleCode } from '@zhibi/contract/kernel';
import { type ComponentType, createContext, useContext } from 'react';
import type { TextKey } from './text.js';

/** `shell`: side menu and top bar · `tool`: the whole window for work on paper · `plain`: a page of its own · `embed`: a page inside another program, for fingers. */
export type Layout = 'shell' | 'plain' | 'tool' | 'embed';

/** One line of a domain's screens.ts: router, menu, breadcrumb, guard and the walk of all routes read it. */
export interface ScreenLine {
  path: `/${string}`;
  title: TextKey;
  /** What a view of it is called, by the word `view` of its address. */
  viewTitles?: Readonly<Record<string, TextKey>>;
  layout: Layout;
  /** Who may enter by login type; an empty list opens the screen to everybody, without a token. */
  loginTypes: readonly LoginType[];
  /** Who may enter by role; absent: every role of these login types. */
  roles?: readonly RoleCode[];
  /** The entry of the side menu that opens it (`app/menu.ts` lists them). */
  menu?: string;
  /** The screen it belongs under: keeps that menu entry chosen and stands before it in the breadcrumb. Of several the first that the person may enter. */
  under?: `/${string}` | readonly `/${string}`[];
  /** What it belongs under where it is about another kind of people, by the word `kind` of its address. */
  kindUnder?: Readonly<Record<string, `/${string}`>>;
  /** May be opened with a hand-over token in the query by somebody who is not signed in: pages that other programs show. */
  tokenInQuery?: true;
  /** What must be open to this person beside the role, by name (`people/gates.ts` knows them). */
  needs?: string;
  /** Stays alive while hidden, with the address it had. */
  keepAlive?: boolean;
  load: () => Promise<{ Page: ComponentType }>;
}

/** School users, and people handed over by a partner: most screens are theirs. */
export const schoolLogins = [1, 3] as const satisfies readonly LoginType[];

/** What the client of the pens shows of our screens: handed over by a token, without a shell. */
export const inClient = {
  layout: 'embed',
  loginTypes: schoolLogins,
  roles: forTeachers.roles,
  tokenInQuery: true,
} as const satisfies Partial<ScreenLine>;

/** The screens that this person may enter now; `app` fills it. Links to anything else are not drawn. */
export const ScreensContext = createContext<readonly ScreenLine[]>([]);

/** The screen of an address, whatever its query. One address may be another page to another role. */
export const screenAt = (
  screens: readonly ScreenLine[],
  to: string,
  role: RoleCode | null = null,
): ScreenLine | undefined => {
  const path = to.split(/[?#]/)[0];
  const there = screens.filter((screen) => screen.path === path);
  return there.find(({ roles }) => role !== null && (!roles || roles.includes(role))) ?? there[0];
};

/** Can this person go there? A button whose screen does not exist is not drawn. */
export const useCanGo = (to: string): boolean => screenAt(useContext(ScreensContext), to) !== undefined;
