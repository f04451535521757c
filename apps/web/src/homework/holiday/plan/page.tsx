import { type HolidayPlan, holidayForStudents, type PlanDay } from '@zhibi/contract/homework/holiday';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay } from '../../../platform/time.js';
import { Section } from '../../../platform/touch/section.js';
import { TouchHead } from '../../../platform/touch/touch-head.js';
import { DaySheet } from './day-sheet.js';
import styles from './plan.module.css';
import { WeekRows } from './week-rows.js';

/** A student's own plan of the holiday: today first, then what was left behind, what is handed in, and the days to come. */
export function Page() {
  const { t } = useTranslation('holiday');
  const read = useRead(holidayForStudents.plans, {});
  return (
    <>
      <TouchHead title={t('plan.title')} back="/index" />
      <Screen
        read={read}
        skeleton={{ rows: 6 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('plan.empty')} hint={t('plan.emptyHint')} />}
      >
        {({ items }) => items.map((plan) => <Plan key={plan.holidayId} plan={plan} />)}
      </Screen>
    </>
  );
}

const isOpen = ({ tasks }: PlanDay) => tasks.some(({ state }) => state === 'open');
/** Something is printed on the day, or was moved to it or away from it. */
const isUsed = ({ tasks, skip }: PlanDay) => tasks.length > 0 || skip !== null;

function Plan({ plan }: { plan: HolidayPlan }) {
  const { t } = useTranslation('holiday');
  const { title, from, to, today, days, done, total } = plan;
  const now = days.filter(({ day }) => day === today);
  const behind = days.filter((one) => one.day < today && isOpen(one));
  const past = days.filter((one) => one.day < today && isUsed(one) && !isOpen(one));
  const later = days.filter((one) => one.day > today && isUsed(one));
  const daysUnder = (name: 'today' | 'beforeOpen' | 'later' | 'before', list: PlanDay[]) =>
    list.length > 0 && (
      <Section title={t(`plan.${name}`)}>
        {list.map((one) => (
          <DaySheet key={one.day} holidayId={plan.holidayId} one={one} isToday={one.day === today} />
        ))}
      </Section>
    );
  return (
    <>
      <div className={styles.head}>
        <b>{title}</b>
        <span>
          {t('days', { from: formatDay(from), to: formatDay(to) })} · {t('plan.progress', { done, total })}
        </span>
        <Bar value={total === 0 ? 0 : done / total} tone="success" heightPx={8} />
      </div>
      {daysUnder('today', now)}
      {daysUnder('beforeOpen', behind)}
      <WeekRows plan={plan} />
      {daysUnder('later', later)}
      {daysUnder('before', past)}
    </>
  );
}
