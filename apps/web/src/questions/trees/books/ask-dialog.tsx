import type { KeptBook } from '@zhibi/contract/questions/trees';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../platform/layout/dialog.js';
import styles from './book-table.module.css';

interface AskDialogProps {
  asked: { act: 'retire' | 'remove'; book: KeptBook } | null;
  isBusy: boolean;
  onYes: (book: KeptBook) => void;
  onClose: () => void;
}

/** Asks before a textbook is retired or deleted, and tells what that means for those who use it. */
export function AskDialog({ asked, isBusy, onYes, onClose }: AskDialogProps) {
  const { t } = useTranslation('trees');
  const { t: platform } = useTranslation('platform');
  if (asked === null) return null;
  const { act, book } = asked;
  const { title, chapters, questions, schools } = book;
  return (
    <Dialog
      title={t(act === 'retire' ? 'books.retireAsk' : 'books.removeAsk', { title })}
      onClose={onClose}
      foot={{
        words: act === 'retire' ? t('books.retire') : platform('delete'),
        isDangerous: act === 'remove',
        isBusy: isBusy,
        onMain: () => onYes(book),
      }}
    >
      {act === 'remove' ? (
        <p className={styles.means}>{t('books.removeTouches', { chapters, questions })}</p>
      ) : (
        <>
          <p className={styles.means}>{t('books.retireMeans', { count: questions })}</p>
          {schools > 0 && <p className={styles.means}>{t('books.retireSchools', { count: schools })}</p>}
        </>
      )}
    </Dialog>
  );
}
