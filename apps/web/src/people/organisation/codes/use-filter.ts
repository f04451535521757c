import { CodeRole, CodeState, type organisationApi } from '@zhibi/contract/people/organisation';
import type { z } from 'zod';
import { useAddress } from '../../../platform/use-address.js';

type Filter = Omit<z.input<typeof organisationApi.codes.input>, 'cursor'>;
const keys = ['words', 'school', 'role', 'state', 'batch'] as const;

/** Which codes are listed; it lives in the address. */
export function useFilter() {
  const { now, go } = useAddress(keys);
  const filter: Filter = {
    words: now.words || undefined,
    schoolId: now.school || undefined,
    role: CodeRole.safeParse(now.role).data,
    state: CodeState.safeParse(now.state).data,
    batchId: now.batch || undefined,
  };
  const chosen = keys.filter((key) => now[key] !== '');
  /** A school that has none yet has filtered nothing away. */
  const isNarrowed = chosen.some((key) => key !== 'school');
  return { filter, now, go, isFiltered: chosen.length > 0, isNarrowed };
}
