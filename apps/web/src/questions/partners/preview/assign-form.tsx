import type { BookPage, PartnerBook } from '@zhibi/contract/questions/partners';
import { Button, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isGateOpen, useUser } from '../../../people/index.js';
import { useCanGo } from '../../../platform/screen-line.js';
import { useMakePaper } from '../parts/use-make-paper.js';
import { isRange, itemsOf } from './page-range.js';
import styles from './preview.module.css';
import type { OfBook } from './sheet.js';

interface AssignFormProps {
  read: OfBook;
  book: PartnerBook;
  pages: readonly BookPage[];
  page: number;
}

const TEACHING_AID = 2;

/** Pages as homework: their questions become a paper, which is published, or printed with codes. */
export function AssignForm({ read, book, pages, page }: AssignFormProps) {
  const { t } = useTranslation('partners');
  const user = useUser();
  const [from, setFrom] = useState<number | null>(page);
  const [to, setTo] = useState<number | null>(page);
  const canPublish = useCanGo('/homework/written');
  const make = useMakePaper(read);
  const isRight = isRange(from, to, book.pages);
  const itemIds = isRight ? itemsOf(pages, from ?? 1, to ?? 1) : [];
  const title = t('preview.title', { book: book.title, from: from ?? 1, to: to ?? 1 });
  const start = (goTo: 'publish' | 'preview') => make.start({ itemIds, title, paperType: TEACHING_AID, goTo });
  const says = !isRight
    ? t('preview.wrongRange')
    : itemIds.length === 0
      ? t('preview.empty')
      : t('preview.rangeText', { from: from ?? 1, to: to ?? 1, count: itemIds.length });
  if (!isGateOpen(user, 'answer-cards')) return null;
  return (
    <section>
      <h2>{t('preview.range')}</h2>
      <div className={styles.range}>
        <InputNumber
          className={styles.number}
          aria-label={t('preview.from')}
          status={isRight ? undefined : 'error'}
          min={1}
          precision={0}
          value={from}
          onChange={setFrom}
        />
        <span>–</span>
        <InputNumber
          className={styles.number}
          aria-label={t('preview.to')}
          status={isRight ? undefined : 'error'}
          min={1}
          precision={0}
          value={to}
          onChange={setTo}
        />
      </div>
      <p className={isRight ? styles.note : styles.wrong} role={isRight ? undefined : 'alert'}>
        {says}
      </p>
      <div className={styles.range}>
        <Button disabled={itemIds.length === 0 || make.isPending} onClick={() => start('preview')}>
          {t('preview.print')}
        </Button>
        {canPublish && (
          <Button
            type="primary"
            disabled={itemIds.length === 0}
            loading={make.isPending}
            onClick={() => start('publish')}
          >
            {t('preview.assign')}
          </Button>
        )}
      </div>
    </section>
  );
}
