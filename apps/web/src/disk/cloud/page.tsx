import { type DiskEntry, diskApi } from '@zhibi/contract/disk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite, useRead } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { PageHead } from '../../platform/layout/page-head.js';
import { TableFoot } from '../../platform/layout/table-foot.js';
import { Screen } from '../../platform/screen.js';
import { together } from '../../platform/together.js';
import { PreviewWindow } from '../parts/preview-window.js';
import { Crumbs } from './crumbs.js';
import { DropZone } from './drop-zone.js';
import { EntryGrid } from './entry-grid.js';
import { EntryTable } from './entry-table.js';
import { Filters } from './filters.js';
import { HeadActions } from './head-actions.js';
import { Nothing } from './nothing.js';
import { usePlace } from './place.js';
import { SelectionBar } from './selection-bar.js';

/** The cloud disk: one's own files, what is shared, starred or thrown away. */
export function Page() {
  const { t } = useTranslation('disk');
  const { place, go, to } = usePlace();
  const { scope, parentCdId, words, kind, sort, view } = place;
  const isFolder = scope === 'folder';
  const list = useInfinite(diskApi.list, { scope, parentCdId, words: words || undefined, kind, sort });
  const here = useRead(diskApi.place, isFolder ? { parentCdId } : { parentCdId: '' });
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { rows, first, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  const picked = rows.filter((row) => chosen.includes(row.cdId));
  const way = isFolder ? (here.data?.path ?? []) : [];
  const title = way.at(-1)?.name ?? t(isFolder ? 'scope.mine' : `scope.${scope}`);
  const mayAdd = isFolder && here.data?.can.add === true;
  const [shown, setShown] = useState<DiskEntry | null>(null);
  // A folder is followed by its link; what was chosen here is not chosen there.
  const open = (entry: DiskEntry) => (entry.kind === 'folder' ? setChosen([]) : setShown(entry));
  const files = rows.filter((row) => row.kind !== 'folder').map(({ cdId, name }) => ({ file: { cdId }, name }));
  const pieces = { rows, chosen, onChoose: setChosen, onOpen: open, scope, parentCdId };
  return (
    <DropZone parentCdId={mayAdd ? parentCdId : null} name={title}>
      <PageHead
        title={title}
        note={
          scope === 'trash'
            ? t('trashNote')
            : way.length > 0 && <Crumbs way={way} isOwn={here.data?.isOwn !== false} address={to} />
        }
        extra={<HeadActions parentCdId={mayAdd ? parentCdId : null} />}
      />
      <Filters place={place} go={go} total={first?.total} />
      {picked.length > 0 && (
        <SelectionBar picked={picked} scope={scope} parentCdId={parentCdId} onDone={() => setChosen([])} />
      )}
      <Card flush>
        <Screen
          read={together({ list, here })}
          skeleton={{ rows: 8 }}
          isEmpty={() => rows.length === 0}
          empty={<Nothing place={place} />}
        >
          {() => (
            <>
              {view === 'grid' ? <EntryGrid {...pieces} /> : <EntryTable {...pieces} />}
              <TableFoot
                shown={rows.length}
                of={first?.total}
                loading={isFetchingNextPage}
                onNext={hasNextPage ? () => void fetchNextPage() : undefined}
              />
            </>
          )}
        </Screen>
      </Card>
      {shown && (
        <PreviewWindow
          files={files}
          first={files.findIndex(({ file }) => file.cdId === shown.cdId)}
          onClose={() => setShown(null)}
        />
      )}
    </DropZone>
  );
}
