import type { ClassReport } from '@zhibi/contract/analysis';
import { ABSENT } from '@zhibi/contract/kernel';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRate } from '../../../platform/time.js';
import styles from '../../parts/report/stat-strip.module.css';
import { bestOf, whoHas, whoIsMarked, whoSat } from './behind.js';
import type { Open } from './opened.js';

interface Stat {
  name: 'sat' | 'mean' | 'median' | 'excellent' | 'passed' | 'ends';
  value: string;
  note?: string;
  behind: readonly string[];
}

/** The plain numbers of a report; each opens the papers it comes from and says on hover how it is made. */
export function StatStrip({ report, onOpen }: { report: ClassReport; onOpen: Open }) {
  const { t } = useTranslation('analysis');
  const stats = useStats(report);
  return (
    <section className={styles.strip} aria-label={t('classReport.numbers')}>
      {stats.map(({ name, value, note, behind }) => {
        const title = t(`classReport.stat.${name}`);
        return (
          <Tooltip key={name} title={t(`classReport.formula.${name}`)}>
            <button
              type="button"
              disabled={behind.length === 0}
              onClick={() => onOpen({ kind: 'students', title, studentIds: behind })}
            >
              <span>{title}</span>
              <b>{value}</b>
              {note && <em>{note}</em>}
            </button>
          </Tooltip>
        );
      })}
    </section>
  );
}

function useStats(report: ClassReport): Stat[] {
  const { t } = useTranslation('analysis');
  const { sat, students, marked, mean, gradeMean, median, excellent, passed, best, worst } = report;
  const share = (count: number) => formatRate(marked === 0 ? null : count / marked);
  const people = (count: number) => (marked === 0 ? '' : t('classReport.people', { count }));
  const grade = gradeMean === null ? '' : t('classReport.gradeMean', { mean: formatNumber(gradeMean) });
  return [
    { name: 'sat', value: String(sat), note: `/${students}`, behind: whoSat(report) },
    { name: 'mean', value: formatNumber(mean), note: grade, behind: whoIsMarked(report) },
    { name: 'median', value: formatNumber(median), behind: whoIsMarked(report) },
    { name: 'excellent', value: share(excellent), note: people(excellent), behind: bestOf(report, excellent) },
    { name: 'passed', value: share(passed), note: people(passed), behind: bestOf(report, passed) },
    {
      name: 'ends',
      value: best === null ? ABSENT : `${formatNumber(best)} / ${formatNumber(worst)}`,
      behind: whoHas(report, [best, worst]),
    },
  ];
}
