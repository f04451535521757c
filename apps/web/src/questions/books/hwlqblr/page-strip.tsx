import type { OwnPage } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';
import styles from './entry-workspace.module.css';

export const pageTones: Record<OwnPage['state'], StatusTone> = { entry: 'run', waiting: 'wait', checked: 'done' };

/** The pages of the book under their chapters, each with how far it is. */
export function PageStrip({
  pages,
  now,
  onTurn,
}: {
  pages: readonly OwnPage[];
  now: number;
  onTurn: (page: number) => void;
}) {
  const { t } = useTranslation('books');
  return (
    <nav className={styles.strip} aria-label={t('bench.pages')}>
      {pages.map(({ page, chapter, state, revision }, at) => (
        <div key={page}>
          {pages[at - 1]?.chapter !== chapter && <h2>{chapter}</h2>}
          <button type="button" aria-current={page === now ? 'page' : undefined} onClick={() => onTurn(page)}>
            <b>{page}</b>
            {revision === 0 ? (
              <StatusTag tone="off">{t('bench.untouched')}</StatusTag>
            ) : (
              <StatusTag tone={pageTones[state]}>{t(`bench.state.${state}`)}</StatusTag>
            )}
          </button>
        </div>
      ))}
    </nav>
  );
}
