import type { ClassReport } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../../platform/time.js';
import { pointsOf } from '../../parts/findings.js';
import { goal, isSurelyBelow, weakestFirst } from '../../parts/rates.js';
import { useSentence } from '../../parts/sentence.js';
import { SentenceFigure } from '../../parts/sentence-figure.js';
import { ShareAxis, ShareName, shareRow } from '../../parts/share-row.js';
import { bestFirst } from './behind.js';
import styles from './intervals.module.css';
import type { Open } from './opened.js';

type Point = ClassReport['knowledge'][number];

/** Six rows stand beside the distribution; the table behind has them all. */
const MOST_SHOWN = 6;
const left = (share: number) => `${(share * 100).toFixed(1)}%`;

/** How well each knowledge point is mastered and how sure that is; a row opens the weak students. */
export function Intervals({ report, onOpen }: { report: ClassReport; onOpen: Open }) {
  const { t } = useTranslation('analysis');
  const sentence = useSentence();
  const points = weakestFirst(report.knowledge);
  const hidden = points.length - MOST_SHOWN;
  const words = ['point', 'rate', 'low', 'high', 'weak'] as const;
  const isModelled = points.some(({ mastery }) => mastery !== null);
  const modelWords = isModelled ? (['chance', 'from', 'to'] as const) : [];
  const note = [
    t('classReport.pointsNote'),
    ...(isModelled ? [t('mastery.legend')] : []),
    ...(hidden > 0 ? [t('classReport.pointsMore', { count: hidden })] : []),
  ].join(' · ');
  const open = ({ title, weakStudentIds, itemIds }: Pick<Point, 'title' | 'weakStudentIds' | 'itemIds'>) =>
    onOpen({
      kind: 'students',
      title: t('classReport.weakOn', { title }),
      studentIds: bestFirst(report, weakStudentIds).reverse(),
      itemIds,
    });
  return (
    <SentenceFigure
      sentence={sentence(pointsOf(report))}
      note={note}
      table={{
        columns: [
          ...words.map((word) => t(`classReport.pointTable.${word}`)),
          ...modelWords.map((word) => t(`mastery.columns.${word}`)),
        ],
        formulas: Object.fromEntries(
          modelWords.map((word) => [t(`mastery.columns.${word}`), t('mastery.columnFormula')]),
        ),
        rows: points.map(({ id, title, rate, weakStudentIds, mastery, itemIds }) => ({
          key: id,
          opens: () => open({ title, weakStudentIds, itemIds }),
          cells: [
            title,
            ...[rate.rate, rate.low, rate.high].map(formatRate),
            weakStudentIds.length,
            ...modelWords.map((word) => formatRate(mastery?.[word] ?? null)),
          ],
        })),
      }}
    >
      <ul className={styles.points}>
        {points.slice(0, MOST_SHOWN).map((point) => (
          <li key={point.id}>
            <Interval point={point} onOpen={() => open(point)} />
          </li>
        ))}
      </ul>
      {points.length > 0 && <Scale />}
    </SentenceFigure>
  );
}

interface IntervalProps {
  point: Point;
  onOpen: () => void;
}

function Interval({ point, onOpen }: IntervalProps) {
  const { t } = useTranslation('analysis');
  const { title, rate, weakStudentIds, mastery } = point;
  const [low, high] = [formatRate(rate.low), formatRate(rate.high)];
  const mastered =
    mastery &&
    t('mastery.ofClass', {
      chance: formatRate(mastery.chance),
      from: formatRate(mastery.from),
      to: formatRate(mastery.to),
    });
  const label = [t('classReport.interval', { low, high }), ...(mastered ? [mastered] : [])].join(' · ');
  return (
    <button type="button" className={`${shareRow(isSurelyBelow(point))} ${styles.row}`} onClick={onOpen}>
      <ShareName>{title}</ShareName>
      <ShareAxis
        rate={rate.rate}
        range={rate}
        label={label}
        title={mastered ?? undefined}
        also={mastery && <i className={styles.mastery} style={{ left: left(mastery.chance) }} />}
      />
      <b>{formatRate(rate.rate)}</b>
      <em>{t('classReport.weak', { count: weakStudentIds.length })}</em>
    </button>
  );
}

function Scale() {
  const { t } = useTranslation('analysis');
  return (
    <div className={`${shareRow()} ${styles.row} ${styles.scale}`} aria-hidden="true">
      <span />
      <span className={styles.ticks}>
        <i style={{ left: 0 }}>0</i>
        <i className={styles.half} style={{ left: '50%' }}>
          50%
        </i>
        <i style={{ left: `${goal}%` }}>{t('classReport.goal', { goal })}</i>
        <i style={{ left: '100%' }}>100%</i>
      </span>
    </div>
  );
}
