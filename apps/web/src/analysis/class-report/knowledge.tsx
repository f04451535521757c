import type { ClassReport } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { formatRate } from '../../platform/time.js';
import styles from './knowledge.module.css';
import type { Picked } from './papers-drawer.js';
import { GOAL, isSurelyWeak, knowledgeFinding, weakestFirst } from './sentences.js';

const SHOWN = 6;
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** How well each knowledge point is mastered, with how sure that is; a row opens the papers of the weak. */
export function Knowledge({
  report: { knowledge },
  onPick,
}: {
  report: ClassReport;
  onPick: (picked: Picked) => void;
}) {
  const { t } = useTranslation('analysis');
  const { key, values } = knowledgeFinding(knowledge);
  const shown = weakestFirst(knowledge).slice(0, SHOWN);
  return (
    <figure>
      <figcaption>
        <h2>{t(`knowledge.${key}`, values)}</h2>
        <p className={styles.note}>{t('knowledge.note')}</p>
      </figcaption>
      <ul className={styles.points}>
        {shown.map((point) => (
          <li key={point.id}>
            <Row
              point={point}
              onPick={() =>
                onPick({ title: t('knowledge.picked', { title: point.title }), studentIds: point.weakStudentIds })
              }
            />
          </li>
        ))}
      </ul>
      {shown.length > 0 && (
        <div className={`${styles.row} ${styles.scale}`} aria-hidden="true">
          <span />
          <span className={styles.marks}>
            <i style={{ left: 0 }}>0</i>
            <i style={{ left: '40%' }}>40%</i>
            <i style={{ left: percent(GOAL) }}>{t('knowledge.goal', { goal: formatRate(GOAL) })}</i>
            <i style={{ left: '100%' }}>100%</i>
          </span>
        </div>
      )}
    </figure>
  );
}

function Row({ point, onPick }: { point: ClassReport['knowledge'][number]; onPick: () => void }) {
  const { t } = useTranslation('analysis');
  const { title, rate, weakStudentIds } = point;
  const look = isSurelyWeak(point) ? styles.weak : '';
  return (
    <button type="button" className={`${styles.row} ${look}`} onClick={onPick}>
      <span title={title}>{title}</span>
      <span
        className={styles.axis}
        role="img"
        aria-label={t('knowledge.interval', { low: formatRate(rate.low), high: formatRate(rate.high) })}
      >
        <i className={styles.goal} style={{ left: percent(GOAL) }} />
        <i className={styles.range} style={{ left: percent(rate.low), width: percent(rate.high - rate.low) }} />
        <i className={styles.mean} style={{ left: percent(rate.rate) }} />
      </span>
      <b>{formatRate(rate.rate)}</b>
      <em>{t('knowledge.weak', { count: weakStudentIds.length })}</em>
    </button>
  );
}
