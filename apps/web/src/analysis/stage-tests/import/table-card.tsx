import { FileExcelOutlined, InboxOutlined } from '@ant-design/icons';
import { type StageTest, stageTestsApi } from '@zhibi/contract/analysis/stage-tests';
import { Alert, Button, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Card } from '../../../platform/layout/card.js';
import styles from './import.module.css';

interface SourceProps {
  test: StageTest;
  onRead: (importId: string) => void;
}

/** A table of scores from a file, and the template to fill in. */
export function TableCard({ test: { testId }, onRead }: SourceProps) {
  const { t } = useTranslation('stageTests');
  const [problem, setProblem] = useState<string>();
  const upload = useWrite(stageTestsApi.upload, [stageTestsApi.imports], {
    handles: Object.keys(stageTestsApi.upload.reasons ?? {}),
    onDone: ({ importId }) => onRead(importId),
    onRefused: (refusal) => setProblem(refusal.message),
  });
  return (
    <Card
      title={t('import.table')}
      extra={
        <Button
          type="link"
          size="small"
          icon={<FileExcelOutlined />}
          onClick={() => void download(stageTestsApi.template, { testId, format: 'xlsx' })}
        >
          {t('import.template')}
        </Button>
      }
    >
      {problem && <Alert className={styles.problem} type="error" showIcon title={problem} />}
      <Upload.Dragger
        accept=".xlsx,.csv,.txt"
        showUploadList={false}
        disabled={upload.isPending}
        beforeUpload={(file) => {
          setProblem(undefined);
          upload.mutate({ testId, file });
          return false;
        }}
      >
        <p className={styles.icon}>
          <InboxOutlined />
        </p>
        <p className={styles.drop}>{t('import.drop')}</p>
        <p className={styles.hint}>{t('import.hint')}</p>
      </Upload.Dragger>
    </Card>
  );
}
