import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import type { ItemToMark } from '@zhibi/contract/marking';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './mark-bar.module.css';

export interface QuestionTabsProps {
  items: readonly ItemToMark[];
  itemId: string;
  onGo: (itemId: string) => void;
}

const SHOWN_EACH_SIDE = 3;

/** The way through the questions; green is done. */
export function QuestionTabs({ items, itemId, onGo }: QuestionTabsProps) {
  const { t } = useTranslation('marking');
  const at = items.findIndex((item) => item.itemId === itemId);
  const [before, after] = [items[at - 1], items[at + 1]];
  const from = Math.max(0, Math.min(at - SHOWN_EACH_SIDE, items.length - 2 * SHOWN_EACH_SIDE - 1));
  const shown = items.slice(from, from + 2 * SHOWN_EACH_SIDE + 1);
  return (
    <nav className={styles.tabs} aria-label={t('mark.questions')}>
      <Button
        type="text"
        size="small"
        icon={<LeftOutlined />}
        aria-label={t('mark.before')}
        disabled={!before}
        onClick={() => before && onGo(before.itemId)}
      />
      {shown.map((item) => {
        const isDone = item.waiting === 0;
        const look = item.itemId === itemId ? styles.on : isDone ? styles.done : '';
        const words = t(isDone ? 'mark.tabDone' : 'mark.tabWaiting', { no: item.no, count: item.waiting });
        return (
          <button
            key={item.itemId}
            type="button"
            className={look}
            aria-current={item.itemId === itemId}
            title={words}
            aria-label={words}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onGo(item.itemId)}
          >
            {item.no}
          </button>
        );
      })}
      <Button
        type="text"
        size="small"
        icon={<RightOutlined />}
        aria-label={t('mark.after')}
        disabled={!after}
        onClick={() => after && onGo(after.itemId)}
      />
    </nav>
  );
}
