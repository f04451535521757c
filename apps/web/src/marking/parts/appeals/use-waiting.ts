import { useQueryClient } from '@tanstack/react-query';
import { markingEvents } from '@zhibi/contract/events/marking';
import { waitingAppeals } from '@zhibi/contract/marking/appeals';
import { refresh, useRead } from '../../../platform/api.js';
import { useEvent } from '../../../platform/events/use-event.js';

/** Where appeals are decided. */
export const APPEALS = '/homework/appeals';

/** How many appeals wait for this teacher, as they come and go. */
export function useWaitingAppeals(): number {
  const queries = useQueryClient();
  useEvent(markingEvents.appealed, () => void refresh(queries, [waitingAppeals]));
  return useRead(waitingAppeals, {}, { quiet: true }).data?.count ?? 0;
}
