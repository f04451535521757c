import { useEffect, useRef } from 'react';
import { client } from '../client.js';
import { session } from '../session-store.js';
import { EventStream } from './event-stream.js';
import type { EventName } from './wire.js';

/** The event stream of this tab; `app` starts it when somebody is signed in. */
export const events = new EventStream({ token: () => session.get().token, renew: client.renew });

/** Runs the handler for every event of this name while the component is on the screen. `data` is unknown: parse it. */
export function useEvent(name: EventName, handler: (data: unknown) => void): void {
  const newest = useRef(handler);
  // The newest handler for a subscription that stays.
  useEffect(() => {
    newest.current = handler;
  });
  // The event stream lives outside React.
  useEffect(() => {
    const forget = events.on(name, (data) => newest.current(data));
    return () => {
      forget();
    };
  }, [name]);
}
