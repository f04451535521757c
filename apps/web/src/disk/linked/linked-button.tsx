import { PaperClipOutlined } from '@ant-design/icons';
import type { LinkTarget } from '@zhibi/contract/disk';
import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../platform/session-store.js';
import { LinkedDrawer } from './linked-drawer.js';

export interface LinkedProps {
  target: LinkTarget;
  /** What it is called, over the list of its files. */
  title: string;
  type?: ButtonProps['type'];
}

/** The files beside a question, a paper or a homework, behind a button. */
export function LinkedButton({ target, title, type = 'default' }: LinkedProps) {
  const { t } = useTranslation('disk');
  const [open, setOpen] = useState(false);
  const { loginType } = useSession();
  if (loginType === 4) return null; // operations have no disk in the school they act for
  return (
    <>
      <Button type={type} icon={<PaperClipOutlined />} onClick={() => setOpen(true)}>
        {t('linked.button')}
      </Button>
      {open && <LinkedDrawer target={target} title={title} onClose={() => setOpen(false)} />}
    </>
  );
}
