import { type BankedQuestion, writingApi } from '@zhibi/contract/questions/writing';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Dialog } from '../../../platform/layout/dialog.js';
import { Foot } from '../../../platform/layout/foot.js';
import { Screen } from '../../../platform/screen.js';
import { DiffView } from '../one/diff-view.js';
import styles from './banked-card.module.css';

interface MergeDialogProps {
  copy: BankedQuestion;
  originId: string;
  isBusy: boolean;
  onMerge: () => void;
  onClose: () => void;
}

/** What a copy would change of its original: seen before it is handed in. */
export function MergeDialog({ copy, originId, isBusy, onMerge, onClose }: MergeDialogProps) {
  const { t } = useTranslation('writing');
  const read = useRead(writingApi.one, { questionId: originId });
  return (
    <Dialog size="wide" title={t('action.merge')} onClose={onClose}>
      <Screen read={read} skeleton={{ rows: 4 }}>
        {(original) => (
          <>
            <p className={styles.meta}>
              {t('merge.into', { who: original.author ?? '--', version: original.version })}
            </p>
            <DiffView before={original.body} after={copy.body} />
            <Foot words={t('action.merge')} isBusy={isBusy} onMain={onMerge} onCancel={onClose} />
          </>
        )}
      </Screen>
    </Dialog>
  );
}
