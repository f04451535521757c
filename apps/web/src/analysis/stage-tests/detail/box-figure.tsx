import { lineNames, type StageClass, type StageOverview } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import { SentenceFigure } from '../../parts/sentence-figure.js';
import styles from './box-figure.module.css';
import { boxesOf } from './findings.js';

type Boxed = StageClass & { box: NonNullable<StageClass['box']> };

/** How each class is spread, beside the lines of the test. */
export function BoxFigure({ overview }: { overview: StageOverview }) {
  const { t } = useTranslation('stageTests');
  const { fullScore, cuts } = overview;
  const classes = overview.classes.filter((one): one is Boxed => one.box !== null);
  const { sentence, top, low } = useSentence(overview);
  const at = (score: number) => `${fullScore === 0 ? 0 : (100 * score) / fullScore}%`;
  const columns = ['low', 'lower', 'median', 'upper', 'high', 'outside'] as const;
  return (
    <SentenceFigure
      sentence={sentence}
      note={t('detail.box.note')}
      table={{
        columns: [t('detail.table.class'), ...columns.map((name) => t(`detail.box.columns.${name}`))],
        rows: classes.map(({ classId, className, box }) => ({
          key: classId,
          cells: [
            className,
            ...(['low', 'lower', 'median', 'upper', 'high'] as const).map((name) => formatNumber(box[name])),
            box.outside.map((score) => formatNumber(score)).join(' '),
          ],
        })),
      }}
    >
      <div className={styles.scroll}>
        <div className={styles.plot}>
          <div className={styles.scale} aria-hidden="true">
            {[0, 0.25, 0.5, 0.75, 1].map((share) => (
              <span key={share} style={{ bottom: `${100 * share}%` }}>
                {formatNumber(fullScore * share)}
              </span>
            ))}
          </div>
          <div className={styles.field}>
            {lineNames.map((line) => {
              const cut = cuts[line];
              return (
                cut !== null && (
                  <span
                    key={line}
                    className={`${styles.line} ${line === 'low' ? styles.warn : ''}`}
                    style={{ bottom: at(cut) }}
                  >
                    <em>
                      {t(`level.${line}`)} {formatNumber(cut)}
                    </em>
                  </span>
                )
              );
            })}
            {classes.map((one) => {
              const { box } = one;
              const tone = one.classId === top ? styles.top : one.classId === low ? styles.lowest : '';
              const facts = {
                name: one.className,
                low: formatNumber(box.low),
                lower: formatNumber(box.lower),
                median: formatNumber(box.median),
                upper: formatNumber(box.upper),
                high: formatNumber(box.high),
              };
              return (
                <div
                  key={one.classId}
                  className={`${styles.column} ${tone}`}
                  role="img"
                  aria-label={t('detail.box.label', facts)}
                >
                  <i className={styles.whisker} style={{ bottom: at(box.low), height: at(box.high - box.low) }} />
                  <i className={styles.box} style={{ bottom: at(box.lower), height: at(box.upper - box.lower) }} />
                  <i className={styles.median} style={{ bottom: at(box.median) }} />
                  <b style={{ bottom: at(box.median) }}>{formatNumber(box.median)}</b>
                  {[...new Set(box.outside)].map((score) => (
                    <i key={score} className={styles.far} style={{ bottom: at(score) }} />
                  ))}
                </div>
              );
            })}
          </div>
          <div className={styles.names} aria-hidden="true">
            {classes.map(({ classId, className }) => (
              <span key={classId} title={className}>
                {shortName(className)}
              </span>
            ))}
          </div>
        </div>
      </div>
    </SentenceFigure>
  );
}

/** 八年级(3)班 under a box of 34 pixels is (3)班: the grade stands above. */
const shortName = (name: string): string => name.replace(/^.+?年级(?=[（(])/, '');

function useSentence(overview: StageOverview) {
  const { t } = useTranslation('stageTests');
  const found = boxesOf(overview);
  if (found === undefined) return { sentence: t('detail.box.none'), top: '', low: '' };
  const { top, low, wide } = found;
  const names = { top: top.className, low: low.className, wide: wide.className, name: top.className };
  const points = top.box.median - low.box.median;
  if (found.count === 1) {
    const { median, lower, upper } = top.box;
    const facts = { median: formatNumber(median), lower: formatNumber(lower), upper: formatNumber(upper) };
    return { sentence: t('detail.box.one', { ...names, ...facts }), top: '', low: '' };
  }
  if (points === 0) return { sentence: t('detail.box.even', names), top: '', low: '' };
  return {
    sentence: t('detail.box.sentence', { ...names, points: formatNumber(points) }),
    top: top.classId,
    low: low.classId,
  };
}
