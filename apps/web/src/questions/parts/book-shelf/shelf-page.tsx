import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { BookSwitch } from '../book-switch.js';

interface ShelfPageProps {
  now: 'hwlxb' | 'hwlqb' | 'hwlqblr';
  note: string;
  /** The primary action, for who has a subject. */
  action?: ReactNode;
  children: (subjectId: number) => ReactNode;
}

/** A shelf of books of the subject in hand, with the way to the other shelves. */
export function ShelfPage({ now, note, action, children }: ShelfPageProps) {
  const { t } = useTranslation('books');
  const subjectId = useSubjectId();
  return (
    <>
      <PageHead
        title={t(`screen.${now}`)}
        note={note}
        extra={
          <>
            <BookSwitch now={now} />
            {subjectId !== null && action}
          </>
        }
      />
      {subjectId === null ? <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} /> : children(subjectId)}
    </>
  );
}
