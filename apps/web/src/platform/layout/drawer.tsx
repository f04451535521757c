import { Drawer as AntDrawer, type DrawerProps as AntDrawerProps } from 'antd';
import { type ReactNode, useState } from 'react';
import { useFocusReturn } from './focus-return.js';
import { FootPlace } from './foot.js';
import styles from './foot.module.css';
import { ReachableScroll } from './reachable-scroll.js';

/** `list`: a tree or a few facts · `form`: one column of fields · `wide`: two columns, a table · `page`: a sheet of paper. */
const widths = { list: 320, form: 480, wide: 720, page: 1000 } as const;

export interface DrawerProps
  extends Omit<
    AntDrawerProps,
    'size' | 'width' | 'height' | 'footer' | 'keyboard' | 'onClose' | 'mask' | 'destroyOnHidden'
  > {
  size?: keyof typeof widths | undefined;
  onClose: () => void;
  /** Something is typed here: a click beside it does not close it. */
  keepsTyping?: boolean;
  children: ReactNode;
}

/** Beside the page: one scale of widths, buttons in the foot (`Foot`), Escape closes, and the focus goes back to what opened it. */
export function Drawer({ size = 'form', keepsTyping = false, open = true, children, ...rest }: DrawerProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useFocusReturn(open);
  return (
    <AntDrawer
      {...rest}
      open={open}
      destroyOnHidden
      {...(rest.placement !== 'bottom' && { size: widths[size] })}
      mask={{ closable: !keepsTyping }}
      footer={<div ref={setPlace} className={styles.place} />}
    >
      <FootPlace value={place}>
        {children}
        <ReachableScroll />
      </FootPlace>
    </AntDrawer>
  );
}
