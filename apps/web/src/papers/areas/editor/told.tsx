import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatStamp } from '../../../platform/time.js';
import styles from './editor.module.css';
import type { Areas } from './use-areas.js';

/** What must be known before one draws on: a lock, somebody else's version, what was returned, what keeps it from being saved. */
export function Told({ areas: { saved, faults, metBy, areas } }: { areas: Areas }) {
  const { t } = useTranslation('areas');
  const { lock, marking } = saved;
  const counts = faults.map(({ kind, areaIds }) => t(`fault.${kind}`, { count: areaIds.length })).join(t('between'));
  return (
    <div className={styles.told} aria-live="polite">
      {lock && <Alert showIcon type="warning" title={t(`lock.${lock}`)} description={t('lockHint')} />}
      {metBy && (
        <Alert
          showIcon
          type="warning"
          title={t('met', { name: metBy.drawnBy, at: formatStamp(metBy.drawnAt) })}
          description={t('metHint')}
        />
      )}
      {marking?.state === 'returned' && (
        <Alert showIcon type="error" title={t('returnedBy', { name: marking.checkedBy })} description={marking.note} />
      )}
      {faults.length > 0 && <Alert showIcon type="error" title={t('cannotSave')} description={counts} />}
      {areas.length === 0 && <Alert showIcon type="info" title={t('none')} description={t('noneHint')} />}
    </div>
  );
}
