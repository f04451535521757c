import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Drawer } from '../../../platform/layout/drawer.js';
import { BesideKey } from '../../parts/engine/beside-key.js';
import { Remarks } from '../../parts/engine/remarks.js';
import { RubricButton } from '../../parts/rubrics/rubric-button.js';
import type { MarkingHand } from './marking-hand.js';
import styles from './thumb-table.module.css';

export interface ThumbMoreProps extends MarkingHand {
  shown: 'questions' | 'remarks' | null;
  onClose: () => void;
}

/** What is seldom wanted, from below: another question, the filter and giving back; or the words for the student. */
export function ThumbMore({ shown, onClose, ...marking }: ThumbMoreProps) {
  const { t } = useTranslation('marking');
  const { hand, known } = marking;
  return (
    <Drawer
      open={shown !== null}
      placement="bottom"
      title={t(shown === 'remarks' ? 'remarks.title' : 'mark.questions')}
      onClose={onClose}
    >
      {shown === 'remarks' ? (
        <div className={styles.remarks}>
          <Remarks
            comment={hand.comment}
            known={known}
            remarks={hand.remarks}
            onRemark={hand.putRemark}
            disabled={!hand.answer}
            onComment={hand.setComment}
            onConfirm={onClose}
          />
        </div>
      ) : (
        <Questions {...marking} onClose={onClose} />
      )}
    </Drawer>
  );
}

function Questions({ homework, item, only, hand, end, onSet, onClose }: Omit<ThumbMoreProps, 'shown'>) {
  const { t } = useTranslation('marking');
  return (
    <div className={styles.more}>
      <nav className={styles.cells} aria-label={t('mark.questions')}>
        {homework.items.map(({ itemId, no, waiting }) => (
          <button
            key={itemId}
            type="button"
            aria-current={itemId === item.itemId}
            data-done={waiting === 0}
            aria-label={t(waiting === 0 ? 'mark.tabDone' : 'mark.tabWaiting', { no, count: waiting })}
            onClick={() => {
              hand.goTo(itemId);
              onClose();
            }}
          >
            {no}
          </button>
        ))}
      </nav>
      <Checkbox
        checked={only === 'waiting'}
        onChange={({ target }) => onSet({ only: target.checked ? 'waiting' : 'all' })}
      >
        {t('mark.onlyWaiting')}
      </Checkbox>
      <BesideKey homeworkId={homework.homeworkId} item={item} />
      <RubricButton homeworkId={homework.homeworkId} item={item} />
      {end}
    </div>
  );
}
