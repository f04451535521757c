import type { DistrictBook } from '@zhibi/contract/questions/books';
import { Button, Popover } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { GoButton } from '../../../platform/layout/go-button.js';
import { formatRate } from '../../../platform/time.js';
import { BookCard, BookCardActions } from '../../parts/book-shelf/book-card.js';
import { DrawnCover } from '../../parts/book-shelf/cover.js';
import { useAdopt } from '../parts/use-adopt.js';

/** A book of the district: whose it is, how whole, how many schools have it; and the own copy, or the way to one. */
export function DistrictCard({ book }: { book: DistrictBook }) {
  const { t } = useTranslation('books');
  const names = useNames();
  const grade = names.grade(book.gid);
  const own = (bookId: string) => `/paperTest/previewHwl?own=${bookId}`;
  const adopt = useAdopt();
  const { title, edition, term, pages, questions, chapters, schoolName, adopted, quality, isOwn, copyId, can } = book;
  const lines = [
    [grade ?? '', edition, t(`term.${term}`)],
    [t('card.pages', { count: pages }), t('card.questions', { count: questions })],
    [isOwn ? t('district.mine') : t('district.by', { school: schoolName })],
    [t('district.quality', { rate: formatRate(quality) })],
    [adopted === 0 ? t('district.adoptedByNone') : t('district.adopted', { count: adopted })],
  ];
  return (
    <BookCard title={title} cover={<DrawnCover title={title} />} lines={lines}>
      <BookCardActions>
        <Popover
          trigger="click"
          title={t('district.chapters')}
          content={
            <ol style={{ margin: 0, padding: 0, listStyle: 'none', maxHeight: 320, overflow: 'auto' }}>
              {chapters.map((chapter) => (
                <li key={chapter.from}>{t('district.chapter', chapter)}</li>
              ))}
            </ol>
          }
        >
          <Button size="small">{t('district.chapters')}</Button>
        </Popover>
        {!isOwn && copyId === null && (
          <GoButton size="small" to={`/paperTest/previewHwl?gift=${book.bookId}`}>
            {t('district.look')}
          </GoButton>
        )}
        {can.adopt && (
          <Button
            size="small"
            type="primary"
            ghost
            loading={adopt.isPending}
            onClick={() => adopt.mutate({ bookId: book.bookId })}
          >
            {t('district.adopt')}
          </Button>
        )}
        {isOwn && (
          <GoButton size="small" to={own(book.bookId)}>
            {t('action.open')}
          </GoButton>
        )}
        {copyId !== null && (
          <GoButton size="small" to={own(copyId)}>
            {t('district.copy')}
          </GoButton>
        )}
      </BookCardActions>
    </BookCard>
  );
}
