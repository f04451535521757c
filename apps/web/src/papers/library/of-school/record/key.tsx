import type { TechnicalRecord } from '@zhibi/contract/papers/library';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../platform/layout/card.js';
import { EmptyState } from '../../../../platform/layout/empty-state.js';
import { formatNumber } from '../../../../platform/time.js';
import { AnswerText } from '../../../../questions/index.js';
import detail from '../../parts/paper.module.css';
import styles from './record.module.css';

/** What counts as right, in the versions of the questions that the paper holds. */
export function Key({ record: { key } }: { record: TechnicalRecord }) {
  const { t } = useTranslation('library');
  return (
    <Card className={detail.card ?? ''} title={t('ofSchool.key')}>
      {key.length === 0 ? (
        <EmptyState title={t('ofSchool.noKey')} hint={t('ofSchool.noKeyHint')} />
      ) : (
        <div className={styles.key}>
          {key.map(({ itemId, no, version, score, body }) => (
            <article key={itemId}>
              <b>{t('ofSchool.keyNo', { no, version, score: formatNumber(score) })}</b>
              <AnswerText body={body} />
            </article>
          ))}
        </div>
      )}
    </Card>
  );
}
