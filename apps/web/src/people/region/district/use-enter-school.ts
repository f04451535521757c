import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { session } from '../../../platform/session-store.js';

/** Another school is another workspace: home, or where the person goes on, and nothing of the district's is kept on the screen. */
export function useEnterSchool(): (schoolId: string, to?: string) => void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (schoolId, to = '/index') => {
    session.set({ schoolId });
    queries.clear();
    void navigate(to, { replace: true });
  };
}
