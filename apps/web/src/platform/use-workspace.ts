import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { type Session, session } from './session-store.js';
import { unknownAddress } from './unknown-address.js';

/**
 * Another role, stage, school or subject is another workspace: nothing of the old one is kept, and one begins at home or where it is told. The address that is left
 * does not stay behind in the history, so that publishing, whose step stands in it, begins at its first step again.
 */
export function useWorkspace(to = '/index'): (change: Partial<Session>) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (change) => {
    session.set(change);
    unknownAddress.tell(null); // it was of the old one
    queries.clear();
    void navigate(to, { replace: true });
  };
}
