import type { PaperItem } from '@zhibi/contract/papers';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { StatusTag } from '../../platform/layout/status-tag.js';
import { formatNumber } from '../../platform/time.js';
import { AnswerText, QuestionText } from '../../questions/index.js';
import type { Swap } from './adapted.js';
import styles from './existing.module.css';

interface ItemProps {
  item: PaperItem;
  swap: Swap | undefined;
  isKept: boolean;
  onKeep: () => void;
  onSwap: () => void;
  onUndo: () => void;
}

/** One question of the paper as it will stand in the new one. */
export function Item({ item: { no, score, body }, swap, isKept, onKeep, onSwap, onUndo }: ItemProps) {
  const { t } = useTranslation('existing');
  const shown = swap?.body ?? body;
  return (
    <article className={styles.item}>
      <div className={styles.meta}>
        <Checkbox checked={isKept} onChange={onKeep}>
          {t('keep', { no })}
        </Checkbox>
        <span>{t('points', { score: formatNumber(score) })}</span>
        {swap && <StatusTag tone="done">{t('swapped')}</StatusTag>}
        <span>
          {swap && (
            <Button type="link" size="small" onClick={onUndo}>
              {t('undo')}
            </Button>
          )}
          {isKept && (
            <Button type="link" size="small" onClick={onSwap}>
              {t('swap')}
            </Button>
          )}
        </span>
      </div>
      <div className={isKept ? undefined : styles.out}>
        <QuestionText body={shown} />
        <AnswerText body={shown} />
      </div>
    </article>
  );
}
