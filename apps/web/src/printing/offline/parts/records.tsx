import { SearchOutlined } from '@ant-design/icons';
import { printingApi } from '@zhibi/contract/printing';
import { OfflineState, offlineStates, printOfflineApi } from '@zhibi/contract/printing/offline';
import { Input, Segmented, Select } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useUser } from '../../../people/index.js';
import { useInfinite, useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { DayField } from '../../../platform/layout/day-field.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import styles from '../../../platform/layout/paged-table.module.css';
import { formatFarDay } from '../../../platform/time.js';
import { useAddress } from '../../../platform/use-address.js';
import parts from '../../parts/orders.module.css';
import { yuan } from '../../parts/yuan.js';
import { OfflineStateTag } from './state-tag.js';

const RecordDrawer = onDemand(
  () => import('./record-drawer.js').then((made) => made.RecordDrawer),
  ({ open }) => open,
);

/** What was printed outside the system; filters and the opened record live in the address. */
export function Records() {
  const { t } = useTranslation(['printing', 'counting', 'offline']);
  const isCentre = useUser().currentRole === 'ZHIBI_PRINT_CENTER';
  const { now, go } = useAddress(['state', 'words', 'school', 'from', 'until', 'record']);
  const state = OfflineState.safeParse(now.state).data;
  const wanted = {
    state,
    words: now.words || undefined,
    schoolId: now.school || undefined,
    from: now.from || undefined,
    until: now.until || undefined,
  };
  const pages = useInfinite(printOfflineApi.list, wanted);
  const isFiltered = Object.values(wanted).some((value) => value !== undefined);
  const address = (offlineId: string) =>
    `?${new URLSearchParams({ ...Object.fromEntries(Object.entries(now).filter(([, value]) => value)), record: offlineId })}`;
  const columns = ['number', 'printedOn', ...(isCentre ? (['school'] as const) : []), 'name'] as const;
  const numbers = ['copies', 'sheets', 'cost'] as const;
  return (
    <>
      <FilterBar result={<ExportButton endpoint={printOfflineApi.exportList} input={wanted} />}>
        <Segmented
          aria-label={t('offline:states')}
          value={state ?? ''}
          onChange={(value) => go({ state: value })}
          options={[
            { value: '', label: t('offline:all') },
            ...offlineStates.map((value) => ({ value, label: t(`offline:${value}`) })),
          ]}
        />
        <Input
          allowClear
          className={parts.search}
          prefix={<SearchOutlined />}
          placeholder={t('offline:search')}
          aria-label={t('offline:search')}
          defaultValue={now.words}
          onClear={() => go({ words: '' })}
          onPressEnter={({ currentTarget }) => go({ words: currentTarget.value.trim() })}
        />
        {(['from', 'until'] as const).map((end) => (
          <span key={end} style={{ width: 140 }}>
            <DayField
              aria-label={t(`counting:count.${end}`)}
              placeholder={t(`counting:count.${end}`)}
              value={now[end] ? dayjs(now[end], 'YYYYMMDD') : null}
              onChange={(day) => go({ [end]: day?.format('YYYYMMDD') ?? '' })}
            />
          </span>
        ))}
        {isCentre && <SchoolFilter value={now.school} onChange={(school) => go({ school })} />}
      </FilterBar>
      <Card flush>
        <PagedTable
          pages={pages}
          awaited={6}
          empty={
            <EmptyState
              title={t(isFiltered ? 'offline:emptyFound' : 'offline:empty')}
              hint={t(isFiltered ? 'offline:emptyFoundHint' : 'offline:emptyHint')}
            />
          }
          columns={[
            ...columns.map((name) => ({ label: t(`offline:${name}`) })),
            ...numbers.map((name) => ({ label: t(`offline:${name}`), number: true })),
            { label: t('offline:state') },
          ]}
          line={(one) => (
            <tr key={one.offlineId}>
              <td>
                <Link to={address(one.offlineId)}>{one.number}</Link>
              </td>
              <td>{formatFarDay(one.printedOn)}</td>
              {isCentre && <td translate="no">{one.schoolName}</td>}
              <td translate="no" className={parts.title}>
                {one.title}
              </td>
              <td className={styles.number} data-label={t('offline:copies')}>
                {one.copies}
              </td>
              <td className={styles.number} data-label={t('offline:sheets')}>
                {one.pageInfo.totalPieceCount.toLocaleString('en-US')}
              </td>
              <td className={styles.number} data-label={t('offline:cost')}>
                {yuan(one.costLi)}
              </td>
              <td>
                <OfflineStateTag state={one.state} />
              </td>
            </tr>
          )}
        />
      </Card>
      <RecordDrawer open={now.record !== ''} offlineId={now.record} onClose={() => go({ record: '' })} />
    </>
  );
}

function SchoolFilter({ value, onChange }: { value: string; onChange: (schoolId: string) => void }) {
  const { t } = useTranslation(['printing', 'counting', 'offline']);
  const choices = useRead(printingApi.choices, {});
  return (
    <Select
      allowClear
      showSearch
      optionFilterProp="label"
      className={parts.school}
      aria-label={t('list.school')}
      placeholder={t('list.allSchools')}
      value={value || null}
      onChange={(chosen: string | null) => onChange(chosen ?? '')}
      options={(choices.data?.schools ?? []).map((one) => ({ value: one.schoolId, label: one.schoolName }))}
    />
  );
}
