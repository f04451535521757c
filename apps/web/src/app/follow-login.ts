import type { DataRouter } from 'react-router';
import { client } from '../platform/client.js';
import { session } from '../platform/session-store.js';
import { wipe } from '../platform/wipe.js';
import { loginAndBack } from '../session/index.js';
import { queries } from './queries.js';

/** Where this window goes when a login ends or is another's: who logs in again is back where they were, with what they were writing. */
export function followLogin(router: Pick<DataRouter, 'navigate' | 'state'>): void {
  const here = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  client.onSignedOut = (loginType) => {
    queries.clear();
    void wipe();
    void router.navigate(loginAndBack(loginType, here()), { replace: true });
  };
  session.onMovedElsewhere = (was) => {
    queries.clear();
    // Another tab has seen the login end: this one comes back to its own place. Who works as somebody else begins at home.
    const to = session.get().token ? '/index' : loginAndBack(was, here());
    void router.navigate(to, { replace: true });
  };
}
