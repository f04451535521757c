import type { PeriodLine } from '@zhibi/contract/analysis/period-report';
import { gradeName } from '@zhibi/contract/people';
import { useSession } from '../../../platform/session-store.js';
import { formatShortDay } from '../../../platform/time.js';

/** What a line is called: a grade in the reader's language, a homework with its day. */
export function useLineName(): (line: Pick<PeriodLine, 'name' | 'gid' | 'startAt'>) => string {
  const { language } = useSession();
  return ({ name, gid, startAt }) => {
    if (name === '' && gid !== null) return gradeName(gid, language);
    return startAt === null ? name : `${formatShortDay(startAt.slice(0, 8))} ${name}`;
  };
}
