import { booksApi, type OwnBook, type OwnPage } from '@zhibi/contract/questions/books';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead } from '../../../platform/api.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { areaName } from '../../parts/book-pages/area-names.js';
import { AreaList } from './area-list.js';
import styles from './bench.module.css';
import { ItemList } from './item-list.js';
import { PageState } from './page-state.js';
import { ScanBar } from './scan-bar.js';
import { ScanSheet } from './scan-sheet.js';
import { useBenchKeys } from './use-bench-keys.js';
import { usePageDraft } from './use-page-draft.js';

const PickDrawer = onDemand(
  () => import('./pick-drawer.js').then((made) => made.PickDrawer),
  ({ open }) => open,
);

interface PageDeskProps {
  book: OwnBook;
  page: OwnPage;
  pages: readonly OwnPage[];
  reports: z.output<typeof booksApi.one.output>['reports'];
  onTurn: (page: number) => void;
}

/** The page in hand: its scan with the areas on it, its questions, and who has to do with it next. */
export function PageDesk({ book, page, pages, reports, onTurn }: PageDeskProps) {
  const { t } = useTranslation('books');
  const { t: partners } = useTranslation('partners');
  const entering = usePageDraft(book, page);
  const { draft, change } = entering;
  const [isPicking, setPicking] = useState(false);
  const { edit } = page.can;
  const known = useRead(booksApi.questions, page.itemIds.length > 0 ? { bookId: book.bookId, page: page.page } : null);
  useBenchKeys({ onTurn: (step) => onTurn(page.page + step), onSave: entering.save });
  const paper = { widthMm: page.widthMm, heightMm: page.heightMm };
  return (
    <>
      <section className={styles.paper} aria-label={t('bench.scan')}>
        <ScanBar
          {...{ book, page, pages, draft, onTurn }}
          onScan={(fileId) => change(fileId === null ? { fileId, areas: [] } : { fileId })}
        />
        <ScanSheet
          paper={paper}
          fileId={draft.fileId}
          areas={draft.areas}
          name={t('bench.picture', { page: page.page })}
          wordOf={(type) => partners(`preview.area.${areaName(type)}`)}
          onDraw={edit ? (area) => change({ areas: [...draft.areas, area] }) : undefined}
        />
      </section>
      <div className={styles.panel}>
        <PageState book={book} page={page} reports={reports} entering={entering} />
        <ItemList
          itemIds={draft.itemIds}
          known={known.data?.questions ?? []}
          isFixed={!edit}
          goOn={`${book.bookId} ${page.page}`}
          onPick={() => setPicking(true)}
          onChange={(itemIds) =>
            change({
              itemIds,
              areas: draft.areas.map((area) =>
                area.itemId === null || itemIds.includes(area.itemId) ? area : { ...area, itemId: null },
              ),
            })
          }
        />
        <AreaList {...{ paper, draft, change }} isFixed={!edit} />
      </div>
      <PickDrawer
        open={isPicking}
        subjectId={book.subjectId}
        page={page.page}
        itemIds={draft.itemIds}
        onPut={(questionId) => change({ itemIds: [...draft.itemIds, questionId] })}
        onClose={() => setPicking(false)}
      />
    </>
  );
}
