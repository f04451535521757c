import { DownloadOutlined, FormOutlined, PrinterOutlined, SendOutlined } from '@ant-design/icons';
import { type KeyEdition, papersApi } from '@zhibi/contract/papers';
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
  canEdit: boolean;
  canPublish: boolean;
  /** Saves what is not saved; what leaves the screen must be what is on it. */
  settle: () => Promise<boolean>;
  onRuns: () => void;
}

/** What is done with a finished paper: taken away, printed for a class, given to students. */
export function BarActions({ paperId, title, canEdit, canPublish, settle, onRuns }: BarActionsProps) {
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
      <Export paperId={paperId} settle={settle} />
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

function Export({ paperId, settle }: Pick<BarActionsProps, 'paperId' | 'settle'>) {
  const { t } = useTranslation('papers');
  const [isBusy, setBusy] = useState(false);
  const save = async (edition: 'student' | 'answer' | KeyEdition) => {
    setBusy(true);
    if (await settle()) await download(papersApi.pdf, { paperId, edition });
    setBusy(false);
  };
  const items = [
    { key: 'student' as const, label: t('preview.exportPaper') },
    { key: 'answer' as const, label: t('preview.exportAnswer') },
    { key: 'key' as const, label: t('preview.exportKey') },
    { key: 'explained' as const, label: t('preview.exportExplained') },
  ];
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => void save(items.find((one) => one.key === key)?.key ?? 'student') }}
    >
      <Button icon={<DownloadOutlined />} title={t('preview.export')} loading={isBusy}>
        <span className={styles.words}>{t('preview.export')}</span>
      </Button>
    </Dropdown>
  );
}
