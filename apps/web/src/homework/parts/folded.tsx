import { DownOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../platform/window-width.js';
import styles from './folded.module.css';

interface FoldedProps {
  /** What is done more rarely: it takes a press to see it. */
  children: ReactNode;
  /** What stands in sight everywhere, the primary action last. */
  main: ReactNode;
}

/** The actions of a head: nine at once would be none that is seen first, and on a phone the whole first screen. */
export function Folded({ children, main }: FoldedProps) {
  const { t } = useTranslation('homework');
  const [isOpen, setOpen] = useState(false);
  if (!usePhone())
    return (
      <>
        <Popover
          trigger="click"
          placement="bottomRight"
          arrow={false}
          forceRender // its links are ways that can be walked
          open={isOpen}
          onOpenChange={setOpen}
          getPopupContainer={(button) => button.parentElement ?? document.body} // the next Tab leads into it
          content={<div className={styles.list}>{children}</div>}
        >
          <Button icon={<DownOutlined />} iconPlacement="end" aria-expanded={isOpen}>
            {t('folded.more')}
          </Button>
        </Popover>
        {main}
      </>
    );
  return (
    <>
      {main}
      <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(isOpen ? 'folded.less' : 'folded.more')}
      </Button>
      {isOpen && children}
    </>
  );
}
