import { FileZipOutlined } from '@ant-design/icons';
import { printPacksApi } from '@zhibi/contract/printing/packs';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { notify } from '../../../platform/notify.js';

/** Tasks that wait for the machine, on a stick: print staff fetch them signed, with a form for the report. */
export function PackButton({ of }: { of: { orderId: string } | { batchId: string } }) {
  const { t } = useTranslation('packs');
  const [isFetching, setFetching] = useState(false);
  const making = useWrite(printPacksApi.make, [printPacksApi.list], {
    onDone: async ({ packId, number }) => {
      setFetching(true);
      await download(printPacksApi.file, { packId });
      setFetching(false);
      notify.done(t('made', { number }));
    },
  });
  return (
    <Button icon={<FileZipOutlined />} loading={making.isPending || isFetching} onClick={() => making.mutate(of)}>
      {t('make')}
    </Button>
  );
}
