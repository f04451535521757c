import { fullScoreOfCard } from '@zhibi/contract/papers/cards';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './designer.module.css';
import type { CardWork } from './use-card.js';

/** What is looked at before a card is printed. */
export function Checks({ work: { design, faults, saved, isDirty } }: { work: CardWork }) {
  const { t } = useTranslation('cards');
  const total = fullScoreOfCard(design);
  const isTested = !isDirty && (saved.state === 'tested' || saved.state === 'released');
  return (
    <section>
      <h2>{t('checks')}</h2>
      <ul className={styles.checks}>
        <li>
          <StatusTag tone="done">{t('checkScore', { score: formatNumber(total) })}</StatusTag>
        </li>
        <li>
          <StatusTag tone={faults.length === 0 ? 'done' : 'bad'}>
            {t(faults.length === 0 ? 'checkAreas' : 'checkAreasBad')}
          </StatusTag>
        </li>
        <li>
          <StatusTag tone={isTested ? 'done' : 'wait'}>{t(isTested ? 'checkTested' : 'checkNotTested')}</StatusTag>
        </li>
      </ul>
    </section>
  );
}
