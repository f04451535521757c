import { booksApi } from '@zhibi/contract/questions/books';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useRead } from '../../../platform/api.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { formatRate } from '../../../platform/time.js';
import { ChapterJump } from '../../parts/book-pages/chapter-jump.js';
import { PageFacts } from '../../parts/book-pages/page-facts.js';
import { PageTurner } from '../../parts/book-pages/page-turner.js';
import styles from '../../parts/book-pages/preview.module.css';
import { useTurning } from '../../parts/book-pages/use-turning.js';
import { useAdopt } from '../parts/use-adopt.js';
import { WaitingBook } from '../parts/waiting-book.js';
import { OwnSheet } from './own-sheet.js';

const SHELF = '/paperTest/hwlqb';

/** A book of the district page by page, before it is taken over. */
export function GiftPreview({ bookId }: { bookId: string }) {
  const { t } = useTranslation('books');
  const read = useRead(booksApi.gift, { bookId });
  if (read.data) return <Book {...read.data} />;
  return <WaitingBook title={t('screen.hwlqb')} back={SHELF} read={read} />;
}

function Book({ book, pages }: z.output<typeof booksApi.gift.output>) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const { no, ...turning } = useTurning(book.pages);
  const page = pages[no - 1];
  if (page === undefined) return null;
  const { areas, answers } = turning;
  return (
    <ToolFrame
      title={book.title}
      note={page.chapter}
      back={SHELF}
      middle={<PageTurner no={no} count={book.pages} {...turning} />}
      panel={
        <div className={styles.panel}>
          <ChapterJump pages={pages} page={no} onTurn={turning.onTurn} />
          <section>
            <PageFacts
              facts={[
                [partners('preview.questions'), String(page.itemIds.length)],
                [t('bench.areas'), String(page.areas.filter(({ areaType }) => areaType !== 0).length)],
              ]}
            />
          </section>
          <Take book={book} />
        </div>
      }
      foot={partners('preview.keys')}
    >
      <OwnSheet key={no} bookId={book.bookId} page={page} isGift areas={areas} answers={answers} title={book.title} />
    </ToolFrame>
  );
}

function Take({ book }: Pick<z.output<typeof booksApi.gift.output>, 'book'>) {
  const { t } = useTranslation('books');
  const navigate = useNavigate();
  const { schoolName, adopted, quality, copyId, isOwn, can } = book;
  const own = (bookId: string) => `/paperTest/previewHwl?own=${bookId}`;
  const adopt = useAdopt();
  return (
    <section>
      <h2>{isOwn ? t('district.mine') : t('district.by', { school: schoolName })}</h2>
      <p className={styles.note}>
        {t('district.quality', { rate: formatRate(quality) })} ·{' '}
        {adopted === 0 ? t('district.adoptedByNone') : t('district.adopted', { count: adopted })}
      </p>
      {can.adopt && (
        <Button
          type="primary"
          loading={adopt.isPending}
          onClick={() =>
            adopt.mutate({ bookId: book.bookId }, { onSuccess: (copy) => void navigate(own(copy.bookId)) })
          }
        >
          {t('district.adopt')}
        </Button>
      )}
      {copyId !== null && <GoButton to={own(copyId)}>{t('district.copy')}</GoButton>}
    </section>
  );
}
