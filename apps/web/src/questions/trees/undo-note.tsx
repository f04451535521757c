import { treesApi } from '@zhibi/contract/questions/trees';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { notify } from '../../platform/notify.js';

/** What has just been done, in words, and what undoes it. */
export type Undoable = { words: string } & (
  | { kind: 'removed'; undoId: string }
  | { kind: 'schools'; undoId: string }
  | { kind: 'retired'; textbookId: string; revision: number }
);

/** What has just been done, and the way back; stays until it is used or put away. */
export function UndoNote({ done, onClose }: { done: Undoable; onClose: () => void }) {
  const { t } = useTranslation('trees');
  const reported = (words: string) => {
    notify.done(words);
    onClose();
  };
  const bringing = useWrite(
    treesApi.undoRemoval,
    [treesApi.tree, treesApi.checkTree, treesApi.lesson, treesApi.books],
    {
      onDone: ({ brought }) => reported(brought === 0 ? t('undoneBook') : t('undone', { count: brought })),
    },
  );
  const offering = useWrite(treesApi.restoreBook, [treesApi.books], { onDone: () => reported(t('undoneBook')) });
  const giving = useWrite(treesApi.undoBookSchools, [treesApi.books, treesApi.bookSchools], {
    onDone: ({ restored, left }) =>
      reported(left === 0 ? t('undoneSchools', { count: restored }) : t('undoneSome', { restored, left })),
  });
  const undo = () => {
    if (done.kind === 'removed') return bringing.mutate({ undoId: done.undoId });
    if (done.kind === 'schools') return giving.mutate({ undoId: done.undoId });
    return offering.mutate({ textbookId: done.textbookId, revision: done.revision });
  };
  return (
    <Alert
      key={done.words}
      type="info"
      showIcon
      style={{ marginBottom: 12 }}
      title={done.words}
      closable={{ onClose }}
      action={
        <Button size="small" loading={[bringing, offering, giving].some(({ isPending }) => isPending)} onClick={undo}>
          {t('undo')}
        </Button>
      }
    />
  );
}
