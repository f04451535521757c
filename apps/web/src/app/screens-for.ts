import { fetched } from '../platform/missing-code.js';
import { type ScreenLine, screenAt } from '../platform/screen-line.js';
import { screens as ofLogin } from '../session/screens.js';

/** The screens among which an address is found: who logs in waits for none but those of the login, and all others come with the first other address. */
export async function screensFor(pathname: string): Promise<readonly ScreenLine[]> {
  if (screenAt(ofLogin, pathname)) return ofLogin;
  return (await fetched(() => import('./screens.js'))).screens;
}
