import { type DeviceRow, devicesApi } from '@zhibi/contract/capture/devices';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { DeviceTable } from './device-table.js';
import { Filters } from './filters.js';
import { Health } from './health.js';
import { type DoneTo, UndoNote } from './undo-note.js';
import { useFilter } from './use-filter.js';

const AddDrawer = onDemand(
  () => import('./add-drawer.js').then((made) => made.AddDrawer),
  ({ open }) => open,
);
const ImportDrawer = onDemand(
  () => import('./import-drawer.js').then((made) => made.ImportDrawer),
  ({ open }) => open,
);
const DeviceDrawer = onDemand(
  () => import('./device-drawer.js').then((made) => made.DeviceDrawer),
  ({ device }) => device !== null,
);
const SwapDrawer = onDemand(
  () => import('./swap-drawer.js').then((made) => made.SwapDrawer),
  ({ device }) => device !== null,
);

/** Pens, gateways and boxes by their MAC: whose they are, how they are, and what to do about it. */
export function Page() {
  const { t } = useTranslation('devices');
  const { filter, now, isFiltered } = useFilter();
  const health = useRead(devicesApi.health, { schoolId: filter.schoolId }, { keepOld: true });
  const pages = useInfinite(devicesApi.devices, filter);
  const [open, setOpen] = useState<'add' | 'import' | null>(null);
  const [editing, setEditing] = useState<DeviceRow | null>(null);
  const [done, setDone] = useState<DoneTo | null>(null);
  const [swapping, setSwapping] = useState<DeviceRow | null>(null);
  const { rows, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        extra={
          <>
            <ExportButton endpoint={devicesApi.exportDevices} input={filter} />
            <Button onClick={() => setOpen('import')}>{t('import.title')}</Button>
            <Button type="primary" onClick={() => setOpen('add')}>
              {t('add.title')}
            </Button>
          </>
        }
      />
      <Health health={health.data} />
      <Filters />
      {done && <UndoNote key={`${done.mac} ${done.revision}`} done={done} onClose={() => setDone(null)} />}
      <Card flush>
        <Screen
          read={pages}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={
            <EmptyState
              title={isFiltered ? t('none') : t('empty')}
              hint={isFiltered ? t('noneHint') : t('emptyHint')}
            />
          }
        >
          {() => (
            <>
              <DeviceTable devices={rows} onEdit={setEditing} onSwap={setSwapping} onChanged={setDone} />
              <TableFoot
                shown={rows.length}
                of={isFiltered ? undefined : health.data?.total}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      <AddDrawer open={open === 'add'} schoolId={now.school} onClose={() => setOpen(null)} />
      <ImportDrawer open={open === 'import'} schoolId={now.school} onClose={() => setOpen(null)} />
      <DeviceDrawer device={editing} onChanged={setDone} onClose={() => setEditing(null)} />
      <SwapDrawer device={swapping} onChanged={setDone} onClose={() => setSwapping(null)} />
    </>
  );
}
