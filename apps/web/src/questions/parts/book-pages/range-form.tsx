import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCanGo } from '../../../platform/screen-line.js';
import { isRange, itemsOf } from './page-range.js';
import styles from './preview.module.css';

export interface PagesTaken {
  from: number;
  to: number;
  itemIds: string[];
  title: string;
}

interface RangeFormProps {
  book: { title: string; pages: number };
  pages: readonly { page: number; itemIds: readonly string[] }[];
  page: number;
  isPending: boolean;
  onPaper: (taken: PagesTaken, goTo: 'publish' | 'preview') => void;
  onCart: (taken: PagesTaken) => void;
}

/**
 * Pages of a book as homework, printed with codes, or in the cart. Open to every school with the shelf: the specification's gate by member id
 * is for answering papers, answer cards and editing, and publishing and printing have none anywhere.
 */
export function RangeForm({ book, pages, page, isPending, onPaper, onCart }: RangeFormProps) {
  const { t } = useTranslation('partners');
  const [from, setFrom] = useState<number | null>(page);
  const [to, setTo] = useState<number | null>(page);
  const canPublish = useCanGo('/homework/written');
  const isRight = isRange(from, to, book.pages);
  const range = { from: from ?? 1, to: to ?? 1 };
  const itemIds = isRight ? itemsOf(pages, range.from, range.to) : [];
  const taken = { ...range, itemIds, title: t('preview.title', { book: book.title, ...range }) };
  const isEmpty = itemIds.length === 0;
  const says = !isRight
    ? t('preview.wrongRange')
    : isEmpty
      ? t('preview.empty')
      : t('preview.rangeText', { ...range, count: itemIds.length });
  const field = (name: string, value: number | null, onChange: (page: number | null) => void) => (
    <InputNumber
      className={styles.number}
      aria-label={name}
      status={isRight ? undefined : 'error'}
      min={1}
      precision={0}
      value={value}
      onChange={onChange}
    />
  );
  return (
    <section>
      <h2>{t('preview.range')}</h2>
      <div className={styles.range}>
        {field(t('preview.from'), from, setFrom)}
        <span>–</span>
        {field(t('preview.to'), to, setTo)}
      </div>
      <p className={isRight ? styles.note : styles.wrong} role={isRight ? undefined : 'alert'}>
        {says}
      </p>
      <div className={styles.range}>
        <Button disabled={isEmpty || isPending} onClick={() => onCart(taken)}>
          {t('preview.cart')}
        </Button>
        <Button disabled={isEmpty || isPending} onClick={() => onPaper(taken, 'preview')}>
          {t('preview.print')}
        </Button>
        {canPublish && (
          <Button type="primary" disabled={isEmpty} loading={isPending} onClick={() => onPaper(taken, 'publish')}>
            {t('preview.assign')}
          </Button>
        )}
      </div>
    </section>
  );
}
