import { stageNames } from '@zhibi/contract/people';
import { regionApi } from '@zhibi/contract/people/region';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { Screen } from '../../../platform/screen.js';
import { useSession } from '../../../platform/session-store.js';
import { useUser } from '../../user.js';
import { DistrictTable } from './district-table.js';
import styles from './part.module.css';

/** The district at a glance, for an officer who has not chosen a school. */
export function Part() {
  const { schoolId, stageId } = useUser();
  return schoolId === '' && stageId !== null ? <District stageId={stageId} /> : null;
}

function District({ stageId }: { stageId: 1 | 2 | 3 }) {
  const { t } = useTranslation('region');
  const { language } = useSession();
  const input = { schoolStageId: stageId };
  const read = useRead(regionApi.summary, input);
  return (
    <Card
      title={t('title', { stage: stageNames[stageId][language] })}
      extra={
        <>
          <GoButton to="/study/analysis">{t('results')}</GoButton>
          <ExportButton endpoint={regionApi.exportSummary} input={input} />
        </>
      }
      flush
    >
      <Screen
        read={read}
        skeleton={{ rows: 5 }}
        isEmpty={({ schools }) => schools.length === 0}
        empty={<EmptyState title={t('empty')} hint={t('emptyHint')} />}
      >
        {(summary) => {
          const { classes, teachers, students } = summary.total;
          const facts = [
            t('sum.schools', { count: summary.schools.length }),
            t('sum.classes', { count: classes }),
            t('sum.teachers', { count: teachers }),
            ...(typeof students === 'number' ? [t('sum.students', { count: students })] : []),
          ];
          return (
            <>
              <p className={styles.sentence}>{facts.join(' · ')}</p>
              <DistrictTable summary={summary} />
              <p className={styles.note}>{t('hidden')}</p>
            </>
          );
        }}
      </Screen>
    </Card>
  );
}
