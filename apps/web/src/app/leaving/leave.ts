import { useQueryClient } from '@tanstack/react-query';
import { pairApi } from '@zhibi/contract/session';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../platform/client.js';
import { dropLeftDrafts } from '../../platform/drafts/left-drafts.js';
import { events } from '../../platform/events/use-event.js';
import { leaving } from '../../platform/leaving.js';
import { session } from '../../platform/session-store.js';
import { isTrusted } from '../../platform/trusted.js';
import { wipe } from '../../platform/wipe.js';
import { openHidden } from './hidden-frame.js';
import { wayOut } from './way-out.js';

/** Logs out: the server ends the login, the service one came from too, this browser forgets the person, and the way out is gone. */
export function useLeave(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { frame, end } = wayOut(session.get(), isTrusted);
    events.stop(); // the server ends it with the login: it would knock again in vain
    await call(pairApi.logout, {}).catch(() => undefined); // a login that the server no longer knows has ended anyway
    if (frame) await openHidden(frame);
    await leaving.forget();
    dropLeftDrafts();
    await wipe();
    queries.clear();
    if (end.kind === 'away') return location.assign(end.to);
    if (end.kind === 'close') window.close();
    // A window that no script has opened stays open: the person is at the login page then.
    await navigate(end.kind === 'page' ? end.to : '/login', { replace: true });
  }, [queries, navigate]);
}
