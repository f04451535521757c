import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Draft, DraftView } from '../../parts/draft.js';
import styles from './editor.module.css';
import type { Changes } from './use-changes.js';

export interface RemovedNoteProps {
  changes: Changes;
  view: DraftView;
  draft: Draft;
}

/** Says what has just moved or gone. What has gone can be brought back until the next change, or until it is saved so. */
export function RemovedNote({ changes: { reported }, view, draft }: RemovedNoteProps) {
  const { t } = useTranslation('papers');
  if (reported.removedFrom !== view.content)
    return (
      <p className={styles.reported} role="status">
        {reported.text}
      </p>
    );
  return (
    <div className={styles.removed} role="status">
      {reported.text}
      <Button type="link" size="small" onClick={draft.undo}>
        {t('compose.undo')}
      </Button>
    </div>
  );
}
