import { SearchOutlined } from '@ant-design/icons';
import { diskApi, FileKind, type Resource } from '@zhibi/contract/disk';
import { Button, Input, Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { useInfinite, useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { FilterBar } from '../../platform/layout/filter-bar.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { tell } from '../../platform/tell.js';
import { formatStamp } from '../../platform/time.js';
import styles from '../parts/resource.module.css';
import { ResourceName } from '../parts/resource-name.js';
import { ScopeSwitch } from '../parts/scope-switch.js';
import { formatBytes } from '../parts/size.js';
import table from '../parts/table.module.css';
import { District } from './district.js';

/** The school's shelf: what teachers offered and a leader approved. */
export function Page() {
  const { t } = useTranslation('disk');
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const words = query.get('words') ?? '';
  const kind = FileKind.safeParse(query.get('kind')).data;
  const whose = query.get('whose') === 'district' ? 'district' : 'school';
  const go = (change: { words?: string; kind?: string; whose?: string }) =>
    setQuery(
      new URLSearchParams(
        Object.entries({ words, kind: kind ?? '', whose: whose === 'school' ? '' : whose, ...change }).filter(
          ([, value]) => value !== '',
        ),
      ),
    );
  return (
    <>
      <PageHead
        title={t('shelf.title')}
        note={t('shelf.note')}
        extra={<Button onClick={() => void navigate('/cloud/resourceManage')}>{t('shelf.manage')}</Button>}
      />
      <FilterBar>
        <ScopeSwitch now="shelf" />
        <Segmented
          aria-label={t('district.whose')}
          value={whose}
          onChange={(value) => go({ whose: value === 'school' ? '' : value, kind: '' })}
          options={[
            { value: 'school', label: t('district.school') },
            { value: 'district', label: t('district.district') },
          ]}
        />
        <Input
          key={words}
          className={styles.words}
          prefix={<SearchOutlined />}
          placeholder={t('filter.words')}
          aria-label={t('filter.words')}
          allowClear
          defaultValue={words}
          onPressEnter={(event) => go({ words: event.currentTarget.value.trim() })}
          onClear={() => go({ words: '' })}
        />
        {whose === 'school' && (
          <Select
            className={styles.select}
            placeholder={t('filter.kind')}
            aria-label={t('filter.kind')}
            allowClear
            value={kind ?? null}
            onChange={(value) => go({ kind: value ?? '' })}
            options={FileKind.options
              .filter((one) => one !== 'folder')
              .map((value) => ({ value, label: t(`kinds.${value}`) }))}
          />
        )}
      </FilterBar>
      {whose === 'district' ? <District words={words} /> : <School words={words} kind={kind} />}
    </>
  );
}

function School({ words, kind }: { words: string; kind: FileKind | undefined }) {
  const { t } = useTranslation('disk');
  const list = useInfinite(diskApi.resources, { words: words || undefined, kind });
  const isFiltered = words !== '' || kind !== undefined;
  return (
    <Card flush>
      <Screen
        read={list}
        skeleton={{ rows: 8 }}
        isEmpty={() => list.rows.length === 0}
        empty={
          <EmptyState
            title={t(isFiltered ? 'empty.found' : 'shelf.empty')}
            hint={t(isFiltered ? 'empty.foundHint' : 'shelf.emptyHint')}
          />
        }
      >
        {() => (
          <>
            <Shelf rows={list.rows} />
            <TableFoot
              shown={list.rows.length}
              loading={list.isFetchingNextPage}
              onNext={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
    </Card>
  );
}

function Shelf({ rows }: { rows: readonly Resource[] }) {
  const { t } = useTranslation('disk');
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{t('column.name')}</th>
          <th scope="col" className={table.size}>
            {t('column.size')}
          </th>
          <th scope="col" className={table.by}>
            {t('column.by')}
          </th>
          <th scope="col" className={table.when}>
            {t('manage.at')}
          </th>
          <td className={table.wide} />
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.resourceId}>
            <td>
              <ResourceName resource={row} />
            </td>
            <td className={table.size}>{formatBytes(row.size)}</td>
            <td className={table.by}>{row.isMine ? t('me') : row.by}</td>
            <td className={table.when}>{formatStamp(row.at)}</td>
            <td className={`${table.wide} ${table.does}`}>
              <ShelfActions resource={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ShelfActions({ resource: { resourceId, can, taken } }: { resource: Resource }) {
  const { t } = useTranslation('disk');
  const refreshed = [diskApi.resources, diskApi.list, diskApi.usage];
  const taking = useWrite(diskApi.take, refreshed, { onDone: () => tell.done(t('shelf.taken')) });
  const withdrawing = useWrite(diskApi.withdraw, refreshed, { onDone: () => tell.done(t('shelf.withdrawn')) });
  return (
    <span className={styles.actions}>
      <Button type="link" onClick={() => void download(diskApi.downloadResource, { resourceId })}>
        {t('action.download')}
      </Button>
      <Button
        type="link"
        title={t('shelf.takenTimes', { count: taken })}
        loading={taking.isPending}
        onClick={() => taking.mutate({ resourceId, parentCdId: '' })}
      >
        {t('shelf.take')}
      </Button>
      {can.withdraw && (
        <Button type="link" loading={withdrawing.isPending} onClick={() => withdrawing.mutate({ resourceId })}>
          {t('shelf.withdraw')}
        </Button>
      )}
    </span>
  );
}
