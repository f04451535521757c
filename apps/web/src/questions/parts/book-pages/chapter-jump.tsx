import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './preview.module.css';

export interface ChapterJumpProps {
  pages: readonly { page: number; chapter: string }[];
  page: number;
  onTurn: (page: number) => void;
}

/** In which chapter of a book one is, and the way to the others; nothing where the book names none. */
export function ChapterJump({ pages, page, onTurn }: ChapterJumpProps) {
  const { t } = useTranslation('partners');
  const chapters = pages.filter(({ chapter }, at) => chapter !== '' && pages[at - 1]?.chapter !== chapter);
  if (chapters.length === 0) return null;
  return (
    <section>
      <h2>{t('preview.chapters')}</h2>
      <Select
        className={styles.wide}
        aria-label={t('preview.chapters')}
        options={chapters.map(({ chapter, page: first }) => ({ value: first, label: chapter }))}
        value={chapters.findLast((one) => one.page <= page)?.page}
        onChange={onTurn}
      />
    </section>
  );
}
