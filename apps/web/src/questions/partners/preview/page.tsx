import { type partnersApi as Api, partnersApi } from '@zhibi/contract/questions/partners';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import type { z } from 'zod';
import { useSubjectId } from '../../../people/index.js';
import { useRead } from '../../../platform/api.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ToolFrame } from '../../../platform/layout/tool-frame.js';
import { Screen } from '../../../platform/screen.js';
import { PageTurner } from '../../parts/book-pages/page-turner.js';
import styles from '../../parts/book-pages/preview.module.css';
import { useKeys } from '../../parts/book-pages/use-keys.js';
import { useQuery } from '../../parts/use-query.js';
import { Panel } from './panel.js';
import { Sheet } from './sheet.js';

const SHELF = '/paperTest/hwljf';

/** A teaching aid page by page: its answer areas, its answers, its dots and cost; assigned, printed, or told to be wrong. */
export function PartnerPreview() {
  const { t } = useTranslation('partners');
  const { of } = useQuery();
  const subjectId = useSubjectId();
  const bookId = of('book');
  const read = useRead(partnersApi.book, bookId && subjectId !== null ? { bank: 'hwl', subjectId, bookId } : null);
  if (!bookId) return <Navigate to={SHELF} replace />;
  if (read.data && subjectId !== null) return <Book key={bookId} subjectId={subjectId} {...read.data} />;
  return (
    <ToolFrame title={t('screen.previewHwl')} back={SHELF}>
      <div className={styles.state}>
        {subjectId === null ? (
          <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
        ) : (
          <Screen read={read}>{() => null}</Screen>
        )}
      </div>
    </ToolFrame>
  );
}

type BookProps = z.output<(typeof Api)['book']['output']> & { subjectId: number };

function Book({ book, pages, reports, subjectId }: BookProps) {
  const { t } = useTranslation('partners');
  const { of, set } = useQuery();
  const no = Math.min(Math.max(Math.trunc(Number(of('page'))) || 1, 1), book.pages);
  const page = pages.find((one) => one.page === no);
  const [areas, answers] = [of('areas') !== '0', of('answers') === '1'];
  const turn = (to: number) => to >= 1 && to <= book.pages && set({ page: to });
  const showAreas = (on: boolean) => set({ areas: on ? null : 0 });
  const showAnswers = (on: boolean) => set({ answers: on ? 1 : null });
  useKeys({
    ArrowLeft: () => turn(no - 1),
    ArrowRight: () => turn(no + 1),
    a: () => showAreas(!areas),
    d: () => showAnswers(!answers),
  });
  if (page === undefined) return <Navigate to={SHELF} replace />;
  const read = { bank: 'hwl', subjectId, bookId: book.bookId };
  return (
    <ToolFrame
      title={book.title}
      note={page.chapter}
      back={SHELF}
      middle={<PageTurner no={no} count={book.pages} onTurn={turn} {...{ areas, answers, showAreas, showAnswers }} />}
      panel={<Panel {...{ read, book, pages, page, reports, answers }} onTurn={turn} />}
      foot={t('preview.keys')}
    >
      <Sheet
        key={no}
        read={read}
        page={page}
        areas={areas}
        name={t('preview.picture', { book: book.title, page: no })}
        isAsked={reports.some((one) => one.page === no && one.kind === 'missing-page')}
      />
    </ToolFrame>
  );
}
