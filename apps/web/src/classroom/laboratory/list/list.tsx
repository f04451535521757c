import { LabState, laboratoryApi } from '@zhibi/contract/classroom/laboratory';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClasses, useSubjectId, useUser } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import { useAddress } from '../../../platform/use-address.js';
import styles from '../laboratory.module.css';
import { LabRow } from './lab-row.js';

const LabDrawer = onDemand(
  () => import('../make/lab-drawer.js').then((made) => made.LabDrawer),
  ({ editing }) => editing !== null,
);

/** The assessments that one may see: the own drafts, what is being scored, what came out. */
export function List() {
  const { t } = useTranslation('laboratory');
  const { currentRole } = useUser();
  const isTeacher = currentRole === 'TEACHER';
  const [editing, setEditing] = useState<string | null>(null);
  const { now, go } = useAddress(['classId', 'state']);
  const classes = useClasses().data?.clazzs ?? [];
  const state = LabState.options.find((one) => one === now.state);
  const subjectId = useSubjectId() ?? undefined;
  const pages = useInfinite(laboratoryApi.list, { classId: now.classId || undefined, subjectId, state });
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        extra={
          isTeacher && (
            <Button type="primary" onClick={() => setEditing('')}>
              {t('new')}
            </Button>
          )
        }
      />
      <FilterBar>
        <Select
          aria-label={t('class')}
          className={styles.filter}
          value={now.classId}
          onChange={(classId) => go({ classId })}
          options={[
            { value: '', label: t('allClasses') },
            ...classes.map((one) => ({ value: one.classId, label: one.className })),
          ]}
        />
        <Select
          aria-label={t('stateFilter')}
          className={styles.filter}
          value={state ?? ''}
          onChange={(value) => go({ state: value })}
          options={[
            { value: '', label: t('allStates') },
            ...LabState.options.map((value) => ({ value, label: t(`state.${value}`) })),
          ]}
        />
      </FilterBar>
      <Card flush>
        <PagedTable
          pages={pages}
          awaited={5}
          columns={[
            { label: t('name') },
            { label: t('class') },
            { label: t('day') },
            { label: t('stateFilter') },
            { label: t('scorers'), wide: true },
            { label: t('full'), number: true },
            { label: t('scored'), number: true },
            { label: '' },
          ]}
          line={(lab) => <LabRow key={lab.assessmentId} lab={lab} onEdit={() => setEditing(lab.assessmentId)} />}
          empty={<EmptyState title={t('none')} hint={isTeacher ? t('noneHint') : t('noneToRead')} />}
        />
      </Card>
      <LabDrawer key={editing ?? 'closed'} editing={editing} onClose={() => setEditing(null)} />
    </>
  );
}
