import type { EventDeclaration } from '@zhibi/contract/kernel';
import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import { client } from '../client.js';
import { session } from '../session-store.js';
import { EventStream } from './event-stream.js';

/** The event stream of this tab; `app` starts it when somebody is signed in. */
export const events = new EventStream({ token: () => session.get().token, renew: client.renew });

/** Runs the handler for every such event while the component is on the screen, with what the contract declares it to say. */
export function useEvent<Data extends z.ZodType>(
  event: EventDeclaration<Data>,
  handler: (data: z.output<Data>) => void,
): void {
  const newest = useRef(handler);
  // The newest handler for a subscription that stays.
  useEffect(() => {
    newest.current = handler;
  });
  // The event stream lives outside React.
  useEffect(() => {
    const forget = events.on(event, (data) => newest.current(data));
    return () => {
      forget();
    };
  }, [event]);
}
