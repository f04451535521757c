import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePhone } from '../../platform/window-width.js';

interface FoldedProps {
  /** What is done more rarely; on a phone it takes a press to see it. */
  children: ReactNode;
  /** What stands in sight everywhere, the primary action last. */
  main: ReactNode;
}

/** The actions of a head: on a phone all of them at once would be the first screen. */
export function Folded({ children, main }: FoldedProps) {
  const { t } = useTranslation('homework');
  const [isOpen, setOpen] = useState(false);
  if (!usePhone())
    return (
      <>
        {children}
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
