import { waitingInRounds } from '@zhibi/contract/marking/rounds';
import type { z } from 'zod';
import { useSubjectId } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';

export type Mine = z.output<typeof waitingInRounds.output>['items'][number];
const nothing: readonly Mine[] = [];

/** What waits for this teacher in the marking that several share, of the chosen subject. */
export function useMine(): readonly Mine[] {
  const subjectId = useSubjectId();
  return useRead(waitingInRounds, subjectId === null ? {} : { subjectId }).data?.items ?? nothing;
}
