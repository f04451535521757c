import type { PeriodReport } from '@zhibi/contract/analysis/period-report';
import { Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useNames, useSubjectId } from '../../../people/index.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import styles from './period-report.module.css';
import { type Place, periods } from './place.js';

/** Which days, and of which subject: the choice stands in the address. */
export function Choices({ place, subjects }: { place: Place; subjects: PeriodReport['subjects'] }) {
  const { t } = useTranslation('periodReport');
  const names = useNames();
  const own = useSubjectId();
  const { days, asked, go } = place;
  return (
    <FilterBar>
      <Select
        className={styles.choice}
        aria-label={t('period')}
        value={days.period}
        options={periods.map((value) => ({ value, label: t(`periods.${value}`) }))}
        onChange={(period) =>
          go(period === 'own' ? { period, from: days.from, to: days.to } : { period, from: '', to: '' })
        }
      />
      {days.period === 'own' &&
        (['from', 'to'] as const).map((end) => (
          <span key={end} className={styles.day}>
            <DayField
              isRequired
              aria-label={t(end)}
              value={dayjs(days[end])}
              until={dayjs()}
              onChange={(day) => day && go({ [end]: day.format('YYYY-MM-DD') })}
            />
          </span>
        ))}
      {own === null && (
        <Select
          allowClear
          className={styles.choice}
          aria-label={t('subject')}
          placeholder={t('everySubject')}
          value={asked.subjectId}
          options={subjects.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }))}
          onChange={(subjectId?: number) => go({ subject: subjectId === undefined ? '' : String(subjectId) })}
        />
      )}
    </FilterBar>
  );
}
