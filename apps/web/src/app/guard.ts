import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import { type ScreenLine, screenAt } from '../platform/screen-line.js';
import type { NotOpened } from '../platform/unknown-address.js';
import { loginAddress, loginAndBack } from '../session/index.js';

/**
 * Where a navigation ends: at a screen, at another address, `unknown` where nothing stands at the first and `not-yours` where it is another role's, `no-school` where a school is to be entered first, at the login page with everything forgotten, or first at the
 * server, which exchanges the token of the address; `to` is the address without it.
 */
export type Outcome =
  | { kind: 'enter'; screen: ScreenLine }
  | { kind: 'go'; to: string; why?: NotOpened['why'] }
  | { kind: 'sign-out'; to: string }
  | { kind: 'exchange'; token: string; to: string };

export interface Visitor {
  token: string;
  loginType: LoginType | null;
  schoolId: string;
  /** null until the user record has said which roles there are: the role is checked once it is known. */
  role: RoleCode | null;
  /** Whether a gate is open to this person; absent until the user record is known. */
  hasGate?: (name: string) => boolean;
}

const HOME = '/index';

/**
 * The first of these that can be entered is where organisation, operations and print staff begin, in the specification's
 * order; a shop begins at its batches. The print centre and its shops serve the whole tenant: a school left over in the storage is not theirs.
 */
function landings({ loginType, role, schoolId }: Visitor): readonly string[] {
  if (loginType === 2) return ['/org/index'];
  // Of operations and print staff nobody knows before their record has come which of them it is: they are led on then.
  if (loginType !== 4 || role === null) return [];
  if (schoolId && role !== 'ZHIBI_PRINT_CENTER' && role !== 'ZHIBI_PRINT_SHOP')
    return ['/devops/school', '/devops/index'];
  if (role === 'ZHIBI_PRINT_CENTER') return ['/devops/printCheck'];
  if (role === 'ZHIBI_PRINT_SHOP') return ['/devops/printBatch'];
  return ['/devops/index'];
}

const mayEnterAs = (screen: ScreenLine, { role, hasGate }: Visitor) =>
  (role === null || !screen.roles || screen.roles.includes(role)) &&
  (!screen.needs || !hasGate || hasGate(screen.needs));

/** Where no first screen of these login types can be entered, the home page receives them instead of nothing. */
const isReceivedHome = (path: string, loginType: LoginType) => path === HOME && (loginType === 2 || loginType === 4);

/** The address without a token, and the token: nothing that is kept, logged or sent on may hold one. */
function withoutToken(address: string): { to: string; token: string } {
  const [path = '', query = ''] = address.split('#')[0]?.split('?') ?? [];
  const rest = new URLSearchParams(query);
  const token = rest.get('token') ?? '';
  if (!rest.has('token')) return { to: address, token: '' };
  rest.delete('token');
  return { to: rest.size > 0 ? `${path}?${rest}` : path, token };
}

/** The login page of those who may enter the screen, and back to it afterwards: an account of one page is none on the other. */
const loginFor = ({ loginTypes: [first] }: ScreenLine, to: string) => loginAndBack(first ?? null, to);

/** Route × visitor → outcome: the whole navigation guard. `address` is path and query. */
export function decide(screens: readonly ScreenLine[], address: string, visitor: Visitor): Outcome {
  const path = address.split(/[?#]/)[0] ?? '/';
  if (path === '/') return { kind: 'go', to: HOME };
  const screen = screenAt(screens, path, visitor.role);
  if (!screen) return { kind: 'go', to: '/', why: 'unknown' };
  const { to, token } = withoutToken(address);
  const isOpen = screen.loginTypes.length === 0;
  const isSignedIn = visitor.token !== '' && visitor.loginType !== null;
  if (token && screen.tokenInQuery && !isSignedIn) return { kind: 'exchange', token, to };
  if (to !== address) return { kind: 'go', to };
  if (isOpen) return { kind: 'enter', screen };
  if (!isSignedIn || visitor.loginType === null) return { kind: 'go', to: loginFor(screen, to) };
  if (path === HOME) {
    const landing = landings(visitor).find((one) => {
      const first = screenAt(screens, one, visitor.role);
      return first && mayEnterAs(first, visitor);
    });
    if (landing) return { kind: 'go', to: landing };
  }
  const isRightType = screen.loginTypes.includes(visitor.loginType) || isReceivedHome(path, visitor.loginType);
  if (!isRightType) return { kind: 'sign-out', to: loginAddress(visitor.loginType) };
  if (mayEnterAs(screen, visitor)) return { kind: 'enter', screen };
  // Of operations: it is theirs, as soon as they have entered a school.
  const isSchoolMissing =
    screen.needs === 'school' && !visitor.schoolId && mayEnterAs({ ...screen, needs: undefined }, visitor);
  return { kind: 'go', to: HOME, why: isSchoolMissing ? 'no-school' : 'not-yours' };
}

/** The screens that this visitor can reach: what menus and links are drawn from. */
export const reachable = (screens: readonly ScreenLine[], visitor: Visitor): ScreenLine[] =>
  screens.filter((screen) => {
    const outcome = decide(screens, screen.path, visitor);
    return outcome.kind === 'enter' && outcome.screen === screen;
  });
