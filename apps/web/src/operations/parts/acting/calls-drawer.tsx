import { type ActingCall, type ActingRow, operationsApi } from '@zhibi/contract/operations';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useInfinite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PagedTable } from '../../../platform/layout/paged-table.js';
import { StatusTag } from '../../../platform/layout/status-tag.js';
import { formatStamp } from '../../../platform/time.js';
import type { zh } from '../../text.zh.js';
import styles from './acted-list.module.css';

type Part = keyof typeof zh.parts;

/** Everything that was called in one acting; changes alone, if wanted. */
export function CallsDrawer({ acting, onClose }: { acting: ActingRow | null; onClose: () => void }) {
  const { t } = useTranslation('operations');
  return (
    <Drawer
      title={t('acted.calls', { operator: acting?.operator ?? '', time: formatStamp(acting?.beginTime) })}
      size="wide"
      open={acting !== null}
      onClose={onClose}
    >
      {acting && <Calls acting={acting} />}
    </Drawer>
  );
}

function Calls({ acting: { actingId, reason, reads, changes } }: { acting: ActingRow }) {
  const { t, i18n } = useTranslation('operations');
  const [changesOnly, setChangesOnly] = useState(changes > 0);
  const pages = useInfinite(operationsApi.actingCalls, { actingId, changesOnly });
  const nameOf = (part: string) => (i18n.exists(`operations:parts.${part}`) ? t(`parts.${part as Part}`) : part); // as: it exists
  return (
    <>
      <p>{t('acting.why', { reason })}</p>
      <p className={styles.counts}>
        {t('acted.counts', { reads, changes })}
        <Checkbox checked={changesOnly} onChange={({ target }) => setChangesOnly(target.checked)}>
          {t('acted.changesOnly')}
        </Checkbox>
      </p>
      <PagedTable<ActingCall>
        pages={pages}
        awaited={8}
        columns={[
          { label: t('acted.time') },
          { label: t('acted.part') },
          { label: t('acted.kind') },
          { label: t('acted.call') },
        ]}
        empty={<EmptyState title={t('acted.noCalls')} hint={t('acted.noCallsHint')} />}
        line={({ id, time, part, path, isChange }) => (
          <tr key={id}>
            <td>{formatStamp(time)}</td>
            <td>{nameOf(part)}</td>
            <td>
              <StatusTag tone={isChange ? 'warn' : 'off'}>{t(isChange ? 'acted.change' : 'acted.read')}</StatusTag>
            </td>
            <td>
              <code translate="no">{path}</code>
            </td>
          </tr>
        )}
      />
    </>
  );
}
