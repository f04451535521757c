import { HolderOutlined } from '@ant-design/icons';
import styles from './handle.module.css';
import type { Dragging } from './use-drag.js';

export interface HandleProps {
  title: string;
  kind: 'item' | 'section';
  id: string;
  drag: Dragging;
}

/** Where the mouse takes hold of a question or a section. */
export const Handle = ({ title, kind, id, drag }: HandleProps) => (
  <span
    className={styles.handle}
    title={title}
    aria-hidden="true"
    draggable
    onDragStart={(event) => {
      event.dataTransfer.setData('text/plain', id); // Firefox begins no drag without data
      event.dataTransfer.effectAllowed = 'move';
      drag.begin({ kind, id });
    }}
    onDragEnd={drag.end}
  >
    <HolderOutlined />
  </span>
);
