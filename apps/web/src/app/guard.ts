import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import { type ScreenLine, screenAt } from '../platform/screen-line.js';
import { loginAddress } from '../session/index.js';

/** Where a navigation ends: at a screen, at another address, or at the login page with everything forgotten. */
export type Outcome =
  | { kind: 'enter'; screen: ScreenLine }
  | { kind: 'go'; to: string }
  | { kind: 'sign-out'; to: string };

export interface Visitor {
  token: string;
  loginType: LoginType | null;
  schoolId: string;
  /** null until the user record has said which roles there are: the role is checked once it is known. */
  role: RoleCode | null;
}

const HOME = '/index';

/** The first of these that exists is where operations and print staff begin; the specification's order. */
function landings({ loginType, role, schoolId }: Visitor): readonly string[] {
  if (loginType === 2) return ['/org', '/org/index'];
  if (loginType !== 4) return [];
  if (role === 'ZHIBI_PRINT_CENTER') return ['/devops/printCheck'];
  if (role === 'ZHIBI_PRINT_SHOP') return ['/devops/printBatch'];
  return schoolId ? ['/devops/school', '/devops/index'] : ['/devops/index'];
}

const mayEnterAs = (screen: ScreenLine, role: RoleCode | null) =>
  role === null || !screen.roles || screen.roles.includes(role);

/** A login type whose own screens are not built yet is received on the home page instead of nowhere. */
const isReceivedHome = (screens: readonly ScreenLine[], screen: ScreenLine, loginType: LoginType) =>
  screen.path === HOME && !screens.some((other) => other.loginTypes.includes(loginType));

/** Route × visitor → outcome: the whole navigation guard. `address` is path and query. */
export function decide(screens: readonly ScreenLine[], address: string, visitor: Visitor): Outcome {
  const path = address.split(/[?#]/)[0] ?? '/';
  if (path === '/') return { kind: 'go', to: HOME };
  const screen = screenAt(screens, path);
  if (!screen) return { kind: 'go', to: '/' };
  if (screen.loginTypes.length === 0) return { kind: 'enter', screen };
  if (!visitor.token || visitor.loginType === null)
    return { kind: 'go', to: `/login?redirect=${encodeURIComponent(address)}` };
  if (path === HOME) {
    const landing = landings(visitor).find((to) => screenAt(screens, to));
    if (landing) return { kind: 'go', to: landing };
  }
  const isRightType =
    screen.loginTypes.includes(visitor.loginType) || isReceivedHome(screens, screen, visitor.loginType);
  if (!isRightType) return { kind: 'sign-out', to: loginAddress(visitor.loginType) };
  return mayEnterAs(screen, visitor.role) ? { kind: 'enter', screen } : { kind: 'go', to: HOME };
}

/** The screens that this visitor can reach: what menus and links are drawn from. */
export const reachable = (screens: readonly ScreenLine[], visitor: Visitor): ScreenLine[] =>
  screens.filter((screen) => decide(screens, screen.path, visitor).kind === 'enter');
