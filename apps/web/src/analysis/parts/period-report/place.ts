import type { PeriodAsked } from '@zhibi/contract/analysis/period-report';
import { MOST_REPORT_DAYS } from '@zhibi/contract/analysis/student-report';
import dayjs from 'dayjs';
import { useSubjectId } from '../../../people/index.js';
import { nowStamp } from '../../../platform/time.js';
import { useAddress } from '../../../platform/use-address.js';

export const periods = ['week', 'month', 'term', 'own'] as const;
export type Period = (typeof periods)[number];
const daysOf: Readonly<Record<Exclude<Period, 'own'>, number>> = { week: 7, month: 30, term: 180 };
const DAY = 'YYYY-MM-DD';

export interface Choice {
  period: string;
  from: string;
  to: string;
}

export interface Days {
  period: Period;
  from: string;
  to: string;
  /** Days asked for at the beginning are left out: one report has so many at most. */
  isCut: boolean;
}

/** Which days an address means: the last month where it says nothing that can be read. @param today the day of the school */
export function daysIn({ period, from, to }: Choice, today: dayjs.Dayjs): Days {
  const known = periods.find((one) => one === period) ?? 'month';
  if (known !== 'own')
    return { period: known, isCut: false, from: back(today, daysOf[known] - 1), to: today.format(DAY) };
  const [first, last] = [dayjs(from, DAY, true), dayjs(to, DAY, true)];
  const end = last.isValid() ? last : today;
  const start = first.isValid() && !first.isAfter(end) ? first : end.subtract(daysOf.month - 1, 'day');
  const isCut = end.diff(start, 'day') > MOST_REPORT_DAYS;
  return { period: known, isCut, from: isCut ? back(end, MOST_REPORT_DAYS) : start.format(DAY), to: end.format(DAY) };
}

const back = (day: dayjs.Dayjs, days: number) => day.subtract(days, 'day').format(DAY);

const keys = ['view', 'period', 'from', 'to', 'subject', 'gid', 'class', 'open'] as const;

/** What of the results is shown, in the address. */
export function usePlace() {
  const own = useSubjectId();
  const { now, go } = useAddress(keys);
  const days = daysIn(now, dayjs(nowStamp().slice(0, 8)));
  const gid = Number(now.gid);
  const subjectId = own ?? (Number(now.subject) || undefined);
  const asked: PeriodAsked = {
    from: days.from,
    to: days.to,
    ...(subjectId !== undefined && { subjectId }),
    ...(now.class !== '' && { classId: now.class }),
    ...(Number.isInteger(gid) && gid >= 1 && gid <= 12 && { gid }),
  };
  return { days, asked, now, go };
}
export type Place = ReturnType<typeof usePlace>;
