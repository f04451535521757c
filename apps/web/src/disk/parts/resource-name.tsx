import type { Resource } from '@zhibi/contract/disk';
import { Button } from 'antd';
import { useState } from 'react';
import { KindIcon } from './kind-icon.js';
import { PreviewWindow } from './preview-window.js';
import styles from './resource.module.css';

/** A file of the shelf: icon, name, and the word about it below. The name shows it. */
export function ResourceName({ resource: { resourceId, name, kind, note } }: { resource: Resource }) {
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
      {isShown && <PreviewWindow file={{ resourceId }} name={name} onClose={() => setShown(false)} />}
    </span>
  );
}
