import { FilePdfOutlined } from '@ant-design/icons';
import { annotationsApi } from '@zhibi/contract/marking/annotations';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../platform/download.js';

/** The own paper as it came back, as a file to keep or to print. */
export function ResultPdf({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('annotations');
  const [isBusy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    await download(annotationsApi.ownPdf, { homeworkId }).finally(() => setBusy(false));
  };
  return (
    <Button
      type="text"
      size="large"
      icon={<FilePdfOutlined />}
      loading={isBusy}
      aria-label={t('pdf')}
      title={t('pdf')}
      onClick={() => void fetchIt()}
    />
  );
}
