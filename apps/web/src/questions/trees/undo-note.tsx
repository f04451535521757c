import { treesApi } from '@zhibi/contract/questions/trees';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useWrite } from '../../platform/api.js';
import { tell } from '../../platform/tell.js';

export interface Removed {
  undoId: string;
  words: string;
}

/** What has just been removed, and the way back; stays until it is used or put away. */
export function UndoNote({ removed, onClose }: { removed: Removed; onClose: () => void }) {
  const { t } = useTranslation('trees');
  const undo = useWrite(treesApi.undoRemoval, [treesApi.tree, treesApi.books], {
    onDone: ({ brought }) => {
      tell.done(brought === 0 ? t('undoneBook') : t('undone', { count: brought }));
      onClose();
    },
  });
  return (
    <Alert
      key={removed.undoId}
      type="info"
      showIcon
      style={{ marginBottom: 12 }}
      title={removed.words}
      closable={{ onClose }}
      action={
        <Button size="small" loading={undo.isPending} onClick={() => undo.mutate({ undoId: removed.undoId })}>
          {t('undo')}
        </Button>
      }
    />
  );
}
