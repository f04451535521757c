import { type ComposedPaper, type Figures, tiers } from '@zhibi/contract/papers/composing';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { formatNumber } from '../../../platform/time.js';
import styles from './result-card.module.css';
import type { Tried } from './use-composer.js';

/** What the papers of a blueprint come to: questions of each tier, length, and how far from the best at most. Of a clash, what the smallest change gives. */
export function ResultCard({ tried, isStale }: { tried: Tried | null; isStale: boolean }) {
  const { t } = useTranslation('auto');
  if (tried?.outcome.outcome === 'composed') return <Composed papers={tried.outcome.papers} seconds={tried.seconds} />;
  const proposal = tried?.outcome.outcome === 'clash' ? tried.outcome.clash.proposals[0] : undefined;
  if (tried && proposal) {
    const { figures } = proposal;
    return (
      <Card title={t('result.changed', { rate: figures.difficulty.toFixed(2) })}>
        <Tiers figures={figures} />
        <Facts
          facts={[
            [t('result.score'), formatNumber(figures.score)],
            [t('result.minutes'), t('result.minutesOf', { minutes: formatNumber(figures.minutes) })],
            [t('result.took'), t('result.seconds', { seconds: formatNumber(tried.seconds) })],
          ]}
        />
      </Card>
    );
  }
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

function Composed({ papers, seconds }: { papers: readonly ComposedPaper[]; seconds: number }) {
  const { t } = useTranslation('auto');
  const [first, ...others] = papers;
  if (first === undefined) return null;
  const rates = papers.map(({ figures }) => figures.difficulty.toFixed(2)).join(' / ');
  const minutes = papers.map(({ figures }) => formatNumber(figures.minutes)).join(' / ');
  const gap = Math.max(...papers.map((paper) => paper.gap));
  const shared: Fact[] =
    others.length === 0 ? [] : [[t('result.shared'), others.map((paper) => formatNumber(paper.shared, 0)).join(' / ')]];
  return (
    <Card
      title={
        others.length === 0 ? t('result.title', { rate: rates }) : t('result.parallel', { count: papers.length, rates })
      }
    >
      <Tiers figures={first.figures} />
      <Facts
        facts={[
          [t('result.score'), formatNumber(first.figures.score)],
          [t('result.minutes'), t('result.minutesOf', { minutes })],
          ...shared,
          [t('result.gap'), `${formatNumber(gap * 100)}%`],
          [t('result.took'), t('result.seconds', { seconds: formatNumber(seconds) })],
        ]}
      />
    </Card>
  );
}

function Tiers({ figures }: { figures: Figures }) {
  const { t } = useTranslation('auto');
  const highest = Math.max(1, ...figures.tiers);
  return (
    <>
      <p className={styles.note}>{t('result.tiers')}</p>
      <ul className={styles.tiers}>
        {tiers.map((tier, at) => {
          const count = figures.tiers[at] ?? 0;
          const words = t(`result.tier.${tier}`);
          return (
            <li key={tier} aria-label={t('result.tierOf', { tier: words, count })}>
              <b>{count}</b>
              <i style={{ height: `${Math.round((count / highest) * 60)}px` }} />
              <span>{words}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

type Fact = readonly [name: string, value: string];

const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts} data-keeps-clear>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
