import type { ClassReport } from '@zhibi/contract/analysis';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatRate } from '../../../platform/time.js';
import { whoIsMarked } from './behind.js';
import type { Open } from './opened.js';
import styles from './paper-statistics.module.css';

const ofPaper = ['deviation', 'skewness', 'kurtosis', 'alpha', 'standardError'] as const;
const ofQuestion = ['no', 'rate', 'itemDeviation', 'index', 'efficiency', 'intendedWeight', 'effectiveWeight'] as const;

type Figure = (typeof ofPaper)[number] | (typeof ofQuestion)[number];

/** How good the paper was as a measure of this class, and what part each question had in it. */
export function PaperStatistics({ report, onOpen }: { report: ClassReport; onOpen: Open }) {
  const { t } = useTranslation('analysis');
  const { paper, questions } = report;
  return (
    <section aria-label={t('classReport.measure.title')}>
      <h2 className={styles.title}>{t('classReport.measure.title')}</h2>
      <p className={styles.note}>{t('classReport.measure.note')}</p>
      <dl className={styles.numbers}>
        {ofPaper.map((name) => (
          <div key={name}>
            <dt>
              <Name of={name} />
            </dt>
            <dd>
              <button
                type="button"
                aria-label={`${t(`classReport.measure.${name}`)} ${formatNumber(paper[name], 2)}`}
                onClick={() =>
                  onOpen({
                    kind: 'students',
                    title: t(`classReport.measure.${name}`),
                    studentIds: whoIsMarked(report),
                  })
                }
              >
                {formatNumber(paper[name], 2)}
              </button>
            </dd>
          </div>
        ))}
      </dl>
      {Object.values(paper).includes(null) && <p className={styles.note}>{t('classReport.measure.few')}</p>}
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              {ofQuestion.map((name) => (
                <th key={name} scope="col">
                  <Name of={name} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {questions.map(({ itemId, no, ...one }) => (
              <tr key={itemId} className={styles.opens}>
                <th scope="row">
                  <button type="button" onClick={() => onOpen({ kind: 'question', itemId })}>
                    {t('classReport.question', { no })}
                  </button>
                </th>
                <td>{formatRate(one.rate)}</td>
                <td>{formatNumber(one.deviation, 2)}</td>
                <td>{formatNumber(one.index, 2)}</td>
                <td>{formatRate(one.efficiency)}</td>
                <td>{formatRate(one.intendedWeight)}</td>
                <td>{formatRate(one.effectiveWeight)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The name of a figure; pointing at it, or reaching it by keyboard, tells its formula. */
function Name({ of }: { of: Figure }) {
  const { t } = useTranslation('analysis');
  return (
    <Tooltip title={t(`classReport.measureFormula.${of}`)} trigger={['hover', 'focus']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the formula must be reachable by keyboard */}
      <span tabIndex={0}>{t(`classReport.measure.${of}`)}</span>
    </Tooltip>
  );
}
