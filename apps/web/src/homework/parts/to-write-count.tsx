import { nowStamp } from '../../platform/time.js';
import { groupOf } from './student-work.js';
import { useMyHomework } from './use-my-homework.js';

/** How much is left to write, for the sign of a tab; nothing where nothing is. */
export function Count() {
  const { data } = useMyHomework();
  return groupOf(data?.items ?? [], 'toWrite', nowStamp()).length || null;
}
