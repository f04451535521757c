import { type DragEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { droppedOf, startUpload } from '../uploads.js';
import styles from './cloud.module.css';

interface DropZoneProps {
  /** The folder that takes what is dropped; null where nothing may be put. */
  parentCdId: string | null;
  name: string;
  children: ReactNode;
}

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Files and folders may be dropped anywhere on the page. The buttons do the same for a keyboard. */
export function DropZone({ parentCdId, name, children }: DropZoneProps) {
  const { t } = useTranslation('disk');
  const [isOver, setOver] = useState(false);
  if (parentCdId === null) return <div className={styles.zone}>{children}</div>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping has no keyboard; the upload button is the same for one
    <div
      className={styles.zone}
      onDragOver={(event) => {
        if (!holdsFiles(event)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
      onDrop={(event) => {
        setOver(false);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        void droppedOf(event.dataTransfer).then((chosen) => startUpload(chosen, parentCdId));
      }}
    >
      {children}
      {isOver && <div className={styles.over}>{t('drop', { name })}</div>}
    </div>
  );
}
