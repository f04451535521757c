import { booksApi, type OwnBook, type OwnPage } from '@zhibi/contract/questions/books';
import type { BookArea } from '@zhibi/contract/questions/partners';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { useRead } from '../../../platform/api.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { AreaList } from './area-list.js';
import styles from './entry-workspace.module.css';
import { ItemList } from './item-list.js';
import { PageState } from './page-state.js';
import { ScanBar } from './scan-bar.js';
import { ScanSheet } from './scan-sheet.js';
import { useEntryKeys } from './use-entry-keys.js';
import { usePageDraft } from './use-page-draft.js';

const PickDrawer = onDemand(
  () => import('./pick-drawer.js').then((made) => made.PickDrawer),
  ({ open }) => open,
);

interface PageWorkspaceProps {
  book: OwnBook;
  page: OwnPage;
  pages: readonly OwnPage[];
  reports: z.output<typeof booksApi.one.output>['reports'];
  onTurn: (page: number) => void;
}

/** The page in hand: its scan with the areas on it, its questions, and who has to do with it next. */
export function PageWorkspace({ book, page, pages, reports, onTurn }: PageWorkspaceProps) {
  const { t } = useTranslation('books');
  const entering = usePageDraft(book, page);
  const { draft, change } = entering;
  const [isPicking, setPicking] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const { edit } = page.can;
  const known = useRead(booksApi.questions, page.itemIds.length > 0 ? { bookId: book.bookId, page: page.page } : null);
  useEntryKeys({ onTurn: (step) => onTurn(page.page + step), onSave: entering.save });
  const paper = { widthMm: page.widthMm, heightMm: page.heightMm };
  const draw = (area: BookArea) => {
    change({ areas: [...draft.areas, area] });
    setChosen(draft.areas.length);
  };
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
          isNumbered
          chosen={chosen}
          onDraw={edit ? draw : undefined}
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
        <AreaList {...{ paper, draft, change, chosen }} isFixed={!edit} onChoose={setChosen} />
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
