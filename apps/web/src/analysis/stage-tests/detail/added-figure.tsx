import type { StageClass, StageOverview } from '@zhibi/contract/analysis/stage-tests';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { WithFormula } from '../../../platform/layout/with-formula.js';
import { SentenceFigure } from '../../parts/sentence-figure.js';
import styles from './added-figure.module.css';
import { addedOf, reachOf, signed } from './findings.js';

type Counted = StageClass & { added: NonNullable<StageClass['added']> };

/** What each class added beyond its start, with how sure that is. */
export function AddedFigure({ overview, extra }: { overview: StageOverview; extra?: ReactNode }) {
  const { t } = useTranslation('stageTests');
  const sentence = useSentence(overview);
  const { added } = overview;
  if (added === null)
    return <EmptyState title={t('detail.addedFigure.none')} hint={t('detail.addedFigure.noneHint')} />;
  const classes = overview.classes.filter((one): one is Counted => one.added !== null);
  const reach = reachOf(classes.flatMap((one) => [one.added.low, one.added.high]));
  const at = (value: number) => `${((value + reach) / (2 * reach)) * 100}%`;
  const columns = ['students', 'raw', 'mean', 'low', 'high'] as const;
  const measure = t(`detail.addedFigure.measure.${added.measure}`);
  return (
    <>
      <SentenceFigure
        sentence={sentence}
        note={t('detail.addedFigure.note', { measure })}
        legend={extra}
        table={{
          columns: [t('detail.table.class'), ...columns.map((name) => t(`detail.addedFigure.columns.${name}`))],
          rows: classes.map(({ classId, className, added: one }) => ({
            key: classId,
            cells: [className, one.students, signed(one.raw), signed(one.mean), signed(one.low), signed(one.high)],
          })),
        }}
      >
        <div className={styles.rows}>
          {classes.map(({ classId, className, added: one }) => {
            const texts = { name: className, mean: signed(one.mean), low: signed(one.low), high: signed(one.high) };
            return (
              <div key={classId} className={`${styles.row} ${styles[one.verdict]}`}>
                <span className={styles.name}>
                  {className} <small>{one.students}</small>
                </span>
                <span className={styles.axis} role="img" aria-label={t('detail.addedFigure.label', texts)}>
                  <i className={styles.zero} />
                  <i
                    className={styles.range}
                    style={{ left: at(one.low), width: `${((one.high - one.low) / (2 * reach)) * 100}%` }}
                  />
                  <i className={styles.point} style={{ left: at(one.mean) }} />
                </span>
                <span className={styles.value}>
                  <WithFormula formula={t('detail.formula.added')}>
                    <b>{signed(one.mean)}</b>
                  </WithFormula>
                  <small>{t(`detail.addedFigure.verdict.${one.verdict}`)}</small>
                </span>
              </div>
            );
          })}
          <div className={styles.row} aria-hidden="true">
            <span />
            <span className={styles.scale}>
              <i style={{ left: at(-reach) }}>{signed(-reach)}</i>
              <i style={{ left: '50%' }}>{t('detail.addedFigure.expected')}</i>
              <i style={{ left: at(reach) }}>{signed(reach)}</i>
            </span>
            <span />
          </div>
        </div>
      </SentenceFigure>
      <p className={styles.guard}>
        {[
          ...(added.leftOut > 0 ? [t('detail.addedFigure.leftOut', { count: added.leftOut })] : []),
          t('detail.addedFigure.guard'),
        ].join(' ')}
      </p>
    </>
  );
}

function useSentence(overview: StageOverview): string {
  const { t } = useTranslation('stageTests');
  const { above, below } = addedOf(overview);
  const words = [
    ...(above.length > 0 ? [t('detail.addedFigure.up', { names: above.join(t('join')) })] : []),
    ...(below.length > 0 ? [t('detail.addedFigure.down', { names: below.join(t('join')) })] : []),
  ];
  if (words.length === 0) return t('detail.addedFigure.unclear');
  return t('detail.addedFigure.lead', { words: words.join(t('detail.addedFigure.and')) });
}
