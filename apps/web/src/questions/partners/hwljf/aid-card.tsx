import { type DotState, type PartnerBook, partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { useFile } from '../../../platform/use-file.js';
import { BookCard } from '../../parts/book-shelf/book-card.js';
import { DrawnCover, PictureCover } from '../../parts/book-shelf/cover.js';

const tones: Record<DotState, StatusTone> = { none: 'off', part: 'warn', all: 'done' };

/** A teaching aid of the shelf: cover, grade, edition, term, pages, and whether a pen can write in it. */
export function AidCard({ bank, book }: { bank: string; book: PartnerBook }) {
  const { t } = useTranslation('partners');
  const { bookId, title, gid, edition, term, publisher, pages, dots, dottedPages, hasCover } = book;
  const names = useNames();
  const grade = names.grade(gid);
  const lines = [
    [grade ?? '', edition, t(`book.term.${term}`)],
    [publisher, t('book.pages', { count: pages })],
    dots === 'part' ? [t('book.dotted', { count: dottedPages })] : [],
  ];
  return (
    <BookCard
      title={title}
      to={`/paperTest/previewHwl?${new URLSearchParams({ book: bookId })}`}
      cover={hasCover ? <Cover bank={bank} bookId={bookId} /> : <DrawnCover title={title} />}
      lines={lines}
    >
      <StatusTag tone={tones[dots]}>{t(`book.dots.${dots}`)}</StatusTag>
    </BookCard>
  );
}

const Cover = ({ bank, bookId }: { bank: string; bookId: string }) => (
  <PictureCover url={useFile(partnersApi.pagePicture, { bank, bookId, page: 0 }).url ?? undefined} />
);
