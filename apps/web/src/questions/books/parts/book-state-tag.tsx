import type { BookState } from '@zhibi/contract/questions/books';
import { useTranslation } from 'react-i18next';
import { StatusTag, type StatusTone } from '../../../platform/layout/status-tag.js';

const tones: Record<BookState, StatusTone> = { draft: 'run', waiting: 'wait', published: 'done' };

/** Whether a book is being written, reviewed, or there for the school. */
export function BookStateTag({ state }: { state: BookState }) {
  const { t } = useTranslation('books');
  return <StatusTag tone={tones[state]}>{t(`state.${state}`)}</StatusTag>;
}
