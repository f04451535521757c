import { DownloadOutlined, FormOutlined, PrinterOutlined, SendOutlined } from '@ant-design/icons';
import { type CopyForm, type KeyEdition, papersApi } from '@zhibi/contract/papers';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedFiles } from '../../../disk/index.js';
import { download } from '../../../platform/download.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { useCanGo } from '../../../platform/screen-line.js';
import styles from './bar-middle.module.css';

export interface BarActionsProps {
  paperId: string;
  title: string;
  /** The edition that is looked at. */
  form: CopyForm;
  canEdit: boolean;
  canPublish: boolean;
  /** Saves what is not saved; what leaves the screen must be what is on it. */
  settle: () => Promise<boolean>;
  onRuns: () => void;
}

/** What is done with a finished paper: taken away, printed for a class, given to students. */
export function BarActions({ paperId, title, form, canEdit, canPublish, settle, onRuns }: BarActionsProps) {
  const { t } = useTranslation('papers');
  const publish = `/homework/written?step=paper&paper=${paperId}`;
  const canGo = useCanGo(publish);
  return (
    <>
      {canEdit && (
        <GoButton
          icon={<FormOutlined />}
          title={t('preview.edit')}
          to={`/paperTest/self?paper=${paperId}`}
          first={settle}
        >
          <span className={styles.words}>{t('preview.edit')}</span>
        </GoButton>
      )}
      <LinkedFiles target={{ kind: 'paper', id: paperId }} title={title} />
      <Export paperId={paperId} form={form} settle={settle} />
      {canGo && (
        <Button
          icon={<PrinterOutlined />}
          title={t('preview.runs')}
          onClick={() => void settle().then((ok) => ok && onRuns())}
        >
          <span className={styles.words}>{t('preview.runs')}</span>
        </Button>
      )}
      {canPublish ? (
        <GoButton type="primary" icon={<SendOutlined />} to={publish} first={settle}>
          {t('preview.publish')}
        </GoButton>
      ) : (
        canGo && (
          <Button type="primary" icon={<SendOutlined />} disabled>
            {t('preview.publish')}
          </Button>
        )
      )}
    </>
  );
}

function Export({ paperId, form, settle }: Pick<BarActionsProps, 'paperId' | 'form' | 'settle'>) {
  const { t } = useTranslation('papers');
  const [isBusy, setBusy] = useState(false);
  const pdf = (edition: 'student' | 'answer' | KeyEdition) => () =>
    download(papersApi.pdf, { paperId, edition, ...(edition === 'student' && form !== 'usual' ? { form } : {}) });
  const word = (edition: 'student' | 'teacher') => () => download(papersApi.word, { paperId, edition });
  const own = form === 'usual' ? t('preview.exportPaper') : t('preview.exportForm', { form: t(`forms.${form}`) });
  const items = [
    { key: 'student', label: own, fetch: pdf('student') },
    { key: 'answer', label: t('preview.exportAnswer'), fetch: pdf('answer') },
    { key: 'key', label: t('preview.exportKey'), fetch: pdf('key') },
    { key: 'explained', label: t('preview.exportExplained'), fetch: pdf('explained') },
    { key: 'word', label: t('preview.exportWord'), fetch: word('student') },
    { key: 'teacher', label: t('preview.exportWordAnswers'), fetch: word('teacher') },
  ];
  const save = async (key: string) => {
    setBusy(true);
    if (await settle()) await items.find((one) => one.key === key)?.fetch();
    setBusy(false);
  };
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items: items.map(({ key, label }) => ({ key, label })), onClick: ({ key }) => void save(key) }}
    >
      <Button icon={<DownloadOutlined />} title={t('preview.export')} loading={isBusy}>
        <span className={styles.words}>{t('preview.export')}</span>
      </Button>
    </Dropdown>
  );
}
