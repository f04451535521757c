import { stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import { heldDay } from '../parts/held-day.js';
import styles from './detail.module.css';
import { ResultsTable } from './results-table.js';

interface AcrossDrawerProps {
  student: { studentId: string; name: string } | null;
  onClose: () => void;
}

/** One student across the stage tests, the newest first. */
export function AcrossDrawer({ student, onClose }: AcrossDrawerProps) {
  const { t } = useTranslation('stageTests');
  const read = useRead(stageTestsApi.ofStudent, student && { studentId: student.studentId });
  return (
    <Drawer
      open={student !== null}
      title={t('detail.students.acrossOf', { name: student?.name ?? '' })}
      onClose={onClose}
    >
      <Screen
        read={read}
        skeleton={{ rows: 4 }}
        isEmpty={({ tests }) => tests.length === 0}
        empty={<EmptyState title={t('detail.students.noResults')} hint={t('detail.students.noResultsHint')} />}
      >
        {({ tests }) => (
          <div className={styles.results}>
            {tests.map((test) => (
              <Card
                key={test.testId}
                title={<span translate="no">{`${test.name} · ${heldDay(test.heldOn)} · ${test.className}`}</span>}
                flush
              >
                <ResultsTable test={test} />
              </Card>
            ))}
          </div>
        )}
      </Screen>
    </Drawer>
  );
}
