import { booksApi } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { PlainTable } from '../../../platform/layout/plain-table.js';
import { Screen } from '../../../platform/screen.js';
import styles from './entry-workspace.module.css';

/** Who has entered, handed on and checked how many pages. */
export function ProgressDrawer({ open, bookId, onClose }: { open: boolean; bookId: string; onClose: () => void }) {
  const { t } = useTranslation('books');
  const read = useRead(booksApi.progress, open ? { bookId } : null);
  const columns = ['clerk', 'entry', 'waiting', 'checked', 'times', 'questions', 'looked'] as const;
  return (
    <Drawer size="wide" title={t('bench.progress')} open={open} onClose={onClose}>
      <Screen read={read} skeleton={{ rows: 4 }}>
        {({ clerks, untouched }) => (
          <>
            <p className={styles.note}>{t('bench.untouchedPages', { count: untouched })}</p>
            <PlainTable
              columns={columns.map((column) => t(`bench.${column}`))}
              rows={clerks.map(({ name, entry, waiting, checked, returned, questions, looked }, at) => ({
                key: `${at} ${name}`,
                cells: [name, entry, waiting, checked, returned, questions, looked],
              }))}
            />
          </>
        )}
      </Screen>
    </Drawer>
  );
}
