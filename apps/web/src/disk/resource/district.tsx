import { diskApi, type RegionFile } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useWrite } from '../../platform/api.js';
import { download } from '../../platform/download.js';
import { Card } from '../../platform/layout/card.js';
import { EmptyState } from '../../platform/layout/empty-state.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { tell } from '../../platform/tell.js';
import { formatStamp } from '../../platform/time.js';
import { KindIcon } from '../parts/kind-icon.js';
import { PreviewWindow } from '../parts/preview-window.js';
import styles from '../parts/resource.module.css';
import { formatBytes } from '../parts/size.js';
import table from '../parts/table.module.css';

/** What the other schools of the district share with it: to see, to take out, to copy. */
export function District({ words }: { words: string }) {
  const { t } = useTranslation('disk');
  const list = useInfinite(diskApi.regionFiles, { words: words || undefined });
  const [shown, setShown] = useState<RegionFile | null>(null);
  return (
    <Card flush>
      <Screen
        read={list}
        skeleton={{ rows: 8 }}
        isEmpty={() => list.rows.length === 0}
        empty={
          <EmptyState
            title={t(words ? 'empty.found' : 'district.empty')}
            hint={t(words ? 'empty.foundHint' : 'district.emptyHint')}
          />
        }
      >
        {() => (
          <>
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
                    {t('column.changed')}
                  </th>
                  <td className={table.wide} />
                </tr>
              </thead>
              <tbody>
                {list.rows.map((row) => (
                  <Row key={row.cdId} row={row} onShow={() => setShown(row)} />
                ))}
              </tbody>
            </table>
            <TableFoot
              shown={list.rows.length}
              loading={list.isFetchingNextPage}
              onNext={list.hasNextPage ? () => void list.fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
      {shown && <PreviewWindow file={{ regionCdId: shown.cdId }} name={shown.name} onClose={() => setShown(null)} />}
    </Card>
  );
}

function Row({
  row: { cdId, name, kind, size, schoolName, by, changedAt },
  onShow,
}: {
  row: RegionFile;
  onShow(): void;
}) {
  const { t } = useTranslation('disk');
  const taking = useWrite(diskApi.takeRegion, [diskApi.list, diskApi.usage], {
    onDone: () => tell.done(t('shelf.taken')),
  });
  return (
    <tr>
      <td>
        <span className={styles.name} title={name}>
          <KindIcon kind={kind} />
          <span>
            <Button type="link" className={styles.open} onClick={onShow}>
              <b>{name}</b>
            </Button>
            <small>{schoolName}</small>
          </span>
        </span>
      </td>
      <td className={table.size}>{formatBytes(size)}</td>
      <td className={table.by}>{by}</td>
      <td className={table.when}>{formatStamp(changedAt)}</td>
      <td className={`${table.wide} ${table.does}`}>
        <span className={styles.actions}>
          <Button type="link" onClick={() => void download(diskApi.downloadRegion, { cdId })}>
            {t('action.download')}
          </Button>
          <Button type="link" loading={taking.isPending} onClick={() => taking.mutate({ cdId, parentCdId: '' })}>
            {t('shelf.take')}
          </Button>
        </span>
      </td>
    </tr>
  );
}
