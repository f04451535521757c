import type { ItemToMark } from '@zhibi/contract/marking';
import { keysApi } from '@zhibi/contract/marking/answer-keys';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Screen } from '../../../platform/screen.js';
import { KeyChanges } from './key-changes.js';
import { KeyForm } from './key-form.js';

export interface KeyDrawerProps {
  open: boolean;
  homeworkId: string;
  item: ItemToMark;
  onClose: () => void;
}

/** The key of a question: what counts now, another one with what it would do, and how it was changed before. */
export function KeyDrawer({ open, homeworkId, item, onClose }: KeyDrawerProps) {
  const { t } = useTranslation('rescoring');
  const { itemId, no } = item;
  const read = useRead(keysApi.history, open ? { homeworkId, itemId } : null);
  return (
    <Drawer open={open} size="wide" keepsTyping title={t('title', { no })} onClose={onClose}>
      <Screen read={read} skeleton={{ rows: 3 }}>
        {(history) => (
          <>
            {history.can.change && (
              <KeyForm key={JSON.stringify(history.keys)} {...{ homeworkId, item, onClose }} keys={history.keys} />
            )}
            {history.items.length > 0 && <KeyChanges of={{ homeworkId, itemId }} body={item.body} {...history} />}
          </>
        )}
      </Screen>
    </Drawer>
  );
}
