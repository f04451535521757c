import { ConfigProvider } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { onDemand } from '../../../platform/layout/on-demand.js';
import { touchTheme } from '../../../platform/theme.js';
import type { MarkingHand } from './marking-hand.js';
import { ThumbHead, ThumbKey } from './thumb-head.js';
import type { ThumbMoreProps } from './thumb-more.js';
import { ThumbPad } from './thumb-pad.js';
import { ThumbPaper } from './thumb-paper.js';
import styles from './thumb-table.module.css';

const ThumbMore = onDemand<ThumbMoreProps>(
  async () => (await import('./thumb-more.js')).ThumbMore,
  ({ shown }) => shown !== null,
);

/** One answer fills the hand: what the thumb reaches is the score, what it must not touch lies above. */
export function ThumbTable(marking: MarkingHand) {
  const { t } = useTranslation('marking');
  const [isKey, setKey] = useState(false);
  const [more, setMore] = useState<ThumbMoreProps['shown']>(null);
  return (
    <ConfigProvider theme={touchTheme('middle')}>
      <div className={styles.table}>
        {/* The key stands in the place of the head, and the pad below stays where the thumb is. */}
        {isKey ? (
          <ThumbKey item={marking.item} label={t('mark.key')} />
        ) : (
          <ThumbHead {...marking} onMore={() => setMore('questions')} />
        )}
        <ThumbPaper {...marking} isKey={isKey} onKey={setKey} />
        <ThumbPad {...marking} onRemarks={() => setMore('remarks')} />
        <ThumbMore {...marking} shown={more} onClose={() => setMore(null)} />
      </div>
    </ConfigProvider>
  );
}
