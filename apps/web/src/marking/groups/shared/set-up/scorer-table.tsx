import { ABSENT } from '@zhibi/contract/kernel';
import type { RoundScorer } from '@zhibi/contract/marking/rounds';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../../platform/layout/status-tag.js';
import { formatStamp } from '../../../../platform/time.js';
import { usePhone } from '../../../../platform/window-width.js';
import styles from './set-up.module.css';

/** With its sign: what a scorer gives above or below the agreed score. */
const signed = (points: number) => `${points > 0 ? '+' : ''}${points.toFixed(1)}`;
const facts = ['progress', 'speed', 'last', 'gold'] as const;

/** How far each scorer is, how fast, and how near to the agreed scores. */
export function ScorerTable({ scorers }: { scorers: readonly RoundScorer[] }) {
  const { t } = useTranslation('rounds');
  const isPhone = usePhone();
  const rows = scorers.map(({ accountId, name, scores, dealt, scored, secondsEach, lastAt, gold }) => ({
    accountId,
    name: (
      <span className={styles.scorer}>
        {name} {!scores && <StatusTag tone="off">{t('scorers.out')}</StatusTag>}
      </span>
    ),
    progress: `${scored} / ${dealt}`,
    speed: secondsEach === null ? ABSENT : t('scorers.seconds', { seconds: Math.round(secondsEach) }),
    last: lastAt === null ? ABSENT : formatStamp(lastAt),
    gold:
      gold.deviation === null
        ? ABSENT
        : t('scorers.goldFacts', { count: gold.scored, deviation: signed(gold.deviation), beyond: gold.beyond }),
  }));
  // Within a row of a table that scrolls, a second table would scroll too.
  if (isPhone)
    return (
      <ul className={styles.scorers}>
        {rows.map(({ accountId, name, ...row }) => (
          <li key={accountId}>
            <b>{name}</b>
            {facts.map((fact) => (
              <span key={fact}>
                {t(`scorers.${fact}`)} {row[fact]}
              </span>
            ))}
          </li>
        ))}
      </ul>
    );
  return (
    <PlainTable
      columns={[t('scorers.name'), ...facts.map((fact) => t(`scorers.${fact}`))]}
      rows={rows.map(({ accountId, name, ...row }) => ({
        key: accountId,
        cells: [name, ...facts.map((fact) => row[fact])],
      }))}
    />
  );
}
