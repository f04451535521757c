import type { RubricEffect } from '@zhibi/contract/marking/rubrics';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './rubric-form.module.css';

/** Whose score another rubric changes, and whose levels would have to be chosen again. */
export function EffectShown({ effect: { changes, open, marked } }: { effect: RubricEffect }) {
  const { t } = useTranslation('rubrics');
  const hasClasses = new Set([...changes, ...open].map(({ className }) => className)).size > 1;
  const who = ({ name, className }: { name: string; className: string }) =>
    hasClasses ? `${className} ${name}` : name;
  return (
    <div className={styles.effect} aria-live="polite">
      <h3>
        {changes.length === 0 ? t('effect.none') : t('effect.changes', { count: changes.length })}
        <small>
          {t('effect.of', { count: marked })} · {t('effect.hand')}
        </small>
      </h3>
      {changes.length > 0 && (
        <PlainTable
          columns={[t('effect.student'), t('effect.scores')]}
          rows={changes.map((one) => ({
            key: one.answerId,
            cells: [
              who(one),
              <span key="scores" className={styles.fromTo}>
                {formatNumber(one.from)} → <b data-up={one.to > one.from}>{formatNumber(one.to)}</b>
              </span>,
            ],
          }))}
        />
      )}
      {open.length > 0 && (
        <section>
          <h3>{t('effect.open', { count: open.length })}</h3>
          <p>{t('effect.openHint')}</p>
          <ul>
            {open.map((one) => (
              <li key={one.answerId}>
                {who(one)} <b>{formatNumber(one.score)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
