import { FileExcelOutlined, FolderOpenOutlined, InboxOutlined } from '@ant-design/icons';
import { RosterKind, rosterApi } from '@zhibi/contract/people/roster';
import { Alert, Button, Segmented, Upload } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../../platform/api.js';
import { download } from '../../../platform/download.js';
import { Card } from '../../../platform/layout/card.js';
import { PasteForm } from './paste-form.js';
import styles from './source-card.module.css';

const ways = ['file', 'folder', 'paste'] as const;
type Way = (typeof ways)[number];

export interface SourceCardProps {
  kind: RosterKind;
  onKind: (kind: RosterKind) => void;
  onRead: (importId: string) => void;
}

/** The first step: of whom the list speaks and where it comes from. */
export function SourceCard({ kind, onKind, onRead }: SourceCardProps) {
  const { t } = useTranslation('roster');
  const [way, setWay] = useState<Way>('file');
  const [problem, setProblem] = useState<string>();
  const upload = useWrite(rosterApi.upload, [rosterApi.list], {
    handles: Object.keys(rosterApi.upload.reasons ?? {}),
    onDone: ({ importId }) => onRead(importId),
    onRefused: (refusal) => setProblem(refusal.message),
  });
  const send = (files: readonly File[]) => {
    setProblem(undefined);
    upload.mutate({ kind, file: files });
  };
  return (
    <Card
      title={t('source.title')}
      extra={
        <Button
          type="link"
          size="small"
          icon={<FileExcelOutlined />}
          onClick={() => void download(rosterApi.template, { kind, format: 'xlsx' })}
        >
          {t('source.template')}
        </Button>
      }
    >
      <div className={styles.switches}>
        <Segmented<RosterKind>
          aria-label={t('kindLabel')}
          value={kind}
          onChange={(next) => {
            setProblem(undefined);
            onKind(next);
          }}
          options={RosterKind.options.map((one) => ({ value: one, label: t(`kind.${one}`) }))}
        />
        <Segmented<Way>
          aria-label={t('source.ways')}
          value={way}
          onChange={(next) => {
            setProblem(undefined);
            setWay(next);
          }}
          options={ways.map((one) => ({ value: one, label: t(`source.way.${one}`) }))}
        />
      </div>
      {problem && <Alert className={styles.problem} type="error" showIcon title={problem} />}
      {way === 'paste' ? (
        <PasteForm kind={kind} onRead={onRead} />
      ) : (
        <Upload.Dragger
          key={way}
          directory={way === 'folder'}
          multiple={way === 'folder'}
          showUploadList={false}
          disabled={upload.isPending}
          accept={way === 'file' ? '.xlsx,.csv,.tsv,.txt,.zip' : undefined}
          beforeUpload={(file, all) => {
            // A folder comes file by file with the whole list each time: it is sent once.
            if (file === all[0]) send(all);
            return false;
          }}
        >
          <p className={styles.icon}>{way === 'folder' ? <FolderOpenOutlined /> : <InboxOutlined />}</p>
          <p className={styles.drop}>
            {upload.isPending ? t('source.reading') : t(way === 'folder' ? 'source.folder' : 'source.drop')}
          </p>
          <p className={styles.hint}>{t(way === 'folder' ? 'source.folderHint' : 'source.dropHint')}</p>
        </Upload.Dragger>
      )}
      <p className={styles.hint}>{t('source.nothingYet')}</p>
    </Card>
  );
}
