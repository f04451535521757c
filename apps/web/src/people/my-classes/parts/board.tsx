import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';
import { BoardColumn } from './board-column.js';
import type { Column } from './column.js';

export interface BoardProps {
  columns: readonly Column[];
  /** Where whoever has no column stands; moving out leads here. */
  loose: string;
  nameOf: (id: string) => string;
  /** Beside the name: a star, a figure. */
  extraOf?: (id: string, isHeld: boolean) => ReactNode;
  onMove: (id: string, to: string) => void;
  isFixed?: boolean;
}

/** People in columns, moved by the mouse or the keyboard: Space picks somebody up, the arrows carry them from column to column. */
export function Board({ columns, loose, nameOf, extraOf, onMove, isFixed }: BoardProps) {
  const { t } = useTranslation('myClasses');
  const [held, setHeld] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const move = (id: string, to: string) => {
    const column = columns.find((one) => one.key === to);
    if (isFixed || column === undefined || column.ids.includes(id)) return;
    onMove(id, to);
    setSaid(t('board.moved', { name: nameOf(id), place: column.name }));
  };
  const hold = (id: string | null) => {
    setSaid(id ? t('board.held', { name: nameOf(id) }) : held ? t('board.dropped', { name: nameOf(held) }) : '');
    setHeld(id);
  };
  const press = (id: string, key: string): boolean => {
    if (isFixed) return false;
    if (key === ' ' || key === 'Enter') hold(held === id ? null : id);
    else if (key === 'Escape' && held) hold(null);
    else if (key === 'Backspace' || key === 'Delete') move(id, loose);
    else if (held === id && (key === 'ArrowLeft' || key === 'ArrowRight')) {
      const at = columns.findIndex((one) => one.ids.includes(id));
      const next = columns[at + (key === 'ArrowLeft' ? -1 : 1)];
      if (next) move(id, next.key);
    } else return false;
    return true;
  };
  return (
    <>
      <div className={styles.board}>
        {columns.map((column) => (
          <BoardColumn
            key={column.key}
            column={column}
            held={held}
            isFixed={isFixed ?? false}
            nameOf={nameOf}
            extraOf={extraOf}
            onPress={press}
            onHold={hold}
            onDrop={(id) => {
              move(id, column.key);
              setHeld(null);
            }}
          />
        ))}
      </div>
      {!isFixed && <p className={styles.help}>{t('board.help')}</p>}
      <p role="status" className={styles.said}>
        {said}
      </p>
    </>
  );
}
