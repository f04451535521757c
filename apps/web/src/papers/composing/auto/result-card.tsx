import { tiers } from '@zhibi/contract/papers/composing';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './result-card.module.css';
import type { Tried } from './use-composer.js';

/** What the papers of a blueprint come to: questions of each tier, length, and how far from the best at most. */
export function ResultCard({ tried, isStale }: { tried: Tried | null; isStale: boolean }) {
  const { t } = useTranslation('auto');
  if (tried?.outcome.outcome !== 'composed') {
    return (
      <Card>
        {isStale ? (
          <EmptyState title={t('stale')} hint={t('staleHint')} />
        ) : (
          <EmptyState title={t('result.none')} hint={t('result.noneHint')} />
        )}
      </Card>
    );
  }
  const { papers } = tried.outcome;
  const [first] = papers;
  if (first === undefined) return null;
  const { figures } = first;
  const rates = papers.map((one) => one.figures.difficulty.toFixed(2));
  const highest = Math.max(1, ...figures.tiers);
  const facts: [string, string][] = [
    [t('result.score'), formatNumber(figures.score)],
    [
      t('result.minutes'),
      t('result.minutesOf', { minutes: papers.map((one) => formatNumber(one.figures.minutes)).join(' / ') }),
    ],
    ...(papers.length > 1
      ? [
          [
            t('result.shared'),
            papers
              .slice(1)
              .map(({ shared }) => formatNumber(shared, 0))
              .join(' / '),
          ] as [string, string],
        ] // a pair
      : []),
    [t('result.gap'), `${formatNumber(Math.max(...papers.map(({ gap }) => gap)) * 100)}%`],
    [t('result.took'), t('result.seconds', { seconds: formatNumber(tried.seconds) })],
  ];
  return (
    <Card
      title={
        papers.length === 1
          ? t('result.title', { rate: rates[0] ?? '' })
          : t('result.parallel', { count: papers.length, rates: rates.join(' / ') })
      }
    >
      <p className={styles.note}>{t('result.tiers')}</p>
      <ul className={styles.tiers}>
        {tiers.map((tier, at) => {
          const count = figures.tiers[at] ?? 0;
          const words = t(`result.tier.${tier}`);
          return (
            <li key={tier} aria-label={t('result.tierOf', { tier: words, count })}>
              <b>{count}</b>
              <i style={{ height: `${Math.round((count / highest) * 72)}px` }} />
              <span>{words}</span>
            </li>
          );
        })}
      </ul>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
