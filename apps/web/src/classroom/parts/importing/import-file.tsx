import { FileAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../platform/layout/on-demand.js';

const ImportDrawer = onDemand(
  () => import('./import-drawer.js').then((made) => made.ImportDrawer),
  ({ open }) => open,
);

/** The way to bring questions of a file into a lesson. */
export function ImportFile({ lessonId }: { lessonId: string }) {
  const { t } = useTranslation('importing');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FileAddOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      <ImportDrawer open={open} lessonId={lessonId} onClose={() => setOpen(false)} />
    </>
  );
}
