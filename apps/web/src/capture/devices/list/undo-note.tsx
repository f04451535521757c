import { devicesApi } from '@zhibi/contract/capture/devices';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { notify } from '../../../platform/notify.js';

/** A device after a change, and the words for what was done. */
export interface DoneTo {
  schoolId: string;
  mac: string;
  revision: number;
  words: string;
}

/** What has just been done to a device, and the way back; stays until it is used or put away. */
export function UndoNote({ done, onClose }: { done: DoneTo; onClose: () => void }) {
  const { t } = useTranslation('devices');
  const { words, ...device } = done;
  const undoing = useWrite(
    devicesApi.undo,
    [devicesApi.devices, devicesApi.health, devicesApi.spares, devicesApi.history],
    {
      onDone: () => {
        notify.done(t('undone'));
        onClose();
      },
      onRefused: onClose,
    },
  );
  return (
    <Alert
      type="info"
      showIcon
      style={{ marginBottom: 12 }}
      title={words}
      closable={{ onClose }}
      action={
        <Button size="small" loading={undoing.isPending} onClick={() => undoing.mutate(device)}>
          {t('undo')}
        </Button>
      }
    />
  );
}
