import { homeworkApi, type Layer } from '@zhibi/contract/homework';
import type { Paper } from '@zhibi/contract/papers';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber } from '../../../platform/time.js';
import type { Form } from './form.js';
import { LateNote } from './late-note.js';
import styles from './layers-plan.module.css';
import { arrivalOf, askedOf, PrintPlan } from './print-plan.js';
import type { Sheet } from './sheets.js';

const layers: readonly Layer[] = ['A', 'B', 'C', 'none'];

export interface LayersPlanProps {
  chosen: Paper;
  others: ReadonlyMap<string, Paper>;
  form: Form;
  sheets: readonly Sheet[];
  onChange: (change: Partial<Form>) => void;
}

/** What each layer is given, once more before it is given: one homework for each paper, and the layers that get nothing. */
export function LayersPlan({ chosen, others, form, sheets, onChange }: LayersPlanProps) {
  const { t } = useTranslation('homework');
  const { subjectId } = chosen;
  const arrivesAt = useLastArrival(form, sheets);
  const counts = useRead(homeworkApi.layers, { subjectId, classIds: [...form.classIds] });
  return (
    <Screen read={counts} skeleton={{ rows: 2 }}>
      {({ students }) => {
        const peopled = (some: readonly Layer[]) => some.filter((layer) => students[layer] > 0);
        const words = (some: readonly Layer[]) =>
          some
            .map((layer) => `${t(`giving.layer.${layer}`)} ${t('giving.students', { count: students[layer] })}`)
            .join(' · ');
        const without = peopled(layers.filter((layer) => form.layerPapers[layer] === 'none'));
        return (
          <>
            <ul className={styles.layers} aria-label={t('giving.kind.layers')}>
              {sheets.map((sheet) => {
                const own = sheet.audience.kind === 'layers' ? peopled(sheet.audience.layers) : [];
                const paper = sheet.paperId === chosen.paperId ? chosen : others.get(sheet.paperId);
                if (own.length === 0) return null; // no homework is made of it
                return (
                  <li key={sheet.paperId}>
                    <b>{words(own)}</b>
                    {paper && (
                      <span>
                        {t('publish.paper')} {paper.title} ·{' '}
                        {t('publish.points', { score: formatNumber(paper.totalScore) })}
                      </span>
                    )}
                    {sheet.title !== paper?.title && (
                      <span>
                        {t('publish.name')} {sheet.title}
                      </span>
                    )}
                    <PrintPlan isOneOfSeveral form={form} sheet={sheet} onChange={onChange} />
                  </li>
                );
              })}
              {without.length > 0 && (
                <li>
                  <b>{words(without)}</b>
                  <span>{t('giving.noPaper')}</span>
                </li>
              )}
            </ul>
            <LateNote form={form} arrivesAt={arrivesAt} onChange={onChange} />
          </>
        );
      }}
    </Screen>
  );
}

/** When the last copies of all papers are there: there are four at most. */
export function useLastArrival(form: Form, [a, b, c, d]: readonly Sheet[]): string {
  const plans = [usePlanOf(form, a), usePlanOf(form, b), usePlanOf(form, c), usePlanOf(form, d)];
  return plans.map(({ data }) => (data ? arrivalOf(data) : '')).reduce((last, one) => (one > last ? one : last));
}

const usePlanOf = (form: Form, sheet: Sheet | undefined) => useRead(homeworkApi.printPlan, askedOf(sheet, form));
