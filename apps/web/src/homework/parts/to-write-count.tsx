import { nowStamp } from '../../platform/time.js';
import { groupOfSpoken, useMySpoken } from './my-spoken.js';
import { groupOf } from './student-work.js';
import { useMyHomework } from './use-my-homework.js';

/** How much is left to do, written and spoken as its page counts it, for the sign of a tab; nothing where nothing is. */
export function Count() {
  const { data } = useMyHomework();
  const toSay = useMySpoken().filter((one) => groupOfSpoken(one) === 'toWrite');
  return groupOf(data?.items ?? [], 'toWrite', nowStamp()).length + toSay.length || null;
}
