import { type StageTest, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Alert, Button, Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { formatDay, formatNumber } from '../../../platform/time.js';
import { together } from '../../../platform/together.js';
import styles from './import.module.css';

interface FeedCardProps {
  test: StageTest;
  onRead: (importId: string) => void;
}

/** A subject fed from homework that went back: one or several of the same paper. */
export function FeedCard({ test, onRead }: FeedCardProps) {
  const { t } = useTranslation('stageTests');
  const names = useNames();
  const { testId, subjects } = test;
  const [subjectId, setSubjectId] = useState(subjects[0]?.subjectId ?? 0);
  const [chosen, setChosen] = useState<string[]>([]);
  const [problem, setProblem] = useState<string>();
  const pages = useInfinite(stageTestsApi.homework, { testId, subjectId });
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const feed = useWrite(stageTestsApi.feed, [stageTestsApi.imports], {
    handles: ['not-released', 'papers-differ', 'full-differs'],
    onDone: ({ importId }) => onRead(importId),
    onRefused: (refusal) => setProblem(refusal.message),
  });
  const choose = (next: number) => {
    setSubjectId(next);
    setChosen([]);
    setProblem(undefined);
  };
  return (
    <Card
      title={t('import.homework')}
      extra={
        <Select
          size="small"
          aria-label={t('setUp.subject')}
          value={subjectId}
          popupMatchSelectWidth={false}
          options={subjects.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }))}
          onChange={choose}
        />
      }
    >
      <p className={styles.note}>{t('import.homeworkHint')}</p>
      {problem && <Alert className={styles.problem} type="error" showIcon title={problem} />}
      <Screen
        read={together({ pages })}
        skeleton={{ rows: 3 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t('import.homeworkNone')} hint={t('import.homeworkNoneHint')} />}
      >
        {() => (
          <>
            <Checkbox.Group
              className={styles.homework}
              aria-label={t('import.homeworkPick')}
              value={chosen}
              onChange={setChosen}
              options={rows.map((one) => ({
                value: one.homeworkId,
                disabled: !one.released,
                label: [
                  one.title,
                  formatDay(one.startAt),
                  t('import.fullIs', { full: formatNumber(one.fullScore) }),
                  ...(one.released ? [] : [t('import.notReleased')]),
                ].join(' · '),
              }))}
            />
            {hasNextPage && (
              <TableFoot shown={rows.length} loading={isFetchingNextPage} onNext={() => void fetchNextPage()} />
            )}
            <Button
              type="primary"
              disabled={chosen.length === 0}
              loading={feed.isPending}
              onClick={() => {
                setProblem(undefined);
                feed.mutate({ testId, subjectId, homeworkIds: chosen });
              }}
            >
              {t('import.feed')}
            </Button>
          </>
        )}
      </Screen>
    </Card>
  );
}
