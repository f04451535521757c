import { type LectureItem, lectureApi } from '@zhibi/contract/marking/lecture';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../platform/api.js';
import { Card } from '../../../platform/layout/card.js';
import { Screen } from '../../../platform/screen.js';
import { formatRate } from '../../../platform/time.js';
import { QuestionText } from '../../parts/question-text.js';
import { ShownAnswer } from '../parts/shown-answer.js';
import styles from './wrong.module.css';
import { lostOf } from './wrong-from.js';

interface WrongItemProps {
  homeworkId: string;
  item: LectureItem;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** A question that went wrong: what it asked, how much was lost, and how it was written. */
export function WrongItem({ homeworkId, item, isChosen, onChoose }: WrongItemProps) {
  const { t } = useTranslation('lecture');
  const [isOpen, setIsOpen] = useState(false);
  const { no, body, full, zero } = item;
  const facts = [t('wrong.share', { share: formatRate(lostOf(item)) }), t('facts', { full, zero })];
  return (
    <Card
      className={styles.item}
      title={t('question', { no })}
      extra={
        <Checkbox checked={isChosen} onChange={({ target }) => onChoose(target.checked)}>
          {t('wrong.choose')}
        </Checkbox>
      }
    >
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <QuestionText body={body} />
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'wrong.hide' : 'wrong.ink')}
      </Button>
      {isOpen && <Ink homeworkId={homeworkId} item={item} />}
    </Card>
  );
}

function Ink({ homeworkId, item: { itemId, maxScore } }: Pick<WrongItemProps, 'homeworkId' | 'item'>) {
  const { t } = useTranslation('lecture');
  const read = useRead(lectureApi.answers, { homeworkId, itemId });
  return (
    <Screen
      read={read}
      skeleton={{ cards: 2 }}
      isEmpty={({ items }) => items.length === 0}
      empty={<p>{t('wrong.noInk')}</p>}
    >
      {({ items }) => (
        <div className={styles.ink}>
          {items.map((answer) => (
            <ShownAnswer key={answer.answerId} answer={answer} maxScore={maxScore} hidesName={false} />
          ))}
        </div>
      )}
    </Screen>
  );
}
