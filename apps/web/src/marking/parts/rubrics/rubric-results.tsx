import { ABSENT } from '@zhibi/contract/kernel';
import { rubricsApi } from '@zhibi/contract/marking/rubrics';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Bar } from '../../../platform/layout/bar.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './rubric-form.module.css';

/** How the students did by each criterion, as soon as somebody was marked by levels. */
export function RubricResults(of: { homeworkId: string; itemId: string }) {
  const { t } = useTranslation('rubrics');
  const results = useRead(rubricsApi.results, of).data;
  if (!results || results.marked === 0) return null;
  return (
    <section className={styles.results}>
      <h3>
        {t('results')} <small>{t('resultsOf', { count: results.marked })}</small>
      </h3>
      <dl>
        {results.criteria.map(({ name, full, mean }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: criteria stand in their order, and two may have one name
          <div key={nth}>
            <dt>{name}</dt>
            <dd>
              <Bar value={full === 0 ? 0 : (mean ?? 0) / full} />
              <span>
                {mean === null ? ABSENT : formatNumber(Math.round(mean * 100) / 100)} / {formatNumber(full)}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
