import { operationsApi, SettingGroup, type SettingRow } from '@zhibi/contract/operations';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { Screen } from '../../../platform/screen.js';
import { SettingDialog } from './setting-dialog.js';
import styles from './settings.module.css';
import { serviceOf, TryService } from './try-service.js';

/** Every setting of the installation by what it is about: its value, where it comes from, and what may be changed here. */
export function SettingsView() {
  const { t } = useTranslation('operations');
  const read = useRead(operationsApi.installationSettings, {});
  const [changing, setChanging] = useState<SettingRow | null>(null);
  return (
    <Screen read={read} skeleton={{ rows: 12 }}>
      {({ file, items }) => (
        <div className={styles.groups}>
          <p className={styles.note}>
            {t('system.settings.order')} <code translate="no">{file}</code>
          </p>
          {SettingGroup.options.map((group) => {
            const service = serviceOf(group);
            const rows = items.filter((one) => one.group === group);
            // What the environment alone can say has nothing to press.
            const canChange = rows.some(({ can }) => can.change);
            return (
              <Card
                key={group}
                flush
                title={t(`system.settings.groups.${group}`)}
                extra={service && <TryService key={service} service={service} />}
              >
                <PlainTable
                  asCards
                  withActions={canChange}
                  words={3}
                  columns={[
                    t('system.settings.setting'),
                    t('system.settings.value'),
                    t('system.settings.source'),
                    ...(canChange ? [t('system.settings.actions')] : []),
                  ]}
                  rows={rows.map((row) => ({
                    key: row.name,
                    cells: [
                      <Named key="name" row={row} />,
                      <Value key="value" row={row} />,
                      <StatusTag key="source" tone={tones[row.source]}>
                        {t(`system.settings.sources.${row.source}`)}
                      </StatusTag>,
                      ...(canChange ? [<Change key="change" row={row} onChange={setChanging} />] : []),
                    ],
                  }))}
                />
              </Card>
            );
          })}
          {changing && <SettingDialog key={changing.name} row={changing} onClose={() => setChanging(null)} />}
        </div>
      )}
    </Screen>
  );
}

function Change({ row, onChange }: { row: SettingRow; onChange: (row: SettingRow) => void }) {
  const { t } = useTranslation('operations');
  if (!row.can.change) return null;
  return (
    <Button type="link" aria-label={t('system.settings.changeOf', { name: row.name })} onClick={() => onChange(row)}>
      {t('system.settings.change')}
    </Button>
  );
}

const tones = { environment: 'run', file: 'done', default: 'off' } as const;

const Named = ({ row: { name, about } }: { row: SettingRow }) => (
  <span className={styles.named}>
    <code translate="no">{name}</code>
    <small>{about}</small>
  </span>
);

function Value({ row: { value, isSecret, isSet, next } }: { row: SettingRow }) {
  const { t } = useTranslation('operations');
  const said = (one: string | null) => one ?? t('system.settings.nothing');
  return (
    <span className={styles.value}>
      {isSecret && isSet ? t('system.settings.hidden') : <span translate="no">{said(value)}</span>}
      {next && (
        <small className={styles.next}>
          {isSecret ? t('system.settings.nextHidden') : t('system.settings.next', { value: said(next.value) })}
        </small>
      )}
    </span>
  );
}
