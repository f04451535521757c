import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';
import type { Column } from './column.js';

interface Props {
  column: Column;
  held: string | null;
  isFixed: boolean;
  nameOf: (id: string) => string;
  extraOf?: ((id: string, isHeld: boolean) => ReactNode) | undefined;
  /** True when the key was meant for the board. */
  onPress: (id: string, key: string) => boolean;
  onHold: (id: string | null) => void;
  onDrop: (id: string) => void;
}

const KIND = 'text/plain';

/** One column: its head, its people, and a place to let somebody fall. */
export function BoardColumn({ column, held, isFixed, onDrop, ...rest }: Props) {
  const { t } = useTranslation('myClasses');
  const [isOver, setIsOver] = useState(false);
  return (
    <section
      className={isOver ? `${styles.column} ${styles.over}` : styles.column}
      aria-label={column.name}
      onDragOver={(event) => {
        if (isFixed) return;
        event.preventDefault(); // without it the browser does not let anything fall here
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop(event.dataTransfer.getData(KIND));
      }}
    >
      <header>{column.head}</header>
      <ul>
        {column.ids.map((id) => (
          <Person key={id} id={id} isHeld={held === id} isFixed={isFixed} {...rest} />
        ))}
      </ul>
      {column.ids.length === 0 && <p className={styles.none}>{isFixed ? '--' : t('group.none')}</p>}
    </section>
  );
}

type PersonProps = Omit<Props, 'column' | 'held' | 'onDrop'> & { id: string; isHeld: boolean };

function Person({ id, isHeld, isFixed, nameOf, extraOf, onPress, onHold }: PersonProps) {
  const button = useRef<HTMLButtonElement>(null);
  // A held person is drawn anew in another column: the keyboard's focus goes with them.
  useEffect(() => {
    if (isHeld) button.current?.focus();
  }, [isHeld]);
  return (
    <li className={isHeld ? `${styles.person} ${styles.held}` : styles.person}>
      <button
        ref={button}
        type="button"
        aria-pressed={isHeld}
        disabled={isFixed}
        draggable={!isFixed}
        onDragStart={(event) => event.dataTransfer.setData(KIND, id)}
        onClick={(event) => event.detail > 0 && onHold(isHeld ? null : id)}
        onKeyDown={(event) => onPress(id, event.key) && event.preventDefault()}
      >
        {nameOf(id)}
      </button>
      {extraOf?.(id, isHeld)}
    </li>
  );
}
