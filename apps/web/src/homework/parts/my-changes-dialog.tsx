import { changingApi } from '@zhibi/contract/homework';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../platform/api.js';
import { Dialog } from '../../platform/layout/dialog.js';
import { Screen } from '../../platform/screen.js';
import { formatNear } from '../../platform/time.js';
import { useChangeWords } from './change-words.js';
import styles from './changes.module.css';

interface Props {
  homeworkId: string;
  title: string;
  onClose: () => void;
}

/** The changes of a student's homework since it was given, newest as the server orders them. */
export const ChangesDialog = ({ homeworkId, title, onClose }: Props) => (
  <Dialog title={title} onClose={onClose}>
    <Changes homeworkId={homeworkId} />
  </Dialog>
);

function Changes({ homeworkId }: { homeworkId: string }) {
  const { t } = useTranslation('homework');
  const words = useChangeWords();
  const read = useRead(changingApi.myHistory, { homeworkId });
  return (
    <Screen read={read} skeleton={{ rows: 3 }}>
      {({ items }) => (
        <ol className={styles.changes}>
          {items.map((change) => {
            const { what, facts } = words(change);
            return (
              <li key={change.changeId}>
                <b>{what}</b>
                <span>{[...facts, change.isMineAlone && t('changes.you')].filter(Boolean).join(' · ')}</span>
                <time>{formatNear(change.changedAt)}</time>
              </li>
            );
          })}
        </ol>
      )}
    </Screen>
  );
}
