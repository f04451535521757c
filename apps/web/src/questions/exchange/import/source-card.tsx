import { FileExcelOutlined, InboxOutlined } from '@ant-design/icons';
import { ExchangeFormat, exchangeApi } from '@zhibi/contract/questions/exchange';
import { Alert, Button, Select, Upload } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames, useSubjectId, useUser } from '../../../people/index.js';
import { useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { jobs } from '../../../platform/jobs.js';
import { Card } from '../../../platform/layout/card.js';
import styles from './exchange.module.css';

const auto = 'auto' as const;

/** The file, what form it has, and the subject of questions that name none. */
export function SourceCard({ onBegun }: { onBegun: (importId: string) => void }) {
  const { t } = useTranslation('exchange');
  const names = useNames();
  const { subjects } = useUser();
  const chosen = useSubjectId();
  const [subjectId, setSubjectId] = useState<number | null>(chosen);
  const [format, setFormat] = useState<ExchangeFormat | typeof auto>(auto);
  const [problem, setProblem] = useState<string>();
  const [formatId, subjectFieldId] = [useId(), useId()];
  const send = useWrite(exchangeApi.import, [exchangeApi.imports], {
    handles: Object.keys(exchangeApi.import.reasons ?? {}),
    onDone: ({ importId, jobId }, input) => {
      const name = input.file instanceof File ? input.file.name : '';
      jobs.follow(jobId, t('source.job', { name }), `/source/import?import=${importId}`);
      onBegun(importId);
    },
    onRefused: (refusal) => setProblem(refusal.message),
  });
  const begin = (file: File) => {
    setProblem(undefined);
    send.mutate({ file, ...(subjectId === null ? {} : { subjectId }), ...(format === auto ? {} : { format }) });
  };
  return (
    <Card
      title={t('source.title')}
      extra={
        <Button
          type="link"
          size="small"
          icon={<FileExcelOutlined />}
          onClick={() => void download(exchangeApi.template, {})}
        >
          {t('source.template')}
        </Button>
      }
    >
      <div className={styles.fields}>
        <span className={styles.field}>
          <label htmlFor={formatId}>{t('source.format')}</label>
          <Select
            id={formatId}
            className={styles.select}
            value={format}
            onChange={setFormat}
            options={[auto, ...ExchangeFormat.options].map((one) => ({ value: one, label: t(`format.${one}`) }))}
          />
        </span>
        <span className={styles.field}>
          <label htmlFor={subjectFieldId}>{t('source.subject')}</label>
          <Select
            id={subjectFieldId}
            className={styles.select}
            value={subjectId}
            onChange={setSubjectId}
            options={subjects.map((one) => ({ value: one.subjectId, label: names.subject(one.subjectName) }))}
          />
        </span>
        <span className={styles.hint}>{t('source.subjectHint')}</span>
      </div>
      {problem && <Alert className={styles.problem} type="error" showIcon title={problem} />}
      <Upload.Dragger
        showUploadList={false}
        disabled={send.isPending}
        beforeUpload={(file) => {
          begin(file);
          return false;
        }}
      >
        <p className={styles.icon}>
          <InboxOutlined />
        </p>
        <p className={styles.drop}>{send.isPending ? t('source.sending') : t('source.drop')}</p>
        <p className={styles.hint}>{t('source.hint')}</p>
      </Upload.Dragger>
    </Card>
  );
}
