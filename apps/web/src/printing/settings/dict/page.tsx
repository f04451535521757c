import { closedKinds, type DictEntry, DictKind, dictKinds, printSettingsApi } from '@zhibi/contract/printing/settings';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useAddress } from '../../../platform/use-address.js';
import { EntryDialog } from './entry-dialog.js';
import { EntryTable } from './entry-table.js';

/** What the print centre calls things, and what it offers: paper, weights, bindings, reasons, carriers. */
export function Page() {
  const { t } = useTranslation('settings');
  const { now, go } = useAddress(['kind']);
  const kind = DictKind.safeParse(now.kind).data ?? 'paperSize';
  const read = useRead(printSettingsApi.dictionary, {});
  const [editing, setEditing] = useState<DictEntry | 'new' | null>(null);
  const isClosed = closedKinds.includes(kind);
  return (
    <>
      <PageHead
        title={t('dict.title')}
        note={t(isClosed ? 'dict.fixed' : 'dict.note')}
        extra={
          !isClosed && (
            <Button type="primary" onClick={() => setEditing('new')}>
              {t('dict.add')}
            </Button>
          )
        }
      />
      <FilterBar>
        <Segmented
          aria-label={t('dict.kinds')}
          value={kind}
          onChange={(chosen) => go({ kind: chosen })}
          options={dictKinds.map((value) => ({ value, label: t(`dict.kind.${value}`) }))}
        />
      </FilterBar>
      <Card flush>
        <Screen read={read} skeleton={{ rows: 5 }}>
          {({ entries }) => (
            <EntryTable kind={kind} entries={entries.filter((entry) => entry.kind === kind)} onEdit={setEditing} />
          )}
        </Screen>
      </Card>
      {editing !== null && <EntryDialog kind={kind} entry={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
