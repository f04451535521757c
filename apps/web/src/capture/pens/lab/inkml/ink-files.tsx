import { DownloadOutlined, ImportOutlined } from '@ant-design/icons';
import { captureApi } from '@zhibi/contract/capture';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { download } from '../../../../platform/download.js';
import { onDemand } from '../../../../platform/layout/on-demand.js';
import type { InkFilesProps } from './ink-files-props.js';
import styles from './inkml.module.css';

const ImportDrawer = onDemand(
  () => import('./import-drawer.js').then((made) => made.ImportDrawer),
  ({ open }) => open,
);

/** The ink of a page, a student or the class as files, and files of other programs onto a page. */
export function InkFiles(props: InkFilesProps) {
  const { t } = useTranslation('inkml');
  const { homeworkId, studentId, page } = props;
  const [isImporting, setImporting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const what = {
    page: { homeworkId, studentId, page },
    copy: { homeworkId, studentId },
    class: { homeworkId },
  };
  const take = async (which: keyof typeof what) => {
    setBusy(true);
    await download(captureApi.exportInk, what[which]);
    setBusy(false);
  };
  return (
    <section>
      <h3>{t('title')}</h3>
      <div className={styles.row}>
        <Dropdown
          trigger={['click']}
          menu={{
            items: (['page', 'copy', 'class'] as const).map((key) => ({
              key,
              label: t(key),
              onClick: () => void take(key),
            })),
          }}
        >
          <Button icon={<DownloadOutlined />} loading={isBusy}>
            {t('export')}
          </Button>
        </Dropdown>
        <Button icon={<ImportOutlined />} onClick={() => setImporting(true)}>
          {t('import')}
        </Button>
      </div>
      <ImportDrawer {...props} open={isImporting} onClose={() => setImporting(false)} />
    </section>
  );
}
