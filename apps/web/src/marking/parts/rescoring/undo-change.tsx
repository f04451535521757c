import { useQueryClient } from '@tanstack/react-query';
import { type KeyHistory, keysApi } from '@zhibi/contract/marking/answer-keys';
import { useTranslation } from 'react-i18next';
import { refresh, useRead, useWrite } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import { notify } from '../../../platform/notify.js';
import { Screen } from '../../../platform/screen.js';
import { rescored } from './rescored-reads.js';
import styles from './rescoring.module.css';
import { RescoringShown } from './rescoring-shown.js';

export interface UndoChangeProps {
  of: { homeworkId: string; itemId: string };
  /** The newest change. */
  change: KeyHistory['items'][number];
  onClose: () => void;
}

/** Taking a change of a key back changes scores again: whose, is seen before. */
export function UndoChange({ of, change, onClose }: UndoChangeProps) {
  const { t } = useTranslation('rescoring');
  const queries = useQueryClient();
  const read = useRead(keysApi.preview, { ...of, keys: change.from });
  const undoing = useWrite(keysApi.undo, rescored, {
    onDone: ({ scores }) => {
      notify.done(t('undoneNow', { count: scores }));
      onClose();
    },
    // What the preview showed is no longer so: it is made anew, and looked at again.
    onRefused: () => void refresh(queries, [keysApi.preview, keysApi.history]),
  });
  const seen = read.data?.seen;
  return (
    <Dialog size="form" title={t('undoAsk')} onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.hint}>{t('undoHint')}</p>
        <Screen read={read} skeleton={{ rows: 3 }}>
          {(shown) => <RescoringShown seen={shown} />}
        </Screen>
        <Foot
          words={t('undoDo')}
          isDisabled={seen === undefined || read.isFetching}
          isBusy={undoing.isPending}
          onCancel={onClose}
          onMain={() => seen !== undefined && undoing.mutate({ ...of, changeId: change.changeId, seen })}
        />
      </div>
    </Dialog>
  );
}
