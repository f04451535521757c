import type { ClassReport } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRate } from '../../platform/time.js';
import type { Picked } from './papers-drawer.js';
import styles from './report.module.css';
import { studentsFrom } from './students-behind.js';

const EXCELLENT = 85;
const PASSED = 60;

/** One strip of plain numbers; each opens the papers it counts. */
export function Numbers({ report, onPick }: { report: ClassReport; onPick: (picked: Picked) => void }) {
  const { t } = useTranslation('analysis');
  const { sat, students, marked, mean, gradeMean, median, excellent, passed, best, worst } = report;
  const share = (count: number) => (marked === 0 ? ABSENT : formatRate(count / marked));
  const numbers = [
    { name: 'sat', value: sat, note: `/${students}`, from: 0 },
    {
      name: 'mean',
      value: formatNumber(mean),
      note: gradeMean === null ? '' : t('numbers.grade', { mean: formatNumber(gradeMean) }),
      from: 0,
    },
    { name: 'median', value: formatNumber(median), note: '', from: 0 },
    { name: 'excellent', value: share(excellent), note: t('numbers.people', { count: excellent }), from: EXCELLENT },
    { name: 'passed', value: share(passed), note: t('numbers.people', { count: passed }), from: PASSED },
    {
      name: 'ends',
      value: best === null ? ABSENT : `${formatNumber(best)} / ${formatNumber(worst)}`,
      note: '',
      from: 0,
    },
  ] as const;
  return (
    <section className={styles.strip} aria-label={t('numbers.title')}>
      {numbers.map(({ name, value, note, from }) => (
        <button
          key={name}
          type="button"
          title={t(`numbers.how.${name}`)}
          onClick={() => onPick({ title: t(`numbers.${name}`), studentIds: studentsFrom(report, from) })}
        >
          <span>{t(`numbers.${name}`)}</span>
          <b>{value}</b>
          <em>{note}</em>
        </button>
      ))}
    </section>
  );
}
