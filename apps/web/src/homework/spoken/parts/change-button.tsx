import type { SpokenForTeacher } from '@zhibi/contract/homework/spoken';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../platform/layout/on-demand.js';

const ChangeDrawer = onDemand(
  () => import('../give/change-drawer.js').then((made) => made.ChangeDrawer),
  ({ open }) => open,
);

/** Opens what was given, to be said anew. */
export function ChangeButton({ task, ...look }: { task: SpokenForTeacher } & Pick<ButtonProps, 'type'>) {
  const { t } = useTranslation('spoken');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {t('change')}
      </Button>
      <ChangeDrawer open={isOpen} task={task} onClose={() => setOpen(false)} />
    </>
  );
}
