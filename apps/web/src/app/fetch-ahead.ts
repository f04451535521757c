import { session } from '../platform/session-store.js';
import { loadWords } from './i18n.js';

// Whoever opens the page says what is wrong, should one of these not come.
const whatStandsAroundAllScreens = () =>
  void Promise.all([import('./screens.js'), import('./signed-in.js'), loadWords('app', 'people')]).catch(() => {});
const home = () => void import('./home/page.js').catch(() => {});

/** What stands behind the login: fetched while a person types, so that the home page is there when the password is right. */
export function fetchHomeWhileTyping(root: HTMLElement): void {
  const fetchIt = () => {
    whatStandsAroundAllScreens();
    home();
  };
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(fetchIt) : setTimeout(fetchIt, 1));
  if (!session.get().token) root.addEventListener('input', whenIdle, { once: true });
}

/** Who is signed in needs the list of screens and what stands around them: both at once, not one after the other. */
export function fetchShellWithScreens(): void {
  if (session.get().token) whatStandsAroundAllScreens();
}
