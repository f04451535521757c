import type { ClassReport } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { barsOf } from '../../parts/bars.js';
import { spreadOf } from '../../parts/findings.js';
import { useSentence } from '../../parts/sentence.js';
import { SentenceFigure } from '../../parts/sentence-figure.js';
import { bestFirst } from './behind.js';
import styles from './distribution.module.css';
import type { Open } from './opened.js';

/** How the class is spread over the steps of the score; a bar opens its students. */
export function Distribution({ report, onOpen }: { report: ClassReport; onOpen: Open }) {
  const { t } = useTranslation('analysis');
  const sentence = useSentence();
  const bars = barsOf(report);
  const ofHundred = report.fullScore === 100;
  const stepOf = (label: string) =>
    t(ofHundred ? 'classReport.stepPoints' : 'classReport.stepPercent', { step: label });
  const open = (label: string, studentIds: readonly string[]) =>
    onOpen({ kind: 'students', title: stepOf(label), studentIds: bestFirst(report, studentIds) });
  return (
    <SentenceFigure
      sentence={sentence(spreadOf(report))}
      note={t(ofHundred ? 'classReport.spreadNote' : 'classReport.spreadNoteShare')}
      table={{
        columns: [t('classReport.step'), t('classReport.count')],
        rows: bars.map(({ label, studentIds }) => ({
          key: label,
          cells: [label, studentIds.length],
          opens: studentIds.length === 0 ? undefined : () => open(label, studentIds),
        })),
      }}
    >
      <div className={styles.bars}>
        {bars.map(({ label, studentIds, height, tone }) => {
          const count = studentIds.length;
          return (
            <button
              key={label}
              type="button"
              aria-label={t('classReport.bar', { step: stepOf(label), count })}
              disabled={count === 0}
              onClick={() => open(label, studentIds)}
            >
              <span className={styles.room}>
                <b>{t('classReport.barTop', { count })}</b>
                <i className={styles[tone]} style={{ height: `calc((100% - 22px) * ${height})` }} />
              </span>
              <span className={styles.step}>{label}</span>
            </button>
          );
        })}
      </div>
    </SentenceFigure>
  );
}
