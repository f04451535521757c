import { type PartnerQuestion, partnersApi } from '@zhibi/contract/questions/partners';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Drawer } from '../../../platform/layout/drawer.js';
import { EmptyState } from '../../../platform/layout/empty-state.js';
import { Screen } from '../../../platform/screen.js';
import styles from './bank.module.css';

interface SimilarDrawerProps {
  bank: string;
  subjectId: number;
  /** The question that others are like; null closes. */
  of: PartnerQuestion | null;
  cardOf: (question: PartnerQuestion) => ReactNode;
  onClose: () => void;
}

/** Other questions of the bank like one, the likest first. */
export function SimilarDrawer({ bank, subjectId, of, cardOf, onClose }: SimilarDrawerProps) {
  const { t } = useTranslation('partners');
  const read = useRead(partnersApi.similar, of && { bank, subjectId, itemId: of.itemId });
  return (
    <Drawer title={t('card.similar')} size="wide" open={of !== null} onClose={onClose}>
      <Screen
        read={read}
        skeleton={{ rows: 8 }}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState title={t('empty.similar')} hint={t('empty.similarHint')} />}
      >
        {({ items }) => <div className={styles.list}>{items.map(({ question }) => cardOf(question))}</div>}
      </Screen>
    </Drawer>
  );
}
