import type { Paper } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/time.js';
import type { Form } from './form.js';
import { LateNote } from './late-note.js';
import { useLastArrival } from './layers-plan.js';
import styles from './layers-plan.module.css';
import { letterOf } from './parallel.js';
import { PrintPlan } from './print-plan.js';
import type { Sheet } from './sheets.js';

export interface SeatsPlanProps {
  chosen: Paper;
  others: ReadonlyMap<string, Paper>;
  form: Form;
  sheets: readonly Sheet[];
  onChange: (change: Partial<Form>) => void;
}

/** The parallel papers once more before they are given: one homework for each. */
export function SeatsPlan({ chosen, others, form, sheets, onChange }: SeatsPlanProps) {
  const { t } = useTranslation('homework');
  const arrivesAt = useLastArrival(form, sheets);
  return (
    <>
      <ul className={styles.layers} aria-label={t('giving.kind.seats')}>
        {sheets.map((sheet, at) => {
          const paper = sheet.paperId === chosen.paperId ? chosen : others.get(sheet.paperId);
          return (
            <li key={sheet.paperId}>
              <b>{t('seats.form', { letter: letterOf(at) })}</b>
              {paper && (
                <span>
                  {paper.title} · {t('publish.points', { score: formatNumber(paper.totalScore) })}
                </span>
              )}
              <PrintPlan isOneOfSeveral form={form} sheet={sheet} onChange={onChange} />
            </li>
          );
        })}
      </ul>
      <p>{t('seats.handOut')}</p>
      <LateNote form={form} arrivesAt={arrivesAt} onChange={onChange} />
    </>
  );
}
