import { type StageOverview, type StageQuestions, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Go } from '../../../platform/layout/go.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import { formatNumber, formatRate } from '../../../platform/time.js';
import styles from './detail.module.css';
import { TableExport } from './table-export.js';
import type { DetailPlace } from './use-detail-place.js';

interface TabProps {
  overview: StageOverview;
  place: DetailPlace;
}

/** Each question of a subject that was fed from homework. */
export function QuestionsTab({ overview, place }: TabProps) {
  const { t } = useTranslation('stageTests');
  const formulas = useFormulas();
  return (
    <Fed overview={overview} place={place} table="questions">
      {({ questions }) => {
        const counted = questions.filter(({ rate, isDropped }) => rate !== null && !isDropped);
        const hardest = counted.toSorted((a, b) => (a.rate ?? 0) - (b.rate ?? 0))[0];
        return (
          <>
            {hardest && (
              <p className={styles.note}>
                {t('detail.questions.sentence', { no: hardest.no, rate: formatRate(hardest.rate) })}
              </p>
            )}
            <PlainTable
              formulas={formulas}
              columns={(['no', 'max', 'rate', 'discrimination'] as const).map((name) => t(`detail.questions.${name}`))}
              rows={questions.map((one) => ({
                key: one.itemId,
                cells: [
                  one.isDropped ? `${one.no} · ${t('detail.questions.dropped')}` : one.no,
                  formatNumber(one.maxScore),
                  formatRate(one.rate),
                  formatNumber(one.discrimination, 2),
                ],
              }))}
            />
          </>
        );
      }}
    </Fed>
  );
}

/** Each knowledge point of such a subject, the weakest first. */
export function KnowledgeTab({ overview, place }: TabProps) {
  const { t } = useTranslation('stageTests');
  const formulas = useFormulas();
  return (
    <Fed overview={overview} place={place} table="knowledge">
      {({ knowledge }) => {
        const rows = knowledge.toSorted((a, b) => a.rate - b.rate);
        const [weakest] = rows;
        return (
          <>
            {weakest && (
              <p className={styles.note}>
                {t('detail.questions.weakest', { title: weakest.title, rate: formatRate(weakest.rate) })}
              </p>
            )}
            <PlainTable
              asCards
              formulas={formulas}
              columns={(['point', 'rate', 'interval', 'items'] as const).map((name) => t(`detail.questions.${name}`))}
              rows={rows.map((one) => ({
                key: one.id,
                cells: [
                  one.title,
                  formatRate(one.rate),
                  `${formatRate(one.low)} – ${formatRate(one.high)}`,
                  one.items.join(t('join')),
                ],
              }))}
            />
          </>
        );
      }}
    </Fed>
  );
}

function useFormulas(): Record<string, string> {
  const { t } = useTranslation('stageTests');
  return {
    [t('detail.questions.rate')]: t('detail.formula.rate'),
    [t('detail.questions.discrimination')]: t('detail.formula.discrimination'),
    [t('detail.questions.interval')]: t('detail.formula.interval'),
  };
}

interface FedProps extends TabProps {
  table: 'questions' | 'knowledge';
  children: (questions: StageQuestions) => ReactNode;
}

/** What both share: whether there is anything, of which class, where it comes from. */
function Fed({ overview, place, table, children }: FedProps) {
  const { t } = useTranslation('stageTests');
  const { testId, subjectId, classes, fromHomework } = overview;
  const classId = classes.some((one) => one.classId === place.classId) ? place.classId : undefined;
  const asked = { testId, subjectId, ...(classId ? { classId } : {}) };
  const read = useRead(stageTestsApi.questions, fromHomework ? asked : null, { keepOld: true });
  if (!fromHomework)
    return (
      <Card>
        <EmptyState
          title={t(subjectId === null ? 'detail.questions.chooseSubject' : 'detail.questions.none')}
          hint={t('detail.questions.noneHint')}
        />
      </Card>
    );
  return (
    <Card
      title={t(`detail.tab.${table}`)}
      flush
      extra={
        <span className={styles.filters}>
          <Select
            aria-label={t('detail.students.class')}
            popupMatchSelectWidth={false}
            value={classId ?? ''}
            options={[
              { value: '', label: t('list.all') },
              ...classes.map((one) => ({ value: one.classId, label: one.className })),
            ]}
            onChange={(id) => place.ofClass(id === '' ? null : id)}
          />
          <TableExport overview={overview} table={table} classId={classId} />
        </span>
      }
    >
      <Screen
        read={read}
        skeleton={{ rows: 6 }}
        isEmpty={({ questions }) => questions.length === 0}
        empty={<EmptyState title={t('detail.questions.none')} hint={t('detail.questions.noneHint')} />}
      >
        {(one) => (
          <>
            <p className={styles.note}>
              {t('detail.questions.from', {
                titles: one.homework.map(({ title }) => title).join(t('join')),
                count: one.students,
              })}{' '}
              {one.homework.slice(0, 1).map(({ homeworkId }) => (
                <Go
                  key={homeworkId}
                  to={`/study/analysis?homeworkId=${homeworkId}${classId ? `&classId=${classId}` : ''}`}
                >
                  {t('detail.questions.report')}
                </Go>
              ))}
            </p>
            {children(one)}
          </>
        )}
      </Screen>
    </Card>
  );
}
