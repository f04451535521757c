import { treesApi } from '@zhibi/contract/questions/trees';
import { Button, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { FilterBar } from '../../../platform/layout/filter-bar.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { Screen } from '../../../platform/screen.js';
import { useAddress } from '../../../platform/use-address.js';
import { SubjectSelect } from '../subject-select.js';
import { type Removed, UndoNote } from '../undo-note.js';
import { useGradeName } from '../use-grade-name.js';
import type { Editing } from './book-drawer.js';
import { BookTable } from './book-table.js';

const BookDrawer = onDemand(
  () => import('./book-drawer.js').then((made) => made.BookDrawer),
  ({ editing }) => editing !== null,
);
const CompareDrawer = onDemand(
  () => import('./compare-drawer.js').then((made) => made.CompareDrawer),
  ({ open }) => open,
);
const PageReports = onDemand(() => import('../../parts/page-reports/page-reports.js').then((made) => made.PageReports));
const grades = Array.from({ length: 12 }, (_, at) => at + 1);

/** The textbooks of the installation, and beside them what teachers have told of the pages of teaching aids (`view=reports`). */
export function Page() {
  const { now } = useAddress(['view']);
  return now.view === 'reports' ? <PageReports /> : <Textbooks />;
}

/** Which textbooks there are, how much hangs on them, and the way to their chapters. */
function Textbooks() {
  const { t } = useTranslation('trees');
  const gradeName = useGradeName();
  const { now, go } = useAddress(['subject', 'grade']);
  const [editing, setEditing] = useState<Editing>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const subjectId = Number(now.subject) || undefined;
  const gid = grades.find((one) => String(one) === now.grade);
  const books = useRead(treesApi.books, { subjectId, gid });
  const isFiltered = subjectId !== undefined || gid !== undefined;
  const [isComparing, setComparing] = useState(false);
  const add = (
    <>
      <Link to="/devops/bookSet?view=reports">{t('books.reports')}</Link>
      <Button disabled={(books.data?.items.length ?? 0) < 2} onClick={() => setComparing(true)}>
        {t('books.compare')}
      </Button>
      <Button type="primary" onClick={() => setEditing('new')}>
        {t('books.add')}
      </Button>
    </>
  );
  return (
    <>
      <PageHead title={t('books.title')} note={t('books.note')} extra={add} />
      <FilterBar result={books.data && t('books.found', { count: books.data.items.length })}>
        <SubjectSelect
          allowAll
          subjectId={subjectId}
          onChange={(chosen) => go({ subject: chosen === undefined ? '' : String(chosen) })}
        />
        <Select<number>
          allowClear
          style={{ width: 120 }}
          aria-label={t('grade')}
          placeholder={t('allGrades')}
          options={grades.map((one) => ({ value: one, label: gradeName(one) }))}
          value={gid}
          onChange={(chosen: number | undefined) => go({ grade: chosen === undefined ? '' : String(chosen) })}
        />
      </FilterBar>
      {removed && <UndoNote removed={removed} onClose={() => setRemoved(null)} />}
      <Card flush>
        <Screen
          read={books}
          skeleton={{ rows: 8 }}
          isEmpty={({ items }) => items.length === 0}
          empty={
            isFiltered ? (
              <EmptyState title={t('books.noneFound')} hint={t('books.noneFoundHint')} />
            ) : (
              <EmptyState title={t('books.empty')} hint={t('books.emptyHint')} />
            )
          }
        >
          {({ items }) => <BookTable books={items} onEdit={setEditing} onRemoved={setRemoved} />}
        </Screen>
      </Card>
      <CompareDrawer open={isComparing} books={books.data?.items ?? []} onClose={() => setComparing(false)} />
      <BookDrawer editing={editing} onClose={() => setEditing(null)} />
    </>
  );
}
