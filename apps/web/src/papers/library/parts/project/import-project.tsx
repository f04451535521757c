import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../../platform/layout/on-demand.js';

const ImportDrawer = onDemand(
  () => import('./import-drawer.js').then((made) => made.ImportDrawer),
  ({ open }) => open,
);

/** The way in for papers of other installations. */
export function ImportProject() {
  const { t } = useTranslation('library');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{t('action.import')}</Button>
      <ImportDrawer open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
