import { BookUse, type KeptBook, SCHOOLS_AT_ONCE, treesApi } from '@zhibi/contract/questions/trees';
import { Button, Flex, Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNames } from '../../../people/index.js';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { Foot } from '../../../platform/layout/foot.js';
import { SearchField } from '../../../platform/layout/search-field.js';
import { TableFoot } from '../../../platform/layout/table-foot.js';
import { Screen } from '../../../platform/screen.js';
import { type Undoable, UndoNote } from '../undo-note.js';
import { SchoolUses } from './school-uses.js';
import styles from './schools.module.css';

interface SchoolsDrawerProps {
  book: KeptBook | null;
  /** Opened to see who uses the textbook, or to give it to schools. */
  first: 'this' | 'all';
  onClose: () => void;
}

/** Which schools use a textbook by default; it is given to some of them here, or taken from them. */
export function SchoolsDrawer({ book, first, onClose }: SchoolsDrawerProps) {
  const { t } = useTranslation('trees');
  const names = useNames();
  return (
    <Drawer
      size="wide"
      title={book && t('schools.title', { title: names.book(book), edition: book.edition })}
      open={book !== null}
      onClose={onClose}
    >
      {book && <Inside key={book.textbookId} book={book} first={first} />}
    </Drawer>
  );
}

function Inside({ book, first }: { book: KeptBook; first: 'this' | 'all' }) {
  const { t } = useTranslation('trees');
  const names = useNames();
  const [use, setUse] = useState<BookUse>(first);
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [undoable, setUndoable] = useState<Undoable | null>(null);
  const { textbookId, title, volume, gid, can } = book;
  const filter = { textbookId, use, words: words || undefined };
  const pages = useInfinite(treesApi.bookSchools, filter);
  const { rows, first: answer, hasNextPage, fetchNextPage, isFetchingNextPage } = pages;
  const refreshes = [treesApi.books, treesApi.bookSchools];
  const done = (said: 'schools.given' | 'schools.taken') => ({
    onDone: ({ undoId, changed }: { undoId: string; changed: number }) => {
      setUndoable({ kind: 'schools', undoId, words: t(said, { count: changed, title }) });
      setChosen([]);
    },
  });
  const giving = useWrite(treesApi.giveBook, refreshes, done('schools.given'));
  const taking = useWrite(treesApi.takeBook, refreshes, done('schools.taken'));
  const may = (what: 'give' | 'take') => rows.filter((row) => chosen.includes(row.schoolId) && row.can[what]);
  const idsOf = (what: 'give' | 'take') => may(what).map(({ schoolId }) => schoolId);
  const look = (change: () => void) => {
    setChosen([]);
    change();
  };
  return (
    <Flex vertical gap={12}>
      <p className={styles.hint}>{t('schools.what', { grade: names.grade(gid), volume: names.volume(volume) })}</p>
      {!can.giveToSchools && <p className={styles.hint}>{t('schools.retired')}</p>}
      {undoable && <UndoNote done={undoable} onClose={() => setUndoable(null)} />}
      <div className={styles.row}>
        <Segmented<BookUse>
          aria-label={t('schools.use')}
          options={BookUse.options.map((one) => ({ value: one, label: t(`schools.uses.${one}`) }))}
          value={use}
          onChange={(one) => look(() => setUse(one))}
        />
        <SearchField
          allowClear
          className={styles.search}
          maxLength={60}
          aria-label={t('schools.search')}
          placeholder={t('schools.search')}
          onSearch={(typed) => look(() => setWords(typed.trim()))}
        />
        <ExportButton endpoint={treesApi.exportBookSchools} input={filter} />
      </div>
      <Screen
        read={pages}
        skeleton={{ rows: 8 }}
        isEmpty={() => rows.length === 0}
        empty={<EmptyState title={t(`schools.none.${use}`)} hint={t('schools.noneHint')} />}
      >
        {() => (
          <>
            <SchoolUses schools={rows} chosen={chosen} onChoose={(ids) => setChosen(ids.slice(0, SCHOOLS_AT_ONCE))} />
            <TableFoot
              shown={rows.length}
              {...(answer && { of: answer.total })}
              loading={isFetchingNextPage}
              onNext={hasNextPage ? () => void fetchNextPage() : undefined}
            />
          </>
        )}
      </Screen>
      <Foot
        words={t('schools.give')}
        isDisabled={may('give').length === 0}
        isBusy={giving.isPending}
        onMain={() => giving.mutate({ textbookId, schoolIds: idsOf('give') })}
        note={t('schools.chosen', { count: chosen.length })}
        others={
          <Button
            disabled={may('take').length === 0}
            loading={taking.isPending}
            onClick={() => taking.mutate({ textbookId, schoolIds: idsOf('take') })}
          >
            {t('schools.take')}
          </Button>
        }
      />
    </Flex>
  );
}
