import { session } from '../platform/session-store.js';
import { loadWords } from './i18n.js';

/** What stands behind the login: fetched while a person types, so that the home page is there when the password is right. */
export function fetchHomeWhileTyping(root: HTMLElement): void {
  const fetchIt = () =>
    // Whoever opens the page says what is wrong, should one of these not come.
    void Promise.all([import('./signed-in.js'), import('./home/page.js'), loadWords('app', 'people')]).catch(() => {});
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(fetchIt) : setTimeout(fetchIt, 1));
  if (!session.get().token) root.addEventListener('input', whenIdle, { once: true });
}
