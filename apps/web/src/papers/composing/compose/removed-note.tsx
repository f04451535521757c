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

/** Says what has just moved or gone. What has gone can be brought back from here until the next change; the button for undo goes further. */
export function RemovedNote({ changes: { reported }, view, draft }: RemovedNoteProps) {
  const { t } = useTranslation('papers');
  if (reported.removedBy !== view.changes)
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
