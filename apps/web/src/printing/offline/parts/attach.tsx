import { printOfflineApi } from '@zhibi/contract/printing/offline';
import { Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';

const refreshes = [printOfflineApi.detail, printOfflineApi.list];

/** Adds a file to a record that may still be changed; apart from the list, which most only read. */
export function Attach({ offlineId }: { offlineId: string }) {
  const { t } = useTranslation('offline');
  const attaching = useWrite(printOfflineApi.attach, refreshes);
  return (
    <div>
      <Upload
        accept="application/pdf,image/*"
        showUploadList={false}
        beforeUpload={(file) => {
          attaching.mutate({ offlineId, name: file.name, file });
          return false;
        }}
      >
        <Button size="small" loading={attaching.isPending}>
          {t('attach')}
        </Button>
      </Upload>{' '}
      <small>{t('attachHint')}</small>
    </div>
  );
}
