import { type DotState, type PartnerBook, partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import { useFile } from '../../../platform/use-file.js';
import { useGradeWords } from '../../parts/use-grade-words.js';
import styles from './hwljf.module.css';

const tones: Record<DotState, StatusTone> = { none: 'off', part: 'warn', all: 'done' };

/** A book of the shelf: cover, grade, edition, term, pages, and whether a pen can write in it. */
export function BookCard({ bank, book }: { bank: string; book: PartnerBook }) {
  const { t } = useTranslation('partners');
  const { bookId, title, gid, edition, term, publisher, pages, dots, dottedPages, hasCover } = book;
  const grade = useGradeWords()(gid);
  const facts = [...(grade ? [grade] : []), edition, t(`book.term.${term}`)].join(' · ');
  return (
    <Link className={styles.book} to={`/paperTest/previewHwl?${new URLSearchParams({ book: bookId })}`}>
      {hasCover ? <Cover bank={bank} bookId={bookId} /> : <DrawnCover title={title} facts={facts} />}
      <h2>{title}</h2>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.facts}>{[publisher, t('book.pages', { count: pages })].filter(Boolean).join(' · ')}</div>
      <StatusTag tone={tones[dots]}>{t(`book.dots.${dots}`)}</StatusTag>
      {dots === 'part' && <div className={styles.facts}>{t('book.dotted', { count: dottedPages })}</div>}
    </Link>
  );
}

function Cover({ bank, bookId }: { bank: string; bookId: string }) {
  const { url } = useFile(partnersApi.pagePicture, { bank, bookId, page: 0 });
  return <div className={styles.cover}>{url && <img src={url} alt="" />}</div>;
}

/** A book without a picture shows its words, as exercise books do. */
const DrawnCover = ({ title, facts }: { title: string; facts: string }) => (
  <div className={styles.cover} aria-hidden="true">
    <span className={styles.spine} />
    <strong>{title}</strong>
    <small>{facts}</small>
  </div>
);
