import { Button } from 'antd';
import { useState } from 'react';
import { KindIcon } from './kind-icon.js';
import type { Offered } from './offered.js';
import { PreviewWindow } from './preview-window.js';
import styles from './resource.module.css';

/** A file that is offered: icon, name, and the word about it below. The name shows it. */
export function OfferedName({
  offered,
  among = [offered],
}: {
  offered: Pick<Offered, 'file' | 'name' | 'kind' | 'note'>;
  /** The list that it stands in. */
  among?: readonly Pick<Offered, 'file' | 'name'>[];
}) {
  const { name, kind, note } = offered;
  const [isShown, setShown] = useState(false);
  return (
    <span className={styles.name} title={name}>
      <KindIcon kind={kind} />
      <span>
        <Button type="link" className={styles.open} onClick={() => setShown(true)}>
          <b>{name}</b>
        </Button>
        {note && <small>{note}</small>}
      </span>
      {isShown && (
        <PreviewWindow files={among} first={Math.max(0, among.indexOf(offered))} onClose={() => setShown(false)} />
      )}
    </span>
  );
}
