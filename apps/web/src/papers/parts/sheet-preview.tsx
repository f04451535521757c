import { Segmented } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Read } from '../../platform/api.js';
import { Card } from '../../platform/layout/card.js';
import { Screen } from '../../platform/screen.js';
import styles from './maker.module.css';

export type SheetEdition = 'student' | 'answer';
const editions: readonly SheetEdition[] = ['student', 'answer'];

export interface SheetPreviewProps<T extends { pages: string[]; pageCount: number }> {
  read: Read<T>;
  edition: SheetEdition;
  onEdition: (edition: SheetEdition) => void;
  /** What stands above the pages: what cannot be met, and what would help. */
  notes?: (data: T) => ReactNode;
}

/** A sheet of practice as it will be printed: the true pages, before anything is kept. */
export function SheetPreview<T extends { pages: string[]; pageCount: number }>({
  read,
  edition,
  onEdition,
  notes,
}: SheetPreviewProps<T>) {
  const { t } = useTranslation('papers');
  const count = read.data?.pageCount;
  return (
    <Card
      title={count === undefined ? t('sheet.preview') : t('sheet.pages', { count })}
      extra={
        <Segmented<SheetEdition>
          aria-label={t('sheet.edition')}
          value={edition}
          onChange={onEdition}
          options={editions.map((value) => ({ value, label: t(`sheet.${value}`) }))}
        />
      }
    >
      <Screen read={read} skeleton={{ card: 640 }}>
        {(data) => (
          <div className={styles.pages} aria-busy={read.isFetching}>
            {notes && <div className={styles.notes}>{notes(data)}</div>}
            {data.pages.map((svg, at) => (
              // The engine draws pages from our own PDF; as a picture nothing in it can run.
              <img
                // biome-ignore lint/suspicious/noArrayIndexKey: the pages of one document
                key={at}
                className={styles.page}
                alt={t('sheet.page', { page: at + 1 })}
                src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
              />
            ))}
          </div>
        )}
      </Screen>
    </Card>
  );
}
