import { analysisApi, type Need, surenessOf } from '@zhibi/contract/analysis';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Drawer } from '../../platform/layout/drawer.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { PlainTable } from '../../platform/layout/plain-table.js';
import { WithFormula } from '../../platform/layout/with-formula.js';
import { Screen } from '../../platform/screen.js';
import { formatDay, formatNumber, formatRate } from '../../platform/time.js';
import styles from './student-report.module.css';

interface EvidenceDrawerProps {
  /** Absent: the own. */
  studentId?: string | undefined;
  subjectId: number;
  point: { knowledgeId: string; title: string };
  onClose: () => void;
}

/** The answers that the figure of a knowledge point comes from, how sure it is, and what is to be learnt before. */
export function EvidenceDrawer({ studentId, subjectId, point, onClose }: EvidenceDrawerProps) {
  const { t } = useTranslation('studentReport');
  const asked = { subjectId, knowledgeId: point.knowledgeId, ...(studentId !== undefined && { studentId }) };
  const read = useRead(analysisApi.masteryEvidence, asked);
  const words = ['homework', 'day', 'no', 'score'] as const;
  return (
    <Drawer onClose={onClose} title={point.title}>
      <Screen read={read} skeleton={{ rows: 6 }}>
        {({ mastery, answers, needs }) => (
          <div className={styles.evidence}>
            {mastery ? (
              <p>
                <WithFormula formula={t('evidence.formula')}>
                  {t('evidence.stands', { ...ratesOf(mastery), sure: t(`evidence.sure.${surenessOf(mastery)}`) })}
                </WithFormula>
              </p>
            ) : (
              <p>{t('evidence.averaged')}</p>
            )}
            {needs.length > 0 && (
              <section>
                <h4>{t('evidence.needs')}</h4>
                <ol>
                  {needs.map((need) => (
                    <NeedLine key={need.knowledgeId} need={need} />
                  ))}
                </ol>
              </section>
            )}
            <h4>{t('evidence.answers', { count: answers.length })}</h4>
            {answers.length === 0 ? (
              <EmptyState title={t('evidence.none')} hint={t('evidence.noneHint')} />
            ) : (
              <PlainTable
                columns={words.map((word) => t(`evidence.column.${word}`))}
                words={2}
                rows={answers.map(({ homeworkId, itemId, title, startAt, no, score, full }) => ({
                  key: `${homeworkId} ${itemId}`,
                  cells: [title, formatDay(startAt), no, `${formatNumber(score)}/${formatNumber(full)}`],
                }))}
              />
            )}
          </div>
        )}
      </Screen>
    </Drawer>
  );
}

const ratesOf = ({ chance, from, to }: { chance: number; from: number; to: number }) => ({
  chance: formatRate(chance),
  from: formatRate(from),
  to: formatRate(to),
});

function NeedLine({ need: { title, chance, from, to, comesFirst } }: { need: Need }) {
  const { t } = useTranslation('studentReport');
  if (chance === null || from === null || to === null) return <li>{t('evidence.needUnknown', { title })}</li>;
  const sure = t(`evidence.sure.${surenessOf({ from, to })}`);
  const said = { title, chance: formatRate(chance), sure };
  return comesFirst ? (
    <li>
      <b>{t('evidence.needFirst', said)}</b>
    </li>
  ) : (
    <li>{t('evidence.needNow', said)}</li>
  );
}
