import type { LoginType, RoleCode } from '@zhibi/contract/kernel';
import { isHomeworkManager } from '@zhibi/contract/people';

/** The school-year banner is for everybody but the print centre and the print shops. */
export const hasYearBanner = (role: RoleCode): boolean => role !== 'ZHIBI_PRINT_CENTER' && role !== 'ZHIBI_PRINT_SHOP';

/** A connected pen is told to school users who are neither students nor administrators. */
export const hasPenPrompt = (role: RoleCode, loginType: LoginType | null): boolean =>
  loginType === 1 && role !== 'STUDENT' && role !== 'SCHOOLADMIN';

/** What the avatar menu offers beside the manual and the way out: nothing to staff and administrators, and no menu at all to people of a partner. */
export function avatarEntries(
  role: RoleCode,
  loginType: LoginType | null,
): ('me' | 'newest' | 'app' | 'help' | 'logOut')[] {
  if (loginType === 3) return [];
  return loginType === 1 && role !== 'SCHOOLADMIN' ? ['me', 'newest', 'app', 'help', 'logOut'] : ['help', 'logOut'];
}

/** What the product on a phone is called: an assistant of correction is for those who correct, which a child does not. */
export const appNameOf = (user: { currentRole: RoleCode; customized: string }) =>
  isHomeworkManager(user) ? 'app.manager' : user.currentRole === 'STUDENT' ? 'app.phone' : 'app.assistant';

/** Who looks after the store of files. */
export const hasDamageBanner = (role: RoleCode): boolean => role === 'ZHIBI_SRE' || role === 'ZHIBI_SRE_SYS';

/** Who acts for a school that they have chosen. */
export const hasActingBar = (role: RoleCode, schoolId: string): boolean =>
  schoolId !== '' && (role === 'ZHIBI_SRE' || role === 'ZHIBI_SRE_SYS');
