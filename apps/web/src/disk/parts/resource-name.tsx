import type { Resource } from '@zhibi/contract/disk';
import { KindIcon } from './kind-icon.js';
import styles from './resource.module.css';

/** A file of the shelf: icon, name, and the word about it below. */
export const ResourceName = ({ resource: { name, kind, note } }: { resource: Resource }) => (
  <span className={styles.name} title={name}>
    <KindIcon kind={kind} />
    <span>
      <b>{name}</b>
      {note && <small>{note}</small>}
    </span>
  </span>
);
