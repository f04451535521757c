import { MenuUnfoldOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { Card } from '../../platform/layout/card.js';
import { Drawer } from '../../platform/layout/drawer.js';
import styles from './beside-tree.module.css';

export interface BesideTreeProps {
  title: string;
  /** Where one is in the tree, on the button that opens it in a narrow window. */
  place: string;
  /** Draws the tree; what is given is called when a node was chosen. */
  tree: (onChosen: () => void) => ReactNode;
  /** Draws what stands beside it, with the button that opens the tree; the button is there in narrow windows only. */
  children: (openTree: ReactNode) => ReactNode;
}

/** A tree at the side of what is found by it; in a narrow window the tree waits in a drawer. */
export function BesideTree({ title, place, tree, children }: BesideTreeProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.screen}>
      <Card className={styles.tree}>{tree(close)}</Card>
      <Drawer placement="left" size="list" title={title} open={isOpen} onClose={close}>
        {tree(close)}
      </Drawer>
      <div className={styles.main}>
        {children(
          <Button className={styles.open} icon={<MenuUnfoldOutlined />} onClick={() => setOpen(true)}>
            {place}
          </Button>,
        )}
      </div>
    </div>
  );
}
