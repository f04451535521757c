import type { CriterionResult } from '@zhibi/contract/marking/rubrics';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../platform/time.js';
import styles from './criteria-of-result.module.css';

/** What the answer got by each criterion, and what the level reached says. */
export function CriteriaOfResult({ criteria }: { criteria: readonly CriterionResult[] }) {
  const { t } = useTranslation('marking');
  if (criteria.length === 0) return null;
  return (
    <section className={styles.criteria}>
      <h3>{t('result.criteria')}</h3>
      <ul>
        {criteria.map(({ name, points, full, text }, nth) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: criteria stand in their order, and two may have one name
          <li key={nth}>
            <span>
              {name}
              {text && <small>{text}</small>}
            </span>
            <b data-full={points >= full}>
              {formatNumber(points)}
              <small>/{formatNumber(full)}</small>
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
