import { SchoolStageId } from '@zhibi/contract/people';
import type { organisationApi } from '@zhibi/contract/people/organisation';
import type { z } from 'zod';
import { useAddress } from '../../../platform/use-address.js';

type Filter = Omit<z.input<typeof organisationApi.schools.input>, 'cursor'>;
const states = ['open', 'locked', 'hidden'] as const;
const keys = ['words', 'region', 'stage', 'state'] as const;

/** Which schools are listed; it lives in the address. */
export function useFilter() {
  const { now, go } = useAddress(keys);
  const filter: Filter = {
    words: now.words || undefined,
    regionId: now.region || undefined,
    stageId: SchoolStageId.safeParse(Number(now.stage)).data,
    state: states.find((one) => one === now.state),
  };
  return { filter, now, go, isFiltered: keys.some((key) => now[key] !== '') };
}
