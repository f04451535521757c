import { FilePdfOutlined } from '@ant-design/icons';
import { annotationsApi } from '@zhibi/contract/marking/annotations';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../platform/download.js';

/** A student's copy with all that was written and marked on it, as PDF. */
export function MarkedPdf({ homeworkId, studentId }: { homeworkId: string; studentId: string }) {
  const { t } = useTranslation('annotations');
  const [isBusy, setBusy] = useState(false);
  const fetchIt = async () => {
    setBusy(true);
    await download(annotationsApi.pdf, { homeworkId, studentId }).finally(() => setBusy(false));
  };
  return (
    <Tooltip title={t('pdf')}>
      <Button
        type="text"
        icon={<FilePdfOutlined />}
        loading={isBusy}
        aria-label={t('pdf')}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void fetchIt()}
      />
    </Tooltip>
  );
}
