import dayjs from 'dayjs';
import { useClasses } from '../../people/index.js';
import { useAddress } from '../../platform/use-address.js';

const MONTHS = 12;

/** The class, month and tab of the address; the first class and this month where it names none. */
export function useClassMonth() {
  const { now, go } = useAddress(['classId', 'month', 'tab']);
  const read = useClasses();
  const classes = read.data?.clazzs ?? [];
  const months = Array.from({ length: MONTHS }, (_, back) => dayjs().subtract(back, 'month').format('YYYYMM'));
  return {
    read,
    classes,
    months,
    classId: now.classId || classes[0]?.classId,
    month: /^20\d\d(0[1-9]|1[0-2])$/.test(now.month) ? now.month : (months[0] ?? ''),
    tab: now.tab,
    go,
  };
}
