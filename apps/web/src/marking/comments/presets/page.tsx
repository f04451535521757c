import { commentsApi, type PresetComment } from '@zhibi/contract/marking/comments';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSubjectId } from '../../../people/index.js';
import { useInfinite, useWrite } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { ExportButton } from '../../../platform/layout/export-button.js';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { PageHead } from '../../../platform/layout/page-head.js';
import { notify } from '../../../platform/notify.js';
import { Filters } from './filters.js';
import { PresetTable } from './preset-table.js';
import { PresetTree } from './preset-tree.js';
import styles from './presets.module.css';
import { useFilter } from './use-filter.js';

const PresetDrawer = onDemand(
  () => import('./preset-drawer.js').then((made) => made.PresetDrawer),
  ({ preset }) => preset !== null,
);
const DuplicatesDrawer = onDemand(
  () => import('./duplicates-drawer.js').then((made) => made.DuplicatesDrawer),
  ({ open }) => open,
);
const ImportDrawer = onDemand(
  () => import('./import-drawer.js').then((made) => made.ImportDrawer),
  ({ open }) => open,
);

/** Words that a teacher gives again and again: kept by question type and cause. */
export function Page() {
  const { t } = useTranslation('comments');
  const subjectId = useSubjectId();
  if (subjectId !== null) return <Library key={subjectId} subjectId={subjectId} />;
  return (
    <>
      <PageHead title={t('title')} note={t('note')} />
      <EmptyState title={t('noSubject')} hint={t('noSubjectHint')} />
    </>
  );
}

/** What was just done, and how it is undone. */
interface Undoable {
  words: string;
  presetIds: readonly string[];
  by: 'remove' | 'restore';
}

function Library({ subjectId }: { subjectId: number }) {
  const { t } = useTranslation('comments');
  const { filter, isFiltered, set } = useFilter();
  const pages = useInfinite(commentsApi.list, { subjectId, ...filter });
  const [editing, setEditing] = useState<PresetComment | 'new' | null>(null);
  const [open, setOpen] = useState<'duplicates' | 'import' | null>(null);
  const [done, setDone] = useState<Undoable | null>(null);
  return (
    <>
      <PageHead
        title={t('title')}
        note={t('note')}
        extra={
          <>
            <ExportButton endpoint={commentsApi.exportPresets} input={{ subjectId }} />
            <Button onClick={() => setOpen('import')}>{t('import.title')}</Button>
            <Button onClick={() => setOpen('duplicates')}>{t('duplicates.title')}</Button>
            <Button type="primary" onClick={() => setEditing('new')}>
              {t('add')}
            </Button>
          </>
        }
      />
      {done && <Undo key={done.presetIds.join()} done={done} onClose={() => setDone(null)} />}
      <Filters />
      <div className={styles.columns}>
        <PresetTree subjectId={subjectId} chosen={filter} onChoose={set} />
        <Card flush>
          <PresetTable
            pages={pages}
            isFiltered={isFiltered}
            onEdit={setEditing}
            onRemoved={({ presetId, text }) =>
              setDone({ words: t('removed', { text }), presetIds: [presetId], by: 'restore' })
            }
          />
        </Card>
      </div>
      <PresetDrawer preset={editing} subjectId={subjectId} onClose={() => setEditing(null)} />
      <DuplicatesDrawer
        open={open === 'duplicates'}
        subjectId={subjectId}
        onMerged={(presetIds) => setDone({ words: t('duplicates.done'), presetIds, by: 'restore' })}
        onClose={() => setOpen(null)}
      />
      <ImportDrawer
        open={open === 'import'}
        subjectId={subjectId}
        onDone={(presetIds) =>
          setDone({ words: t('import.done', { count: presetIds.length }), presetIds, by: 'remove' })
        }
        onClose={() => setOpen(null)}
      />
    </>
  );
}

/** The way back stays until it is used or put away. */
function Undo({ done: { words, presetIds, by }, onClose }: { done: Undoable; onClose: () => void }) {
  const { t } = useTranslation('comments');
  const undoing = useWrite(commentsApi[by], [commentsApi.list, commentsApi.tree, commentsApi.duplicates], {
    onDone: () => {
      notify.done(t('restored'));
      onClose();
    },
  });
  return (
    <Alert
      className={styles.undo}
      type="info"
      showIcon
      title={words}
      closable={{ onClose }}
      action={
        <Button
          size="small"
          loading={undoing.isPending}
          disabled={presetIds.length === 0}
          onClick={() => undoing.mutate({ presetIds: [...presetIds] })}
        >
          {t('undo')}
        </Button>
      }
    />
  );
}
