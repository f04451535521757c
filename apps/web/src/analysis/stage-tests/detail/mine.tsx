import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { heldDay } from '../parts/held-day.js';
import styles from './detail.module.css';
import { ResultsTable } from './results-table.js';

/** Two standard points are less than one question makes: about the same. */
const ABOUT_SAME = 2;

/** A student's own results, the newest first: scores and growth in words, nobody else's. */
export function Mine() {
  const { t } = useTranslation('stageTests');
  const read = useRead(stageTestsApi.mine, {});
  const growth = (change: number | null) => {
    if (change === null) return t('mine.first');
    if (Math.abs(change) < ABOUT_SAME) return t('mine.same');
    return t(change > 0 ? 'mine.up' : 'mine.down');
  };
  return (
    <>
      <PageHead back="/index" title={t('mine.title')} note={t('mine.note')} />
      <Screen
        read={read}
        skeleton={{ rows: 5 }}
        isEmpty={({ tests }) => tests.length === 0}
        empty={<EmptyState title={t('detail.students.noResults')} hint={t('detail.students.noResultsHint')} />}
      >
        {({ tests }) => (
          <div className={styles.results}>
            {tests.map((test) => (
              <Card
                key={test.testId}
                title={<span translate="no">{`${test.name} · ${heldDay(test.heldOn)}`}</span>}
                flush
              >
                <ResultsTable test={test} growth={growth} />
              </Card>
            ))}
          </div>
        )}
      </Screen>
    </>
  );
}
