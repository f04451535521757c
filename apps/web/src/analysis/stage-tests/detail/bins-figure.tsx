import type { StageOverview } from '@zhibi/contract/analysis/stage-tests';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceFigure } from '../../parts/sentence-figure.js';
import styles from './bins-figure.module.css';

/** How all who sat are spread over the steps of the score. */
export function BinsFigure({ overview: { bins }, extra }: { overview: StageOverview; extra?: ReactNode }) {
  const { t } = useTranslation('stageTests');
  const most = bins.reduce<(typeof bins)[number] | undefined>(
    (found, bin) => (bin.count > (found?.count ?? 0) ? bin : found),
    undefined,
  );
  return (
    <SentenceFigure
      sentence={most ? t('detail.bins.sentence', most) : t('detail.bins.none')}
      note={t('detail.bins.note')}
      legend={extra}
      table={{
        columns: [t('detail.bins.step'), t('detail.bins.count')],
        rows: bins.map(({ from, to, count }) => ({ key: String(from), cells: [`${from}–${to}%`, count] })),
      }}
    >
      <div className={styles.bars}>
        {bins.map(({ from, to, count }) => (
          <div key={from} role="img" aria-label={t('detail.bins.bar', { from, to, count })}>
            <b>{count > 0 ? count : ''}</b>
            <i style={{ height: `${most ? (100 * count) / most.count : 0}%` }} />
            <span>{from}</span>
          </div>
        ))}
      </div>
    </SentenceFigure>
  );
}
