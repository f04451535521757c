import type { ItemToMark } from '@zhibi/contract/marking';
import { rubricsApi } from '@zhibi/contract/marking/rubrics';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { Screen } from '../../../platform/screen.js';
import { RubricForm } from './rubric-form.js';

export interface RubricDrawerProps {
  open: boolean;
  homeworkId: string;
  item: ItemToMark;
  onClose: () => void;
}

/** What a question is marked by: written from nothing or from another, edited after a look at whose score follows, and taken back. */
export function RubricDrawer({ open, homeworkId, item, onClose }: RubricDrawerProps) {
  const { t } = useTranslation('rubrics');
  const read = useRead(rubricsApi.history, open ? { homeworkId, itemId: item.itemId } : null);
  return (
    <Drawer open={open} size="wide" keepsTyping title={t('title', { no: item.no })} onClose={onClose}>
      <Screen read={read} skeleton={{ rows: 4 }}>
        {({ items }) => <RubricForm {...{ homeworkId, item, onClose }} edits={items} />}
      </Screen>
    </Drawer>
  );
}
