import { declaredEvents } from '@zhibi/contract/declared-events';
import { useEffect } from 'react';
import { events } from '../platform/events/use-event.js';
import { useSession } from '../platform/session-store.js';
import { useResync } from './use-resync.js';

/** Listens to the server on every screen, in the shell and in full-screen tools alike. @param account whose news it is */
export function useEventStream(account: string): void {
  const isSignedIn = useSession().token !== '';
  useResync();
  // The event stream lives outside React: one connection for whoever is signed in.
  useEffect(() => {
    if (!isSignedIn) return;
    events.start(account, declaredEvents);
    return () => events.stop();
  }, [isSignedIn, account]);
}
