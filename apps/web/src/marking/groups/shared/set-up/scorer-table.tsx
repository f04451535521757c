import { ABSENT } from '@zhibi/contract/kernel';
import type { RoundScorer } from '@zhibi/contract/marking/rounds';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { formatStamp } from '../../../../platform/time.js';
import styles from './set-up.module.css';

/** With its sign: what a scorer gives above or below the agreed score. */
const signed = (points: number) => `${points > 0 ? '+' : ''}${points.toFixed(1)}`;

/** How far each scorer is, how fast, and how near to the agreed scores. */
export function ScorerTable({ scorers }: { scorers: readonly RoundScorer[] }) {
  const { t } = useTranslation('rounds');
  const columns = (['name', 'progress', 'speed', 'last', 'gold'] as const).map((key) => t(`scorers.${key}`));
  return (
    <PlainTable
      columns={columns}
      asCards
      rows={scorers.map(({ accountId, name, scores, dealt, scored, secondsEach, lastAt, gold }) => ({
        key: accountId,
        cells: [
          <span key="name" className={styles.scorer}>
            {name} {!scores && <StatusTag tone="off">{t('scorers.out')}</StatusTag>}
          </span>,
          `${scored} / ${dealt}`,
          secondsEach === null ? ABSENT : t('scorers.seconds', { seconds: Math.round(secondsEach) }),
          lastAt === null ? ABSENT : formatStamp(lastAt),
          gold.deviation === null
            ? ABSENT
            : t('scorers.goldFacts', {
                count: gold.scored,
                deviation: signed(gold.deviation),
                beyond: gold.beyond,
              }),
        ],
      }))}
    />
  );
}
