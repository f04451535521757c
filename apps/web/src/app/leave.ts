import { useQueryClient } from '@tanstack/react-query';
import { sessionApi } from '@zhibi/contract/session';
import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../platform/client.js';
import { session } from '../platform/session-store.js';
import { loginAddress } from '../session/index.js';

/** Logs out: the server ends the login, this browser forgets it, the login page of this kind of person comes. */
export function useLeave(): () => Promise<void> {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return useCallback(async () => {
    const { loginType } = session.get();
    await call(sessionApi.logout, {}).catch(() => undefined); // a login that the server no longer knows has ended anyway
    session.clear();
    queries.clear();
    await navigate(loginAddress(loginType), { replace: true });
  }, [queries, navigate]);
}
