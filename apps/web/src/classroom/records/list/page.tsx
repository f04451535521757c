import { classroomApi, isTaskKind, taskKinds } from '@zhibi/contract/classroom';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClasses } from '../../../people/index.js';
import { useInfinite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import { useAddress } from '../../../platform/use-address.js';
import { LessonLine } from './lesson-line.js';
import styles from './list.module.css';

const PrintDrawer = onDemand(
  () => import('../../parts/code-cards/print-drawer.js').then((made) => made.PrintDrawer),
  ({ open }) => open,
);
const StartDrawer = onDemand(
  () => import('./start-drawer.js').then((made) => made.StartDrawer),
  ({ open }) => open,
);

/** In the address: a lesson is to be begun, of whichever class. */
const ANY = 'any';

/** The lessons of one's classes: the one that is going on, and all before it. */
export function Page() {
  const { t } = useTranslation(['classroom', 'laboratory', 'codeCards']);
  const [isPrinting, setPrinting] = useState(false);
  const { now, go } = useAddress(['classId', 'kind', 'begin']);
  const classes = useClasses();
  const classId = now.classId || undefined;
  const wished = now.kind === '' ? Number.NaN : Number(now.kind);
  const kind = isTaskKind(wished) ? wished : undefined;
  const pages = useInfinite(classroomApi.list, { classId, kind });
  return (
    <>
      <PageHead
        title={t('records.title')}
        note={t('records.note')}
        extra={
          <>
            <Button onClick={() => setPrinting(true)}>{t('codeCards:title')}</Button>
            <GoButton to="/paper/experiment">{t('laboratory:title')}</GoButton>
            <Button type="primary" onClick={() => go({ begin: ANY })}>
              {t('records.start')}
            </Button>
          </>
        }
      />
      <FilterBar>
        <Select
          aria-label={t('records.class')}
          className={styles.filter}
          value={classId ?? ''}
          onChange={(value) => go({ classId: value })}
          options={[
            { value: '', label: t('records.allClasses') },
            ...(classes.data?.clazzs ?? []).map((one) => ({ value: one.classId, label: one.className })),
          ]}
        />
        <Select
          aria-label={t('records.filterKind')}
          className={styles.filter}
          value={kind === undefined ? '' : String(kind)}
          onChange={(value) => go({ kind: value })}
          options={[
            { value: '', label: t('records.allKinds') },
            ...Object.entries(taskKinds).map(([code, { name }]) => ({ value: code, label: t(`kind.${name}`) })),
          ]}
        />
      </FilterBar>
      <Card flush>
        <PagedTable
          pages={pages}
          awaited={6}
          columns={[
            { label: t('records.time') },
            { label: t('records.class') },
            { label: t('records.lesson') },
            { label: t('records.tasks') },
            { label: t('records.participation'), number: true },
            { label: t('records.rightRate'), number: true },
            { label: '' },
          ]}
          line={(row) => <LessonLine key={row.lessonId} row={row} />}
          empty={<EmptyState title={t('records.none')} hint={t('records.noneHint')} />}
        />
      </Card>
      <PrintDrawer open={isPrinting} onClose={() => setPrinting(false)} />
      <StartDrawer
        open={now.begin !== ''}
        first={now.begin === ANY ? undefined : now.begin}
        onClose={() => go({ begin: '' })}
      />
    </>
  );
}
