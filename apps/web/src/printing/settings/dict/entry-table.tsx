import { ArrowDownOutlined, ArrowUpOutlined } from '@ant-design/icons';
import { type DictEntry, type DictKind, isUsual, printSettingsApi } from '@zhibi/contract/printing/settings';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { Confirm } from '../../../platform/layout/confirm.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { notify } from '../../../platform/notify.js';

interface Props {
  kind: DictKind;
  entries: readonly DictEntry[];
  onEdit: (entry: DictEntry) => void;
}

/** One list in its order. */
export function EntryTable({ kind, entries, onEdit }: Props) {
  const { t } = useTranslation('settings');
  const refreshed = [printSettingsApi.dictionary];
  const saving = useWrite(printSettingsApi.saveEntry, refreshed, { onDone: () => notify.done(t('dict.saved')) });
  const ordering = useWrite(printSettingsApi.orderEntries, refreshed);
  const removing = useWrite(printSettingsApi.removeEntry, refreshed, { onDone: () => notify.done(t('dict.removed')) });
  const swap = (at: number, by: -1 | 1) => {
    const codes = entries.map(({ code }) => code);
    const [here, there] = [codes[at], codes[at + by]];
    if (here === undefined || there === undefined) return;
    codes.splice(at, 1, there);
    codes.splice(at + by, 1, here);
    ordering.mutate({ kind, codes });
  };
  const toggle = ({ position: _, ...entry }: DictEntry) =>
    saving.mutate({ ...entry, enabled: !entry.enabled, isNew: false });
  const isBusy = saving.isPending || ordering.isPending || removing.isPending;
  return (
    <PlainTable
      asCards
      words={5}
      columns={[t('dict.zh'), t('dict.en'), t('dict.code'), t('dict.state'), t('dict.order'), '']}
      rows={entries.map((entry, at) => ({
        key: entry.code,
        cells: [
          entry.zh,
          entry.en,
          <span key="code" translate="no">
            {entry.code}
          </span>,
          <StatusTag key="state" tone={entry.enabled ? 'done' : 'off'}>
            {t(entry.enabled ? 'dict.enabled' : 'dict.retired')}
          </StatusTag>,
          <span key="order">
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined />}
              aria-label={t('dict.up', { name: entry.zh })}
              disabled={at === 0 || isBusy}
              onClick={() => swap(at, -1)}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined />}
              aria-label={t('dict.down', { name: entry.zh })}
              disabled={at === entries.length - 1 || isBusy}
              onClick={() => swap(at, 1)}
            />
          </span>,
          <span key="acts">
            <Button type="link" size="small" onClick={() => onEdit(entry)}>
              {t('dict.rename')}
            </Button>
            <Button type="link" size="small" disabled={isBusy} onClick={() => toggle(entry)}>
              {t(entry.enabled ? 'dict.retire' : 'dict.enable')}
            </Button>
            {!isUsual(kind, entry.code) && (
              <Confirm
                title={t('dict.remove')}
                hint={t('dict.removeHint')}
                words={t('dict.remove')}
                isDangerous
                onConfirm={() => removing.mutate({ kind, code: entry.code })}
              >
                <Button type="link" size="small" danger>
                  {t('dict.remove')}
                </Button>
              </Confirm>
            )}
          </span>,
        ],
      }))}
    />
  );
}
