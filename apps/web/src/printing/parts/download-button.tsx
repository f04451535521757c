import { DownloadOutlined } from '@ant-design/icons';
import { printingApi } from '@zhibi/contract/printing';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../platform/download.js';

/** Saves the file of an order. */
export function DownloadButton({ orderId }: { orderId: string }) {
  const { t } = useTranslation('printing');
  const [isBusy, setBusy] = useState(false);
  const fetch = async () => {
    setBusy(true);
    await download(printingApi.pdf, { orderId });
    setBusy(false);
  };
  return (
    <Button icon={<DownloadOutlined />} loading={isBusy} onClick={() => void fetch()}>
      {t('detail.download')}
    </Button>
  );
}
